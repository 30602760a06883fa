import type { Rng, Worlds } from '@crossbones/core';
import { Scratch } from '../instant.js';
import { Opinion } from '../opinion.js';
import { RepeatableRng } from '../search.js';
import type { Candidate, Hint, Question, Thinker } from '../thought.js';
import type { Actor, WORTH } from './actor.js';

/** What the network foretells is in tens of points. */
const UNIT = 10;
/** How much more inclined to an action a point makes it. */
export const A_POINT = 6;
/** What the network says counts as much as so many playouts. */
const TRUST = 100;
/** How often the worse half of the actions is dropped. */
const HALVINGS = 3;

/** How a game tries actions in one question. */
interface Trials<S> {
  /** Plays on in a copy of the world, the action first: what the figures come to for the seat. */
  play(trial: S, world: S, action: number, luck: Rng): readonly number[];
  /** What speaks for an action, whose figures these are; `place` is the actor's. */
  hints(action: number, place: number, figures: readonly number[]): readonly Hint[];
}

/** What a game brings to be played by a network that says what there is to add to its rules of thumb. */
export interface Course<S> {
  /** So many actions are tried. */
  readonly tried: number;
  /** What playouts tell of an action and the network foretells: how far ahead it leaves the seat, and what else. */
  readonly figures: readonly [typeof WORTH, ...number[]];
  /** Whatever is to be preferred by at most so many points less than the best is done as well, as chance has it. */
  readonly slack: number;
  worlds(question: Question<S>): Worlds<S>;
  /** Begins with the first world that was drawn. */
  begin(question: Question<S>, world: S): Trials<S>;
}

/** An action as the network speaks of it, and as playouts changed that. */
interface Attempt {
  readonly action: number;
  readonly place: number;
  /** By how many points it is to be preferred. The network knows better what to do than what it is worth. */
  readonly leaning: Opinion;
  readonly figures: readonly Opinion[];
}

/** Tries what the network is most inclined to in sampled worlds, all actions in the same ones and with the same luck. */
export function piloted<S>(actor: Actor<S>, { tried, figures, slack, worlds, begin }: Course<S>): Thinker<S> {
  const luck = new RepeatableRng();
  const before = new Scratch<S>();
  const after = new Scratch<S>();

  /** What the network says of each action, those first that it is most inclined to. */
  function ask(count: number): Attempt[] {
    const most = actor.urge(actor.best(count));
    const places = Array.from({ length: count }, (_, place) => place);
    return places
      .sort((a, b) => actor.urge(b) - actor.urge(a) || a - b)
      .map((place) => ({
        action: actor.legal[place],
        place,
        leaning: new Opinion((actor.urge(place) - most) / A_POINT, TRUST),
        figures: figures.map((figure) => new Opinion(actor.foretold(figure, place) * UNIT, TRUST)),
      }));
  }

  return (question, rng, budget) => {
    const { game, seats, options, seat } = question;
    const drawn = worlds(question);
    const world = before.of(game, seats, options);
    const trial = after.of(game, seats, options);
    drawn.into(world, rng);
    const count = actor.weigh(world, seat);
    if (count === 1) return { action: actor.legal[0], candidates: [] };
    const all = ask(count);
    const trials = begin(question, world);

    function tryAll(attempts: readonly Attempt[]): void {
      luck.renew(rng);
      const results = attempts.map(({ action }) => {
        game.copy(world, trial);
        luck.rewind();
        return trials.play(trial, world, action, luck);
      });
      const leads = results.map(([lead]) => lead);
      Opinion.learn(
        attempts.map(({ leaning }) => leaning),
        leads,
      );
      for (const figure of figures.keys())
        Opinion.learn(
          attempts.map((one) => one.figures[figure]),
          results.map((result) => result[figure]),
        );
    }

    let running = all.slice(0, tried);
    let spent = 0;
    for (let part = 1; part <= HALVINGS && running.length > 1; part++) {
      const until = Math.floor((budget.playouts * part) / HALVINGS);
      while (spent < until && !(spent > 0 && budget.late())) {
        if (spent > 0) drawn.into(world, rng);
        tryAll(running);
        spent += running.length;
      }
      running = better(running);
      if (part < HALVINGS) running = running.slice(0, Math.max(2, Math.ceil(running.length / 2)));
    }
    const [best] = running;
    const most = best.figures[0].value;
    const rest = all.filter((one) => one !== best);
    const candidates = [best, ...rest.sort((a, b) => b.figures[0].value - a.figures[0].value)].map(
      ({ action, place, figures: [first, ...others] }): Candidate => {
        // Nothing is said to be worth more than what it does.
        const worth = Math.min(first.value, most);
        return {
          action,
          worth,
          hints: trials.hints(action, place, [worth, ...others.map(({ value }) => value)]),
        };
      },
    );
    const { action } = slack === 0 ? best : oneOf(nearly(best, all, slack), rng);
    return { action, candidates };
  };
}

/** The one to be preferred first. */
const better = (attempts: readonly Attempt[]): Attempt[] =>
  [...attempts].sort((a, b) => b.leaning.value - a.leaning.value);

const nearly = (best: Attempt, attempts: readonly Attempt[], slack: number): readonly Attempt[] =>
  attempts.filter(({ leaning }) => leaning.value >= best.leaning.value - slack);

const oneOf = (attempts: readonly Attempt[], rng: Rng): Attempt => attempts[rng.below(attempts.length)];
