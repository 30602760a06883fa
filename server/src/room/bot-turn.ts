import { type Inquiry, inquiryOf } from '@crossbones/bots/pool';
import type { World } from '@crossbones/core';
import type { Chore } from '../table/chore.js';
import type { Table } from '../table/table.js';

/** A bot's own turn. */
export type BotTurn = Extract<Chore, { is: 'bot' }>;

/** What a bot is asked for this seat; null if the game waits for others. */
export function inquiryFor(
  table: Table,
  { is, seat }: BotTurn | Extract<Chore, { is: 'clock' }>,
): Inquiry | null {
  const { match } = table;
  if (match === null || !match.actors.includes(seat)) return null;
  return inquiryOf(match, seat, is === 'bot' ? table.levelAt(seat) : 'bosun');
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
