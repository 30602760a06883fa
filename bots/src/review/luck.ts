import { type Game, type GameEntry, type Log, type Options, type Rng, rngAt } from '@crossbones/core';
import type { Policy } from '../policy.js';
import { RepeatableRng } from '../search.js';

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
  /** What somebody whom nobody knows may do here: the yardstick of one's own play. */
  readonly usual: Policy<S>;
}

/** How the result of one seat came about; the four parts sum up to it. */
export interface LuckShare {
  readonly result: number;
  /** What a seat in this place of the match gets on average. */
  readonly par: number;
  /** Deals, rolls and draws. */
  readonly luck: number;
  /** The seat's own decisions, by what it could know. */
  readonly own: number;
  /** All the rest: the others' decisions, and what nobody could know when they decided. */
  readonly others: number;
}

/** How well luck is told apart. */
export interface Care {
  /** How often a position is valued; a chance event is drawn anew as often, and what came of it valued once each time. */
  readonly tries: number;
  /** Worlds that a decision is tried in. */
  readonly worlds: number;
  /** How often a bot that leaves something to chance is asked again what it does. */
  readonly asked: number;
}

const usualCare: Care = { tries: 64, worlds: 32, asked: 8 };
/** Where somebody thinks, nobody knows how the game goes on from a position: what it is worth takes more tries. */
export const thinkersCare: Care = { tries: 128, worlds: 32, asked: 16 };

/**
 * Follows one game and tells luck from decisions, by control variates on known chance: each chance event counts as
 * luck by as much as what came of it is worth more than what comes of it on average. That average is taken over events
 * drawn anew, so luck is fair whatever the value function.
 */
export class LuckMeter<S> {
  private readonly trial: S;
  private readonly world: S;
  private readonly legal: Uint16Array;
  private readonly again = new RepeatableRng();
  private readonly one: Float64Array;
  private readonly expected: Float64Array;
  private readonly difference: Float64Array;
  private readonly par: Float64Array;
  private readonly luck: Float64Array;
  private readonly own: Float64Array;
  private begun = false;

  constructor(
    private readonly game: Game<S>,
    private readonly seats: number,
    options: Options,
    private readonly values: ValueFunction<S>,
    private readonly rng: Rng,
    private readonly care = usualCare,
  ) {
    this.trial = game.create(seats, options);
    this.world = game.create(seats, options);
    this.legal = new Uint16Array(game.actions);
    const column = (): Float64Array => new Float64Array(seats);
    this.one = column();
    this.expected = column();
    this.difference = column();
    this.par = column();
    this.luck = column();
    this.own = column();
  }

  /** A new game: nothing is worth anything yet. */
  begin(): void {
    for (const column of [this.par, this.luck, this.own]) column.fill(0);
    this.begun = false;
  }

  /** To be called before each chance event. */
  beforeChance(state: S): void {
    const { game, trial, expected, par } = this;
    const { tries } = this.care;
    expected.fill(0);
    for (let i = 0; i < tries; i++) {
      game.copy(state, trial);
      game.chance(trial, this.rng);
      this.add(trial, this.rng, expected, 1 / tries);
    }
    if (this.begun && !this.values.fresh(state)) return;
    // What a new deal brings on average is nobody's doing.
    for (let seat = 0; seat < this.seats; seat++) par[seat] += expected[seat];
    if (this.begun) this.add(state, this.rng, par, -1);
    this.begun = true;
  }

  /** And after it. */
  afterChance(state: S): void {
    const { luck, expected } = this;
    const { tries } = this.care;
    for (let i = 0; i < tries; i++) this.add(state, this.rng, luck, 1 / tries);
    for (let seat = 0; seat < this.seats; seat++) luck[seat] -= expected[seat];
  }

  /** To be called before each action, with the policy of a bot that is asked in states. */
  beforeAction(state: S, seat: number, action: number, policy: Policy<S> | null): void {
    if (this.game.legal(state, seat, this.legal) < 2) return;
    this.judge(state, seat, action);
    if (policy !== null) this.whim(state, seat, action, policy);
  }

  /** What was luck for each seat. */
  get lucks(): readonly number[] {
    return Array.from(this.luck);
  }

  /** What each seat's decisions brought. */
  get skills(): readonly number[] {
    return Array.from(this.own);
  }

  /** How the result of the game came about, once it is over. */
  shares(results: readonly number[]): LuckShare[] {
    return results.map((result, seat) => {
      const { par, luck, own } = { par: this.par[seat], luck: this.luck[seat], own: this.own[seat] };
      return { result, par, luck, own, others: result - par - luck - own };
    });
  }

  /**
   * What a decision brings its seat beyond what is usually done there, in worlds that the seat cannot tell from the true
   * one. Both are tried with the same chance, so that nothing differs where both are the same.
   */
  private judge(state: S, seat: number, action: number): void {
    const { game, world, values, again, own, difference } = this;
    const { worlds } = this.care;
    const sampled = game.sampler(game.view(state, seat));
    for (let i = 0; i < worlds; i++) {
      sampled.into(world, this.rng);
      const usual = values.usual(world, seat, this.rng);
      if (usual === action) continue;
      again.renew(this.rng);
      difference.fill(0);
      this.tryOut(world, seat, action, difference, 1 / worlds);
      this.tryOut(world, seat, usual, difference, -1 / worlds);
      own[seat] += difference[seat];
    }
  }

  /**
   * A bot that leaves something to chance draws too: what it drew counts as luck by as much as it is worth more than
   * what it draws on average.
   */
  private whim(state: S, seat: number, action: number, policy: Policy<S>): void {
    const { tries, asked } = this.care;
    const shares = new Map([[action, 1]]);
    for (let i = 0; i < asked; i++) {
      const other = policy(state, seat, this.rng);
      shares.set(other, (shares.get(other) ?? 0) - 1 / asked);
    }
    if (shares.size === 1) return;
    for (let i = 0; i < tries; i++) {
      this.again.renew(this.rng);
      for (const [one, share] of shares) this.tryOut(state, seat, one, this.luck, share / tries);
    }
  }

  /** Adds a share of what an action may come to. */
  private tryOut(state: S, seat: number, action: number, column: Float64Array, share: number): void {
    const { game, trial, again } = this;
    game.copy(state, trial);
    game.apply(trial, seat, action);
    again.rewind();
    this.add(trial, again, column, share);
  }

  /** Adds a share of what a position may come to for each seat; at the end that is its result. */
  private add(state: S, rng: Rng, column: Float64Array, share: number): void {
    const { game, one } = this;
    if (game.actors(state) === 0 && game.event(state) === null) one.set(resultsOf(game, state));
    else this.values.value(state, rng, one);
    for (let seat = 0; seat < this.seats; seat++) column[seat] += share * one[seat];
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
    const { seat } = move.value;
    const action = game.parse(move.value.action)!;
    meter.beforeAction(state, seat, action, null);
    game.apply(state, seat, action);
  }
}
