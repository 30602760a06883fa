import type { Reply } from '@crossbones/api';
import { connection } from '../../shell/server-connection.js';
import { dayAfter, type KeptDay, keep, keptDays, openDay } from './kept-days.js';

/** So many days are kept. */
const MOST = 14;

/** Fetches the last days that are not kept yet, so that they can be played without a network. */
export async function keepDays({ today, first }: Reply<'daily'>, signal: AbortSignal): Promise<void> {
  const known = new Map(keptDays().map((one) => [one.day, one]));
  const days: KeptDay[] = [];
  for (let back = 1; back <= MOST; back++) {
    const day = dayAfter(today, -back);
    if (day < first || signal.aborted) break;
    const asked = known.has(day) ? null : await connection.call('daily', {}, { day }, { signal });
    const kept = asked === null ? known.get(day)! : asked.ok ? openDay(asked.value) : null;
    if (kept !== null) days.push(kept);
  }
  if (!signal.aborted) keep(days);
}
