import { FastRng, keyFrom, type Match } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import type { Inquiry } from './inquiry.js';
import { thinkingMs } from './pace.js';

/** One decision of one seat, and how strong a bot is to make it. */
export interface BotTurn {
  readonly seat: number;
  readonly level: Level;
  /** The number of what the seat is asked: an answer to an older one comes too late. */
  readonly decision: number;
}

/**
 * The seats of one match that bots play, wherever it is played: whose turn it is, what they are asked, and what comes
 * of their answers. When they are asked, and who keeps the match, is for others to know.
 */
export class BotSeats {
  constructor(
    private readonly match: Match,
    /** How strong the bot is that has a seat; null where the seat is a person's. */
    private readonly ownerAt: (seat: number) => Level | null,
  ) {}

  /** A bot plays this seat at the moment, whoever owns it. */
  plays(seat: number): boolean {
    return this.ownerAt(seat) !== null || this.match.control(seat) === 'bot';
  }

  /** How strong a bot plays this seat: whoever stands in for a person is a bosun. */
  level(seat: number): Level {
    return this.ownerAt(seat) ?? 'bosun';
  }

  /** The bots that the match waits for, by their seats; where they act one after the other, the first is next. */
  turns(): BotTurn[] {
    const { match } = this;
    return match.actors
      .map((seat) => ({ seat, level: this.level(seat), decision: match.decision(seat) }))
      .filter((turn) => this.plays(turn.seat) && awaits(match, turn));
  }
}

/** The match waits for this decision: what a bot says to it does not come too late. */
export const awaits = (match: Match, { seat, decision }: Omit<BotTurn, 'level'>): boolean =>
  !match.paused &&
  !match.aborted &&
  match.outcome() === null &&
  match.actors.includes(seat) &&
  match.stillAsks(seat, decision).ok;

/** A bot's chance comes from the match's own key, so that it thinks the same again. */
const seedOf = ({ key, step }: Match, { seat, level }: Omit<BotTurn, 'decision'>): string =>
  keyFrom(`${key}/${level}/${seat}/${step}`);

/** What a bot is asked for a seat as the match stands: it learns what the seat sees, and no more. */
export const inquiryOf = (
  match: Match,
  { seat, level }: Omit<BotTurn, 'decision'>,
  otherwise: Partial<Pick<Inquiry, 'seed' | 'ms'>> = {},
): Inquiry => ({
  game: match.game.id as GameId,
  seats: match.seats,
  options: match.options,
  seat,
  view: match.view(match.step, seat).view,
  level,
  seed: seedOf(match, { seat, level }),
  ms: thinkingMs[level],
  ...otherwise,
});

/**
 * What is done for a seat, after a bot has said something or, with null, could not; null if that comes too late. A bot
 * that says nothing or blunders against the rules does anything that is allowed: nobody's game stops for it.
 */
export function wordOf(match: Match, turn: BotTurn, said: string | null): string | null {
  if (!awaits(match, turn)) return null;
  const legal = match.legal(turn.seat);
  if (said !== null && legal.includes(said)) return said;
  return legal[new FastRng(seedOf(match, turn)).below(legal.length)];
}
