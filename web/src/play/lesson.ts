import { FastRng, type Game, type View } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Volumes } from '@crossbones/texts/load';

/** What the guide of a game's lesson says. */
export type Saying<G extends GameId = GameId> = keyof Volumes['learn']['lessons'][G] & string;

/** The learner has the first seat. */
export const LEARNER = 0;
/** The others at the table; the texts call them so. */
export const MATES = ['Mina', 'Brass', 'Odette'] as const;

/** Somebody's turn: the seat, and what it does. */
export type ScriptedTurn = `${number} ${string}`;

/** For an action, its first word, or `*` for any other: what the guide says of it. */
export type Mistakes<S extends string> = { readonly [words: string]: S };

/** Whether somebody fared well between two views of the learner's. */
export type Fared = (now: View, before: View) => boolean;

/** One line of the script. The course is fixed: a learner who does something else is told why, and comes back to it. */
export type LessonLine<S extends string = string> =
  /** The guide says something, and waits until it is read. */
  | { readonly is: 'told'; readonly say: S }
  /** Others act, one after the other. */
  | { readonly is: 'others'; readonly turns: readonly ScriptedTurn[] }
  /** So much is played at once that is not worth a lesson. */
  | { readonly is: 'skipped'; readonly turns: readonly ScriptedTurn[] }
  | {
      readonly is: 'asked';
      readonly say: S;
      readonly want: readonly string[];
      readonly mistakes: Mistakes<S>;
      /**
       * Whether this is the first choice among several pieces: if the settings say that a first tap only lifts, the
       * guide explains it.
       */
      readonly lifts: boolean;
    }
  /** To the end of the round nobody helps: whatever the rules allow is done, and bots play the others. */
  | { readonly is: 'alone'; readonly say: S; readonly fared: Fared; readonly well: S; readonly badly: S };

export interface Lesson<S extends string = string> {
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  /** By chance event, the seed that makes it come out as the lesson wants it. */
  readonly luck: { readonly [event: string]: string };
  readonly lines: readonly LessonLine<S>[];
  /** The last word. */
  readonly end: S;
}

export const told = <S extends string>(say: S): LessonLine<S> => ({ is: 'told', say });
export const others = (...turns: readonly ScriptedTurn[]): LessonLine<never> => ({ is: 'others', turns });
/** Many turns, with commas between them. */
export const skipped = (...rows: readonly string[]): LessonLine<never> => ({
  is: 'skipped',
  turns: rows.flatMap((row) => row.split(', ') as ScriptedTurn[]),
});
export const asked = <S extends string>(
  say: S,
  want: string | readonly string[],
  mistakes: Mistakes<S> = {},
  lifts: 'lifts' | null = null,
): LessonLine<S> => ({
  is: 'asked',
  say,
  want: typeof want === 'string' ? [want] : want,
  mistakes,
  lifts: lifts !== null,
});

/** The last line of a lesson. What came of it is said before the last word. */
export const alone = <S extends string>(say: S, fared: Fared, well: S, badly: S): LessonLine<S> => ({
  is: 'alone',
  say,
  fared,
  well,
  badly,
});

const pointsIn = (view: View): readonly number[] => view.scores as readonly number[];
/** Points came in. */
export const gained: Fared = (now, before) => pointsIn(now)[LEARNER] > pointsIn(before)[LEARNER];
/** Nobody has more points. */
export const ahead: Fared = (now) => pointsIn(now)[LEARNER] === Math.max(...pointsIn(now));

/** The game with its chance as the lesson wants it; all else is as in any match. */
export function lucky(game: Game, luck: Lesson['luck']): Game {
  return {
    ...game,
    chance(state, rng) {
      const seed = luck[game.event(state) ?? ''];
      game.chance(state, seed === undefined ? rng : new FastRng(seed));
    },
  };
}

/** One word as the script wants it; `pick:*` is any pick. */
const fits = (word: string, wanted: string): boolean =>
  wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;

/** The words that are wanted, in whatever order they were put together. */
export function satisfies(words: readonly string[], wanted: readonly string[]): boolean {
  const [some, others] = [[...words].sort(), [...wanted].sort()];
  return some.length === others.length && some.every((word, i) => fits(word, others[i]));
}

/** What is to be said of words that are not the ones wanted; null if the lesson has nothing against them. */
export const mistakeOf = <S extends string>(mistakes: Mistakes<S>, words: readonly string[]): S | null =>
  mistakes[words.join(' ')] ?? mistakes[words[0]] ?? mistakes['*'] ?? null;
