import type * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { type Deed, readWord } from '@crossbones/games/skull-king-dice/seen/word';
import { type LabelsFor, labelled } from '../../label.js';
import type { Phrases } from '../../phrase.js';
import type { Words } from '../../skull-king-dice/words.js';
import { capital, counted, seat } from '../speech.js';
import { pad } from './pad.js';

const names: { readonly [kind in SkullKingDice.Kind]: string } = {
  'skull-king': 'Skull King',
  pirate: 'pirate',
  mermaid: 'mermaid',
  black: 'black',
  blue: 'blue',
  red: 'red',
  yellow: 'yellow',
};

const isKind = (word: string): word is SkullKingDice.Kind => Object.hasOwn(names, word);
type Arg = string | number | undefined;

/** A kind of die in a sentence: “black”, “Skull King”. */
const kindName = (kind: Arg): string =>
  isKind(String(kind)) ? names[kind as SkullKingDice.Kind] : String(kind);

/** A rolled die: `black:6` is “black 6”, `pirate:flag` is “pirate die’s flag”. */
function rollName(roll: Arg): string {
  const [kind, face] = String(roll).split(':');
  if (face === 'skull') return `${kindName(kind)}’s skull`;
  return face === 'flag' ? `${kindName(kind)} die’s flag` : `${kindName(kind)} ${face}`;
}

const nth = (place: Arg): string =>
  ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][Number(place)] ?? `${place}th`;

/** Said where several came to the same. */
const last = (equals: string | number): string => (Number(equals) > 1 ? 'last ' : '');

const reasons = {
  'game-over': ({ rounds }) => `All ${rounds} rounds are played; the game is over.`,
  'wait-for-chance': () => 'Hold on: the dice are still moving.',
  'bids-first': () => 'Nobody rolls before all bids are in.',
  'bids-revealed': () => 'The bids are on the table and stand for this round.',
  'bid-too-high': ({ bid, round }) =>
    `A bid of ${bid} is too high: this round has only ${counted(round, 'trick')}.`,
  'not-your-turn': ({ turn }, who) => `It is ${who(turn)}’s turn to roll.`,
  'not-held': ({ die }) => `There is no ${kindName(die)} die behind your screen.`,
  'must-follow': ({ die, led }) =>
    `${capital(kindName(led))} was led and you hold it, so ${kindName(die)} must wait: roll ${kindName(led)} or a special die.`,

  'colour-led': ({ led }) => `The first coloured die was ${kindName(led)}, so ${kindName(led)} was led.`,
  'nothing-led': () => 'No coloured die was rolled, so no colour was led.',
  'mermaid-takes-skull-king': ({ place, equals }) =>
    `Skull King and mermaid both show their skulls: the ${last(equals)}mermaid wins, the ${nth(place)} die.`,
  'last-skull-king': ({ place, equals }) =>
    `No mermaid stops the Skull King: his ${last(equals)}skull wins, the ${nth(place)} die.`,
  'last-pirate': ({ place, equals }) =>
    `The ${last(equals)}pirate’s skull beats mermaids and numbers: the ${nth(place)} die wins.`,
  'last-mermaid': ({ place, equals }) =>
    `The ${last(equals)}mermaid’s skull beats every number: the ${nth(place)} die wins.`,
  'highest-number': ({ place, roll, equals }) =>
    `The highest number wins whatever its colour: the ${rollName(roll)}, rolled ${nth(place)}${Number(equals) > 1 ? ' (a tie: the last one rolled)' : ''}.`,
  'first-flag': ({ equals }) =>
    equals !== 1 ? 'Nothing but flags: the first one rolled wins.' : 'Only a flag lies there yet.',
  'pirates-captured': ({ count, bonus }) =>
    `The Skull King captured ${counted(count, 'pirate skull')}: +${bonus} if the winner’s bid holds.`,
  'skull-king-captured': ({ bonus }) =>
    `The mermaid captured the Skull King: +${bonus} if the winner’s bid holds.`,
  'no-bonuses': () => 'Landlubbers score no bonuses.',

  'wants-dice': ({ at, total, sum }) => `${at} must hold ${total} dice in all, and not ${sum}.`,
  'wants-roll': ({ at }) => `${at} must be a rolled die such as "black:6", "yellow:flag" or "pirate:skull".`,
  'no-such-face': ({ at, roll }) => `${at} cannot be: these dice have no side for the ${rollName(roll)}.`,
  'too-many-dice': ({ at, die, count }) =>
    `${at} is one too many: the box has ${count} of the kind ${kindName(die)}.`,
  'wants-tens': ({ at }) => `${at} must be a multiple of 10, as all bonuses are.`,
  'over-round': ({ at, round }) => `${at} must not be over ${round}, the number of tricks in round ${round}.`,
} satisfies Phrases<SkullKingDice.ReasonKey>;

const labels: LabelsFor<Deed> = {
  bid: ({ bid }) => `Bid ${bid}`,
  roll: ({ kind }) => `Roll the ${kindName(kind)} die`,
};

/** `black` is “black die”, `black:6` “black 6”, `pirate:flag` “pirate die, flag”. */
function card(code: string): string {
  const [kind, face] = code.split(':');
  if (face === undefined) return `${kindName(kind)} die`;
  return face === 'skull' || face === 'flag' ? `${kindName(kind)} die, ${face}` : `${kindName(kind)} ${face}`;
}

export const words = {
  pad,
  reasons,
  label: labelled(readWord, labels, seat),
  card,
  suit: kindName,
  options: {
    scoring: {
      name: 'Scoring',
      about: 'What an exact bid earns and a miss costs.',
      values: {
        standard: 'Standard: bonuses, and misses cost',
        landlubber: 'Landlubber: no bonuses, no penalties for bids above 0',
      },
    },
    dice: { name: 'Dice', about: 'Which dice are in the bag, and what is on their sides.' },
  },
  modes: {},
  moments: { 'yo-ho-ho': () => 'Yo-ho-ho!' },
} as const satisfies Words;
