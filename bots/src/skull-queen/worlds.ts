import type { Game, Rng, View, Worlds } from '@crossbones/core';
import { SkullQueen } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { Memory } from './memory.js';
import { Suspicion } from './suspicion.js';

const { COLOURS, haunted, PLACING, placeAction, SIDE } = SkullQueen;
type State = SkullQueen.State;

/** How much is made of what the others did. */
interface Wit {
  /** Worlds to draw for each one that is thought of, to go by the placements. */
  readonly draws: number;
  /** Worlds to draw late in a round, once for all, to go by every card played. */
  readonly pool: number;
  /** Whether time is up, so that the pool has to do as it is. */
  readonly late: () => boolean;
}

const FINE = 1 << 24;
/** How far to trust the pool's chances: whole, a few worlds would stand for all, and nobody plays by the book. */
const TRUST = 0.6;

/**
 * Worlds that explain what the others did: of a few that the game draws, one by how likely it is. Each is drawn
 * anew, for worlds that are alike teach less than worlds that are likely. Late in a round there are not so many, and
 * much was seen; then it pays to weigh a pool of them by all of it.
 */
export class LikelyWorlds implements Worlds<State> {
  private readonly plain: Worlds<State>;
  private readonly other: State;
  private readonly scratch: State;
  private readonly others: readonly number[];
  private readonly seat: number;
  private suspicion: Suspicion | null = null;
  /** The hands of the worlds in the pool, and the sum of their chances up to each. */
  private readonly hands: Int32Array[] = [];
  private chances = new Float64Array(0);

  constructor(
    private readonly game: Game<State>,
    view: View,
    private readonly policy: Policy<State>,
    private readonly wit: Wit,
  ) {
    const { seats, options, viewer } = view as SkullQueen.GameView;
    this.seat = viewer as number;
    this.plain = game.sampler(view);
    this.other = game.create(seats, options);
    this.scratch = game.create(seats, options);
    this.others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  }

  into(state: State, rng: Rng): void {
    this.plain.into(state, rng);
    if (state.phase === PLACING) {
      for (const seat of this.others) this.place(state, seat, rng);
      return;
    }
    this.suspicion ??= new Suspicion(this.game, new Memory(this.game, state), this.scratch, this.seat);
    if (this.wit.pool > 0 && !haunted(state) && 2 * state.tricks >= state.handSize) this.recall(state, rng);
    else this.choose(state, rng);
    // Beside the ghost: who has chosen a card already will have chosen well.
    for (const seat of this.others)
      if (state.sealed[seat] >= 0) state.sealed[seat] = this.policy(state, seat, rng);
  }

  /** What the seat has placed already, as it would have with this hand. */
  private place(state: State, seat: number, rng: Rng): void {
    const steps = state.steps[seat];
    for (let step = 0; step < steps; step++) {
      state.steps[seat] = step;
      const action = this.policy(state, seat, rng);
      if (step === 0) state.side[seat] = action - SIDE;
      else state.pirates[seat * COLOURS + step - 1] = action - placeAction(step - 1, 0);
    }
    state.steps[seat] = steps;
  }

  /** The first world, or one of some others instead, each as often as it is likely. */
  private choose(state: State, rng: Rng): void {
    const { game, wit, other } = this;
    let sum = this.likely(state);
    for (let i = 1; i < wit.draws; i++) {
      this.plain.into(other, rng);
      const likely = this.likely(other);
      sum += likely;
      if (rng.below(FINE) * sum < likely * FINE) game.copy(other, state);
    }
  }

  private likely(world: State): number {
    return Math.exp(this.suspicion!.ofPlacements(world));
  }

  /** A world of the pool, as often as it is likely. */
  private recall(state: State, rng: Rng): void {
    if (this.hands.length === 0) this.gather(rng);
    const { hands, chances } = this;
    const wanted = (rng.below(FINE) / FINE) * chances[hands.length - 1];
    let at = 0;
    while (chances[at] <= wanted) at++;
    state.hands.set(hands[at]);
  }

  private gather(rng: Rng): void {
    const { other, wit, hands } = this;
    const likely: number[] = [];
    do {
      this.plain.into(other, rng);
      likely.push(this.suspicion!.ofAll(other));
      hands.push(other.hands.slice());
    } while (hands.length < wit.pool && !wit.late());
    const most = Math.max(...likely);
    let sum = 0;
    this.chances = Float64Array.from(likely, (one) => {
      sum += Math.exp(TRUST * (one - most));
      return sum;
    });
  }
}
