import type { Viewer } from '@crossbones/core';
import { afterFlowers } from './belief.js';
import { type Disc, GONE, IN_HAND, setOf } from './discs.js';
import { matNames } from './notation.js';
import type { GameOptions } from './options.js';
import { scores } from './score.js';
import {
  DUEL_LINE,
  flowersInHand,
  has,
  LINE,
  linesOf,
  NONE,
  type PhaseName,
  phases,
  type State,
  skullShown,
} from './state.js';

/** Gangs are named in views by their place in `gangs`, which is the table's order. */
type Gang = number;

/** What was shown in one attempt: the discs turned, in order, and the whole piles of those who gloated. */
export type Shown = {
  readonly turned: readonly { readonly gang: Gang; readonly disc: Disc }[];
  readonly gloats: readonly { readonly gang: Gang; readonly pile: readonly Disc[] }[];
};

/** What everybody sees of the table. */
type Common = Shown & {
  readonly seats: number;
  readonly options: GameOptions;
  readonly phase: PhaseName;
  readonly round: number;
  readonly first: Gang | null;
  /** Who is to act; null while sealed discs are placed, while chance is to move and when the game is over. */
  readonly turn: Gang | null;
  /** Gangs whose sealed disc is still to come. */
  readonly waiting: readonly Gang[];
  /** Discs on all mats. */
  readonly table: number;
  readonly bid: number | null;
  readonly bidder: Gang | null;
  /** Every bid of the round in order; 0 is a pass. */
  readonly bids: readonly (readonly [gang: Gang, bid: number])[];
  readonly challenger: Gang | null;
  /** Whose skull ended the attempt. */
  readonly owner: Gang | null;
  readonly picked: number | null;
  /** What the round before showed, until the next attempt. */
  readonly last: Shown | null;
  /** A line for every round that is over; the challenge was made where no owner of a skull is named. */
  readonly sheet: readonly (readonly [
    challenger: Gang,
    bid: number,
    owner: Gang | null,
    picked: number | null,
  ])[];
  /**
   * Once two gangs are left: how likely their skulls were then, and what both laid and bid in the rounds that are over.
   */
  readonly duel: {
    readonly since: number;
    readonly odds: readonly number[];
    readonly rounds: readonly {
      readonly piles: readonly [number, number];
      /** In order; they took turns. */
      readonly bids: readonly number[];
    }[];
  } | null;
  /** Per seat, the most challenges made by one gang. */
  readonly scores: readonly number[];
  /** The seat that has won. */
  readonly winner: number | null;
};

type Mat = {
  readonly name: string;
  readonly seat: number;
  readonly flower: boolean;
  readonly made: number;
  readonly out: boolean;
  readonly passed: boolean;
  /** The chance, to all but its person, that it had its skull when the round began. */
  readonly odds: number;
};

type Own = {
  readonly viewer: Viewer;
  readonly gangs: readonly (Mat & {
    /** Discs in hand. */
    readonly hand: number;
    /** From the bottom; null is face down. */
    readonly pile: readonly (Disc | null)[];
    /** The sets of discs that it may still have, as far as the viewer can tell. */
    readonly sets: readonly (readonly Disc[])[];
  })[];
  /** The viewer's own gangs that are in. */
  readonly mine: readonly {
    readonly gang: Gang;
    readonly hand: readonly Disc[];
    readonly pile: readonly Disc[];
  }[];
};

export type GameView = Common & Own;

export type OpenView = Common & {
  readonly gangs: readonly (Mat & { readonly hand: readonly Disc[]; readonly pile: readonly Disc[] })[];
};

/** ◆ S-9: a person sees the discs of own gangs that are in; somebody who is out sees only what all see. */
const sees = (state: State, viewer: Viewer, gang: number): boolean =>
  state.seatOf[gang] === viewer && has(state.alive, gang);

export function own(state: State, viewer: Viewer): Own {
  const gangs = listOf(state, (1 << state.gangs) - 1);
  return {
    viewer,
    gangs: gangs.map((gang) =>
      Object.assign(matOf(state, gang), {
        hand: state.discs[gang] - state.pile[gang],
        pile: facesOf(state, gang).map((disc, at) => (faceUp(state, gang, at) ? disc : null)),
        sets: sees(state, viewer, gang)
          ? [setOf(state.discs[gang], state.skull[gang] !== GONE)]
          : publicSets(state, gang),
      }),
    ),
    mine: gangs
      .filter((gang) => sees(state, viewer, gang))
      .map((gang) => ({ gang, hand: handOf(state, gang), pile: facesOf(state, gang) })),
  };
}

/** `Object.assign` instead of a spread, which takes several times as long with so many fields. */
export const view = (state: State, viewer: Viewer): GameView =>
  Object.assign(common(state), own(state, viewer));

export function open(state: State): OpenView {
  return {
    ...common(state),
    gangs: listOf(state, (1 << state.gangs) - 1).map((gang) => ({
      ...matOf(state, gang),
      hand: handOf(state, gang),
      pile: facesOf(state, gang),
    })),
  };
}

export function common(state: State): Common {
  const begun = state.turnRound === state.round;
  const shown = shownIn(state);
  return {
    seats: state.seats,
    options: state.options,
    phase: phases[state.phase],
    round: state.round,
    first: orNull(state.first),
    turn: orNull(state.turn),
    waiting: listOf(state, state.owing),
    table: state.table,
    bid: state.bid === 0 ? null : state.bid,
    bidder: orNull(state.bidder),
    bids: Array.from(
      { length: state.bidCount },
      (_, i) => [state.bids[2 * i], state.bids[2 * i + 1]] as const,
    ),
    challenger: orNull(state.challenger),
    owner: orNull(state.owner),
    picked: orNull(state.picked),
    turned: begun ? shown.turned : [],
    gloats: begun ? shown.gloats : [],
    last: begun || state.turnRound === 0 ? null : shown,
    sheet: Array.from({ length: linesOf(state) }, (_, i) => {
      const [challenger, bid, owner, picked] = state.sheet.subarray(LINE * i, LINE * (i + 1));
      return [challenger, bid, orNull(owner - 1), orNull(picked - 1)] as const;
    }),
    duel: state.duelFrom === 0 ? null : duelOf(state),
    scores: scores(state.made, state.seats),
    winner: orNull(state.winner),
  };
}

function duelOf(state: State): Common['duel'] {
  const since = state.duelFrom;
  return {
    since,
    odds: Array.from(state.duelOdds),
    rounds: Array.from({ length: linesOf(state) + 1 - since }, (_, i) => {
      const [one, two, bids] = state.duel.subarray(DUEL_LINE * i, DUEL_LINE * (i + 1));
      return {
        piles: [one, two] as const,
        bids: Array.from({ length: 8 }, (_, at) => at + 1).filter((number) => has(bids, number - 1)),
      };
    }),
  };
}

const orNull = (value: number): number | null => (value === NONE ? null : value);

const listOf = (state: State, gangs: number): Gang[] =>
  Array.from({ length: state.gangs }, (_, gang) => gang).filter((gang) => has(gangs, gang));

function matOf(state: State, gang: number): Mat {
  return {
    name: matNames[state.nameOf[gang]],
    seat: state.seatOf[gang],
    flower: state.made[gang] > 0,
    made: state.made[gang],
    out: !has(state.alive, gang),
    passed: has(state.passed, gang),
    odds: state.odds[gang],
  };
}

const handOf = (state: State, gang: number): Disc[] => {
  const skull = state.skull[gang] === IN_HAND;
  return setOf(flowersInHand(state, gang) + (skull ? 1 : 0), skull);
};

const pileWith = (height: number, skull: number): Disc[] =>
  Array.from({ length: height }, (_, at) => (at === skull ? 'skull' : 'flower'));

const facesOf = (state: State, gang: number): Disc[] => pileWith(state.pile[gang], state.skull[gang]);

const faceUp = (state: State, gang: number, at: number): boolean =>
  at >= state.pile[gang] - state.turned[gang];

/** What everybody can tell of a gang's discs from their number and from all that it has shown. */
function publicSets(state: State, gang: number): Disc[][] {
  const size = state.discs[gang];
  if (size === 0) return [[]];
  const odds = skullShown(state, gang)
    ? 1
    : afterFlowers(state.odds[gang], size, state.pile[gang], state.turned[gang]);
  const sets: Disc[][] = [];
  if (odds < 1) sets.push(setOf(size, false));
  if (odds > 0) sets.push(setOf(size, true));
  return sets;
}

/** All discs the challenger turned are flowers, but for the one that ended a failed attempt. */
function shownIn(state: State): Shown {
  const ended = linesOf(state) >= state.turnRound && state.turnRound > 0;
  const owner = ended ? state.sheet[LINE * (state.turnRound - 1) + 2] - 1 : state.owner;
  return {
    turned: Array.from({ length: state.turnCount }, (_, i) => ({
      gang: state.turns[i],
      disc: owner !== NONE && i === state.turnCount - 1 ? 'skull' : 'flower',
    })),
    gloats: listOf(state, (1 << state.gangs) - 1)
      .filter((gang) => state.gloats[gang] > 0)
      .map((gang) => ({ gang, pile: pileWith(state.gloats[gang] >> 3, (state.gloats[gang] & 7) - 1) })),
  };
}
