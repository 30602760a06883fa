import { type BoxedPuzzle, type PuzzleBox, puzzleId } from '@crossbones/bots/puzzle/puzzle';
import type { Rng } from '@crossbones/core';
import type { GameId } from '@crossbones/games/catalogue';
import type { PuzzleKind } from '@crossbones/games/crew';
import type { KeptRecall, Training } from './kept-training.js';
import { isDue } from './recall.js';

/** After so many right answers in a row, puzzles become harder by a step. */
const STEADY = 3;

/** What comes back today, the longest due first. */
export const dueToday = ({ recalls }: Training, now: number, game?: GameId): KeptRecall[] =>
  recalls
    .filter((one) => isDue(one, now) && (game === undefined || one.game === game))
    .sort((one, other) => one.due - other.due);

/** A puzzle of the box that was never asked: the better somebody does, the harder. Null when none is left. */
export function newPuzzle(
  training: Training,
  game: GameId,
  box: PuzzleBox,
  kind: PuzzleKind | null,
  rng: Rng,
): { readonly id: string; readonly boxed: BoxedPuzzle } | null {
  const waiting = training.recalls.flatMap((one) => (one.game === game ? [one.id] : []));
  const known = new Set([...(training.solved[game] ?? []), ...waiting]);
  const left = box.puzzles
    .map((boxed) => ({ boxed, id: puzzleId(box.matches[boxed.match].key, boxed.step) }))
    .filter(({ boxed, id }) => !known.has(id) && (kind === null || boxed.kind === kind));
  if (left.length === 0) return null;
  const wanted = Math.floor(training.streak / STEADY);
  const far = ({ boxed }: (typeof left)[number]): number => Math.abs(boxed.difficulty - wanted);
  const nearest = Math.min(...left.map(far));
  const fitting = left.filter((one) => far(one) === nearest);
  return fitting[rng.below(fitting.length)];
}
