import type { Game, Rng, View, Worlds } from '@crossbones/core';
import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';
import { Memory } from './memory.js';
import { Suspicion } from './suspicion.js';

const { COLOURS, Phase, placeAction, SIDE } = SkullQueen;
type State = SkullQueen.State;

const FINE = 1 << 24;
/** Worlds drawn for each one that is thought of. */
const DRAWS = 8;

/**
 * Worlds that explain what the others did: of a few that the game draws, one is chosen by how likely it is. Each choice
 * draws new ones, for the same likely world again and again teaches less than different ones.
 */
export class LikelyWorlds implements Worlds<State> {
  private readonly plain: Worlds<State>;
  private readonly other: State;
  private readonly scratch: State;
  private readonly others: readonly number[];
  private readonly seat: number;
  private suspicion: Suspicion | null = null;

  constructor(
    private readonly game: Game<State>,
    view: View,
    private readonly policy: Policy<State>,
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
    if (state.phase === Phase.place) {
      for (const seat of this.others) this.place(state, seat, rng);
      return;
    }
    this.suspicion ??= new Suspicion(new Memory(this.game, state), this.scratch, this.seat);
    this.choose(state, rng);
    // Beside the ghost: a seat that has chosen its card already has probably chosen well.
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
    const { game, other } = this;
    let sum = this.likely(state);
    for (let i = 1; i < DRAWS; i++) {
      this.plain.into(other, rng);
      const likely = this.likely(other);
      sum += likely;
      if (rng.below(FINE) * sum < likely * FINE) game.copy(other, state);
    }
  }

  private likely(world: State): number {
    return Math.exp(this.suspicion!.ofPlacements(world));
  }
}
