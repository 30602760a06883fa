import type { Game, Viewer } from '../game.js';
import { FastRng } from '../random.js';
import { includes } from '../seats.js';
import { outcomes } from './odometer.js';
import type { Check } from './plan.js';
import { type Position, walk } from './play.js';
import { legalOf, viewersOf } from './portrait.js';
import type { Tryout } from './tryout.js';

/** A game cut down so far that all its worlds can be listed. */
export interface Tiny<S> {
  readonly game: Game<S>;
  readonly tryout: Tryout;
  readonly plays?: number;
  /** Comparisons in one play and for one observer. */
  readonly looks?: number;
  /** More worlds than these are a mistake in the choice of the instance. */
  readonly most?: number;
  /** Where to stop, for a game whose later worlds are too many. */
  readonly steps?: number;
  /** Who watches; everybody unless told. */
  readonly viewers?: readonly Viewer[];
  /** Choices and events too many to list: they are taken as they came, and nothing is compared before they do. */
  granted?(wordOrEvent: string): boolean;
}

/** A choice made in secret, while the observer does not know it. */
interface Secret {
  readonly step: number;
  readonly action: number;
  readonly of: number;
  /** Made while others chose too; shown with theirs it counts as a public choice. */
  readonly sealed: boolean;
}

interface World<S> {
  readonly state: S;
  readonly key: string;
  /** How likely chance is to have made it. */
  weight: number;
  readonly secrets: readonly Secret[];
}

/** On a tiny instance the sampler reaches exactly the worlds that what was observed leaves, as often as it should. */
export const oracle = <S>(tiny: Tiny<S>): Check => ({
  name: `sampled worlds are exactly those left, as likely as they are (${tiny.tryout.seats} seats)`,
  run() {
    const { tryout, plays = 3, viewers = viewersOf(tryout.seats) } = tiny;
    for (let play = 0; play < plays; play++) {
      for (const viewer of viewers) new Observer(tiny, viewer).watch(`oracle/${play}`);
    }
  },
});

/** Draws for each world on the average; at so many the chance to miss one is that of six in a million. */
const DRAWS = 12;
const MOST_DRAWS = 40_000;

/** Somebody who watches a play, forgets nothing and rules out all that can be ruled out. */
class Observer<S> {
  private readonly game: Game<S>;
  private worlds: World<S>[];
  /** States no longer needed; a cut-down game makes very many. */
  private readonly spare: S[] = [];

  constructor(
    private readonly tiny: Tiny<S>,
    private readonly viewer: Viewer,
  ) {
    this.game = tiny.game;
    const state = this.game.create(tiny.tryout.seats, tiny.tryout.options);
    this.worlds = [{ state, key: this.keyOf(state), weight: 1, secrets: [] }];
  }

  watch(seed: string): void {
    const { game, tryout, looks = 5, most = 20_000, steps = Number.POSITIVE_INFINITY } = this.tiny;
    const trial = { game, tryout, seed };
    let length = 0;
    for (const _ of walk(trial)) length++;
    length = Math.min(length, steps);
    const rng = new FastRng(`${seed} ${this.viewer}`);
    let before: Position<S> | null = null;
    for (const position of walk(trial)) {
      if (position.step === length) return;
      if (before !== null) this.follow(before, position);
      const { size } = new Set(this.worlds.map(({ key }) => key));
      position.hold(
        this.worlds.length <= most,
        () => `${this.worlds.length} worlds are too many for an oracle`,
      );
      position.hold(size > 0, () => `no world is left for ${this.viewer}: the views contradict the play`);
      const looked = position.step === length - 1 || rng.below(length) < looks;
      if (looked && !this.granted(position)) this.compare(position);
      before = position;
    }
  }

  /** All that each world can become by the step just taken and that shows the viewer what it saw. */
  private follow(taken: Position<S>, now: Position<S>): void {
    const seen = JSON.stringify(this.game.view(now.state, this.viewer));
    const fits = (state: S): boolean => JSON.stringify(this.game.view(state, this.viewer)) === seen;
    const before = this.worlds;
    const after = taken.turn === null ? this.chance(taken, now, fits) : this.choice(taken, now, fits);
    this.worlds = disclosed(this.merged(after), taken.waited > 1);
    for (const { state } of before) this.spare.push(state);
  }

  private chance(taken: Position<S>, now: Position<S>, fits: (state: S) => boolean): World<S>[] {
    const { game } = this;
    const { event } = taken;
    const granted = this.granted(taken);
    const kept: World<S>[] = [];
    for (const { state: before, weight, secrets } of this.worlds) {
      now.hold(
        game.event(before) === event,
        () => `${this.viewer} can tell by the event: ${game.event(before)}`,
      );
      outcomes(
        () => this.copy(before),
        granted ? (state) => taken.advance(state) : game.chance,
        (state, chance) => {
          if (fits(state)) kept.push({ state, key: this.keyOf(state), weight: weight * chance, secrets });
          else this.spare.push(state);
        },
      );
    }
    return kept;
  }

  private granted({ event, turn }: Position<S>): boolean {
    const name = turn === null ? event : this.game.print(turn.action);
    return name !== null && (this.tiny.granted?.(name) ?? false);
  }

  private choice(taken: Position<S>, now: Position<S>, fits: (state: S) => boolean): World<S>[] {
    const { game, viewer } = this;
    const { turn, step, waited } = taken;
    const { seat, action: truth } = turn!;
    const own = viewer === seat || this.granted(taken);
    const kept: { readonly world: World<S>; readonly secret: Secret }[] = [];
    let hidden = false;
    for (const { state: before, weight, secrets } of this.worlds) {
      const acting = game.actors(before) | game.mayAct(before);
      now.hold(includes(acting, seat), () => `${viewer} can tell by who acts`);
      const legal = legalOf(game, before, seat);
      now.hold(!own || legal.includes(truth), () => `${viewer} can tell by what is legal`);
      let fitting = 0;
      for (const action of own ? [truth] : legal) {
        const state = this.copy(before);
        game.apply(state, seat, action);
        if (!fits(state)) {
          this.spare.push(state);
          continue;
        }
        fitting++;
        const secret = { step, action, of: legal.length, sealed: waited > 1 };
        kept.push({ world: { state, key: this.keyOf(state), weight, secrets }, secret });
      }
      if (fitting > 1) hidden = true;
    }
    return kept.map(({ world, secret }) =>
      hidden ? { ...world, secrets: [...world.secrets, secret] } : world,
    );
  }

  /** Worlds with one state and one history of secrets are one. */
  private merged(worlds: readonly World<S>[]): World<S>[] {
    const found = new Map<string, World<S>>();
    for (const world of worlds) {
      const name = `${world.key} ${world.secrets.map(({ step, action, of }) => `${step}:${action}/${of}`).join()}`;
      const same = found.get(name);
      if (same === undefined) {
        found.set(name, world);
        continue;
      }
      same.weight += world.weight;
      this.spare.push(world.state);
    }
    return [...found.values()];
  }

  private compare(position: Position<S>): void {
    const { game, viewer } = this;
    const expected = chances(this.worlds);
    const truth = this.keyOf(position.state);
    position.hold(expected.has(truth), () => `the truth is ruled out for ${viewer}`);
    const draws = Math.max(600, Math.min(MOST_DRAWS, 2 * DRAWS * expected.size));
    const sampler = game.sampler(JSON.parse(JSON.stringify(game.view(position.state, viewer))));
    const world = this.copy(position.state);
    const rng = new FastRng(`${position.where} ${viewer}`);
    const found = new Map<string, number>();
    for (let i = 0; i < draws; i++) {
      sampler.into(world, rng);
      const key = this.keyOf(world);
      position.hold(expected.has(key), () => `a world sampled for ${viewer} can be ruled out: ${key}`);
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    const tallies = [...expected].map(([key, chance]) => ({
      key,
      mean: chance * draws,
      times: found.get(key) ?? 0,
    }));
    const missed = tallies.find(({ mean, times }) => times === 0 && mean >= DRAWS);
    position.hold(
      missed === undefined,
      () => `a possible world is never sampled for ${viewer}: ${missed?.key}`,
    );
    const bias = biasOf(tallies);
    position.hold(bias === null, () => `worlds sampled for ${viewer} are biased: ${bias}`);
    this.spare.push(world);
  }

  private copy(from: S): S {
    const state = this.spare.pop() ?? this.game.create(this.tiny.tryout.seats, this.tiny.tryout.options);
    this.game.copy(from, state);
    return state;
  }

  private readonly keyOf = (state: S): string => JSON.stringify(this.game.open(state));
}

/**
 * Public choices weigh nothing, and neither do sealed ones that the last of them has shown, whoever was last. What is
 * still hidden then has been a secret of its own, and weighs as one even when it comes out later.
 */
function disclosed<S>(worlds: readonly World<S>[], sealing: boolean): World<S>[] {
  const choices = new Map<number, Set<number>>();
  for (const { secrets } of worlds) {
    for (const { step, action } of secrets) choices.set(step, (choices.get(step) ?? new Set()).add(action));
  }
  const kept = ({ step, sealed }: Secret): boolean => !sealed || choices.get(step)!.size > 1;
  return worlds.map((world) => ({
    ...world,
    secrets: world.secrets.filter(kept).map((secret) => ({ ...secret, sealed: secret.sealed && sealing })),
  }));
}

/** The chances of each world, by its open view. */
function chances<S>(worlds: readonly World<S>[]): Map<string, number> {
  const found = new Map<string, number>();
  let sum = 0;
  for (const { key, weight, secrets } of worlds) {
    const chance = secrets.reduce((product, { of }) => product / of, weight);
    found.set(key, (found.get(key) ?? 0) + chance);
    sum += chance;
  }
  for (const [key, chance] of found) found.set(key, chance / sum);
  return found;
}

interface Tally {
  readonly key: string;
  readonly mean: number;
  readonly times: number;
}

/** Answers the worlds that came too often or too seldom for honest chance, or null. */
function biasOf(tallies: readonly Tally[]): string | null {
  const off = ({ mean, times }: Tally): number => Math.abs(times - mean) / Math.sqrt(mean);
  const worst = tallies.toSorted((a, b) => off(b) - off(a)).slice(0, 3);
  if (evenly(tallies)) return null;
  return worst.map(({ key, mean, times }) => `${times} times for ${mean.toFixed(1)}: ${key}`).join('; ');
}

const TAIL = 25;

/** Pearson's test, with a limit that honest chance does not reach. */
function evenly(tallies: readonly Tally[]): boolean {
  const free = tallies.length - 1;
  const square = tallies.reduce((sum, { mean, times }) => sum + (times - mean) ** 2 / mean, 0);
  // The statistic has mean `free` and variance near 2 × `free`; worlds seldom expected widen it, and with few worlds
  // its tail is long.
  const rare = tallies.reduce((sum, { mean }) => sum + 1 / mean, 0);
  return free === 0 || square <= free + 7 * Math.sqrt(2 * free + rare) + TAIL;
}
