import { FastRng, type Game, lowest, type Options, type View } from '@crossbones/core';
import type { Stake } from './stake.js';
import type { Thinker, Thought } from './thought.js';

/** What a seat has in the end, in several respects; an end is better if it is better in one and worse in none. */
export interface EndWorth<S> extends Pick<Stake<S>, 'mark' | 'settled'> {
  worths(state: S, seat: number, mark: number): readonly number[];
}

/** What is played for, as the only respect that counts. */
export const endWorthOf = <S>({ mark, settled, worth }: Stake<S>): EndWorth<S> => ({
  mark,
  settled,
  worths: (state, seat, mark) => [worth(state, seat, mark)],
});

/** The least and the most that an action can lead to in one world, in each respect. */
interface Range {
  readonly least: number[];
  readonly most: number[];
}

/** A decision with more ways to go on in one world counts as unclear. */
const MOST_ENDS = 24;
/** So does one after which more actions follow than in the last trick of a round. */
const MOST_ACTIONS = 12;
/**
 * In a world all ways to go on are looked at, but worlds are drawn: few where nothing is clear, and many before a player
 * is corrected.
 */
const FEW_WORLDS = 8;
const SOME_WORLDS = 60;
const MANY_WORLDS = 400;

/**
 * Finds actions that are certainly worse than another: whatever everybody does afterwards, in all worlds drawn the
 * other is at least as good, and sometimes better. That needs no opinion about how anybody plays, only the rules. Most
 * decisions are not so clear; they become so at the end of a round.
 */
export class Certainty<S> {
  private readonly world: S;
  private readonly legal: Uint16Array;
  /** A state for each action since the decision. */
  private readonly states: S[] = [];
  private ends = 0;

  constructor(
    private readonly game: Game<S>,
    private readonly endWorth: EndWorth<S>,
    private readonly seats: number,
    private readonly options: Options,
  ) {
    this.world = game.create(seats, options);
    this.legal = new Uint16Array(game.actions);
  }

  /** For each action that is certainly worse, as far as so many worlds tell, a better one. */
  worse(seat: number, view: View, worlds = SOME_WORLDS): ReadonlyMap<number, number> {
    return this.look(seat, view, worlds, (worse) => worse.size > 0);
  }

  /** What is certainly better than this action; null if nothing is. Mostly a few worlds tell that already. */
  better(seat: number, view: View, action: number): number | null {
    return this.look(seat, view, MANY_WORLDS, (worse) => worse.has(action)).get(action) ?? null;
  }

  /** Looks at so many worlds, if the first few say that it is worth it. */
  private look(
    seat: number,
    view: View,
    worlds: number,
    isWorthIt: (worse: ReadonlyMap<number, number>) => boolean,
  ): ReadonlyMap<number, number> {
    const { game, world } = this;
    const none = new Map<number, number>();
    const sampled = game.sampler(view);
    const rng = new FastRng('certainty');
    sampled.into(world, rng);
    const actions = this.legalOf(world, seat);
    if (actions.length < 2) return none;
    const found: Range[][] = [];
    for (let i = 0; i < worlds; i++) {
      if (i > 0) sampled.into(world, rng);
      const ranges = this.rangesOf(seat, actions);
      if (ranges === null) return none;
      found.push(ranges);
      if (i === FEW_WORLDS && !isWorthIt(this.compared(actions, found))) return none;
    }
    return this.compared(actions, found);
  }

  private compared(actions: readonly number[], found: readonly (readonly Range[])[]): Map<number, number> {
    const worse = new Map<number, number>();
    for (const [b, action] of actions.entries()) {
      const a = actions.findIndex((_, a) => a !== b && dominates(found, a, b));
      if (a >= 0) worse.set(action, actions[a]);
    }
    // What is better must not be worse than something else itself.
    for (const [action, better] of worse) {
      let best = better;
      while (worse.has(best)) best = worse.get(best)!;
      worse.set(action, best);
    }
    return worse;
  }

  /** What each action can lead to in this world; null if there are too many ways to go on. */
  private rangesOf(seat: number, actions: readonly number[]): Range[] | null {
    const { game, world, endWorth } = this;
    const mark = endWorth.mark(world);
    this.ends = 0;
    const ranges: Range[] = [];
    for (const action of actions) {
      const range: Range = { least: [], most: [] };
      const state = this.stateAt(0);
      game.copy(world, state);
      game.apply(state, seat, action);
      if (!this.goEveryWay(state, seat, mark, range, 1)) return null;
      ranges.push(range);
    }
    return ranges;
  }

  private goEveryWay(state: S, seat: number, mark: number, range: Range, depth: number): boolean {
    const { game, endWorth } = this;
    if (endWorth.settled(state, mark)) {
      for (const [i, worth] of endWorth.worths(state, seat, mark).entries()) {
        range.least[i] = Math.min(range.least[i] ?? worth, worth);
        range.most[i] = Math.max(range.most[i] ?? worth, worth);
      }
      return ++this.ends <= MOST_ENDS;
    }
    const actors = game.actors(state);
    // Chance is to move, or the end is far.
    if (actors === 0 || depth > MOST_ACTIONS) return false;
    const actor = lowest(actors);
    return this.legalOf(state, actor).every((action) => {
      const next = this.stateAt(depth);
      game.copy(state, next);
      game.apply(next, actor, action);
      return this.goEveryWay(next, seat, mark, range, depth + 1);
    });
  }

  private legalOf(state: S, seat: number): number[] {
    return [...this.legal.subarray(0, this.game.legal(state, seat, this.legal))];
  }

  private stateAt(depth: number): S {
    this.states[depth] ??= this.game.create(this.seats, this.options);
    return this.states[depth];
  }
}

/** Whether one action is at least as good as the other in every world and every respect, and better in some. */
function dominates(found: readonly (readonly Range[])[], a: number, b: number): boolean {
  let better = false;
  for (const ranges of found) {
    const { least } = ranges[a];
    const { most } = ranges[b];
    for (const [i, worst] of least.entries()) {
      if (worst < most[i]) return false;
      if (worst > most[i]) better = true;
    }
  }
  return better;
}

/** The same player, who never plays what is certainly worse than something else. */
export function sensible<S>(think: Thinker<S>, endWorth: EndWorth<S>): Thinker<S> {
  let certainty: { readonly at: readonly unknown[]; readonly of: Certainty<S> } | null = null;
  return (question, rng, budget) => {
    const { game, seats, options, seat, view } = question;
    const at = [game, seats, options];
    if (certainty === null || at.some((one, i) => one !== certainty!.at[i]))
      certainty = { at, of: new Certainty(game, endWorth, seats, options) };
    const thought = think(question, rng, budget);
    const better = certainty.of.better(seat, view, thought.action);
    return better === null ? thought : corrected(thought, better);
  };
}

/** The better action comes first, and is worth no less than what it replaces. */
function corrected({ action, candidates }: Thought, better: number): Thought {
  const known = candidates.find((one) => one.action === better);
  if (known === undefined) return { action: better, candidates };
  const worth = Math.max(known.worth, candidates.find((one) => one.action === action)?.worth ?? known.worth);
  const others = candidates.filter((one) => one !== known);
  return { action: better, candidates: [{ ...known, worth }, ...others] };
}
