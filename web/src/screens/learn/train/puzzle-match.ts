import type { PuzzlePosition } from '@crossbones/bots/puzzle/puzzle';
import { type Game, Match, type Sight } from '@crossbones/core';
import type { GameId } from '@crossbones/games/catalogue';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PlayedMatch, Sailor, Why } from '../../../play/match.js';

/** A position as a match: the table shows it, the seat answers once, and sees what it has done. */
export class PuzzleMatch implements PlayedMatch {
  readonly options: PlayedMatch['options'];
  readonly me: ReadonlySignal<number | null>;
  readonly clocks = signal([]);
  readonly pending = signal(null);
  readonly outcome = signal(null);
  readonly paused = signal(false);
  /** Odds would be half of the answer. */
  readonly odds = signal(false);
  readonly undoable = signal(false);
  readonly talk = null;
  readonly wishes = null;
  /** What was answered, all words of the turn. */
  readonly answer = signal<readonly string[] | null>(null);
  private show: (sight: Sight) => void = () => {};

  private constructor(
    readonly game: GameId,
    private readonly match: Match,
    private readonly seat: number,
    readonly sailors: ReadonlySignal<readonly Sailor[]>,
  ) {
    this.options = match.options;
    this.me = signal(seat);
  }

  /** Null where a log does not fit the rules, or where its seat is asked nothing. */
  static open(
    game: GameId,
    rules: Game,
    { seat, ...log }: PuzzlePosition,
    sailors: ReadonlySignal<readonly Sailor[]>,
  ): PuzzleMatch | null {
    try {
      const match = Match.replay(rules, log, { recorded: true });
      if (!match.ok || match.value.view(log.entries.length, seat).legal.length < 2) return null;
      return new PuzzleMatch(game, match.value, seat, sailors);
    } catch {
      // What this device has kept may be anything.
      return null;
    }
  }

  watch(show: (sight: Sight) => void): () => void {
    this.show = show;
    show(this.match.view(this.match.step, this.seat));
    return () => {
      this.show = () => {};
    };
  }

  async submit(_decision: number, actions: readonly string[]): Promise<Why> {
    if (this.answer.peek() !== null) return null;
    const trial = this.match.fork(this.match.step);
    const done = trial.submit(this.seat, actions);
    if (!done.ok) return done.error;
    this.answer.value = actions;
    this.show({ ...trial.view(trial.step, this.seat), legal: [] });
    return null;
  }
}
