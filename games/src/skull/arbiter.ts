import {
  choice,
  type Fault,
  fail,
  fault,
  flag,
  int,
  list,
  ok,
  type Reason,
  type Result,
  record,
} from '@crossbones/core';
import { anyOptions, checkOptions, maybe } from '../field.js';
import { attempt, turnUp } from './attempt.js';
import { fullBox, GONE, IN_HAND, MOST_DISCS, MOST_GANGS, MOST_IN_HAND } from './discs.js';
import { legal, mayGloat } from './legal.js';
import {
  ACTIONS,
  CHALLENGE,
  FLOWER,
  LEAST_RAISE,
  LOSE,
  matNames,
  OWN_WORDS,
  PASS,
  PICK,
  RAISE,
  SKULL,
} from './notation.js';
import { type GameOptions, options } from './options.js';
import { because, wrong } from './reasons.js';
import { refusal } from './refusal.js';
import { apply, chance, event } from './rules.js';
import { lastIn } from './score.js';
import { has, Phase, State } from './state.js';

/** How a challenge ends. Gangs are named as in the game's words: `2`, or `2.1` where everybody has two. */
export interface Ending {
  readonly ask: 'turn';
  readonly made: boolean;
  /** Gangs that it puts out of the game. */
  readonly out: readonly string[];
  /** Who starts the next round; null if the game is over or the challenger is to name somebody. */
  readonly first: string | null;
  /** The seat that wins the game by it. */
  readonly winner: number | null;
  readonly reasons: readonly Reason[];
}

/** What can be bid. */
export interface Bids {
  readonly ask: 'bid';
  readonly least: number;
  readonly most: number;
  /** Whether a disc can be added instead. */
  readonly mayAdd: boolean;
  readonly reasons: readonly Reason[];
}

/** A mat on the table, in the table's order. */
export interface Mat {
  /** Discs its gang still has, on the mat and in hand; none: the gang is out. */
  readonly discs: number;
  readonly pile: number;
  /** Whether its flower side is up. */
  readonly flower?: boolean;
}

interface Question {
  readonly players: number;
  readonly options: GameOptions;
  readonly mats: readonly Mat[];
  /** The mat whose turn it is, or the challenger's. */
  readonly who: number;
  /** The highest bid so far, or the challenger's. */
  readonly bid: number;
  /** Whose skull was turned up; null for flowers only. */
  readonly skull: number | null;
}

const gang = int(0, MOST_GANGS - 1);
const mat = record({ discs: int(0, MOST_IN_HAND), pile: int(0, MOST_IN_HAND) }, { flower: flag() });
const question = record(
  {
    ask: choice('turn', 'bid'),
    players: int(2, MOST_GANGS),
    mats: list(mat, 3, MOST_GANGS, []),
    who: gang,
    bid: int(0, MOST_DISCS),
  },
  { skull: maybe(gang), options: anyOptions },
);

/** Settles how a challenge ends, or what can be bid, on mats as they lie at a real table. */
export function arbitrate(given: unknown): Result<Ending | Bids, Fault> {
  const read = question.read(given, '');
  if (!read.ok) return read;
  const { ask, players, mats, who, bid, skull = null } = read.value;
  const checked = checkOptions(options, read.value.options, players);
  if (!checked.ok) return checked;
  const asked: Question = { players, options: checked.value, mats, who, bid, skull };
  const amiss = ask === 'turn' ? (amissOn(asked) ?? amissIn(asked)) : (amissOn(asked) ?? amissAt(asked));
  if (amiss !== null) return fail(amiss);
  return ok(ask === 'turn' ? ending(asked) : bids(asked));
}

const range = (at: string, value: number, min: number, max: number): Fault | null =>
  value >= min && value <= max ? null : fault('wants-int', { at, min, max });
const oneOf = (at: string, value: number, choices: readonly number[]): Fault | null =>
  choices.includes(value) ? null : fault('wants-choice', { at, choices: choices.join(', ') });

/** Discs on all mats. */
export const tableOf = (mats: readonly Mat[]): number => mats.reduce((sum, { pile }) => sum + pile, 0);
export const inPlay = (mats: readonly Mat[]): number[] => [...mats.keys()].filter((at) => mats[at].discs > 0);

/** What cannot be so at any table. */
function amissOn({ players, options, mats, who }: Question): Fault | null {
  const count = players * options.gangs;
  if (mats.length !== count) return fault('wants-list', { at: 'mats', min: count, max: count });
  for (const [i, { discs, pile }] of mats.entries()) {
    // S-2: every gang that is in has laid a disc.
    const amiss = range(`mats[${i}].pile`, pile, Math.min(1, discs), discs);
    if (amiss !== null) return amiss;
  }
  const alive = inPlay(mats);
  const bits = alive.reduce((all, at) => all | (1 << at), 0);
  if (bits === 0 || lastIn(bits, players) !== null) return wrong('nobody-to-play', { at: 'mats' });
  return oneOf('who', who, alive);
}

const amissAt = ({ mats, bid }: Question): Fault | null => range('bid', bid, 0, tableOf(mats) - 1);

function amissIn({ mats, who, bid, skull }: Question): Fault | null {
  const amiss = range('bid', bid, 1, tableOf(mats));
  return amiss !== null || skull === null ? amiss : oneOf('skull', skull, owners(mats, who, bid));
}

/**
 * Whose skull can have been turned up. S-5: the challenger's own discs come first, those of others only if the bid goes
 * beyond them.
 */
export const owners = (mats: readonly Mat[], who: number, bid: number): number[] =>
  inPlay(mats).filter((at) => at === who || bid > mats[who].pile);

/** A true state of the game with these mats on the table, and the turn of the mat that is asked about. */
function stateOf({ players, options, mats, bid, who, skull }: Question): State {
  const state = new State(players, options, fullBox);
  for (const [at, { discs, pile, flower = false }] of mats.entries()) {
    state.discs[at] = discs;
    state.pile[at] = pile;
    state.made[at] = flower ? 1 : 0;
    state.skull[at] = at === skull ? pile - 1 : discs > pile ? IN_HAND : GONE;
    if (discs === 0) state.alive &= ~(1 << at);
  }
  state.table = tableOf(mats);
  state.first = who;
  state.turn = who;
  state.phase = bid === 0 ? Phase.add : Phase.bid;
  state.bid = bid;
  return state;
}

const named = (state: State, at: number): string => matNames[state.nameOf[at]];
const listed = (state: State, found: readonly number[]): string =>
  found.map((at) => named(state, at)).join(' ');

function ending(asked: Question): Ending {
  const { who, bid, mats, skull } = asked;
  const state = stateOf(asked);
  const gang = named(state, who);
  const reasons = [because('S-5', 'own-first', { gang, count: Math.min(bid, mats[who].pile) })];
  state.bidder = who;
  attempt(state);
  if (skull !== who && state.phase === Phase.attempt) {
    const piles = [...mats.keys()].filter((at) => state.pile[at] > state.turned[at]);
    reasons.push(because('S-5', 'then-others', { count: bid - state.turnCount, mats: listed(state, piles) }));
    while (state.phase === Phase.attempt)
      turnUp(state, skull ?? piles.find((at) => state.pile[at] > state.turned[at])!);
  }
  if (skull === null) reasons.push(...madeIt(state, asked));
  else reasons.push(...lossOf(state, who, skull));
  return {
    ask: 'turn',
    made: skull === null,
    out: [...mats.keys()]
      .filter((at) => mats[at].discs > 0 && !has(state.alive, at))
      .map((at) => named(state, at)),
    first: state.phase === Phase.place ? named(state, state.first) : null,
    winner: state.phase === Phase.over ? state.winner : null,
    reasons,
  };
}

function madeIt(state: State, { who, bid }: Question): Reason[] {
  const gang = named(state, who);
  const reached = because('S-5', 'bid-reached', { bid });
  if (state.phase === Phase.over) return [reached, because('S-6', 'second-made', { gang })];
  return [reached, because('S-6', 'mat-turns', { gang }), because('S-6', 'starts-next', { gang })];
}

/** Who loses what, who else is out, and who goes on, now that a skull has been met. */
function lossOf(state: State, who: number, skull: number): Reason[] {
  const args = { gang: named(state, who), owner: named(state, skull), discs: state.discs[who] };
  const reasons = [because('S-5', 'meets-skull', args)];
  if (state.phase === Phase.loss) {
    const own = state.turn === who;
    reasons.push(because('S-8', own ? 'chooses' : 'picks', args));
    const gloating = [...state.pile.keys()].filter((at) => mayGloat(state, at));
    if (gloating.length > 0) reasons.push(because('S-7', 'may-gloat', { mats: listed(state, gloating) }));
    apply(state, state.seatOf[state.turn], own ? LOSE + SKULL : PICK);
  } else if (state.phase === Phase.draw) reasons.push(because('S-12', 'drawn', args));
  else reasons.push(because('S-8', 'last-disc', args), because('S-9', 'is-out', args));
  while (event(state) !== null) chance(state, { below: () => 0 });
  if (skull !== who && !has(state.alive, skull)) reasons.push(because('S-10', 'loses-last-skull', args));
  if (state.phase === Phase.over) reasons.push(because('S-9', 'last-left', { winner: state.winner }));
  else if (state.phase === Phase.name) reasons.push(because('S-9', 'names-next', args));
  else reasons.push(because('S-9', 'starts-next', { gang: named(state, state.first) }));
  return reasons;
}

function bids(asked: Question): Bids {
  const { who, bid } = asked;
  const state = stateOf(asked);
  const seat = state.seatOf[who];
  const out = new Uint16Array(ACTIONS);
  const actions = [...out.subarray(0, legal(state, seat, out))];
  const bidden = actions.filter((action) => action >= CHALLENGE && action < PASS);
  const numberOf = (action: number): number =>
    action < RAISE ? action - CHALLENGE + 1 : action - RAISE + LEAST_RAISE;
  const refused = (action: number): Reason[] => {
    const why = refusal(state, seat, action);
    return why === null ? [] : [why];
  };
  const own = OWN_WORDS * state.prefixOf[who];
  const mayAdd = actions.some((action) => action < CHALLENGE);
  const beyond = bid === 0 ? CHALLENGE + state.table : RAISE + state.table + 1 - LEAST_RAISE;
  const inRange = state.table < MOST_DISCS;
  return {
    ask: 'bid',
    least: numberOf(bidden[0]),
    most: numberOf(bidden[bidden.length - 1]),
    mayAdd,
    reasons: [
      ...(mayAdd ? [] : refused(own + FLOWER)),
      ...(inRange ? refused(beyond) : []),
      ...(bid > 1 ? refused(RAISE + bid - LEAST_RAISE) : []),
      because('S-4', 'bid-all', { discs: state.table }),
    ],
  };
}
