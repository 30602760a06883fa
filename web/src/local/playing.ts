import type { Policy } from '@crossbones/bots';
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
import type { Engine } from './engine.js';
import type { Ask, LocalSetup, Told, Wish } from './letter.js';

/** A match of this device and the bots that play in it; knows nothing of threads and clocks. */
export class Playing {
  private constructor(
    private readonly match: Match,
    private readonly setup: LocalSetup,
    private readonly bosun: Policy,
  ) {}

  static open(
    { game, crew }: Engine,
    { setup, rules, entries }: Extract<Ask, { is: 'open' }>,
  ): Result<Playing, Fault> {
    const opened = Match.replay(game, { ...setup, rules: rules ?? game.rules, entries });
    if (!opened.ok) return opened;
    const playing = new Playing(opened.value, setup, crew.bosun());
    // The page may have gone between a resignation and the end of what it began.
    playing.playOut();
    return ok(playing);
  }

  get step(): number {
    return this.match.step;
  }

  grant(wish: Wish): Result<number, Fault | Reason> {
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

  /** One action of one bot, if the game waits for any. */
  botActs(): boolean {
    const { match, setup } = this;
    const seat = match.outcome() === null ? match.actors.find((actor) => this.minds(actor)) : undefined;
    if (seat === undefined) return false;
    const rng = new FastRng(keyFrom(`${setup.key}/bosun/${seat}/${match.step}`));
    if (!match.submit(seat, [this.chosen(seat, rng)]).ok) {
      // A bot that blunders against the rules plays something else; nobody's game stops for it.
      const legal = match.legal(seat);
      must(match.submit(seat, [legal[rng.below(legal.length)]]));
    }
    return true;
  }

  told(to: number | null): Told {
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

  private chosen(seat: number, rng: FastRng): string {
    const { match } = this;
    try {
      const world = match.game.create(match.seats, match.options);
      match.game.sampler(match.view(match.step, seat).view).into(world, rng);
      return match.game.print(this.bosun(world, seat, rng));
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
