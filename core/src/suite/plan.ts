import type { Game, View } from '../game.js';
import type { Json } from '../json.js';
import type { Trial } from './play.js';
import { sliced } from './slice.js';
import { type Tryout, tryouts } from './tryout.js';

/** What one game tells the suite about itself. */
export interface Plan {
  /** Tables to play; all pairs of options at all numbers of seats unless told. */
  readonly tables?: readonly Tryout[];
  /** Further tables, such as those with the longest options. */
  readonly further?: readonly Tryout[];
  /** Positions looked at in each play. */
  readonly looks?: number;
  /** Plays of each table. */
  readonly plays?: number;
  /** What is the same all through a play, such as all cards in order; null where nothing can be said. */
  count?(open: View): Json;
  /** What was dealt by a chance event; null for an event that depends on what was played. */
  dealt?(open: View, event: string): Json;
  /**
   * Choices that other sides must not tell apart carry the same name; null for a public choice. Unless told, choices
   * of seats that act at once are sealed until the last is in, all others are public.
   */
  secret?(word: string, open: View): string | null | undefined;
  /** Words that no table ever allows. */
  unreachable?(word: string): boolean;
  /** Branches of the rules that random play must come by. */
  readonly branches?: Branches;
  /** The most plays that steering may take. */
  readonly steered?: number;
}

export interface Branches {
  readonly names: readonly string[];
  /** Which of them a step showed; `word` is null where chance moved. */
  seen(before: View, word: string | null, after: View): readonly string[];
}

/** One demand on a game; `run` throws with the place where the game breaks it. */
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
