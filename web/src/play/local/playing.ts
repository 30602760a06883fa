import type { Policy } from '@crossbones/bots';
import { type Inquiry, inquiryOf } from '@crossbones/bots/pool';
import {
  FastRng,
  type Fault,
  fault,
  keyFrom,
  Match,
  must,
  ok,
  type Reason,
  type Result,
} from '@crossbones/core';
import type { Level } from '@crossbones/games/crew';
import type { Engine } from './engine.js';
import type { HostRequest, LocalCommand, LocalSetup, MatchNews } from './message.js';

/** Who gives advice, and how long they think about it. */
const ADVISER = 'captain';
const ADVICE_MS = 400;

/** A match of this device and the bots that play in it; knows nothing of threads and clocks. */
export class Playing {
  private constructor(
    private readonly match: Match,
    private readonly setup: LocalSetup,
    private readonly quick: { readonly [level in Level]?: Policy },
  ) {}

  static open(
    { game, crew }: Engine,
    { setup, rules, entries }: Extract<HostRequest, { is: 'open' }>,
  ): Result<Playing, Fault> {
    const opened = Match.replay(game, { ...setup, rules: rules ?? game.rules, entries });
    if (!opened.ok) return opened;
    const playing = new Playing(opened.value, setup, { deckhand: crew.deckhand(), bosun: crew.bosun() });
    // The page may have gone between a resignation and the end of what it began.
    playing.playOut();
    return ok(playing);
  }

  get step(): number {
    return this.match.step;
  }

  grant(wish: LocalCommand): Result<number, Fault | Reason> {
    const { match } = this;
    switch (wish.is) {
      case 'submit': {
        const decision = match.decision(wish.seat);
        if (wish.decision !== decision) return { ok: false, error: fault('stale-decision', { decision }) };
        return match.submit(wish.seat, wish.actions);
      }
      case 'undo':
        return match.record({ table: 'undo', seat: wish.seat });
      case 'resign': {
        const done = match.record({ table: 'resign', seat: wish.seat });
        this.playOut();
        return done;
      }
    }
  }

  /** What a bot has to think about before it acts; null where the next one acts at once, or nobody is to. */
  question(): Inquiry | null {
    const seat = this.awaited();
    if (seat === null || this.quick[this.levelOf(seat)] !== undefined) return null;
    return inquiryOf(this.match, seat, this.levelOf(seat));
  }

  /** What somebody who practises alone would like to know; null where that would be more than the others know. */
  advising(seat: number): Inquiry | null {
    const { match } = this;
    const alone = this.owners().length === 1 && this.owners()[0] === seat;
    if (!alone || match.outcome() !== null || !match.actors.includes(seat) || this.minds(seat)) return null;
    return inquiryOf(match, seat, ADVISER, ADVICE_MS);
  }

  /** One action of one bot, if the game waits for any: by rules of thumb, or as it has thought. */
  botActs(word: string | null = null): boolean {
    const { match } = this;
    const seat = this.awaited();
    if (seat === null) return false;
    const rng = new FastRng(this.seed(seat));
    if (!match.submit(seat, [word ?? this.chosen(seat, rng)]).ok) {
      // A bot that blunders against the rules plays something else; nobody's game stops for it.
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
    return true;
  }

  told(to: number | null): MatchNews {
    const { match } = this;
    const outcome = match.outcome();
    return {
      to,
      sights: this.owners().map((seat) => [seat, match.view(match.step, seat)] as const),
      waits: outcome === null ? match.actors.filter((seat) => !this.minds(seat)) : [],
      resigned: match.resigned,
      log: match.log(),
      outcome,
      undoable: this.undoable(),
    };
  }

  /** The seat whose last action can still be taken back. */
  undoable(): number | null {
    const last = this.match.log().entries.at(-1);
    if (last === undefined || !('action' in last) || this.minds(last.seat)) return null;
    return this.match.undoable(last.seat) ? last.seat : null;
  }

  /** The first bot that the game waits for. */
  private awaited(): number | null {
    const { match } = this;
    return match.outcome() === null ? (match.actors.find((actor) => this.minds(actor)) ?? null) : null;
  }

  /** Who minds a seat that somebody has given up is always a bosun. */
  private levelOf(seat: number): Level {
    return this.setup.bots.includes(seat) ? (this.setup.level ?? 'bosun') : 'bosun';
  }

  private seed(seat: number): string {
    return keyFrom(`${this.setup.key}/${this.levelOf(seat)}/${seat}/${this.match.step}`);
  }

  private chosen(seat: number, rng: FastRng): string {
    const { match, quick } = this;
    try {
      const world = match.game.create(match.seats, match.options);
      match.game.sampler(match.view(match.step, seat).view).into(world, rng);
      const policy = quick[this.levelOf(seat)] ?? quick.bosun!;
      return match.game.print(policy(world, seat, rng));
    } catch {
      return '';
    }
  }

  /** With nobody left to play, nobody wants to wait: the bots finish it at once. */
  private playOut(): void {
    const { resigned } = this.match;
    if (resigned.length === 0 || this.owners().some((seat) => !resigned.includes(seat))) return;
    while (this.botActs());
  }

  private minds(seat: number): boolean {
    return this.setup.bots.includes(seat) || this.match.control(seat) === 'bot';
  }

  /** Seats that belong to people, whoever plays them now. */
  private owners(): number[] {
    return Array.from({ length: this.setup.seats }, (_, seat) => seat).filter(
      (seat) => !this.setup.bots.includes(seat),
    );
  }
}
