import { Block } from '../block.js';
import type { Game, View, Viewer } from '../game.js';
import type { Json } from '../json.js';
import { choice, declare, flag, type OptionsOf } from '../options.js';
import { type Rng, shuffle } from '../random.js';
import { type Reason, reason } from '../reason.js';
import { everyone, includes, NOBODY, only, type SeatSet } from '../seats.js';

/**
 * The smallest game that has everything the contract speaks of: sealed bids, hidden hands, a suit to follow (odd or
 * even), a die, cheers that nobody waits for. It tries out the suite and the match, and shows how a game is written.
 */
const options = declare(
  { min: 2, max: 3 },
  { hand: choice(2, 1), rounds: choice(1, 2), die: flag(), short: flag() },
  {
    'short-is-one-round': { rule: 'T-1', holds: (o) => !o.short || o.rounds === 1 },
    'three-seats-roll': { rule: 'T-2', holds: (o, seats) => seats < 3 || o.die || o.short },
  },
);
export type ToyOptions = OptionsOf<typeof options>;

export interface ToyView extends View {
  readonly seats: number;
  readonly options: ToyOptions;
  readonly viewer: Viewer;
  readonly round: number;
  readonly phase: number;
  readonly turn: number;
  readonly hand: readonly number[];
  readonly bid: number;
  readonly sizes: readonly number[];
  readonly bids: readonly number[];
  readonly played: readonly number[];
  readonly voids: readonly number[];
  readonly won: readonly number[];
  readonly scores: readonly number[];
  readonly cheers: number;
}

const CARDS = 6;
const CHEER = 3 + CARDS;
const FACES = 3;
const DEAL = 0;
const BID = 1;
const PLAY = 2;
const ROLL = 3;
const OVER = 4;

export class ToyState {
  readonly block: Block;
  /** Cards by place: the hands one after the other, then those not dealt. */
  readonly deck: Uint8Array;
  /** Whose each card is: a seat, or `seats` when not dealt, or 255 once played. */
  readonly owner: Uint8Array;
  readonly bids: Int8Array;
  /** The card of each seat in this trick, −1 before it is played. */
  readonly played: Int8Array;
  /** Two bits for each seat: has no even cards, has no odd cards. */
  readonly voids: Uint8Array;
  readonly won: Uint8Array;
  readonly scores: Int16Array;
  round = 1;
  phase = DEAL;
  turn = 0;
  leader = 0;
  cheers = 0;

  constructor(
    readonly seats: number,
    readonly options: ToyOptions,
  ) {
    this.block = new Block(64);
    this.scores = this.block.i16(seats);
    this.deck = this.block.u8(CARDS);
    this.owner = this.block.u8(CARDS);
    this.bids = this.block.i8(seats);
    this.played = this.block.i8(seats);
    this.voids = this.block.u8(seats);
    this.won = this.block.u8(seats);
    this.bids.fill(-1);
    this.played.fill(-1);
  }
}

const handOf = (state: ToyState, seat: number): number[] =>
  [...state.owner.keys()].filter((card) => state.owner[card] === seat);

const dealt = (state: ToyState): number => (state.options.short ? 1 : state.options.hand);

function playable(state: ToyState, seat: number, card: number): boolean {
  if (state.owner[card] !== seat) return false;
  const led = state.played[state.leader];
  return led < 0 || led % 2 === card % 2 || !handOf(state, seat).some((other) => other % 2 === led % 2);
}

function may(state: ToyState, seat: number, action: number): boolean {
  if (action === CHEER) return state.phase === PLAY && seat !== state.turn && !includes(state.cheers, seat);
  if (action < 3) return state.phase === BID && action <= dealt(state);
  return state.phase === PLAY && seat === state.turn && playable(state, seat, action - 3);
}

function settle(state: ToyState): void {
  const best = state.played.indexOf(Math.max(...state.played));
  state.won[best]++;
  state.leader = best;
  state.turn = best;
  state.played.fill(-1);
  state.phase = PLAY;
  if (handOf(state, 0).length > 0) return;
  for (let seat = 0; seat < state.seats; seat++) {
    if (state.bids[seat] === state.won[seat]) state.scores[seat] += 1 + state.bids[seat];
  }
  state.phase = state.round++ === state.options.rounds ? OVER : DEAL;
}

const seen = (state: ToyState): { readonly [name: string]: Json } => ({
  round: state.round,
  phase: state.phase,
  turn: state.turn,
  leader: state.leader,
  played: [...state.played],
  voids: [...state.voids],
  won: [...state.won],
  scores: [...state.scores],
  cheers: state.cheers,
});

export const toy: Game<ToyState, ToyOptions, ToyView> = {
  id: 'toy',
  rules: 1,
  options,
  actions: CHEER + 1,
  create: (seats, given) => new ToyState(seats, given),
  copy(from, to) {
    to.block.bytes.set(from.block.bytes);
    to.round = from.round;
    to.phase = from.phase;
    to.turn = from.turn;
    to.leader = from.leader;
    to.cheers = from.cheers;
  },
  event(state) {
    if (state.phase === DEAL) return `deal/${state.round}`;
    return state.phase === ROLL ? `roll/${state.round}/${handOf(state, 0).length}` : null;
  },
  chance(state, rng) {
    if (state.phase === ROLL) {
      state.scores[state.leader] += rng.below(FACES);
      settle(state);
      return;
    }
    for (let card = 0; card < CARDS; card++) state.deck[card] = card;
    shuffle(state.deck, CARDS, rng);
    for (let place = 0; place < CARDS; place++) {
      state.owner[state.deck[place]] = Math.min(state.seats, Math.floor(place / dealt(state)));
    }
    state.bids.fill(-1);
    state.voids.fill(0);
    state.won.fill(0);
    state.cheers = NOBODY;
    state.leader = (state.round - 1) % state.seats;
    state.turn = state.leader;
    state.phase = BID;
  },
  actors(state) {
    if (state.phase === PLAY) return only(state.turn);
    if (state.phase !== BID) return NOBODY;
    return state.bids.reduce<SeatSet>((set, bid, seat) => (bid < 0 ? set | only(seat) : set), NOBODY);
  },
  mayAct(state) {
    const all = everyone(state.seats);
    if (state.phase === PLAY) return all & ~only(state.turn) & ~state.cheers;
    return state.phase === BID ? all & ~toy.actors(state) : NOBODY;
  },
  legal(state, seat, out) {
    let count = 0;
    for (let action = 0; action <= CHEER; action++) if (may(state, seat, action)) out[count++] = action;
    return count;
  },
  apply(state, seat, action) {
    if (action === CHEER) {
      state.cheers |= only(seat);
    } else if (action < 3) {
      state.bids[seat] = action;
      if (state.bids.every((bid) => bid >= 0)) state.phase = PLAY;
    } else {
      const card = action - 3;
      const led = state.played[state.leader];
      if (led >= 0 && led % 2 !== card % 2) state.voids[seat] |= 1 << (led % 2);
      state.owner[card] = 255;
      state.played[seat] = card;
      state.turn = (seat + 1) % state.seats;
      if (state.turn !== state.leader) return;
      if (state.options.die) state.phase = ROLL;
      else settle(state);
    }
  },
  refusal: (state, seat, action): Reason | null =>
    may(state, seat, action) ? null : reason('T-3', 'not-now', { seat, action }),
  outcome(state) {
    if (state.phase !== OVER) return null;
    const points = [...state.scores];
    return {
      places: points.map((mine) => 1 + points.filter((other) => other > mine).length),
      points,
      grade: null,
    };
  },
  bound: (seats, given) => given.rounds * seats * 3,
  side: (_, seat) => seat,
  view: (state, viewer) => ({ ...toy.common(state), ...toy.own(state, viewer) }) as unknown as ToyView,
  common(state) {
    const sealed = state.phase === BID;
    return {
      ...seen(state),
      seats: state.seats,
      options: state.options,
      sizes: Array.from({ length: state.seats }, (_, seat) => handOf(state, seat).length),
      bids: [...state.bids].map((bid) => (sealed && bid >= 0 ? 9 : bid)),
      gone: handOf(state, 255),
    };
  },
  own(state, viewer) {
    const sits = viewer !== 'spectator';
    return {
      viewer,
      hand: sits ? handOf(state, viewer) : [],
      bid: sits ? state.bids[viewer] : -1,
    };
  },
  open: (state) => ({
    ...seen(state),
    hands: Array.from({ length: state.seats }, (_, seat) => handOf(state, seat)),
    undealt: handOf(state, state.seats),
    gone: handOf(state, 255),
    bids: [...state.bids],
  }),
  sampler: (view) => ({ into: (state, rng) => sampled(view, state, rng) }),
  print: (action) => (action === CHEER ? 'cheer' : action < 3 ? `bid:${action}` : `card:${action - 3}`),
  parse(word) {
    for (let action = 0; action <= CHEER; action++) if (toy.print(action) === word) return action;
    return null;
  },
};

function sampled(view: ToyView, state: ToyState, rng: Rng): void {
  const gone = view.gone as readonly number[];
  const unknown = [...Array(CARDS).keys()].filter(
    (card) => !view.hand.includes(card) && !gone.includes(card),
  );
  const cards = Uint8Array.from(unknown);
  const fits = (seat: number, card: number): boolean => ((view.voids[seat] >> (card % 2)) & 1) === 0;
  const began = view.phase !== DEAL || view.round > 1;
  do {
    shuffle(cards, cards.length, rng);
    state.owner.fill(began ? view.seats : 0);
    let next = 0;
    for (let seat = 0; began && seat < view.seats; seat++) {
      if (seat === view.viewer) continue;
      for (let i = 0; i < view.sizes[seat]; i++) state.owner[cards[next++]] = seat;
    }
    for (const card of view.hand) if (began) state.owner[card] = view.viewer as number;
    for (const card of gone) state.owner[card] = 255;
  } while (state.owner.some((owner, card) => owner < view.seats && began && !fits(owner, card)));
  for (let seat = 0; seat < view.seats; seat++) {
    const sealed = view.bids[seat] === 9;
    state.bids[seat] = sealed ? rng.below(dealt(state) + 1) : view.bids[seat];
    if (seat === view.viewer) state.bids[seat] = view.bid;
  }
  state.played.set(view.played);
  state.voids.set(view.voids);
  state.won.set(view.won);
  state.scores.set(view.scores);
  state.round = view.round;
  state.phase = view.phase;
  state.turn = view.turn;
  state.leader = view.leader as number;
  state.cheers = view.cheers;
}
