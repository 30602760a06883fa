import type { GameId } from '@crossbones/games';
import { ask } from '../../shell/database.js';
import type { GradedDecision, ReviewedLog } from './review-message.js';
import type { FoundReview } from './review-run.js';

const FORMAT = 1;
/** The oldest are forgotten, and made again when somebody wants them. */
const MOST_KEPT = 100;

/** The review of a match, as it is kept under the id of that match. */
export interface KeptReview extends FoundReview {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly where: 'device' | 'server';
  readonly game: GameId;
  readonly names: readonly string[];
  /** The seats that people of this device played. */
  readonly own: readonly number[];
  readonly log: ReviewedLog;
  readonly made: number;
}

/** A decision with its grade, out of a kept review. */
export interface KeptDecision extends GradedDecision {
  /** The id of its match. */
  readonly match: string;
  readonly game: GameId;
  /** Whether somebody of this device made it. */
  readonly own: boolean;
}

/** What cannot be kept lasts as long as the page. */
const passing = new Map<string, KeptReview>();

/** Keeps a review in place of an older one of that match. */
export async function keepReview(review: Omit<KeptReview, 'format'>): Promise<void> {
  const kept: KeptReview = { ...review, format: FORMAT };
  try {
    await ask('review', 'readwrite', (store) => {
      store.put(kept);
      const all: IDBRequest<KeptReview[]> = store.getAll();
      all.onsuccess = () => {
        const old = all.result.sort((one, other) => other.made - one.made).slice(MOST_KEPT);
        for (const { id } of old) store.delete(id);
      };
      return () => undefined;
    });
    passing.delete(kept.id);
  } catch {
    passing.set(kept.id, kept);
  }
}

/** The review of a match; nothing where there is none, or one that another version of the page has written. */
export async function fetchReview(id: string): Promise<KeptReview | undefined> {
  const newest = passing.get(id);
  if (newest !== undefined) return newest;
  try {
    const found = await ask('review', 'readonly', (store) => {
      const found: IDBRequest<KeptReview | undefined> = store.get(id);
      return () => found.result;
    });
    return found?.format === FORMAT ? found : undefined;
  } catch {
    return undefined;
  }
}

/** All decisions of all kept reviews, the newest review first. */
export async function keptDecisions(): Promise<KeptDecision[]> {
  let found: KeptReview[] = [];
  try {
    found = await ask('review', 'readonly', (store) => {
      const all: IDBRequest<KeptReview[]> = store.getAll();
      return () => all.result;
    });
  } catch {
    // There is no shelf: only what this page remembers.
  }
  const all = [
    ...found.filter(({ id, format }) => format === FORMAT && !passing.has(id)),
    ...passing.values(),
  ];
  return all
    .sort((one, other) => other.made - one.made)
    .flatMap(({ id, game, own, review }) =>
      review.decisions.map((one) => ({ ...one, match: id, game, own: own.includes(one.seat) })),
    );
}

export async function forgetReview(id: string): Promise<void> {
  passing.delete(id);
  try {
    await ask('review', 'readwrite', (store) => {
      store.delete(id);
      return () => undefined;
    });
  } catch {
    // What was never kept is forgotten already.
  }
}
