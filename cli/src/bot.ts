import { debuglog } from 'node:util';
import { type BotTurn, type Consult, consulting, inquiryOf, thinking } from '@crossbones/bots/pool';
import type { Match, Rng } from '@crossbones/core';
import { type Level, levels } from '@crossbones/games/crew';
import { engines } from '@crossbones/server/bot-engines';
import { BotThreads } from '@crossbones/server/bot-threads';

/** Who fills the empty seats: a level, or somebody who does whatever is allowed. */
export const fillers = ['random', ...levels] as const;
export type Filler = (typeof fillers)[number];

export interface Bot {
  readonly level: Level;
  /** A word for a seat that the match waits for; null if it has none. */
  say(match: Match, turn: BotTurn, rng: Rng): Promise<string | null>;
  /** Nobody will ask any more. */
  dismiss(): void;
}

/** Counted thoughts are the same again with the same seed; time is only for machines that would take for ever. */
const LONGEST_MS = 10_000;
const debug = debuglog('crossbones');
const failed = (error: unknown): void => debug('%s', error);

export function botOf(filler: Filler): Bot {
  if (filler === 'random') {
    const say: Bot['say'] = async (match, { seat }, rng) => {
      const words = match.legal(seat);
      return words[rng.below(words.length)];
    };
    return { level: 'bosun', say, dismiss: () => {} };
  }
  // In a thread, so that the keyboard is heard meanwhile; it starts with the first question.
  // Whoever plays in one terminal may know how long a bot thinks, and need not wait for what it does not use.
  const threads = new BotThreads(1, failed, { even: false });
  const think = thinking(engines);
  const consult = consulting(
    (inquiry) => think(inquiry),
    (inquiry) => threads.ask(inquiry),
    failed,
  );
  return { level: filler, say: asking(consult), dismiss: () => threads.dismiss() };
}

/** All chance of a game at the keyboard that is not the match's own comes from one source, in the order it is needed. */
const asking =
  (consult: Consult): Bot['say'] =>
  async (match, turn, rng) => {
    const seed = String(rng.below(2 ** 32));
    return (await consult(inquiryOf(match, turn, { seed, ms: LONGEST_MS })))?.word ?? null;
  };
