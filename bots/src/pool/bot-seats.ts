import { FastRng, keyFrom, type Match } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import type { Inquiry } from './inquiry.js';
import { thinkingMs } from './pace.js';

/** One decision of one seat, and the level of the bot that makes it. */
export interface BotTurn {
  readonly seat: number;
  readonly level: Level;
  /** The number of the question: an answer to an older one comes too late. */
  readonly decision: number;
}

/**
 * The seats of a match that bots play, on a server or on a device: whose turn it is, what they are asked, and what
 * comes of their answers. When they are asked, and where the match is kept, is decided elsewhere.
 */
export class BotSeats {
  constructor(
    private readonly match: Match,
    /** The level of the bot that owns a seat; null where the seat is a person's. */
    private readonly ownerAt: (seat: number) => Level | null,
  ) {}

  /** Whether a bot plays this seat now, whoever owns it. */
  plays(seat: number): boolean {
    return this.ownerAt(seat) !== null || this.match.control(seat) === 'bot';
  }

  /** The level of the bot that plays this seat: a stand-in for a person is a bosun. */
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

/** Whether the match still waits for this decision. */
export const awaits = (match: Match, { seat, decision }: Omit<BotTurn, 'level'>): boolean =>
  !match.paused &&
  !match.aborted &&
  match.outcome() === null &&
  match.actors.includes(seat) &&
  match.stillAsks(seat, decision).ok;

/** A bot's chance comes from the key of the match, so that it thinks the same if asked again. */
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
 * The word that is played for a seat after a bot's answer (null: it had none); null if that comes too late. In place of
 * no answer, or of one against the rules, any legal word is played: the game must not stop.
 */
export function wordOf(match: Match, turn: BotTurn, said: string | null): string | null {
  if (!awaits(match, turn)) return null;
  const legal = match.legal(turn.seat);
  if (said !== null && legal.includes(said)) return said;
  return legal[new FastRng(seedOf(match, turn)).below(legal.length)];
}
