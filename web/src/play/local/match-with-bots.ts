import {
  BotSeats,
  type BotTurn,
  type Consult,
  consulting,
  type Inquiry,
  inquiryOf,
  thinking,
  wordOf,
} from '@crossbones/bots/pool';
import {
  type Fault,
  fail,
  fault,
  type Log,
  Match,
  must,
  ok,
  type Reason,
  type Result,
} from '@crossbones/core';
import type { Engine } from './engine.js';
import type { HostRequest, LocalCommand, LocalSetup, MatchNews } from './host-message.js';

/** Who gives advice, and how long they think about it. */
const ADVISER = 'captain';
const ADVICE_MS = 400;

/** A match of this device and the bots that play in it; knows nothing of threads and clocks. */
export class MatchWithBots {
  private bots: BotSeats;
  /** Seats that belong to people, whoever plays them now. */
  private readonly owners: readonly number[];

  private constructor(
    private match: Match,
    private readonly setup: LocalSetup,
    private decided: readonly number[],
    /** Asks bots that play by rules of thumb. */
    readonly here: Consult,
  ) {
    this.bots = this.manned();
    this.owners = Array.from({ length: setup.seats }, (_, seat) => seat).filter(
      (seat) => !setup.bots.includes(seat),
    );
  }

  static open(
    { game, crew }: Engine,
    { setup, rules, entries, decided }: Extract<HostRequest, { is: 'open' }>,
  ): Result<MatchWithBots, Fault> {
    // This device wrote it, or has checked the file it came from.
    const log = { ...setup, rules: rules ?? game.rules, entries };
    const opened = Match.replay(game, log, { recorded: true });
    if (!opened.ok) return opened;
    const think = thinking({
      // By the rules that this match was begun under.
      engineOf: async () => ({ game: opened.value.game, crew }),
      loadWeights: (name) => Promise.reject(new Error(`${name} is not here`)),
      clock: () => 0,
    });
    return ok(
      new MatchWithBots(opened.value, setup, decided ?? decisions(setup, entries), (inquiry) =>
        think(inquiry),
      ),
    );
  }

  get step(): number {
    return this.match.step;
  }

  grant(wish: LocalCommand): Result<number, Fault | Reason> {
    const { match } = this;
    switch (wish.is) {
      case 'submit': {
        const asked = match.stillAsks(wish.seat, wish.decision);
        if (!asked.ok) return asked;
        const { step } = match;
        const done = match.submit(wish.seat, wish.actions);
        if (done.ok && this.isAlone()) this.decided = [...this.decided, step];
        return done;
      }
      case 'undo':
        return this.isAlone() ? this.takeBack(wish.seat) : match.record({ table: 'undo', seat: wish.seat });
      case 'skip':
        return ok(match.step);
      case 'resign':
        return match.record({ table: 'resign', seat: wish.seat });
    }
  }

  /** The bot that is to act next; null where the match waits for none. */
  turn(): BotTurn | null {
    return this.bots.turns()[0] ?? null;
  }

  /** What that bot has to think about before it acts. */
  question(turn: BotTurn): Inquiry {
    return inquiryOf(this.match, turn);
  }

  /** What somebody who practises alone would like to know; null where that would be more than the others know. */
  advising(seat: number): Inquiry | null {
    const { match } = this;
    if (
      !this.isAlone() ||
      !this.owners.includes(seat) ||
      match.outcome() !== null ||
      !match.actors.includes(seat) ||
      this.bots.plays(seat)
    )
      return null;
    return inquiryOf(match, { seat, level: ADVISER }, { ms: ADVICE_MS });
  }

  /** A bot does what it has said, or anything legal if it has said nothing; false if that comes too late. */
  botActs(turn: BotTurn, said: string | null): boolean {
    const word = wordOf(this.match, turn, said);
    if (word !== null) must(this.match.submit(turn.seat, [word]));
    return word !== null;
  }

  /** With nobody left to play, nobody wants to wait: the bots finish it at once, by rules of thumb. */
  async playOut(): Promise<void> {
    const { resigned } = this.match;
    if (resigned.length > 0 && this.owners.every((seat) => resigned.includes(seat))) await this.hurry();
  }

  /** Bots act at once, by rules of thumb, until a person is asked or the match is over. */
  async hurry(): Promise<void> {
    const consult = consulting(this.here, async () => null);
    for (let turn = this.turn(); turn !== null; turn = this.turn())
      this.botActs(turn, (await consult(this.question(turn)))?.word ?? null);
  }

  told(to: number | null): MatchNews {
    const { match } = this;
    const outcome = match.outcome();
    return {
      to,
      sights: this.owners.map((seat) => [seat, match.view(match.step, seat)] as const),
      waits: outcome === null ? match.actors.filter((seat) => !this.bots.plays(seat)) : [],
      resigned: match.resigned,
      log: match.log(),
      outcome,
      decided: this.decided,
      undoable: this.undoable(),
    };
  }

  /** The seat whose last action can still be taken back. */
  undoable(): number | null {
    if (this.isAlone()) {
      const step = this.decided.at(-1);
      if (step === undefined || this.match.outcome() !== null) return null;
      return this.match.log().entries[step].seat ?? this.owners[0];
    }
    const last = this.match.log().entries.at(-1);
    if (last === undefined || !('action' in last) || this.bots.plays(last.seat)) return null;
    return this.match.undoable(last.seat) ? last.seat : null;
  }

  /** Whether nobody but bots would mind. */
  isAlone(): boolean {
    return this.owners.length === 1 || this.setup.solo === true;
  }

  /**
   * Goes back to before the player's previous decision; chance brings the same again, because its names are the same.
   */
  private takeBack(seat: number): Result<number, Fault> {
    const step = this.decided.at(-1);
    if (step === undefined) return fail(fault('undo-not-last', { seat }));
    if (this.match.outcome() !== null) return fail(fault('over'));
    this.match = this.match.fork(step);
    this.bots = this.manned();
    this.decided = this.decided.slice(0, -1);
    return ok(step);
  }

  private manned(): BotSeats {
    const { bots, level = 'bosun' } = this.setup;
    return new BotSeats(this.match, (seat) => (bots.includes(seat) ? level : null));
  }
}

/** The decisions of people in a log that was kept before decisions were counted: each action is one. */
function decisions({ bots }: LocalSetup, entries: Log['entries']): readonly number[] {
  const steps: number[] = [];
  for (const [step, entry] of entries.entries()) {
    if (entry.seat === undefined || bots.includes(entry.seat)) continue;
    if ('action' in entry) steps.push(step);
    else if (entry.table === 'undo') steps.pop();
  }
  return steps;
}
