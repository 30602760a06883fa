import type { Advice } from '@crossbones/bots/pool';
import type { Fault, Log, Outcome, Sight } from '@crossbones/core';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { PlayedMatch, Sailor, Why, Wishes } from '../match.js';
import type { HostReply, HostRequest, LocalCommand, LocalSetup, MatchNews } from './host-message.js';
import type { Keeping } from './saved-matches.js';
import { SharedDevice } from './shared-device.js';

/** A thread that runs the engine, as the page sees it. */
export interface EngineThread {
  post(ask: HostRequest): void;
  end(): void;
}
export type Start = (hear: (answer: HostReply) => void) => EngineThread;

/** Why the match cannot go on here. */
export type MatchTrouble =
  /** Another tab has played on with it. */
  | { readonly is: 'elsewhere' }
  /** Its log does not fit the rules that this page knows. */
  | { readonly is: 'unreadable'; readonly why: Fault }
  /** The engine broke again and again. */
  | { readonly is: 'broken' };

export interface SavedState {
  readonly setup: LocalSetup;
  readonly rules: number | null;
  readonly entries: Log['entries'];
  readonly decided?: readonly number[] | undefined;
}

/** How often a thread that broke may be started anew without a step in between. */
const FALLS = 2;

/** A wish on its way, and the function that takes its answer. */
interface Asked {
  readonly wish: LocalCommand;
  readonly answered: (why: Why) => void;
  /** Its step was told and kept: only the answer is missing. */
  done: boolean;
}

/** A match of this device: its engine runs in a thread of its own, and every step is kept before it is shown. */
export class LocalMatch implements PlayedMatch {
  readonly game: PlayedMatch['game'];
  readonly options: PlayedMatch['options'];
  readonly sailors: ReadonlySignal<readonly Sailor[]>;
  readonly clocks = signal([]);
  readonly pending = signal<readonly string[] | null>(null);
  readonly outcome = signal<Outcome | null>(null);
  readonly paused = signal(false);
  readonly odds = signal(true);
  readonly undoable = computed(
    () => this.regrets.value !== null && (this.solo || this.regrets.value === this.me.value),
  );
  readonly trouble = signal<MatchTrouble | null>(null);
  /** The seat whose action can be taken back, whoever holds the device. */
  readonly regrets = signal<number | null>(null);
  readonly talk = null;
  readonly wishes: Wishes = {
    undo: () => this.ask({ is: 'undo', seat: this.regrets.value ?? this.me.value ?? 0 }),
    resign: () => this.ask({ is: 'resign', seat: this.me.value ?? 0 }),
    pause: null,
  };
  readonly device: SharedDevice;
  /** Only for those who practise alone. */
  readonly advise: (() => Promise<Advice | null>) | null;
  /** Everything here is done by one person. */
  private readonly solo: boolean;
  private readonly crew = signal<readonly Sailor[]>([]);
  private thread: EngineThread | null = null;
  private falls = 0;
  private count = 0;
  private readonly asked = new Map<number, Asked>();
  private readonly advised = new Map<number, (advice: Advice | null) => void>();
  private readonly watchers = new Set<(sight: Sight) => void>();
  /** Messages are read one after the other: a step is kept before the next is read. */
  private last: Promise<void> = Promise.resolve();
  private log: SavedState;
  private closed = false;

  constructor(
    beginning: SavedState,
    sailors: readonly Sailor[],
    private readonly keep: (told: MatchNews) => Promise<Keeping>,
    private readonly start: Start,
    linger: () => number,
  ) {
    const { setup } = beginning;
    this.log = beginning;
    this.game = setup.game;
    this.options = setup.options;
    this.crew.value = sailors;
    this.sailors = this.crew;
    const people = sailors.flatMap((_, seat) => (setup.bots.includes(seat) ? [] : [seat]));
    this.solo = setup.solo === true || people.length === 1;
    this.device = new SharedDevice(people, linger, this.solo);
    this.advise = this.solo ? () => this.consult(this.me.value ?? people[0]) : null;
    if (this.solo) this.wishes.skip = () => this.ask({ is: 'skip' });
    this.open();
  }

  get me(): ReadonlySignal<number | null> {
    return this.device.holder;
  }

  watch(show: (sight: Sight) => void): () => void {
    this.watchers.add(show);
    for (const sight of this.device.catchUp()) show(sight);
    return () => void this.watchers.delete(show);
  }

  /** The page has told the sight to its end: now bots may go on, and the device may be passed. */
  seen({ step }: Sight): void {
    if (step < this.log.entries.length) return;
    this.thread?.post({ is: 'on', step });
    this.device.seen();
  }

  async submit(decision: number, actions: readonly string[]): Promise<Why> {
    this.pending.value = actions;
    const why = await this.ask({ is: 'submit', seat: this.me.value ?? 0, decision, actions });
    this.pending.value = null;
    return why;
  }

  close(): void {
    this.closed = true;
    this.thread?.end();
    this.unadvise();
    this.device.close();
    this.watchers.clear();
  }

  private ask(wish: LocalCommand): Promise<Why> {
    return new Promise((answered) => {
      const id = ++this.count;
      this.asked.set(id, { wish, answered, done: false });
      this.thread?.post({ is: 'wish', id, wish });
    });
  }

  private consult(seat: number): Promise<Advice | null> {
    return new Promise((given) => {
      const id = ++this.count;
      this.advised.set(id, given);
      this.thread?.post({ is: 'advise', id, seat });
    });
  }

  /** Answers all pending questions for advice with null, because nobody else will. */
  private unadvise(): void {
    for (const given of this.advised.values()) given(null);
    this.advised.clear();
  }

  private open(): void {
    const thread = this.start((answer) => {
      this.last = this.last
        .then(() => (this.closed || thread !== this.thread ? undefined : this.take(answer)))
        .catch((error) => {
          this.stop({ is: 'broken' });
          reportError(error);
        });
    });
    this.thread = thread;
    thread.post({ is: 'open', ...this.log });
  }

  private take(answer: HostReply): Promise<void> | void {
    switch (answer.is) {
      case 'told':
        return this.told(answer.told);
      case 'answer': {
        this.asked.get(answer.id)?.answered(answer.why);
        this.asked.delete(answer.id);
        return;
      }
      case 'advice': {
        this.advised.get(answer.id)?.(answer.advice);
        this.advised.delete(answer.id);
        return;
      }
      case 'unreadable':
        return this.stop({ is: 'unreadable', why: answer.why });
      case 'fell':
        return this.rise();
    }
  }

  private async told(told: MatchNews): Promise<void> {
    if ((await this.keep(told)) === 'forked') return this.stop({ is: 'elsewhere' });
    if (this.closed) return;
    if (told.log.entries.length > this.log.entries.length) this.falls = 0;
    const { rules, entries } = told.log;
    this.log = { setup: this.log.setup, rules, entries, decided: told.decided };
    const asked = told.to === null ? undefined : this.asked.get(told.to);
    if (asked !== undefined) asked.done = true;
    batch(() => {
      const shown = this.device.tell(told);
      this.regrets.value = told.undoable;
      const crew = this.crew.value.map((sailor, seat) => {
        const resigned = told.resigned.includes(seat);
        return resigned === sailor.resigned ? sailor : { ...sailor, resigned, minded: resigned };
      });
      // A table of the same people need not be drawn anew.
      if (crew.some((sailor, seat) => sailor !== this.crew.value[seat])) this.crew.value = crew;
      // What was asked for is kept, and is seen in the same picture.
      if (asked?.wish.is === 'submit') this.pending.value = null;
      if (shown !== null) for (const show of this.watchers) show(shown);
      this.outcome.value = told.outcome;
    });
    // With nobody looking there is nothing to wait for.
    if (this.watchers.size === 0) this.thread?.post({ is: 'on', step: told.log.entries.length });
  }

  /** Starts the engine anew from what is kept; what was wished for meanwhile is wished for again. */
  private rise(): void {
    this.thread?.end();
    this.unadvise();
    if (this.falls++ >= FALLS) {
      this.stop({ is: 'broken' });
      return;
    }
    this.open();
    for (const [id, { wish, answered, done }] of this.asked) {
      if (!done) this.thread?.post({ is: 'wish', id, wish });
      else {
        this.asked.delete(id);
        answered(null);
      }
    }
  }

  private stop(trouble: MatchTrouble): void {
    this.close();
    this.trouble.value = trouble;
    for (const { answered } of this.asked.values()) answered(null);
    this.asked.clear();
  }
}
