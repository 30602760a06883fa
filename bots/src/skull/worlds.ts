import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Instinct } from './instinct.js';
import { GUESSES } from './places.js';

const GRAIN = 0x1000_0000;
const IN_HAND = -1;
const GONE = -2;

/** Puts the others' skulls where people lay them, and where their bids and passes tell that they lie. */
export class Placements {
  private readonly chances: readonly Float64Array[] = Array.from(
    { length: Skull.MOST_GANGS },
    () => new Float64Array(GUESSES),
  );

  constructor(private readonly instinct: Instinct) {}

  /** Thinks of where the skulls may lie, once before worlds of this view are drawn. */
  look(state: Skull.State, gang: number): void {
    const { mind } = this.instinct;
    if (sealed(state)) return;
    mind.ask(state, gang);
    mind.beginGuessing();
    for (let i = 0; i < mind.encoding.count; i++) {
      mind.guesses(state, i, this.chances[mind.encoding.who[i]]);
    }
  }

  /** Lays the discs of all but the seat's gangs anew. */
  into(world: Skull.State, seat: number, rng: Rng): void {
    for (let gang = 0; gang < world.gangs; gang++) {
      if (world.seatOf[gang] === seat || !Skull.has(world.alive, gang)) continue;
      if (sealed(world)) this.seal(world, gang, rng);
      else this.lay(world, gang, rng);
    }
  }

  /** A first disc nobody has said anything about yet: as it is laid in such a round. */
  private seal(world: Skull.State, gang: number, rng: Rng): void {
    if (world.pile[gang] === 0) return;
    const { instinct } = this;
    const { phase } = world;
    if (world.skull[gang] >= 0) world.skull[gang] = IN_HAND;
    world.phase = Skull.Phase.place;
    world.pile[gang] = 0;
    instinct.weigh(world, gang);
    const skull = instinct.draw(rng) % Skull.OWN_WORDS === Skull.SKULL;
    world.phase = phase;
    world.pile[gang] = 1;
    if (skull) world.skull[gang] = 0;
  }

  private lay(world: Skull.State, gang: number, rng: Rng): void {
    const chances = this.chances[gang];
    const pile = world.pile[gang];
    // Who gloated has shown it all.
    if (world.turned[gang] === pile) return;
    let rest = rng.below(GRAIN) / GRAIN;
    let place = GUESSES - 1;
    for (; place > 0; place--) {
      rest -= chances[place];
      if (rest < 0) break;
    }
    if (place > 0) world.skull[gang] = pile - place;
    else {
      const held = world.odds[gang] * Skull.held(world.discs[gang], pile);
      const kept = rng.below(GRAIN) / GRAIN < held / (held + 1 - world.odds[gang]);
      world.skull[gang] = kept ? IN_HAND : GONE;
    }
  }
}

const sealed = (state: Skull.State): boolean =>
  state.phase === Skull.Phase.place || state.phase === Skull.Phase.lead;
