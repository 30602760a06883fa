import type { Game, View } from '../game.js';
import type { Json } from '../json.js';
import type { Trial } from './play.js';
import { sliced } from './slice.js';
import { type Tryout, tryouts } from './tryout.js';

/** What one game tells the suite about itself. */
export interface Plan {
  /** The tables to play; by default all pairs of options at all numbers of seats. */
  readonly tables?: readonly Tryout[];
  /** Further tables, such as those with the longest options. */
  readonly further?: readonly Tryout[];
  /** Positions looked at in each play. */
  readonly looks?: number;
  /** Plays of each table. */
  readonly plays?: number;
  /** What stays the same all through a play, such as all cards in order; null where that cannot be told. */
  count?(open: View): Json;
  /** What was dealt by a chance event; null for an event that depends on what was played. */
  dealt?(open: View, event: string): Json;
  /**
   * Choices that other sides must not tell apart have the same name; null for a public choice. By default choices of
   * seats that act at once are sealed until the last is made, and all others are public.
   */
  secret?(word: string, open: View): string | null | undefined;
  /** Words that no table ever allows. */
  unreachable?(word: string): boolean;
  /** Branches of the rules that random play must reach. */
  readonly branches?: Branches;
  /** The most plays that steering may take. */
  readonly steered?: number;
}

export interface Branches {
  readonly names: readonly string[];
  /** Which of them a step showed; `word` is null where chance moved. */
  seen(before: View, word: string | null, after: View): readonly string[];
}

/** One promise that a game must keep; `run` throws and names the place where it is broken. */
export interface Check {
  readonly name: string;
  run(): void;
}

export const tablesOf = <S>(game: Game<S>, plan: Plan): readonly Tryout[] => [
  ...(plan.tables ?? tryouts(game)),
  ...(plan.further ?? []),
];

/** The plays that one check takes; every check has its own. */
export function* trialsOf<S>(game: Game<S>, plan: Plan, check: string): Generator<Trial<S>, void> {
  const { plays = 1 } = plan;
  let table = 0;
  for (const tryout of tablesOf(game, plan)) {
    table++;
    for (let play = 0; play < plays; play++) {
      yield { game, tryout, seed: sliced(`${check}/${table}/${play}`) };
    }
  }
}

export const looksOf = (plan: Plan): number => plan.looks ?? 8;
