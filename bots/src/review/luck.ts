import { type Game, type GameEntry, type Log, type Options, type Rng, rngAt } from '@crossbones/core';
import type { Policy } from '../policy.js';

/**
 * What a position of a game is likely to come to for each seat, in points of the match or in games won. It sees
 * everything, hidden cards too, so it is for finished matches and for contests of bots. Whatever it says, the parts
 * that are made with it sum up to the result, and luck is 0 on average; the better it judges, the less luck is left in
 * the other parts.
 */
export interface ValueFunction<S = unknown> {
  /** Whether the coming chance event begins something new, such as a round, that no decision has led to. */
  fresh(state: S): boolean;
  /** Tells who sits where, for values that can make use of it; null for somebody who thinks. */
  meet?(players: readonly (Policy<S> | null)[]): void;
  /** Fills in what the position may come to for each seat, once: a playout, for instance. It is not asked at the end. */
  value(state: S, rng: Rng, out: Float64Array): void;
}

/** How the result of one seat came about; the four parts sum up to it. */
export interface LuckShare {
  readonly result: number;
  /** What a seat in this place of the match gets on average. */
  readonly par: number;
  /** Deals, rolls and draws. */
  readonly luck: number;
  /** The seat's own decisions. */
  readonly own: number;
  /** All other decisions. */
  readonly others: number;
}

/** A position is valued so often; a chance event is drawn anew so often, and what came of it valued once each time. */
const TRIES = 16;
const RESAMPLES = 64;

/**
 * Follows one game and tells luck from decisions, by control variates on known chance: each chance event counts as
 * luck by as much as what came of it is worth more than what comes of it on average. That average is taken over events
 * drawn anew, so luck is fair whatever the value function; a decision counts by how much the value has changed.
 */
export class LuckMeter<S> {
  private readonly trial: S;
  private readonly now: Float64Array;
  private readonly next: Float64Array;
  private readonly one: Float64Array;
  private readonly par: Float64Array;
  private readonly luck: Float64Array;
  /** By actor and seat. */
  private readonly decided: Float64Array;
  /** Whether `now` is the mean over the pending chance event. */
  private averaged = false;

  constructor(
    private readonly game: Game<S>,
    private readonly seats: number,
    options: Options,
    private readonly values: ValueFunction<S>,
    private readonly rng: Rng,
    /** `luck` leaves out what the decisions are worth one by one, which saves most of the time. */
    private readonly only: 'all' | 'luck' = 'all',
    private readonly tries = TRIES,
    private readonly resamples = RESAMPLES,
  ) {
    this.trial = game.create(seats, options);
    const column = (): Float64Array => new Float64Array(seats);
    this.now = column();
    this.next = column();
    this.one = column();
    this.par = column();
    this.luck = column();
    this.decided = new Float64Array(seats * seats);
  }

  /** A new game: nothing is worth anything yet. */
  begin(): void {
    for (const column of [this.now, this.par, this.luck, this.decided]) column.fill(0);
    this.averaged = false;
  }

  /** To be called before each chance event. */
  beforeChance(state: S): void {
    if (this.averaged) return;
    this.average(state);
    // What a new deal brings on average is nobody's doing.
    this.move(this.par, 0);
    this.averaged = true;
  }

  /** And after it. */
  afterChance(state: S): void {
    this.averaged = false;
    this.next.fill(0);
    for (let i = 0; i < this.tries; i++) this.add(state, this.tries);
    this.move(this.luck, 0);
  }

  /** To be called after each action. */
  afterAction(state: S, seat: number): void {
    if (this.only === 'luck') return;
    if (this.game.event(state) !== null && !this.values.fresh(state)) {
      this.average(state);
      this.averaged = true;
    } else {
      this.next.fill(0);
      for (let i = 0; i < this.tries; i++) this.add(state, this.tries);
    }
    this.move(this.decided, seat * this.seats);
  }

  /** What was luck for each seat. */
  get lucks(): readonly number[] {
    return Array.from(this.luck);
  }

  /** How the result of the game came about, once it is over. */
  shares(results: readonly number[]): LuckShare[] {
    return results.map((result, seat) => {
      let others = 0;
      for (let actor = 0; actor < this.seats; actor++)
        if (actor !== seat) others += this.decided[actor * this.seats + seat];
      const own = this.decided[seat * this.seats + seat];
      return { result, par: this.par[seat], luck: this.luck[seat], own, others };
    });
  }

  /** The mean worth of what may come of the pending event, into `next`. */
  private average(state: S): void {
    const { game, trial, resamples } = this;
    this.next.fill(0);
    for (let i = 0; i < resamples; i++) {
      game.copy(state, trial);
      game.chance(trial, this.rng);
      this.add(trial, resamples);
    }
  }

  /** Adds a share of what a position is worth to `next`; at the end that is its result. */
  private add(state: S, parts: number): void {
    const { game, one, next } = this;
    if (game.actors(state) === 0 && game.event(state) === null) one.set(resultsOf(game, state));
    else this.values.value(state, this.rng, one);
    for (let seat = 0; seat < this.seats; seat++) next[seat] += one[seat] / parts;
  }

  /** Adds what has changed to a column, and goes on from there. */
  private move(column: Float64Array, from: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      column[from + seat] += this.next[seat] - this.now[seat];
      this.now[seat] = this.next[seat];
    }
  }
}

/** The actions of a log that were not taken back. */
function movesOf(log: Pick<Log, 'entries'>): GameEntry[] {
  const moves: GameEntry[] = [];
  for (const entry of log.entries) {
    if ('action' in entry) moves.push(entry);
    else if (entry.table === 'undo') moves.pop();
  }
  return moves;
}

/** What a seat has got in the end: points, or its share of the game where there are none. */
export function resultsOf<S>(game: Game<S>, state: S): number[] {
  const { places, points } = game.outcome(state)!;
  const winners = places.filter((place) => place === 1).length;
  return points === null ? places.map((place) => (place === 1 ? 1 / winners : 0)) : [...points];
}

/** Luck and skill apart, for each seat of a match that was played to its end; null for any other. */
export function luckOf<S>(
  game: Game<S>,
  log: Pick<Log, 'seats' | 'key' | 'entries'> & { readonly options: Options },
  values: ValueFunction<S>,
  rng: Rng,
): LuckShare[] | null {
  const state = game.create(log.seats, log.options);
  const meter = new LuckMeter(game, log.seats, log.options, values, rng);
  const moves = movesOf(log)[Symbol.iterator]();
  meter.begin();
  for (;;) {
    const event = game.event(state);
    if (event !== null) {
      meter.beforeChance(state);
      game.chance(state, rngAt(log.key, event));
      meter.afterChance(state);
      continue;
    }
    if (game.outcome(state) !== null) return meter.shares(resultsOf(game, state));
    const move = moves.next();
    if (move.done) return null;
    game.apply(state, move.value.seat, game.parse(move.value.action)!);
    meter.afterAction(state, move.value.seat);
  }
}
