import { BotSeats, type Consult, inquiryOf, wordOf } from '@crossbones/bots/pool';
import { type Game, keyFrom, Match, must, type Sight } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  LEARNER,
  type Lesson,
  type LessonLine,
  lucky,
  mistakeOf,
  type ScriptedTurn,
  satisfies,
} from '../../play/lesson.js';
import type { PlayedMatch, Sailor, Why } from '../../play/match.js';

/** What the guide has to say now. */
export interface Bubble {
  readonly is: /** Others act; what was said last still stands there. */
    | 'quiet'
    /** Something to read, and a button to go on. */
    | 'told'
    /** Something is to be done. */
    | 'asked'
    /** Something else was done, and can be taken back. */
    | 'mistaken'
    /** Nobody helps any more. */
    | 'alone'
    | 'over';
  /** There is always something to read. */
  readonly say: string;
  /** In the part without help: what the player made of it. */
  readonly fared?: string | null;
  /** A first tap may only lift a piece. */
  readonly lifts?: boolean;
}

type Asked = Extract<LessonLine, { is: 'asked' }>;
type Alone = Extract<LessonLine, { is: 'alone' }>;

/** How the others act. */
interface Mates {
  /** How long they wait before they act, in ms. */
  pause(): number;
  /** Asks a bosun where the lesson does not say what they do. */
  readonly consult: Consult;
}

/** A lesson as a match: the real rules on a fixed course, played in the page itself. */
export class LessonMatch implements PlayedMatch {
  readonly options: PlayedMatch['options'];
  readonly me: ReadonlySignal<number | null> = signal(LEARNER);
  readonly clocks = signal([]);
  readonly pending = signal(null);
  /** A lesson is nobody's victory: it ends with the guide's last word. */
  readonly outcome = signal(null);
  readonly paused = signal(false);
  readonly odds = signal(false);
  readonly undoable = signal(false);
  readonly talk = null;
  readonly wishes = null;
  readonly bubble: Signal<Bubble>;
  /** How much of the lesson is done, from 0 to 1. */
  readonly way = signal(0);
  readonly want = computed(() => (this.bubble.value.is === 'asked' ? this.owed.value : []));
  readonly marked = computed(() => (this.want.value.length === 1 ? this.want.value[0] : null));
  private readonly owed = signal<readonly string[]>([]);
  private readonly match: Match;
  private at = 0;
  /** How many of the others' turns in the present line have been played. */
  private acted = 0;
  /** The sight at the moment when help ended. */
  private left: Sight | null = null;
  private fared: string | null = null;
  private newest: Sight;
  private readonly bots: BotSeats;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private show: (sight: Sight) => void = () => {};

  constructor(
    readonly game: GameId,
    rules: Game,
    private readonly lesson: Lesson,
    readonly sailors: ReadonlySignal<readonly Sailor[]>,
    private readonly mates: Mates,
  ) {
    const { seats, options } = lesson;
    this.options = options;
    this.match = must(Match.open(lucky(rules, lesson.luck), { seats, options, key: keyFrom('lesson') }));
    this.bots = new BotSeats(this.match, (seat) => (seat === LEARNER ? null : 'bosun'));
    this.newest = this.sight();
    // There is something to read while the table is still being laid.
    const [say] = lesson.lines.flatMap((line) => ('say' in line ? [line.say] : []));
    this.bubble = signal({ is: 'quiet', say });
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
    if (sight !== this.newest || this.bubble.peek().is === 'mistaken') return;
    clearTimeout(this.timer);
    const { line } = this;
    if (line?.is === 'alone') this.leave(line);
    if (this.othersAct()) this.timer = setTimeout(() => this.goOn(), this.mates.pause());
    else this.goOn();
  }

  async submit(_decision: number, actions: readonly string[]): Promise<Why> {
    const line = this.next();
    if (line === null || this.bubble.peek().is === 'mistaken') return null;
    if (line.is === 'alone') {
      this.leave(line);
      const done = this.match.submit(LEARNER, actions);
      if (!done.ok) return done.error;
      this.tell();
      return null;
    }
    if (this.owed.peek().length === 0) this.owed.value = line.want;
    const rest = this.owed.peek().slice(actions.length);
    if (satisfies(actions, this.owed.peek().slice(0, actions.length))) {
      const done = this.match.submit(LEARNER, actions);
      if (!done.ok) return done.error;
      this.owed.value = rest;
      if (rest.length === 0) this.step();
      this.tell();
      return null;
    }
    const trial = this.match.fork(this.match.step);
    const tried = trial.submit(LEARNER, actions);
    if (!tried.ok) return tried.error;
    this.bubble.value = { is: 'mistaken', say: mistakeOf(line.mistakes, actions) ?? line.say };
    this.emit({ ...trial.view(trial.step, LEARNER), legal: [] });
    return null;
  }

  /** The person has read the line: goes on. */
  read(): void {
    if (this.bubble.peek().is !== 'told') return;
    this.at++;
    this.goOn();
  }

  /** Goes back to where the person did something else than asked. */
  takeBack(): void {
    const line = this.bubble.peek().is === 'mistaken' ? this.next() : null;
    if (line === null) return;
    this.bubble.value = { is: 'quiet', say: line.say };
    this.emit(this.sight());
  }

  private get line(): LessonLine | undefined {
    return this.lesson.lines[this.at];
  }

  /**
   * The line at which the person acts next, unless others must act before; somebody who acts early skips what is to be
   * read.
   */
  private next(): Asked | Alone | null {
    for (let at = this.at; ; at++) {
      const line = this.lesson.lines[at];
      if (line?.is === 'told') continue;
      if (line?.is !== 'asked' && line?.is !== 'alone') return null;
      this.at = at;
      return line;
    }
  }

  private othersAct(): boolean {
    const { line } = this;
    if (line?.is !== 'alone') return line?.is === 'others' || line?.is === 'skipped';
    return !this.isRoundOver() && this.bots.turns().length > 0;
  }

  private goOn(): void {
    const { line } = this;
    this.way.value = this.at / this.lesson.lines.length;
    switch (line?.is) {
      case undefined:
        if (this.bubble.peek().is === 'over') break;
        this.bubble.value = { is: 'over', say: this.lesson.end, fared: this.fared };
        this.emit({ ...this.newest, legal: [], actors: [], between: [] });
        break;
      case 'told':
        this.bubble.value = { is: 'told', say: line.say };
        break;
      case 'asked':
        if (this.owed.peek().length === 0) this.owed.value = line.want;
        this.bubble.value = { is: 'asked', say: line.say, lifts: line.lifts };
        break;
      case 'others':
        this.act(line.turns[this.acted++]);
        if (this.acted === line.turns.length) this.step();
        this.tell();
        break;
      case 'skipped':
        for (const turn of line.turns) this.act(turn);
        this.step();
        this.tell();
        break;
      case 'alone':
        this.leave(line);
        if (this.isRoundOver()) {
          this.fared = line.fared(this.newest.view, this.left!.view) ? line.well : line.badly;
          this.step();
          this.goOn();
        } else void this.botActs();
    }
  }

  /** From here on the learner is on their own. */
  private leave(line: Alone): void {
    this.left ??= this.newest;
    this.bubble.value = { is: 'alone', say: line.say };
  }

  private isRoundOver(): boolean {
    return this.match.outcome() !== null || this.sight().view.round !== this.left?.view.round;
  }

  /**
   * The first of the others for whom the match waits does what a bosun would, or anything legal if none can be asked.
   */
  private async botActs(): Promise<void> {
    const [turn] = this.bots.turns();
    if (turn === undefined) return;
    const advice = await this.mates.consult(inquiryOf(this.match, turn)).catch(() => null);
    const word = wordOf(this.match, turn, advice?.word ?? null);
    if (word === null) return;
    must(this.match.submit(turn.seat, [word]));
    this.tell();
  }

  private step(): void {
    this.at++;
    this.acted = 0;
  }

  private act(turn: ScriptedTurn): void {
    const [seat, ...words] = turn.split(' ');
    must(this.match.submit(Number(seat), words));
  }

  private tell(): void {
    const { is, say } = this.bubble.peek();
    if (is !== 'alone') this.bubble.value = { is: 'quiet', say };
    this.emit(this.sight());
  }

  private sight(): Sight {
    return this.match.view(this.match.step, LEARNER);
  }

  private emit(sight: Sight): void {
    this.newest = sight;
    this.show(sight);
  }
}
