import type { Colour } from '@crossbones/games/skull-queen/seen/colour';
import type { Mark } from '@crossbones/games/skull-queen/seen/mark';
import { Card } from '../../../parts/Card.js';
import art from '../art.svg?url';

const hues: { readonly [colour in Colour]: string } = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const specials: { readonly [code: string]: string } = { '0': 'monkey', '13': 'mate' };

/** A card of the game by its code; the monkey and the first mate wear the colour they took. */
export function GameCard({ code, as = null }: { code: string; as?: Colour | null }) {
  const special = specials[code];
  if (special !== undefined) {
    return (
      <Card
        sprite={art}
        kind="portrait"
        picture={special}
        index={code}
        mark={as === null ? undefined : `suit-${as}`}
        hue={as === null ? special : hues[as]}
        code={code}
      />
    );
  }
  const suit = code.charAt(0) as Colour;
  return (
    <Card
      sprite={art}
      kind="motif"
      picture={`motif-${suit}`}
      mark={`suit-${suit}`}
      index={code.slice(1)}
      hue={hues[suit]}
      code={code}
    />
  );
}

export const CardBack = () => <Card sprite={art} kind="back" picture="back" />;

export function Suit({ suit }: { suit: Colour }) {
  return (
    <svg class="suit" data-hue={hues[suit]} viewBox="0 0 40 40" aria-hidden="true">
      <use href={`${art}#suit-${suit}`} />
    </svg>
  );
}

const chevrons = {
  up: ['M5 16 12 9l7 7', 'M5 19l7-7 7 7M5 12l7-7 7 7'],
  down: ['M5 9l7 7 7-7', 'M5 5l7 7 7-7M5 12l7 7 7-7'],
} as const;

/** One chevron a space, the way the pirate goes. */
export function Way({ way, by }: Pick<Mark, 'way' | 'by'>) {
  return (
    <svg class="way" viewBox="0 0 24 24" aria-hidden="true">
      <path d={chevrons[way][by - 1]} />
    </svg>
  );
}
