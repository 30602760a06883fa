import type { Sight, View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import type { GamePage, TrickLine } from '../../play/game-page.js';

/** One round of the record: what was played in it, as far as it was seen here, and everybody's totals after it. */
interface RecordedRound {
  readonly round: number;
  readonly lines: readonly (string | TrickLine)[];
  readonly totals: readonly number[] | null;
  /** A view of the round, from which its tricks can be laid out again. */
  readonly view: View | null;
}

/** Where the rounds that have passed are kept, so that a page that is loaded again has them still. */
export interface RoundKeep {
  load(): readonly (readonly [round: number, view: View])[];
  save(rounds: readonly (readonly [round: number, view: View])[]): void;
}

type Names = readonly string[];

const roundOf = ({ round }: View): number => (typeof round === 'number' ? Math.max(1, round) : 1);

/** What was played in a match, round by round. A view tells of its own round only, so each is noted as it passes. */
export class PlayedRecord {
  private readonly seen: Map<number, View>;

  constructor(
    private readonly game: Pick<GamePage, 'record' | 'curve' | 'ended'>,
    private readonly keep: RoundKeep | null = null,
  ) {
    this.seen = new Map(keep?.load() ?? []);
  }

  note({ between, view }: Pick<Sight, 'between' | 'view'>, words: GameWords, names: Names): void {
    let passed = false;
    for (const one of [...between, view]) {
      const round = roundOf(one);
      const noted = this.seen.get(round);
      const scored = this.scored(one, round);
      // Once a round is scored, its pieces may be gone from the view; before that, fewer pieces mean that a move was
      // taken back.
      const length = (view: View): number => this.game.record(view, words, names).length;
      if (noted !== undefined && scored && length(one) < length(noted)) continue;
      passed ||= noted === undefined ? this.seen.size > 0 : scored;
      this.seen.set(round, one);
    }
    if (passed) this.keep?.save([...this.seen]);
  }

  /** The round as it was seen here when it was scored. */
  whole(round: number): View | null {
    const view = this.seen.get(round);
    return view !== undefined && this.scored(view, round) ? view : null;
  }

  /** All rounds up to this view. A round that was not seen here has at least its totals. */
  rounds(now: View, words: GameWords, names: Names): readonly RecordedRound[] {
    const totals = this.game.curve(now) ?? [];
    const current = roundOf(now);
    const last = Math.max(current, totals.length);
    return Array.from({ length: last }, (_, i): RecordedRound => {
      const round = i + 1;
      const underWay = round === current && !this.scored(now, round);
      const view = underWay ? now : (this.seen.get(round) ?? (round === current ? now : null));
      const end = this.game.ended?.(now, round, words, names) ?? null;
      const lines = view === null ? [] : this.game.record(view, words, names);
      return { round, lines: end === null ? lines : [...lines, end], totals: totals[i] ?? null, view };
    }).filter(({ lines, totals }) => lines.length > 0 || totals !== null);
  }

  private scored = (view: View, round: number): boolean => (this.game.curve(view) ?? []).length >= round;
}
