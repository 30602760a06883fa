import type { Step, TableView } from '@crossbones/api';
import type { TableClient } from '@crossbones/api/client';
import type { Game, Options, View, Viewer } from '@crossbones/core';
import { games } from '@crossbones/games';
import { ask, type TurnQuestion } from './ask.js';
import { understood } from './choice.js';
import { terminalGames } from './games/index.js';
import { ink } from './ink.js';
import { orderHelp, orderOf, orderWords, told } from './orders.js';
import type { Presenter } from './presenter.js';
import type { Prompt } from './prompt.js';
import { Seating } from './seating.js';
import type { Setting } from './setting.js';
import { Tidings } from './tidings.js';
import type { Voice } from './voice.js';

/** How long a connection may be down before the person is told. */
const QUIET_MS = 3_000;

/** How a visit ends: somebody left, the game came to its end, or there is no table any more. */
type Ending = 'left' | 'over' | 'closed';

/** What there is to do at this moment; `keyOf` tells one moment from another. */
type Task =
  | { readonly is: 'end'; readonly how: Ending }
  | { readonly is: 'start' }
  | {
      readonly is: 'ask';
      readonly decision: number;
      readonly words: readonly string[];
      readonly optional: boolean;
    }
  | { readonly is: 'wait'; readonly phase: TableView['phase'] };

/** One table of a server in this terminal. */
export class Visit {
  private readonly setting: Setting;
  private readonly presenter: Presenter;
  private tidings: Tidings;
  private table: TableView;
  private step: Step | null;
  private said: number;
  private declined = -1;
  private doing = '';
  private starting = false;
  private withdrawn = false;
  private stir: () => void = () => {};
  private hushed: NodeJS.Timeout | null = null;
  private down = false;
  private leaving = false;

  constructor(
    private readonly client: TableClient,
    private readonly prompt: Prompt,
    private readonly width: number,
    private readonly voice: Voice,
    table: TableView,
  ) {
    const game: Game = games[table.game];
    this.setting = { id: table.game, game, seats: table.places.length, options: table.options as Options };
    this.presenter = terminalGames[table.game].presenter;
    this.table = table;
    this.step = client.step;
    this.said = client.lines.at(-1)?.seq ?? 0;
    this.tidings = new Tidings(client.me?.person ?? null, voice);
  }

  /** Stays until there is nothing more to do here. */
  async run(): Promise<Ending> {
    const { words } = this.voice;
    const title = `${ink.bold(this.voice.nameOf(this.setting.id))} ${ink.dim(words.atTable(this.table.id))}`;
    this.prompt.say(['', title, ...this.tidings.roll(this.table)]);
    const deaf = this.client.listen((news) => this.hear(news));
    try {
      if (this.step !== null) this.prompt.say(this.scene());
      for (;;) {
        const task = this.task();
        this.doing = keyOf(task);
        this.withdrawn = false;
        if (task.is === 'end') {
          // The last step may still be on its way.
          if (task.how === 'over') await this.client.look();
          return task.how;
        }
        if (task.is === 'start') await this.start();
        else if (task.is === 'ask') await this.ask(task);
        else await this.wait();
      }
    } finally {
      deaf();
      if (this.hushed !== null) clearTimeout(this.hushed);
    }
  }

  /** What can be typed after the end; true for another game. */
  async linger(): Promise<boolean> {
    const deaf = this.client.listen((news) => this.hear(news));
    try {
      if (this.prompt.interactive) this.prompt.say([ink.dim(this.voice.words.afterwards)]);
      for (;;) {
        // Lines of a script that were meant for the game are no part of the story after its end, and are not shown.
        const typed = await (this.prompt.interactive
          ? this.prompt.ask(ink.bold('› '), ['rematch', 'quit', 'say'])
          : this.prompt.line());
        if (typed === null || /^\s*(q|quit|exit)\s*$/i.test(typed)) return false;
        if (typed.trim().toLowerCase() === 'rematch') return true;
        const order = orderOf(typed);
        if (order !== null) this.prompt.say(await order(this.client, this.tidings));
      }
    } finally {
      deaf();
    }
  }

  get room(): Seating {
    const names = this.table.places.map((_, seat) => this.tidings.nameOf(this.table, seat));
    return new Seating(this.viewer, names, this.width, this.voice);
  }

  private get viewer(): Viewer {
    return this.client.seat ?? 'spectator';
  }

  private task(): Task {
    const { client, table, leaving } = this;
    const { step, seat } = client;
    if (leaving) return { is: 'end', how: 'left' };
    if (client.refused !== null) return { is: 'end', how: 'closed' };
    if (table.phase === 'over') return { is: 'end', how: 'over' };
    if (table.phase === 'closed') return { is: 'end', how: 'closed' };
    if (table.phase === 'gathering' && this.full() && !this.starting) return { is: 'start' };
    if (table.phase !== 'playing' || step === null || seat === null || table.paused)
      return { is: 'wait', phase: table.phase };
    const { actors, may, legal, decision } = step.sight;
    if (table.places[seat].resigned) return { is: 'wait', phase: table.phase };
    if (actors.includes(seat)) return { is: 'ask', decision, words: legal, optional: false };
    const offers = may.includes(seat) ? legal.filter((word) => this.presenter.offers?.(word)) : [];
    return offers.length > 0 && this.declined !== decision
      ? { is: 'ask', decision, words: offers, optional: true }
      : { is: 'wait', phase: table.phase };
  }

  /** Whether we are the host of a table where nobody is missing. */
  private full(): boolean {
    const { host, places } = this.table;
    return host === this.client.me?.person && places.every(({ ready }) => ready);
  }

  private async start(): Promise<void> {
    this.starting = true;
    const started = await this.client.tellTable('start', {});
    if (started.ok) await this.client.reached(started.value.seq);
    else this.prompt.say([told(started.error, this.voice)]);
  }

  private async ask({ decision, words, optional }: Task & { is: 'ask' }): Promise<void> {
    const { seat } = this.client;
    const left = seat === null ? null : this.left(seat);
    const asked: TurnQuestion = {
      setting: this.setting,
      presenter: this.presenter,
      room: this.room,
      view: this.view,
      words,
      optional,
      submit: async (word) => {
        const done = await this.client.submit([word], decision);
        if (!done.ok) return told(done.error, this.voice);
        await this.client.reached(done.value.seq);
        return null;
      },
      undo: () => this.undo(),
      also: orderHelp(this.voice, this.width),
    };
    if (left !== null) this.prompt.say([ink.dim(left)]);
    const answer = await ask({ ask: (question, more) => this.typed(question, more ?? []) }, asked);
    if (this.withdrawn) return;
    if (answer === 'left') this.leaving = true;
    if (answer === 'declined') this.declined = decision;
  }

  private async undo(): Promise<string | null> {
    const done = await this.client.tellTable('undo', this.client.shownStep);
    if (!done.ok) return told(done.error, this.voice);
    await this.client.reached(done.value.seq);
    return null;
  }

  /** A line for the game; orders to the table are carried out on the way. Null: none, or the question is void. */
  private async typed(question: string, words: readonly string[]): Promise<string | null> {
    for (;;) {
      if (this.withdrawn) return null;
      const typed = await this.prompt.ask(question, [...words, ...orderWords]);
      if (typed === null || this.withdrawn) return null;
      // A word of the game goes before an order of the same name.
      const order = words.includes(typed.trim().toLowerCase()) ? null : orderOf(typed);
      if (order === null) return typed;
      this.prompt.say(await order(this.client, this.tidings));
    }
  }

  /** Waits until there is something to do. People may meanwhile order, look, leave, or change a choice that is open. */
  private async wait(): Promise<void> {
    if (!this.prompt.interactive) {
      await new Promise<void>((resolve) => {
        this.stir = resolve;
        if (this.void()) resolve();
      });
      return;
    }
    const { legal = [] } = this.client.step?.sight ?? {};
    const typed = await this.typed(ink.dim('… '), [...legal, ...WAITING]);
    if (this.withdrawn) return;
    if (typed === null) this.leaving = true;
    else this.prompt.say(await this.answered(typed));
  }

  private async answered(typed: string): Promise<readonly string[]> {
    const { words } = this.voice;
    const text = typed.trim().toLowerCase();
    switch (text) {
      case 'q':
      case 'quit':
      case 'exit':
        this.leaving = true;
        return [];
      case '':
        return this.client.step === null ? this.tidings.roll(this.table) : this.scene();
      case '?':
      case 'help':
        return [ink.bold(words.canType), ...orderHelp(this.voice, this.width), `  ${WAITING.join(', ')}`];
      case 'score':
        return this.client.step === null ? [] : this.presenter.sheet(this.view, this.room);
      case 'undo': {
        const refused = await this.undo();
        return [refused ?? words.takenBack];
      }
    }
    const { legal = [] } = this.client.step?.sight ?? {};
    const word = legal.length === 0 ? null : understood(this.setting.game, typed, legal);
    if (word === null || !legal.includes(word)) return [words.notYourTurn];
    const done = await this.client.submit([word]);
    return done.ok ? [words.changed] : [told(done.error, this.voice)];
  }

  private get view(): View {
    return this.client.step!.sight.view as View;
  }

  private scene(): string[] {
    const { view, room } = this;
    return ['', ink.cyan(`── ${this.presenter.heading(view, room)} ──`), ...this.presenter.table(view, room)];
  }

  /** What a seat has left on its clock, in words. */
  private left(seat: number): string | null {
    const clock = this.client.step?.clocks[seat];
    if (clock === undefined || clock.left === null) return null;
    const seconds = Math.max(0, Math.round(clock.left / 1000));
    const { timeLeft } = this.voice.words;
    if (seconds < 120) return timeLeft(seconds, 'second');
    if (seconds < 7200) return timeLeft(Math.round(seconds / 60), 'minute');
    return timeLeft(Math.round(seconds / 3600), 'hour');
  }

  private hear(news: string): void {
    const { client } = this;
    if (this.tidings !== null && news === 'table' && client.table !== null) this.turned(client.table);
    if (news === 'step' && client.step !== null) this.stepped(client.step);
    if (news === 'line') this.heard();
    if (news === 'live') this.lively();
    if (news === 'fault' && client.fault !== null)
      this.prompt.say([ink.red(this.voice.say(null, client.fault))]);
    if (this.void()) this.stirred();
  }

  /** Whether the task being done here is no longer the one to do. */
  private void(): boolean {
    return keyOf(this.task()) !== this.doing;
  }

  private stirred(): void {
    this.withdrawn = true;
    this.prompt.withdraw();
    this.stir();
  }

  private turned(table: TableView): void {
    const before = this.table;
    this.table = table;
    this.tidings = new Tidings(this.client.me?.person ?? null, this.voice);
    this.prompt.say(this.tidings.between(before, table));
    if (table.places.some(({ ready }) => !ready)) this.starting = false;
    if (table.sealed !== null && before.sealed === null)
      this.prompt.say([ink.dim(this.voice.words.sealed(table.sealed.secretHash))]);
  }

  private stepped(step: Step): void {
    const before = this.step?.sight.view ?? this.bare();
    this.step = step;
    this.prompt.say(this.presenter.news(before as View, step.sight.view as View, this.room));
  }

  /** The table before the first card, so that the opening can be told. */
  private bare(): View {
    const { game, seats, options } = this.setting;
    return game.view(game.create(seats, options), this.viewer);
  }

  private heard(): void {
    const fresh = this.client.lines.filter(({ seq }) => seq > this.said);
    this.said = this.client.lines.at(-1)?.seq ?? this.said;
    this.prompt.say(fresh.map((line) => this.tidings.line(line)));
  }

  /** A connection that is down only for a moment is not mentioned. */
  private lively(): void {
    if (this.client.live) {
      if (this.hushed !== null) clearTimeout(this.hushed);
      this.hushed = null;
      if (this.down) this.prompt.say([ink.dim(this.voice.words.lineUp)]);
      this.down = false;
    } else if (this.hushed === null && !this.down) {
      this.hushed = setTimeout(() => {
        this.hushed = null;
        this.down = true;
        this.prompt.say([ink.dim(this.voice.words.lineDown)]);
      }, QUIET_MS);
    }
  }
}

const WAITING = ['quit', 'undo', 'score', 'help'];

const keyOf = (task: Task): string => {
  switch (task.is) {
    case 'end':
      return `end ${task.how}`;
    case 'start':
      return 'start';
    case 'ask':
      return `ask ${task.decision} ${task.optional}`;
    case 'wait':
      return `wait ${task.phase}`;
  }
};
