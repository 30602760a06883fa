import { BotSeats, PACE_MS, wordOf } from '@crossbones/bots/pool';
import {
  type Fault,
  type Game,
  Match,
  must,
  type Reason,
  type Result,
  type Rng,
  rngAt,
  type View,
  type Viewer,
} from '@crossbones/core';
import { ask, type TurnQuestion } from './ask.js';
import type { Bot } from './bot.js';
import { terminalGames } from './games/index.js';
import { ink } from './ink.js';
import type { Presenter } from './presenter.js';
import type { Prompt } from './prompt.js';
import type { Seating } from './seating.js';
import type { Setting } from './setting.js';

/** One time in so many a bot does what it may but need not. */
const MAY_ONE_IN = 4;

/** One match at one keyboard: people take turns at it, the other seats are bots'. */
export class Hotseat {
  readonly match: Match;
  private readonly game: Game;
  private readonly presenter: Presenter;
  private readonly rng: Rng;
  private readonly bots: BotSeats;
  /** The viewers to whom the story is told: the people who play, or a spectator where nobody does. */
  private readonly audience: readonly Viewer[];
  /** What each viewer has not been told yet. */
  private readonly untold = new Map<Viewer, string[]>();
  /** For each seat the number of the last optional decision that it let go. */
  private readonly declined = new Map<number, number>();
  private atKeyboard: number | null;

  constructor(
    private readonly setting: Setting,
    key: string,
    private readonly people: readonly number[],
    private readonly room: Seating,
    private readonly prompt: Prompt,
    private readonly bot: Bot,
  ) {
    this.game = setting.game;
    this.match = must(Match.open(setting.game, { seats: setting.seats, options: setting.options, key }));
    this.bots = new BotSeats(this.match, (seat) => (people.includes(seat) ? null : bot.level));
    this.presenter = terminalGames[setting.id].presenter;
    this.rng = rngAt(key, 'random players');
    this.audience = people.length > 0 ? people : ['spectator'];
    this.atKeyboard = people.length === 1 ? people[0] : null;
  }

  /** Plays to the end; false if somebody left before it. */
  async run(): Promise<boolean> {
    this.opening();
    this.tell();
    while (this.match.outcome() === null) {
      const { actors, may } = this.match.view(this.match.step, 'spectator');
      const idle = may.filter((seat) => this.offers(seat).length > 0);
      const person = idle.find((seat) => this.people.includes(seat));
      const [turn] = this.bots.turns();
      if (person !== undefined) {
        if (!(await this.person(person, this.offers(person), true))) return false;
      } else if (idle.length > 0 && this.rng.below(MAY_ONE_IN) === 0) {
        const offers = this.offers(idle[0]);
        await this.answer(idle[0], offers[this.rng.below(offers.length)]);
      } else if (turn !== undefined) {
        for (const seat of idle) this.decline(seat);
        const said = await this.bot.say(this.match, turn, this.rng);
        // Nobody else can have moved meanwhile, so the answer cannot come too late.
        await this.answer(turn.seat, wordOf(this.match, turn, said)!);
      } else {
        for (const seat of idle) this.decline(seat);
        if (!(await this.person(actors[0], this.match.legal(actors[0]), false))) return false;
      }
    }
    return true;
  }

  /** Tells the person at the keyboard what is new to them; with several people, nobody until one has it. */
  tell(): void {
    const viewer = this.audience.length === 1 ? this.audience[0] : this.atKeyboard;
    if (viewer === null) return;
    const news = this.untold.get(viewer) ?? [];
    this.untold.set(viewer, []);
    if (news.length === 0) return;
    const since = this.audience.length > 1 ? [ink.dim(this.room.voice.words.sinceLastTurn)] : [];
    process.stdout.write(`${[...since, ...news].join('\n')}\n`);
  }

  /** Lets a bot act, at a pace that people can follow. */
  private async answer(seat: number, word: string): Promise<void> {
    must(this.act(seat, word));
    if (this.audience.length > 1) return;
    const fresh = (this.untold.get(this.audience[0]) ?? []).length > 0;
    this.tell();
    if (fresh) await this.prompt.pause(PACE_MS);
  }

  /** Lets a person decide; false if they leave. */
  private async person(seat: number, words: readonly string[], optional: boolean): Promise<boolean> {
    if (!(await this.handOver(seat))) return false;
    this.tell();
    const asked: TurnQuestion = {
      setting: this.setting,
      presenter: this.presenter,
      room: this.room.as(seat),
      view: this.match.view(this.match.step, seat).view,
      words,
      optional,
      submit: (word) => this.said(this.act(seat, word)),
      undo: () => this.said(this.match.record({ table: 'undo', seat })),
    };
    const answer = await ask(this.prompt, asked);
    if (answer === 'declined') this.decline(seat);
    if (answer === 'acted' && this.audience.length === 1) this.tell();
    return answer !== 'left';
  }

  private said(done: Result<number, Fault | Reason>): string | null {
    if (done.ok) return null;
    const sentence = this.room.voice.say(this.setting.id, done.error);
    return 'rule' in done.error ? `${sentence} (${done.error.rule})` : sentence;
  }

  /** Hides one person's hand from the next. */
  private async handOver(seat: number): Promise<boolean> {
    if (this.atKeyboard === seat) return true;
    this.prompt.clear();
    const request = this.room.voice.words.passKeyboard(this.room.names[seat]);
    if ((await this.prompt.ask(`${request} `)) === null) return false;
    this.prompt.clear();
    this.atKeyboard = seat;
    return true;
  }

  /** What a seat may do although nobody waits for it, unless it has let that go already. */
  private offers(seat: number): string[] {
    const { offers } = this.presenter;
    if (offers === undefined || this.declined.get(seat) === this.decision(seat)) return [];
    return this.match.legal(seat).filter(offers);
  }

  private decline(seat: number): void {
    this.declined.set(seat, this.decision(seat));
  }

  private decision(seat: number): number {
    return this.match.view(this.match.step, seat).decision;
  }

  /** From the bare table to the first question. */
  private opening(): void {
    const state = this.game.create(this.setting.seats, this.setting.options);
    this.follow(state, () => {});
  }

  private act(seat: number, word: string): Result<number, Fault | Reason> {
    const state = this.match.at(this.match.step);
    const done = this.match.submit(seat, [word]);
    if (done.ok) this.follow(state, () => this.game.apply(state, seat, this.game.parse(word)!));
    return done;
  }

  /** Goes through one action and the chance after it step by step, and notes what each viewer saw of them. */
  private follow(state: unknown, first: () => void): void {
    const { game } = this;
    let before = this.audience.map((viewer) => game.view(state, viewer));
    const note = (): void => {
      const after = this.audience.map((viewer) => game.view(state, viewer));
      for (const [i, viewer] of this.audience.entries()) this.note(viewer, before[i], after[i]);
      before = after;
    };
    first();
    note();
    for (let name = game.event(state); name !== null; name = game.event(state)) {
      game.chance(state, rngAt(this.match.key, name));
      note();
    }
  }

  private note(viewer: Viewer, before: View, after: View): void {
    const news = this.presenter.news(before, after, this.room.as(viewer));
    if (news.length > 0) this.untold.set(viewer, [...(this.untold.get(viewer) ?? []), ...news]);
  }
}
