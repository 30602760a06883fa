import { type Colour, colours } from '@crossbones/games/skull-queen/seen/colour';
import type { Drawing } from '../../../play/rules/drawing.js';
import { CardBack, GameCard, Suit } from '../table/Card.js';
import { PirateFigure, Plank } from '../table/Plank.js';
import { narrow } from '../table/timber.js';
import '../../../play/rules/chip.css';
import './queen.css';

const hues: { readonly [colour: string]: string } = { r: 'red', y: 'yellow', g: 'green', b: 'blue' };
const worth = { front: [8, 5, 3, 2, 1], back: [1, 2, 3, 5, 8] } as const;

const isColour = (word: string): word is Colour => (colours as readonly string[]).includes(word);

/** A plank by its side and, for each colour, the space its pirate stands on: `plank:front:013x`. */
function Laid({ code }: { code: string }) {
  const [, side, stood = '----'] = code.split(':');
  const at = (colour: Colour): string => stood[colours.indexOf(colour)] ?? '-';
  const pirates = Object.fromEntries(
    colours.map((colour) => [colour, /\d/.test(at(colour)) ? Number(at(colour)) : null]),
  ) as Record<Colour, number | null>;
  return (
    <Plank
      pirates={pirates}
      overboard={colours.filter((colour) => at(colour) === 'x')}
      worth={worth[side === 'back' ? 'back' : 'front']}
      measure={stood.includes('x') ? narrow : { ...narrow, sea: 0 }}
    />
  );
}

function Piece({ code }: { code: string }) {
  const [kind, which = ''] = code.split(':');
  if (kind === 'plank') return <Laid code={code} />;
  if (kind === 'suit' && isColour(which)) return <Suit suit={which} />;
  if (kind === 'pirate' && isColour(which)) return <PirateFigure colour={which} />;
  return code === 'back' ? <CardBack /> : <GameCard code={code} />;
}

function Chip({ code, name }: { code: string; name: string }) {
  const [kind, which = ''] = code.split(':');
  if (kind === 'pirate' && isColour(which))
    return (
      <span class="chip-figure">
        <PirateFigure colour={which} />
      </span>
    );
  const [, colour, value] = /^(?:suit:)?([rygb])(\d*)$/.exec(code) ?? [];
  if (colour === undefined || !isColour(colour)) return <>{name}</>;
  return (
    <span class="chip-suit" data-hue={hues[colour]}>
      {value}
      <Suit suit={colour} />
    </span>
  );
}

export const drawing: Drawing = {
  Piece,
  Chip,
  nameOf(code, own, rules) {
    const [kind, which] = code.split(':');
    if (kind === 'suit') return own.suit(which);
    if (kind === 'pirate') return rules.pieces.pirate(own.suit(which));
    if (kind === 'plank') return which === 'back' ? rules.pieces.plankBack : rules.pieces.plankFront;
    return code === 'back' ? rules.pieces.back : own.card(code);
  },
};
