import { type Args, type Fault, fault, flag, int, type Json, list, record } from '@crossbones/core';
import { maybe, sum } from '../field.js';
import type { Head, Ledger } from '../ledger.js';
import { deckSize, fullBox } from './cards.js';
import type { GameOptions } from './options.js';
import { commonPoints, grade, places, roundPoints, roundsFor, sideOf, together } from './score.js';

/** What one player has when a round ends. */
export type Haul = { readonly boxes: number; readonly pawns: number; readonly cards: number };

/** A round against each other; one is broken off when nobody takes a pawn for five turns each. */
export type Market = { readonly hauls: readonly Haul[]; readonly brokenOff: boolean };

/** The end of a game played together: how many of its own pawns stand on each box. */
export type Shelves = { readonly home: readonly (number | null)[] };

export type Round = Market | Shelves;

export const BOXES = fullBox.colours;
export const PAWNS_A_BOX = fullBox.pawnsPerColour;
const PAWNS = BOXES * PAWNS_A_BOX;
const CARDS = deckSize(fullBox);

export const optionsOf = ({ options }: Head): GameOptions => options as GameOptions;
export const isShelves = (round: Round): round is Shelves => 'home' in round;

export const haulWorth = ({ boxes, pawns, cards }: Haul): number => roundPoints(boxes, pawns, cards);

/** QC-17: the score all share; boxes that nobody has counted yet count as empty of their own pawns. */
export function shelvesWorth(head: Head, { home }: Shelves): number {
  const { spaces } = optionsOf(head);
  const own = home.map((pawns) => pawns ?? 0);
  return commonPoints(own.filter((pawns) => pawns === spaces).length, spaces, BOXES * spaces - sum(own));
}

/** The most that all can reach together, and the grade of a score. */
export const most = (head: Head): number => BOXES * optionsOf(head).spaces;
export const gradeOf = (head: Head, points: number): number => grade(points, most(head));

export const sidesOf = ({ players, options }: Head): number[] =>
  players.map((_, player) => sideOf((options as GameOptions).mode, player));

export const total = (hauls: readonly Haul[], of: keyof Haul): number => sum(hauls.map((haul) => haul[of]));

/** The most that one player can have of something, given what the others have. */
export function roomFor({ hauls }: Market, player: number, of: keyof Haul): number {
  const most = { boxes: BOXES, pawns: PAWNS, cards: CARDS }[of];
  return most - (total(hauls, of) - hauls[player][of]);
}

/** What can be amiss at the end of a round. */
export type FaultKey =
  | 'too-many-boxes'
  | 'too-many-pawns'
  | 'too-many-cards'
  | 'boxes-missing'
  | 'not-broken-off'
  | 'pawns-differ'
  | 'boxes-open'
  | 'lone-stray';

const wrong = (key: FaultKey, args: Args = {}): Fault => fault(key, args);

function marketFaults({ hauls, brokenOff }: Market): readonly Fault[] {
  const boxes = total(hauls, 'boxes');
  const pawns = total(hauls, 'pawns');
  const cards = total(hauls, 'cards');
  // QC-9: pawns are left on one box at most, so a round that ended by itself has all boxes but one gone.
  const least = BOXES - 1;
  if (boxes > BOXES) return [wrong('too-many-boxes', { boxes, most: BOXES })];
  if (pawns > PAWNS) return [wrong('too-many-pawns', { pawns, most: PAWNS })];
  if (cards > CARDS) return [wrong('too-many-cards', { cards, most: CARDS })];
  if (!brokenOff && boxes < least) return [wrong('boxes-missing', { boxes, least })];
  if (brokenOff && boxes >= least) return [wrong('not-broken-off', { boxes })];
  const fewest = PAWNS_A_BOX * boxes;
  const highest = fewest + (PAWNS_A_BOX - 1) * (BOXES - boxes);
  if (pawns < fewest || pawns > highest) return [wrong('pawns-differ', { boxes, pawns, fewest, highest })];
  return [];
}

function shelvesFaults(head: Head, { home }: Shelves): readonly Fault[] {
  const count = home.filter((pawns) => pawns === null).length;
  if (count > 0) return [wrong('boxes-open', { count })];
  // A pawn away from home keeps another one away from home, so at least two boxes are affected.
  const open = home.filter((pawns) => pawns !== optionsOf(head).spaces).length;
  return open === 1 ? [wrong('lone-stray')] : [];
}

const haul = record({ boxes: int(0, BOXES), pawns: int(0, PAWNS), cards: int(0, CARDS) });

/** What each player’s side has in a round. */
function points(head: Head, written: Round): number[] {
  if (isShelves(written)) return head.players.map(() => shelvesWorth(head, written));
  return together(written.hauls.map(haulWorth), sidesOf(head));
}

const roundsIn = (head: Head): number => roundsFor(optionsOf(head).mode, head.players.length);

export const ledger: Ledger<Round & Json> = {
  game: 'queens-collection',
  rounds: roundsIn,
  blank: (head) =>
    optionsOf(head).mode === 'cooperative'
      ? { home: Array<null>(BOXES).fill(null) }
      : { hauls: head.players.map(() => ({ boxes: 0, pawns: 0, cards: 0 })), brokenOff: false },
  read: (head, _round, value) => {
    const { mode, spaces } = optionsOf(head);
    const seats = head.players.length;
    if (mode === 'cooperative')
      return record({ home: list(maybe(int(0, spaces)), BOXES, BOXES, []) }).read(value, '');
    return record({ hauls: list(haul, seats, seats, []), brokenOff: flag() }).read(value, '');
  },
  faults: (head, _round, written) =>
    isShelves(written) ? shelvesFaults(head, written) : marketFaults(written),
  points: (head, _round, written) => points(head, written),
  outcome: (head, rounds) => {
    if (rounds.length < roundsIn(head)) return null;
    const earned = rounds.map((written) => points(head, written));
    const totals = head.players.map((_, player) => sum(earned.map((round) => round[player])));
    return {
      places: places(totals, sidesOf(head)),
      points: totals,
      grade: optionsOf(head).mode === 'cooperative' ? gradeOf(head, totals[0]) : null,
    };
  },
  /** QC-2: in each later round the next player to the left goes first. */
  turn: ({ players, dealer }, round) => ({ dealer: null, leader: (dealer + round) % players.length }),
};
