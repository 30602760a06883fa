import { type Advice, type Consult, inquiryOf } from '@crossbones/bots/pool';
import { type Game, type GameEntry, Match, must, type Outcome, type Sight } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { OpenedMatch } from '../../play/local/branch.js';
import type { PlayedMatch, Sailor, Why } from '../../play/match.js';
import { type Judgement, judge, MOST } from './guess-points.js';

/** Who judges a guess, and how long they think about each decision. */
const JUDGE = 'captain';
const JUDGING_MS = 400;

/** One guess: what was chosen, what was played, and what it brought. */
export interface Guess extends Judgement {
  /** The step of the match before the decision. */
  readonly step: number;
  readonly guess: readonly string[];
  readonly played: readonly string[];
}

/** What is expected of the one who guesses. */
export type GuessStand = 'moving' | 'asked' | 'judging' | 'told' | 'over';

/** How the match goes on, and who judges. */
interface Surroundings {
  /** How long a move of the others stands before the next, in ms. */
  pause(): number;
  readonly consult: Consult;
  /** What differs by no more is about as good. */
  readonly tie: number;
  /** Whether nobody can tell these words apart. */
  alike(legal: readonly string[]): boolean;
}

/**
 * A finished match as one of its seats saw it, to guess what that seat did. It shows the views of that seat and nothing
 * else, each move only once it is due, and the end only at the end.
 */
export class GuessedMatch implements PlayedMatch {
  readonly game: GameId;
  readonly options: PlayedMatch['options'];
  readonly me: ReadonlySignal<number | null>;
  readonly clocks = signal([]);
  readonly pending = signal<readonly string[] | null>(null);
  readonly outcome = signal<Outcome | null>(null);
  readonly paused = signal(false);
  readonly odds = signal(false);
  readonly undoable = signal(false);
  readonly talk = null;
  readonly wishes = null;
  readonly stand = signal<GuessStand>('moving');
  readonly guesses = signal<readonly Guess[]>([]);
  private readonly match: Match;
  /** The moves in force, each with the step before it. */
  private readonly moves: readonly { readonly move: GameEntry; readonly step: number }[];
  private at = 0;
  /** Where the match goes on after the present guess. */
  private next = 0;
  private advice: Promise<Advice | null> = Promise.resolve(null);
  private newest: Sight;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private show: (sight: Sight) => void = () => {};

  constructor(
    private readonly opened: OpenedMatch,
    rules: Game,
    private readonly seat: number,
    readonly sailors: ReadonlySignal<readonly Sailor[]>,
    private readonly around: Surroundings,
  ) {
    const { setup, entries } = opened;
    this.game = setup.game;
    this.options = setup.options;
    this.me = signal(seat);
    this.match = must(Match.replay(rules, { ...setup, rules: opened.rules ?? rules.rules, entries: [] }));
    this.moves = movesOf(entries);
    this.newest = this.look();
  }

  watch(show: (sight: Sight) => void): () => void {
    this.show = show;
    show(this.newest);
    return () => {
      clearTimeout(this.timer);
      this.show = () => {};
    };
  }

  seen(sight: Sight): void {
    if (sight !== this.newest || this.stand.peek() !== 'moving') return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.move(), this.around.pause());
  }

  async submit(_decision: number, actions: readonly string[]): Promise<Why> {
    if (this.stand.peek() !== 'asked') return null;
    const tried = this.match.check(this.seat, actions);
    if (!tried.ok) return tried.error;
    batch(() => {
      this.stand.value = 'judging';
      this.pending.value = actions;
    });
    const { step } = this.moves[this.at];
    const { played, next } = this.answer(actions.length);
    const judgement = judge(actions, played, await this.advice, this.around.tie);
    this.next = next;
    batch(() => {
      this.guesses.value = [...this.guesses.value, { step, guess: actions, played, ...judgement }];
      this.stand.value = 'told';
      // Nothing is on its way to anybody, and nothing more is asked until this has been read.
      this.pending.value = null;
      this.emit({ ...this.newest, actors: [], may: [], legal: [], between: [] });
    });
    // There is nothing to read: the match goes on.
    if (judgement.is === 'exact') this.goOn();
    return null;
  }

  /** What was played has been read. */
  goOn(): void {
    if (this.stand.peek() !== 'told') return;
    for (; this.at < this.next; this.at++) this.enter(this.moves[this.at].move);
    this.tell();
  }

  private move(): void {
    this.enter(this.moves[this.at++].move);
    this.tell();
  }

  private enter(move: GameEntry): void {
    must(this.match.enter(move, { recorded: true }));
  }

  private tell(): void {
    batch(() => {
      this.pending.value = null;
      this.emit(this.look());
    });
  }

  private emit(sight: Sight): void {
    this.newest = sight;
    this.show(sight);
  }

  /** How it stands, and whether something is to be guessed now. */
  private look(): Sight {
    const { match, seat } = this;
    const sight = match.view(match.step, seat);
    const over = this.at >= this.moves.length;
    if (over) this.outcome.value = this.opened.outcome;
    const asked = !over && this.isAsked(sight);
    this.stand.value = over ? 'over' : asked ? 'asked' : 'moving';
    if (!asked) return { ...sight, may: [], legal: [] };
    this.advice = this.around
      .consult(inquiryOf(match, { seat, level: JUDGE }, { ms: JUDGING_MS }))
      .catch(() => null);
    return sight;
  }

  /** Something is to be guessed where the game waits for the seat, where it can choose and tell what, and where it did. */
  private isAsked({ actors, legal }: Sight): boolean {
    const { seat } = this;
    return (
      actors.includes(seat) &&
      legal.length > 1 &&
      !this.around.alike(legal) &&
      this.moves.slice(this.at).some(({ move }) => move.seat === seat)
    );
  }

  /**
   * What the seat did: one word for one word, else all it said in one go. Others who chose at the same time have been
   * passed by then; what they chose shows in no view before it is revealed.
   */
  private answer(words: number): { readonly played: readonly string[]; readonly next: number } {
    const { seat } = this;
    const trial = this.match.fork(this.match.step);
    const { phase } = trial.view(trial.step, seat).view;
    const played: string[] = [];
    let next = this.at;
    while (next < this.moves.length) {
      const { move } = this.moves[next++];
      must(trial.enter(move, { recorded: true }));
      if (move.seat !== seat) continue;
      played.push(move.action);
      const sight = trial.view(trial.step, seat);
      if (words === 1 || !sight.actors.includes(seat) || sight.view.phase !== phase) break;
    }
    return { played, next };
  }
}

/** What all guesses brought so far, and what they could have. */
export const scoreOf = (guesses: readonly Guess[]): { points: number; of: number; hits: number } => ({
  points: guesses.reduce((sum, { points }) => sum + points, 0),
  of: guesses.length * MOST,
  hits: guesses.filter(({ is }) => is === 'exact').length,
});

function movesOf(entries: OpenedMatch['entries']): { move: GameEntry; step: number }[] {
  const moves: { move: GameEntry; step: number }[] = [];
  for (const [step, entry] of entries.entries()) {
    if ('action' in entry) moves.push({ move: entry, step });
    else if (entry.table === 'undo') moves.pop();
  }
  return moves;
}
