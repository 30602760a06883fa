import type { Game, View, Viewer } from '../game.js';
import { FastRng } from '../random.js';
import { type Check, looksOf, type Plan, trialsOf } from './plan.js';
import { looks } from './play.js';
import { legalOf, parting, sight, viewersOf } from './portrait.js';

/** How many worlds are sampled for one view. */
const WORLDS = 3;

/** A view that has gone through JSON has no reference back to the state. */
const sent = <V extends View>(view: V): V => JSON.parse(JSON.stringify(view));

/** The viewer cannot tell a sampled world from the true one, and a game can go on from it. */
export const worlds = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'a sampled world looks the same to its viewer',
  run() {
    for (const trial of trialsOf(game, plan, 'worlds')) {
      const { seats, options } = trial.tryout;
      const world = game.create(seats, options);
      for (const position of looks(trial, looksOf(plan))) {
        const rng = new FastRng(position.where);
        for (const viewer of viewersOf(seats)) {
          const truth = sight(game, position.state, viewer);
          const view = sent(game.view(position.state, viewer));
          const sampler = game.sampler(view);
          for (let i = 0; i < WORLDS; i++) {
            sampler.into(world, rng);
            const seen = sight(game, world, viewer);
            position.hold(
              seen === truth,
              () => `a world sampled for ${viewer} looks different: ${parting(truth, seen)}`,
            );
          }
          position.hold(
            game.event(world) === game.event(position.state),
            () => 'a sampled world waits for other chance',
          );
          position.hold(
            JSON.stringify(game.outcome(world)) === JSON.stringify(game.outcome(position.state)),
            () => `a world sampled for ${viewer} has another outcome`,
          );
          if (rng.below(4) === 0) {
            const broken = playedOn(game, world, rng, game.bound(seats, options));
            position.hold(
              broken === null,
              () => `a world sampled for ${viewer} cannot be played on: ${broken}`,
            );
          }
          position.hold(
            JSON.stringify(view) === JSON.stringify(game.view(position.state, viewer)),
            () => 'the sampler changed the view',
          );
        }
      }
    }
  },
});

/** A sampler that always finds the true state must have seen it. */
export const doubts = <S>(game: Game<S>, plan: Plan): Check => ({
  name: 'sampled worlds are not always the truth',
  run() {
    for (const trial of trialsOf(game, plan, 'doubts')) {
      const { seats, options } = trial.tryout;
      const world = game.create(seats, options);
      const sure = new Set<Viewer>(viewersOf(seats));
      const rng = new FastRng(trial.seed);
      for (const position of looks(trial, 4 * looksOf(plan))) {
        if (sure.size === 0) break;
        const truth = JSON.stringify(game.open(position.state));
        for (const viewer of sure) {
          game.sampler(sent(game.view(position.state, viewer))).into(world, rng);
          if (JSON.stringify(game.open(world)) !== truth) sure.delete(viewer);
        }
        position.hold(
          sure.size === 0 || game.outcome(position.state) === null,
          () => `every world sampled for ${[...sure].join(', ')} was the true one`,
        );
      }
    }
  },
});

function playedOn<S>(game: Game<S>, state: S, rng: FastRng, bound: number): string | null {
  for (let moves = 0; moves <= bound; ) {
    if (game.event(state) !== null) {
      game.chance(state, rng);
      continue;
    }
    const actors = game.actors(state);
    if (actors === 0) return game.outcome(state) === null ? 'nobody is waited for' : null;
    const seat = 31 - Math.clz32(actors);
    const legal = legalOf(game, state, seat);
    if (legal.length === 0) return `seat ${seat} has no action`;
    game.apply(state, seat, legal[rng.below(legal.length)]);
    moves++;
  }
  return `it goes on after ${bound} actions`;
}
