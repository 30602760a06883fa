import type { Reason, View, Viewer } from '@crossbones/core';
import { times } from '../list-of.js';
import { decision } from './decision.js';
import { KINDS, type Kind, kinds, printRoll } from './dice.js';
import type { GameOptions } from './options.js';
import { rollRefusal } from './refusal.js';
import { NO_DIE, NOBODY_YET, NOT_BID, Phase, type PhaseName, phases, type State } from './state.js';
import { bountyOf, judge, NOTHING_LED, placeOf } from './trick.js';

/** A die on the table. */
type Rolled = { readonly seat: number; readonly roll: string };
/** A trick that somebody has won. */
type Won = {
  readonly leader: number;
  readonly rolls: readonly string[];
  readonly winner: number;
  /** The rolls in it that are worth something to its winner, if the bid holds; left out where none is. */
  readonly bounty?: readonly (readonly [roll: string, points: number])[];
};
type Row = {
  readonly bids: readonly number[];
  readonly won: readonly number[];
  readonly bonus: readonly number[];
  readonly points: readonly number[];
};
type Counts = readonly number[];

/** What everybody sees. */
type Common = {
  readonly seats: number;
  readonly options: GameOptions;
  readonly phase: PhaseName;
  readonly round: number;
  readonly rounds: number;
  /** Who started this round, and who leads this trick. */
  readonly starter: number | null;
  readonly leader: number | null;
  readonly turn: number | null;
  readonly led: Kind | null;
  /** The die in the air. */
  readonly rolling: Kind | null;
  readonly won: Counts;
  /** Bonus points waiting for the bid to hold. */
  readonly bonus: Counts;
  readonly trick: readonly Rolled[];
  readonly tricks: readonly Won[];
  /** The last trick that is over, even if it was in the round before. */
  readonly lastTrick: Won | null;
  /**
   * Who would win the trick as it lies, and by which rule. While none lies there: who won the last one of the round.
   */
  readonly standing: { readonly winner: number; readonly why: Pick<Reason, keyof Reason> } | null;
  /** Colours each seat has shown it does not hold this round. */
  readonly voids: readonly (readonly Kind[])[];
  /** Finished rounds. */
  readonly sheet: readonly Row[];
  readonly scores: Counts;
};

type Own = {
  readonly viewer: Viewer;
  /** All of them once the last is in, none before. */
  readonly bids: readonly (number | null)[];
  /** Who has a bid sealed while others think. */
  readonly sealed: readonly boolean[];
  readonly ownBid: number | null;
  readonly hand: readonly Kind[] | null;
  /** How many dice each seat has behind its screen. */
  readonly dice: Counts;
  readonly unplayable: { readonly [kind: string]: Pick<Reason, keyof Reason> };
};

export type GameView = Common & Own;

export function own(state: State, viewer: Viewer): Own {
  const sealed = state.phase === Phase.bid;
  const bids = bidsOf(state);
  const seat = viewer === 'spectator' ? null : viewer;
  return {
    viewer,
    bids: sealed ? bids.map(() => null) : bids,
    sealed: bids.map((bid) => sealed && bid !== null),
    ownBid: seat === null ? null : bids[seat],
    hand: seat === null ? null : handOf(state, seat),
    dice: perSeat(state, (each) => handOf(state, each).length),
    unplayable: seat === null ? {} : unplayable(state, seat),
  };
}

export const view = (state: State, viewer: Viewer): GameView =>
  Object.assign(common(state), own(state, viewer));

/** Everything: besides what everybody sees, the screens, the bag and the sealed bids. */
export function open(state: State): View {
  return Object.assign(common(state), {
    bids: bidsOf(state),
    hands: perSeat(state, (seat) => handOf(state, seat)),
    bag: listed(state.bag, 0),
  });
}

export function common(state: State): Common {
  const { seats, options, round, rounds } = state;
  const tricks = wonTricks(state);
  return {
    seats,
    options,
    phase: phases[state.phase],
    round,
    rounds,
    starter: known(state.starter, NOBODY_YET),
    leader: known(state.leader, NOBODY_YET),
    turn: known(state.turn, NOBODY_YET),
    led: state.led === NOTHING_LED ? null : kinds[state.led],
    rolling: state.rolling === NO_DIE ? null : kinds[state.rolling],
    won: Array.from(state.won),
    bonus: Array.from(state.bonus),
    trick: currentTrick(state),
    tricks,
    lastTrick: tricks.at(-1) ?? trickBefore(state),
    standing: standing(state),
    voids: perSeat(state, (seat) => kinds.filter((_, kind) => (state.voids[seat] >> kind) & 1)),
    sheet: sheet(state),
    scores: Array.from(state.scores),
  };
}

const perSeat = <T>(state: State, of: (seat: number) => T): T[] => times(state.seats, of);
const known = (value: number, unknown: number): number | null => (value === unknown ? null : value);
const bidsOf = (state: State): (number | null)[] =>
  perSeat(state, (seat) => known(state.bids[seat], NOT_BID));

const listed = (counts: Uint8Array, from: number): Kind[] =>
  kinds.flatMap((kind, i) => Array<Kind>(counts[from + i]).fill(kind));
const handOf = (state: State, seat: number): Kind[] => listed(state.hands, seat * KINDS);

function currentTrick(state: State): Rolled[] {
  const from = (state.trick - 1) * state.seats;
  return Array.from(state.rolls.subarray(from, from + state.landed), (roll, i) => ({
    seat: (state.leader + i) % state.seats,
    roll: printRoll(roll),
  }));
}

function wonTricks(state: State): Won[] {
  const { seats } = state;
  return Array.from(state.leaders.subarray(0, state.trick - 1), (leader, trick) =>
    wonTrick(leader, state.rolls.subarray(trick * seats, (trick + 1) * seats), state.bonuses),
  );
}

function wonTrick(leader: number, rolls: Uint8Array, bonuses: boolean): Won {
  const verdict = judge(rolls, 0, rolls.length);
  const bounty = Array.from(rolls, (roll) => [printRoll(roll), bountyOf(roll, verdict)] as const).filter(
    ([, points]) => bonuses && points > 0,
  );
  return {
    leader,
    rolls: Array.from(rolls, printRoll),
    winner: (leader + placeOf(verdict)) % rolls.length,
    ...(bounty.length === 0 ? {} : { bounty }),
  };
}

/** The last trick of the round before. */
const trickBefore = ({ lastLeader, last, bonuses }: State): Won | null =>
  lastLeader === NOBODY_YET ? null : wonTrick(lastLeader, last, bonuses);

function standing(state: State): Common['standing'] {
  const { seats, rolls } = state;
  const lies = state.landed > 0;
  if (!lies && state.trick < 2) return null;
  const trick = lies ? state.trick - 1 : state.trick - 2;
  const from = trick * seats;
  const count = lies ? state.landed : seats;
  const verdict = judge(rolls, from, count);
  const leader = lies ? state.leader : state.leaders[trick];
  return { winner: (leader + placeOf(verdict)) % seats, why: decision(rolls, from, count, verdict) };
}

function sheet(state: State): Row[] {
  const underWay = state.phase === Phase.bid || state.phase === Phase.play || state.phase === Phase.roll;
  const finished = underWay ? state.round - 1 : state.round;
  return Array.from({ length: finished }, (_, i) => {
    const row = (column: Int16Array | Int8Array | Uint8Array): number[] =>
      Array.from(column.subarray(i * state.seats, (i + 1) * state.seats));
    return {
      bids: row(state.sheetBids),
      won: row(state.sheetWon),
      bonus: row(state.sheetBonus),
      points: row(state.sheetPoints),
    };
  });
}

/** The kinds a seat holds but may not roll in its turn, and why. */
function unplayable(state: State, seat: number): Record<string, Reason> {
  const reasons: Record<string, Reason> = {};
  if (state.phase !== Phase.play || state.turn !== seat) return reasons;
  for (const [kind, name] of kinds.entries()) {
    const reason = (state.held[seat] >> kind) & 1 ? rollRefusal(state, seat, kind) : null;
    if (reason !== null) reasons[name] = reason;
  }
  return reasons;
}
