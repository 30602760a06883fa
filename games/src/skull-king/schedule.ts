import type { GameOptions } from './options.js';
import { schedules } from './seen/schedule.js';

/** Cards dealt each round, no more than there are for equal hands. SK-3, SK-4. */
export function scheduleOf(options: Pick<GameOptions, 'schedule'>, cards: number, hands: number): Uint8Array {
  const { schedule } = options;
  const sizes = typeof schedule === 'string' ? schedules[schedule] : schedule;
  const most = Math.floor(cards / hands);
  return Uint8Array.from(sizes, (size) => Math.min(size, most));
}
