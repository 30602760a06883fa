import type * as QueensCollection from '@crossbones/games/queens-collection/index';
import { Scratch } from '../instant.js';
import { Actor, WORTH } from '../net/actor.js';
import type { Network } from '../net/network.js';
import { Opinion } from '../opinion.js';
import { RepeatableRng } from '../search.js';
import type { Candidate, Question, Thinker } from '../thought.js';
import { ANSWERS } from './answers.js';
import { hintsOf } from './captain.js';
import { Encoding } from './encode.js';
import { Horizon } from './horizon.js';
import { safety } from './luck.js';
import { mate } from './mate.js';
import { Outlook } from './outlook.js';

type State = QueensCollection.State;

/** What the network foretells of an action: how far ahead the round leaves the seat, in tens of points. */
const FORETELLS = 1;
const UNIT = 10;
/** How much more inclined to an action a point makes it. */
const A_POINT = 6;
/** What the network says counts as much as so many playouts. */
const TRUST = 100;

/** Actions that are tried, and how often the worse half of them is dropped. */
const TRIED = 5;
const HALVINGS = 3;
/** Own turns that are played through, the current one included, before experience judges the rest. */
const TURNS = 3;

export const actorOf = (network: Network): Actor<State> =>
  new Actor(network, new Encoding(), ANSWERS, FORETELLS);

/** An action as the network speaks of it, and as playouts changed that. */
interface Attempt {
  readonly action: number;
  /** By how many points it is to be preferred. The network knows better what to do than what it is worth. */
  readonly leaning: Opinion;
  readonly worth: Opinion;
}

/**
 * Plays by a network that says what there is to add to the mate's judgement, and tries what it is most inclined to in
 * sampled worlds, all seats playing on as mates for a few turns.
 */
export function piloting(network: Network): Thinker<State> {
  const actor = actorOf(network);
  const horizon = new Horizon(mate(new Outlook()), TURNS);
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
      }));
  }

  return ({ game, seats, options, seat, view }: Question<State>, rng, budget) => {
    const worlds = game.sampler(view);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    worlds.into(world, rng);
    const count = actor.weigh(world, seat);
    if (count === 1) return { action: actor.legal[0], candidates: [] };
    const all = ask(count);
    const safe = safety(world, seat);

    function tryAll(attempts: readonly Attempt[]): void {
      luck.renew(rng);
      const leads: number[] = [];
      for (const { action } of attempts) {
        game.copy(world, trial);
        luck.rewind();
        leads.push(horizon.leadAfter(trial, seat, action, luck));
      }
      Opinion.learn(
        attempts.map(({ leaning }) => leaning),
        leads,
      );
      Opinion.learn(
        attempts.map(({ worth }) => worth),
        leads,
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
    const candidates = [best, ...rest.sort((a, b) => b.worth.value - a.worth.value)].map((one): Candidate => {
      // Nothing is said to be worth more than what it does.
      const worth = Math.min(one.worth.value, most);
      return { action: one.action, worth, hints: hintsOf(one.action, worth, safe) };
    });
    return { action: best.action, candidates };
  };
}

/** The one to be preferred first. */
const better = (attempts: readonly Attempt[]): Attempt[] =>
  [...attempts].sort((a, b) => b.leaning.value - a.leaning.value);
