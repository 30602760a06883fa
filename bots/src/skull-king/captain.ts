import { lowest } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { Scratch } from '../instant.js';
import { PlayoutTally } from '../search.js';
import type { Candidate, Hint, Thinker } from '../thought.js';
import { weighBids } from './bid.js';
import { bosun } from './bosun.js';
import { Lookout } from './lookout.js';
import { LikelyWorlds } from './worlds.js';

const { BID, Phase, skullKing: game } = SkullKing;
type State = SkullKing.State;
const SEATS = 8;

/** Bids worth a thought: those that promise most at first sight. */
const BIDS = 5;
/** What the others' points count against one's own. */
const RIVALRY = 0.5;
/** The budget has so many parts; after each but the last, the worse half of the actions is dropped. */
const PARTS = 3;
/** What a tally marks: one's own points, bids made, this very trick taken. */
const POINTS = 0;
const MADE = 1;
const TOOK = 2;

/**
 * Thinks every action through to the end of the round, all seats playing as the bosun does, in worlds that explain
 * what the others have bid and played: of a few worlds that may be, the likelier one is more likely to be tried.
 */
export function captain(): Thinker<State> {
  const lookout = new Lookout();
  const likely = new LikelyWorlds();
  const policy = bosun();
  const scratches = [new Scratch<State>(), new Scratch<State>()];
  const buffer = new Uint16Array(game.actions);

  return ({ seats, options, seat, view }, rng, budget) => {
    const [world, trial] = scratches.map((scratch) => scratch.of(game, seats, options));
    const worlds = likely.of(view, seats, options, seat);
    worlds.into(world, rng);
    const count = game.legal(world, seat, buffer);
    const legal = Array.from(buffer.subarray(0, count));
    if (count === 1) return { action: legal[0], candidates: [] };
    const { round, phase } = world;
    const row = round * SEATS;
    const trick = (world.played - world.inTrick) / world.hands;

    const attempt = (action: number, tally: PlayoutTally, weight: number): void => {
      game.copy(world, trial);
      game.apply(trial, seat, action);
      while (trial.phase !== Phase.deal && trial.phase !== Phase.over) {
        const actor = lowest(game.actors(trial));
        game.apply(trial, actor, policy(trial, actor, rng));
      }
      const points = trial.points[row + seat];
      let rivals = 0;
      for (let player = 0; player < seats; player++)
        if (player !== seat) rivals += trial.points[row + player];
      tally.weight += weight;
      tally.sum += weight * (points - (RIVALRY * rivals) / (seats - 1));
      tally.marks[POINTS] += weight * points;
      if (trial.sheetBids[row + seat] === trial.sheetWon[row + seat]) tally.marks[MADE] += weight;
      if (trial.takers[trick] === seat) tally.marks[TOOK] += weight;
    };

    const tallies = new Map<number, PlayoutTally>();
    let running = phase === Phase.bid ? promising(lookout, world, seat, legal) : legal;
    for (const action of running) tallies.set(action, new PlayoutTally());
    let spent = 0;
    for (let part = 1; part <= PARTS; part++) {
      const until = Math.floor((budget.playouts * part) / PARTS);
      while (spent === 0 || (spent < until && !budget.late())) {
        const weight = worlds.draw(world, rng);
        for (const action of running) attempt(action, tallies.get(action)!, weight);
        spent += running.length;
      }
      running = best(running, tallies).slice(
        0,
        part < PARTS ? Math.max(2, Math.ceil(running.length / 2)) : 1,
      );
    }
    const rest = [...tallies.keys()].filter((action) => action !== running[0]);
    const candidates = [running[0], ...best(rest, tallies)].map((action): Candidate => {
      const tally = tallies.get(action)!;
      return { action, worth: tally.mean, hints: hints(tally, phase) };
    });
    return { action: running[0], candidates };
  };
}

/** The bids that promise most, by the bosun's reckoning. */
function promising(lookout: Lookout, s: State, seat: number, bids: readonly number[]): number[] {
  weighBids(lookout, s, seat);
  const { worths } = lookout;
  return [...bids].sort((a, b) => worths[b - BID] - worths[a - BID] || a - b).slice(0, BIDS);
}

const best = (actions: readonly number[], tallies: ReadonlyMap<number, PlayoutTally>): number[] =>
  [...actions].sort((a, b) => tallies.get(b)!.mean - tallies.get(a)!.mean || a - b);

function hints({ weight, marks }: PlayoutTally, phase: number): Hint[] {
  const share = (mark: number): number => Math.round((100 * marks[mark]) / weight);
  const makes: Hint = { key: 'makes-bid', args: { share: share(MADE) } };
  const points: Hint = { key: 'points', args: { points: Math.round((10 * marks[POINTS]) / weight) / 10 } };
  if (phase !== Phase.play) return [makes, points];
  return [makes, { key: 'takes-trick', args: { share: share(TOOK) } }, points];
}
