import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { Scratch } from '../instant.js';
import { playOn } from '../playout.js';
import { RepeatableRng } from '../search.js';
import type { Hint, Thinker } from '../thought.js';
import { Horizon, leadSoFar } from './horizon.js';
import { safety } from './luck.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';
import { stake } from './stake.js';

const { REVEAL } = QueensCollection.actions;

type State = QueensCollection.State;

/** How far and how wide to think. */
interface Range {
  /** How many own turns are played through, the current one included, before experience judges the rest. */
  readonly turns: number;
  /** At most this many actions are tried: the best by the mate's judgement, and none that it finds much worse. */
  readonly width: number;
  readonly worse: number;
  /** The mate's judgement counts as much as so many playouts. */
  readonly trust: number;
}

/** One action: what the mate thinks of it, and what its playouts gave. */
class Trial {
  sum = 0;
  playouts = 0;

  constructor(
    readonly action: number,
    readonly value: number,
  ) {}

  mean(trust: number): number {
    return (trust * this.value + this.sum) / Math.max(1, trust + this.playouts);
  }
}

/** The budget has so many parts; after each the worse half of the actions is dropped. */
const PARTS = 3;

/**
 * Tries the actions that the mate considers, each in the same sampled worlds with the same luck. The more it has tried,
 * the less it trusts the mate's judgement.
 */
export function captain({ turns, width, worse, trust }: Range): Thinker<State> {
  const policy = mate(new Outlook());
  const horizon = new Horizon(policy, turns);
  const values = new Map<number, number>();
  const adviser = mate(new Outlook(), (action, value) => {
    if (value > (values.get(action) ?? Number.NEGATIVE_INFINITY)) values.set(action, value);
  });
  const before = new Scratch<State>();
  const after = new Scratch<State>();
  const luck = new RepeatableRng();
  return ({ game, seats, options, seat, view }, rng, budget) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    values.clear();
    const choice = adviser(world, seat, rng);
    if (!values.has(choice)) return { action: choice, candidates: [] };
    const together = world.cooperative;
    const ahead = together ? 0 : leadSoFar(world, seat);
    const trusted = together ? 0 : trust;
    const safe = safety(world, seat);
    const round = stake.mark(world);
    const trials = [...values].map(([action, value]) => new Trial(action, value));
    trials.sort((a, b) => b.value - a.value || a.action - b.action);
    const least = together ? Number.NEGATIVE_INFINITY : trials[0].value - worse;
    let running = trials.slice(0, width).filter(({ value }) => value >= least);
    const rest = trials.slice(running.length);
    const dropped: Trial[] = [];
    let spent = 0;
    const attempt = (action: number): number => {
      game.copy(world, trial);
      luck.rewind();
      if (!together) return horizon.leadAfter(trial, seat, action, luck) - ahead;
      game.apply(trial, seat, action);
      playOn(game, trial, policy, stake, round, luck);
      return stake.worth(trial, seat, round);
    };
    for (let part = 1; part <= PARTS && running.length > 1; part++) {
      const until = Math.floor((budget.playouts * part) / PARTS);
      while (spent < until && !(spent > 0 && budget.late())) {
        if (spent > 0) worlds.into(world, rng);
        luck.renew(rng);
        for (const one of running) {
          one.sum += attempt(one.action);
          one.playouts++;
        }
        spent += running.length;
      }
      running.sort((a, b) => b.mean(trusted) - a.mean(trusted) || b.value - a.value);
      if (part === PARTS) break;
      const kept = Math.max(2, Math.ceil(running.length / 2));
      dropped.unshift(...running.slice(kept));
      running = running.slice(0, kept);
    }
    const candidates = [...running, ...dropped, ...(together ? [] : rest)].map((one) => {
      const worth = ahead + one.mean(one.playouts === 0 ? 1 : trusted);
      return { action: one.action, worth, hints: hintsOf(one.action, worth, safe) };
    });
    return { action: candidates[0].action, candidates };
  };
}

/** The lead, or the points of all together; and before a card is turned up how likely it is not to clash. */
export const hintsOf = (action: number, worth: number, safe: number): Hint[] => [
  { key: 'points', args: { points: Math.round(worth * 10) / 10 } },
  ...(action === REVEAL ? [{ key: 'safe', args: { share: Math.round(100 * safe) } } as const] : []),
];
