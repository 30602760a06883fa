import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Policy } from '../policy.js';
import { nameFirst } from './bosun.js';
import { Choice, gangAsked } from './choice.js';
import type { Mind } from './mind.js';
import { GUESSES } from './places.js';

/** Fine enough for any chance. */
const GRAIN = 0x1000_0000;

/** Does what was learned, each action as often as it should be done: so nobody can tell what it laid this time. */
export class Instinct {
  readonly choice = new Choice();
  private readonly guesses = new Float64Array(GUESSES);

  /** Looks what the gang may do and how often it should, where it may choose between its own words. */
  weigh(state: Skull.State, gang: number): void {
    this.choice.weigh(state, gang, this.mind.ask(state, gang));
  }

  constructor(
    readonly mind: Mind,
    /** Where it does not mix, it does what it would do most often. */
    private readonly mixing = true,
  ) {}

  act(state: Skull.State, seat: number, rng: Rng): number {
    switch (state.phase) {
      case Skull.Phase.attempt:
        return this.turn(state, seat, rng);
      case Skull.Phase.name:
        return nameFirst(state, seat);
      case Skull.Phase.loss:
        // The discs are shuffled, so one position is as good as another.
        if (state.turn !== state.challenger) return Skull.PICK;
        break;
    }
    this.weigh(state, gangAsked(state, seat));
    return this.mixing ? this.draw(rng) : this.likeliest();
  }

  /** One of the things weighed, as often as it should be. */
  draw(rng: Rng): number {
    const { actions, chances, count } = this.choice;
    if (count === 1) return actions[0];
    let rest = rng.below(GRAIN) / GRAIN;
    for (let i = 0; i < count - 1; i++) {
      rest -= chances[i];
      if (rest < 0) return actions[i];
    }
    return actions[count - 1];
  }

  private likeliest(): number {
    const { actions, chances, count } = this.choice;
    let best = 0;
    for (let i = 1; i < count; i++) if (chances[i] > chances[best]) best = i;
    return actions[best];
  }

  /** The likeliest flower; any of those alike. */
  private turn(state: Skull.State, seat: number, rng: Rng): number {
    const { mind } = this;
    mind.ask(state, state.turn);
    mind.beginGuessing();
    let best = 0;
    let likeliest = -1;
    let alike = 0;
    for (let i = 0; i < mind.encoding.count; i++) {
      const gang = mind.encoding.who[i];
      if (state.turned[gang] === state.pile[gang]) continue;
      const chance = this.flowerNext(state, seat, i);
      if (chance < likeliest) continue;
      alike = chance > likeliest ? 1 : alike + 1;
      likeliest = chance;
      if (rng.below(alike) === 0) best = gang;
    }
    return Skull.TURN + state.nameOf[best];
  }

  /** How likely the next disc of the i-th other gang's pile is a flower, as far as the seat can tell. */
  flowerNext(state: Skull.State, seat: number, i: number): number {
    const gang = this.mind.encoding.who[i];
    const turned = state.turned[gang];
    if (state.seatOf[gang] === seat) return state.skull[gang] === state.pile[gang] - turned - 1 ? 0 : 1;
    this.mind.guesses(state, i, this.guesses);
    return 1 - this.guesses[1 + turned];
  }
}

export function instinct(mind: Mind): Policy<Skull.State> {
  const own = new Instinct(mind);
  return (state, seat, rng) => own.act(state, seat, rng);
}
