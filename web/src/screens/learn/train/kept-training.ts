import type { PuzzlePosition } from '@crossbones/bots/puzzle/puzzle';
import { type GameId, gameIds, isGameId } from '@crossbones/games/catalogue';
import { signal } from '@preact/signals';
import { answered, missedAt, type Recall } from './recall.js';

/** Where something that comes back is from: the box, made on this device, or a match of one's own. */
const sources = ['box', 'made', 'own'] as const;

/** A position that was missed, until it is solved. */
export interface KeptRecall extends Recall {
  /** One id, one position of the game. */
  readonly id: string;
  readonly game: GameId;
  readonly from: (typeof sources)[number];
  /** Where no box and no review has it. */
  readonly position?: PuzzlePosition;
}

/** How the bids of a game went. */
interface BidTally {
  readonly made: number;
  readonly best: number;
  /** Points given away against the best bids. */
  readonly lost: number;
}

/** How somebody stands with the trainer, on this device. */
export interface Training {
  /** The puzzles that were answered right, box and device alike. */
  readonly solved: { readonly [game in GameId]?: readonly string[] };
  /** Mistakes of one's own that were solved, and do not come back. */
  readonly mended: readonly string[];
  readonly recalls: readonly KeptRecall[];
  readonly bids: { readonly [game in GameId]?: BidTally };
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly best: number;
}

const KEY = 'training';
const fresh: Training = { solved: {}, mended: [], recalls: [], bids: {}, streak: 0, best: 0 };
/** More mistakes at a time would discourage anybody; the oldest are let go. */
const MOST_RECALLS = 100;

const amount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
type Loose = { readonly [name: string]: unknown };
const loose = (value: unknown): Loose =>
  typeof value === 'object' && value !== null ? (value as Loose) : {};

function recallFrom(value: unknown): KeptRecall | null {
  const { id, game, from, right, due, position } = loose(value);
  const source = sources.find((one) => one === from);
  if (typeof id !== 'string' || typeof game !== 'string' || !isGameId(game) || source === undefined)
    return null;
  if (typeof due !== 'number') return null;
  // Whoever lays it out finds out whether it fits the rules.
  const kept = source === 'made' ? { position: position as PuzzlePosition } : {};
  return { id, game, from: source, right: Math.floor(amount(right)), due, ...kept };
}

/** What was kept, as far as it can be read. */
export function trainingFrom(text: string | null): Training {
  let read: Loose = {};
  try {
    read = loose(JSON.parse(text ?? '{}'));
  } catch {}
  const [solved, bids] = [loose(read.solved), loose(read.bids)];
  const ofGames = <T>(make: (game: GameId) => T | null): { readonly [game in GameId]?: T } =>
    Object.fromEntries(
      gameIds.flatMap((game) => {
        const one = make(game);
        return one === null ? [] : [[game, one]];
      }),
    );
  return {
    solved: ofGames((game) => (solved[game] === undefined ? null : texts(solved[game]))),
    mended: texts(read.mended),
    recalls: (Array.isArray(read.recalls) ? read.recalls : []).flatMap((one) => recallFrom(one) ?? []),
    bids: ofGames((game) => {
      const { made, best, lost } = loose(bids[game]);
      return amount(made) === 0 ? null : { made: amount(made), best: amount(best), lost: amount(lost) };
    }),
    streak: amount(read.streak),
    best: amount(read.best),
  };
}

/** A browser may refuse to keep anything; then it lasts as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const training = signal<Training>(trainingFrom(kept()));

export function keepTraining(some: Partial<Training>): void {
  training.value = { ...training.value, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(training.value));
  } catch {}
}

export const forgetTraining = (): void => keepTraining(fresh);

/** A puzzle or a mistake that somebody was asked about. */
export type AskedPuzzle = Pick<KeptRecall, 'id' | 'game' | 'from' | 'position'>;

/** How somebody stands after an answer. */
export function afterAnswer(before: Training, asked: AskedPuzzle, isRight: boolean, now: number): Training {
  const { id, game, from } = asked;
  const known = before.recalls.find((one) => one.id === id && one.game === game);
  const others = before.recalls.filter((one) => one !== known);
  const next = known === undefined ? (isRight ? null : missedAt(now)) : answered(known, isRight, now);
  const streak = isRight ? before.streak + 1 : 0;
  const solved = before.solved[game] ?? [];
  return {
    ...before,
    streak,
    best: Math.max(before.best, streak),
    recalls: next === null ? others : [...others, { ...asked, ...next }].slice(-MOST_RECALLS),
    solved:
      next !== null || from === 'own' || solved.includes(id)
        ? before.solved
        : { ...before.solved, [game]: [...solved, id] },
    mended: next === null && from === 'own' ? [...before.mended, id] : before.mended,
  };
}

/** How somebody stands after a bid that lost so many points against the best one. */
export function afterBid(before: Training, game: GameId, loss: number, isBest: boolean): Training {
  const { made, best, lost } = before.bids[game] ?? { made: 0, best: 0, lost: 0 };
  const tally = { made: made + 1, best: best + (isBest ? 1 : 0), lost: lost + loss };
  return { ...before, bids: { ...before.bids, [game]: tally } };
}

/** Mistakes of one's own that are new come back a day after they were found; the newest, where there is no room for all. */
export function withMistakes(
  before: Training,
  found: readonly { readonly id: string; readonly game: GameId; readonly found: number }[],
): Training {
  const known = new Set([...before.mended, ...before.recalls.map(({ id }) => id)]);
  const room = Math.max(0, MOST_RECALLS - before.recalls.length);
  const fresh = found
    .filter(({ id }) => !known.has(id))
    .sort((one, other) => other.found - one.found)
    .slice(0, room)
    .map(({ id, game, found }): KeptRecall => ({ id, game, from: 'own', ...missedAt(found) }));
  if (fresh.length === 0) return before;
  return { ...before, recalls: [...before.recalls, ...fresh] };
}
