import type * as SkullQueen from '@crossbones/games/skull-queen/index';
import { Scratch } from '../instant.js';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import { Opinion } from '../opinion.js';
import { RepeatableRng } from '../search.js';
import type { Candidate, Hint, Question, Thinker } from '../thought.js';
import { bosun } from './bosun.js';
import { Encoding, OUTPUTS } from './encode.js';
import { ShortPlayout } from './short-playout.js';
import { stake } from './stake.js';
import { LikelyWorlds } from './worlds.js';

type State = SkullQueen.State;

/** What the network foretells of an action: its worth is how far ahead the round leaves the seat, in tens of points. */
const POINTS = 1;
const ABOARD = 2;
const FORETELLS = 3;
const UNIT = 10;
/** How much more inclined to an action a point makes it. */
const A_POINT = 6;
/** What the network says counts as much as so many playouts. */
const TRUST = 100;

/** Actions that are tried, and how often the worse half of them is dropped. */
const TRIED = 6;
const HALVINGS = 3;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), OUTPUTS, FORETELLS);

/** An action as the network speaks of it, and as playouts changed that. */
interface Attempt {
  readonly action: number;
  /** By how many points it is to be preferred. The network knows better what to do than what it is worth. */
  readonly leaning: Opinion;
  readonly worth: Opinion;
  readonly points: Opinion;
  readonly aboard: number;
}

/**
 * Plays by a network that says what there is to add to the bosun's rules of thumb, and tries what it is most inclined to
 * in worlds that explain the placements, all seats playing on as bosuns for a few tricks.
 */
export function piloting(network: Network): Thinker<State> {
  const actor = actorOf(network);
  const policy = bosun();
  const luck = new RepeatableRng();
  const before = new Scratch<State>();
  const after = new Scratch<State>();

  /** What the network says of each action, those first that it is most inclined to. */
  function ask(count: number): Attempt[] {
    const most = actor.urge(actor.best(count));
    const places = Array.from({ length: count }, (_, place) => place);
    return places
      .sort((a, b) => actor.urge(b) - actor.urge(a) || a - b)
      .map((place) => ({
        action: actor.legal[place],
        leaning: new Opinion((actor.urge(place) - most) / A_POINT, TRUST),
        worth: new Opinion(actor.foretold(WORTH, place) * UNIT, TRUST),
        points: new Opinion(actor.foretold(POINTS, place) * UNIT, TRUST),
        aboard: actor.foretold(ABOARD, place),
      }));
  }

  return ({ game, seats, options, seat, view }: Question<State>, rng, budget) => {
    const worlds = new LikelyWorlds(game, view, policy);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const count = actor.weigh(world, seat);
    if (count === 1) return { action: actor.legal[0], candidates: [] };
    const all = ask(count);
    const round = stake.mark(world);
    const playout = new ShortPlayout(game, policy, seats);

    function tryAll(attempts: readonly Attempt[]): void {
      luck.renew(rng);
      const leads: number[] = [];
      const points: number[] = [];
      for (const { action } of attempts) {
        game.copy(world, trial);
        game.apply(trial, seat, action);
        luck.rewind();
        playout.play(trial, world.tricks, round, luck);
        points.push(playout.own(seat));
        leads.push(playout.own(seat) - playout.others(seat));
      }
      Opinion.learn(
        attempts.map(({ leaning }) => leaning),
        leads,
      );
      Opinion.learn(
        attempts.map(({ worth }) => worth),
        leads,
      );
      Opinion.learn(
        attempts.map((one) => one.points),
        points,
      );
    }

    let running = all.slice(0, TRIED);
    let spent = 0;
    for (let part = 1; part <= HALVINGS && running.length > 1; part++) {
      const until = Math.floor((budget.playouts * part) / HALVINGS);
      while (spent < until && !(spent > 0 && budget.late())) {
        if (spent > 0) worlds.into(world, rng);
        tryAll(running);
        spent += running.length;
      }
      running = better(running);
      if (part < HALVINGS) running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)));
    }
    const [best] = running;
    const most = best.worth.value;
    const rest = all.filter((one) => one !== best);
    const candidates = [best, ...rest.sort((a, b) => b.worth.value - a.worth.value)].map(
      ({ action, worth, points, aboard }): Candidate => ({
        action,
        // Nothing is said to be worth more than what it does.
        worth: Math.min(worth.value, most),
        hints: hintsOf(points.value, aboard),
      }),
    );
    return { action: best.action, candidates };
  };
}

/** The one to be preferred first. */
const better = (attempts: readonly Attempt[]): Attempt[] =>
  [...attempts].sort((a, b) => b.leaning.value - a.leaning.value);

const hintsOf = (points: number, aboard: number): readonly Hint[] => [
  { key: 'points', args: { points: Math.round(points * 10) / 10 || 0 } },
  { key: 'aboard', args: { share: Math.round(100 * Math.min(Math.max(aboard, 0), 1)) || 0 } },
];
