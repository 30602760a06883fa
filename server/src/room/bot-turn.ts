import { type Inquiry, thinkingMs } from '@crossbones/bots/pool';
import { keyFrom } from '@crossbones/core';
import type { Chore } from '../table/chore.js';
import type { Table } from '../table/table.js';
import type { World } from '../world.js';

/** A bot's own turn. */
export type BotTurn = Extract<Chore, { is: 'bot' }>;

/** What a bot is asked for this seat: it learns what the seat sees, and no more. Null if the game waits for others. */
export function inquiryFor(
  table: Table,
  { is, seat }: BotTurn | Extract<Chore, { is: 'clock' }>,
): Inquiry | null {
  const { game, match } = table;
  if (match === null || !match.actors.includes(seat)) return null;
  const level = is === 'bot' ? table.levelAt(seat) : 'bosun';
  return {
    game: game.id,
    seats: match.seats,
    options: match.options,
    seat,
    view: match.view(match.step, seat).view,
    level,
    seed: keyFrom(`${match.key}/${level}/${seat}/${match.step}`),
    ms: thinkingMs[level],
  };
}

/** A bot that was quick holds its word back until that is due; whether anybody still wants it then. */
export function holdBack({ due }: BotTurn, world: World, signal: AbortSignal): Promise<boolean> {
  const wait = due - world.now();
  if (wait <= 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const cancel = world.after(wait, () => resolve(true));
    signal.addEventListener('abort', () => {
      cancel();
      resolve(false);
    });
  });
}
