import { Card } from '../../../parts/Card.js';
import art from '../art.svg?url';

const hues: { readonly [suit: string]: string } = { g: 'green', y: 'yellow', p: 'purple', b: 'black' };

/** The mark and colour of the cards without a number. */
const characters: { readonly [code: string]: readonly [mark: string, hue: string] } = {
  escape: ['escape', 'slate'],
  kraken: ['kraken', 'wine'],
  whale: ['whale', 'blue'],
  loot: ['loot', 'yellow'],
  mermaid: ['mermaid', 'teal'],
  'skull-king': ['skull-king', 'black'],
  tigress: ['tigress', 'rust'],
  blank: ['blank', 'purple'],
};
const pirate = ['pirate', 'red'] as const;

/** A card of the game by its code; Tigress shows what she is played as. */
export function GameCard({ code, caption }: { code: string; caption?: string }) {
  const [, suit, value] = /^([gypb])(\d+)$/.exec(code) ?? [];
  if (suit !== undefined) {
    return (
      <Card
        sprite={art}
        kind="motif"
        picture={`motif-${suit}`}
        mark={`suit-${suit}`}
        index={value}
        hue={hues[suit]}
        code={code}
      />
    );
  }
  const [name, as] = code.split(':');
  const [mark, hue] =
    as === 'escape' ? characters.escape : as === 'pirate' ? pirate : (characters[name] ?? pirate);
  return (
    <Card
      sprite={art}
      kind="portrait"
      picture={name}
      mark={`mark-${mark}`}
      hue={hue}
      caption={caption}
      code={code}
    />
  );
}

export function Suit({ suit }: { suit: string }) {
  return (
    <svg class="suit" data-hue={hues[suit]} viewBox="0 0 40 40" aria-hidden="true">
      <use href={`${art}#suit-${suit}`} />
    </svg>
  );
}
