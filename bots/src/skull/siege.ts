import { FastRng, lowest } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { Policy } from '../policy.js';
import { never } from '../thought.js';
import { captain } from './captain.js';
import { crew } from './crew.js';
import { Instinct } from './instinct.js';
import { Responder } from './responder.js';
import { firstMind } from './veteran.js';

/** How the captains are studied, and then played against. */
export interface Siege {
  readonly seats: number;
  /** Whether they mix, or always do what they would do most often. */
  readonly mixing: boolean;
  /** Games from which their habits are learned, and games against them. */
  readonly practice: number;
  readonly games: number;
  /** Playouts of a captain's decision; as many as it always takes if null. */
  readonly playouts: number | null;
  readonly seed: string;
}

/** How often one who knows the captains' habits wins against them; an even share is one in so many seats. */
export interface Siegework {
  readonly games: number;
  readonly wins: number;
  readonly even: number;
}

/**
 * Studies what captains do in each public situation, and sits down among them with that knowledge: who mixes well
 * gives little away, who does not is read like a book. Tells after every game how it stands.
 */
export async function* siege(plan: Siege): AsyncGenerator<Siegework> {
  const mind = await firstMind();
  const { seats, games, seed } = plan;
  const options = Skull.skull.options.defaults;
  const think = captain(mind, plan.mixing);
  const budget = { playouts: plan.playouts ?? crew.playouts.captain, late: never };
  const rng = new FastRng(0);
  const captains: Policy<Skull.State> = (state, seat, luck) => {
    const game = Skull.skull;
    return think({ game, seats, options, seat, view: game.view(state, seat) }, luck, budget).action;
  };
  const instinct = new Instinct(mind, plan.mixing);
  const responder = new Responder(seats, options, mind, captains, (state, seat, luck) =>
    instinct.act(state, seat, luck),
  );

  /** Who wins, with one seat that answers the captains' habits. */
  function play(answering: number): number {
    const game = Skull.skull;
    const state = game.create(seats, options);
    for (;;) {
      const actors = game.actors(state);
      if (actors === 0) {
        if (game.event(state) === null) return state.winner;
        game.chance(state, rng);
        continue;
      }
      const seat = lowest(actors);
      const action = seat === answering ? responder.choose(state, seat, rng) : captains(state, seat, rng);
      game.apply(state, seat, action);
    }
  }

  rng.reseed(`${seed}/practice`);
  responder.practise(plan.practice, rng);
  let wins = 0;
  for (let i = 0; i < games; i++) {
    rng.reseed(`${seed}/play/${i}`);
    if (play(i % seats) === i % seats) wins++;
    yield { games: i + 1, wins, even: 1 / seats };
  }
}
