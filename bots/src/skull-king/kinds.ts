import * as SkullKing from '@crossbones/games/skull-king/index';
import type { Suits } from './suits.js';

const { ESCAPE, playedFace } = SkullKing;
const { parse } = SkullKing.skullKing;
const VALUES = 14;

/** Faces that are not numbers, in the order in which a network counts them after the numbers. */
const specials = [
  'escape',
  'rosie',
  'will',
  'rascal',
  'juanita',
  'harry',
  'tigress:pirate',
  'skull-king',
  'mermaid',
  'kraken',
  'whale',
  'loot',
  'tigress:escape',
];
export const KINDS = ESCAPE + specials.length;
const PIRATES = 5;
const ROSIE = ESCAPE + specials.indexOf('rosie');

/** The first card of each special kind. */
const firstCards = Uint8Array.from(specials, (code) => playedFace(parse(code)!));
const faces = Math.max(...firstCards) + 1 - ESCAPE;
/** The kinds of special faces where each pirate has a power of its own. */
const named = Uint8Array.from({ length: faces }, (_, special) => {
  let kind = 0;
  firstCards.forEach((card, i) => {
    if (card <= special + ESCAPE && card >= firstCards[kind]) kind = i;
  });
  return ESCAPE + kind;
});
/** And where they have none: all pirates are alike. */
const nameless = named.map((kind) => (kind >= ROSIE && kind < ROSIE + PIRATES ? ROSIE : kind));

/** The kind of a face on the table, or of a card in hand. */
export const kindOf = (s: SkullKing.State, suits: Suits, face: number): number =>
  face < ESCAPE
    ? suits.place[Math.floor(face / VALUES)] * VALUES + (face % VALUES)
    : (s.options.powers ? named : nameless)[face - ESCAPE];

/** Where the cards of a kind begin in a list of all cards, alike ones side by side. */
export const firstOf = (kind: number): number => (kind < ESCAPE ? kind : firstCards[kind - ESCAPE]);

/** What one face of a kind counts among those a seat has played; of escapes and nameless pirates there are many. */
export const shareOf = (s: SkullKing.State, kind: number): number =>
  kind === ESCAPE || (kind === ROSIE && !s.options.powers) ? 0.5 : 1;
