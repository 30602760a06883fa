import type { PuzzlePosition } from '@crossbones/bots/puzzle/puzzle';
import type { GameId } from '@crossbones/games/catalogue';
import { fetchReview, keptDecisions } from '../../../play/local/kept-reviews.js';

/** A decision of one's own that a review has called a mistake or worse. */
interface OwnMistake {
  readonly id: string;
  readonly game: GameId;
  /** When it was found, in ms. */
  readonly found: number;
}

const idOf = (match: string, step: number): string => `${match}@${step}`;

/** The mistakes of whoever plays on this device, out of the reviews that are kept on it. */
export async function ownMistakes(): Promise<readonly OwnMistake[]> {
  const decisions = (await keptDecisions()).filter(
    ({ own, grade }) => own && (grade === 'mistake' || grade === 'blunder'),
  );
  const made = new Map<string, number>();
  for (const match of new Set(decisions.map(({ match }) => match)))
    made.set(match, (await fetchReview(match))?.made ?? 0);
  return decisions.map(({ match, game, step }) => ({ id: idOf(match, step), game, found: made.get(match)! }));
}

/** The position of a mistake, and who sat there; null where its review is not kept any more. */
export async function positionOfMistake(
  id: string,
  today: number,
): Promise<{ readonly position: PuzzlePosition; readonly names: readonly string[] } | null> {
  const at = id.lastIndexOf('@');
  const step = Number(id.slice(at + 1));
  const kept = await fetchReview(id.slice(0, at));
  const decision = kept?.review.decisions.find((one) => one.step === step);
  if (kept === undefined || decision === undefined) return null;
  const { rules = today, seats, options, key, entries } = kept.log;
  const position = { rules, seats, options, key, entries: entries.slice(0, step), seat: decision.seat };
  return { position, names: kept.names };
}
