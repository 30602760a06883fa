import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import type { GamePage } from '../../play/game-page.js';

/** One round of the record: what was played in it, as far as it was seen here, and how all stood after it. */
interface RecordedRound {
  readonly round: number;
  readonly lines: readonly string[];
  readonly totals: readonly number[] | null;
}

const roundOf = ({ round }: View): number => (typeof round === 'number' ? Math.max(1, round) : 1);

/** What was played in a match, round by round. A view tells of its own round only, so each is noted as it passes. */
export class PlayedRecord {
  private readonly seen = new Map<number, readonly string[]>();

  constructor(private readonly game: Pick<GamePage, 'record' | 'curve'>) {}

  note(view: View, words: GameWords, names: readonly string[]): void {
    const round = roundOf(view);
    const lines = this.game.record(view, words, names);
    // When a round is scored its pieces may be gone from the view; before that fewer mean that a move was taken back.
    const scored = (this.game.curve(view) ?? []).length >= round;
    if (!scored || lines.length >= (this.seen.get(round)?.length ?? 0)) this.seen.set(round, lines);
  }

  /** All rounds up to this view. Of one that was not seen here there are the totals at least. */
  rounds(view: View): readonly RecordedRound[] {
    const totals = this.game.curve(view) ?? [];
    const last = Math.max(roundOf(view), totals.length);
    return Array.from({ length: last }, (_, i) => ({
      round: i + 1,
      lines: this.seen.get(i + 1) ?? [],
      totals: totals[i] ?? null,
    })).filter(({ lines, totals }) => lines.length > 0 || totals !== null);
  }
}
