import type { Key, Log } from '@crossbones/core';
import type { Grade, PuzzleKind, ReviewUnit } from '@crossbones/games/crew';
import { gradeOf, type Thresholds } from '../review/grade.js';
import type { Hint } from '../thought.js';

/** A match up to the moment at which a seat is asked something. */
export interface PuzzlePosition {
  readonly rules: number;
  readonly seats: number;
  readonly options: { readonly [name: string]: unknown };
  readonly key: Key;
  readonly entries: Log['entries'];
  readonly seat: number;
}

/** One thing that can be done, what it is worth, and how well its difference to the best one is known. */
export interface PuzzleAnswer {
  readonly word: string;
  readonly worth: number;
  readonly error: number;
  readonly hints: readonly Hint[];
}

/** In what answers are counted, and what makes one a mistake. */
export interface PuzzleScale {
  readonly unit: ReviewUnit;
  readonly thresholds: Thresholds;
  readonly caution: number;
}

/** What the answers of a position are worth, the best first. */
export interface PuzzleVerdict {
  readonly scale: PuzzleScale;
  readonly answers: readonly PuzzleAnswer[];
  /** Worlds in which they were tried. */
  readonly worlds: number;
}

/** How many of deckhand and bosun do not find the answer. */
export type Difficulty = 0 | 1 | 2;

export interface Puzzle extends PuzzleVerdict {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly difficulty: Difficulty;
  readonly position: PuzzlePosition;
}

/** A match as a box keeps it: its entries are seats and words by turns, with spaces between them. */
export interface BoxedMatch extends Pick<PuzzlePosition, 'seats' | 'options' | 'key'> {
  readonly entries: string;
}

export interface BoxedPuzzle extends Pick<Puzzle, 'kind' | 'difficulty' | 'answers' | 'worlds'> {
  /** Which of the box's matches it is from. */
  readonly match: number;
  /** Entries before it. */
  readonly step: number;
  readonly seat: number;
}

/** The puzzles of one game that come with the page: several from each match, so that a match is stored once. */
export interface PuzzleBox {
  readonly game: string;
  readonly rules: number;
  readonly scale: PuzzleScale;
  /** The chance by which they were found, and can be found again. */
  readonly seed: string;
  /** How many times as many worlds as in a usual review they were confirmed in. */
  readonly depth: number;
  /** How many matches were looked through. */
  readonly through: number;
  readonly matches: readonly BoxedMatch[];
  readonly puzzles: readonly BoxedPuzzle[];
}

/** What a puzzle is called for as long as its match stays in the box. */
export const puzzleId = (key: Key, step: number): string => `${key.slice(0, 8)}/${step}`;

export const boxedEntries = (entries: Log['entries']): string =>
  entries.flatMap((entry) => ('action' in entry ? [`${entry.seat} ${entry.action}`] : [])).join(' ');

export function unboxedEntries(entries: string): Log['entries'] {
  const words = entries.split(' ');
  return Array.from({ length: words.length >> 1 }, (_, i) => ({
    seat: Number(words[2 * i]),
    action: words[2 * i + 1],
  }));
}

/** A puzzle of a box as it is posed. */
export function unboxed({ rules, scale, matches }: PuzzleBox, boxed: BoxedPuzzle): Puzzle {
  const { match, step, seat, kind, difficulty, answers, worlds } = boxed;
  const { seats, options, key, entries } = matches[match];
  return {
    id: puzzleId(key, step),
    kind,
    difficulty,
    scale,
    position: { rules, seats, options, key, entries: unboxedEntries(entries).slice(0, step), seat },
    answers,
    worlds,
  };
}

/** What an answer loses against the best one, and how bad that is for sure; null for one that was not tried. */
export function gradedAnswer(
  { answers, scale }: PuzzleVerdict,
  word: string,
): { readonly loss: number; readonly grade: Grade } | null {
  const given = answers.find((one) => one.word === word);
  if (given === undefined) return null;
  const loss = answers[0].worth - given.worth;
  return { loss, grade: gradeOf(loss, given.error, scale.thresholds, scale.caution) };
}
