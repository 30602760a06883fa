import type { TableView } from '@crossbones/api';
import { Seal, sealedAt } from '@crossbones/api/client';
import type { Fault, Log, Outcome, Result } from '@crossbones/core';
import { isGameId } from '@crossbones/games/catalogue';
import { connection } from '../../shell/server-connection.js';

/** What was found out about a deal, in this browser. */
export interface Verdict {
  readonly log: Log;
  /** Why the deal is not the one that was promised; null if it is. */
  readonly fault: Fault | null;
  /** Whether this browser noted the seal before the deal, so that a later change would be seen. */
  readonly noted: boolean;
  /** The salt this browser gave; null if it gave none. */
  readonly salt: string | null;
  /** Names of those whose salts never came. */
  readonly missing: readonly string[];
  /** Whether one's own salt is among the missing. */
  readonly late: boolean;
  /** Whether the moves, played again by the rules, end as the server says; a fault if they cannot be played. */
  readonly ending: 'same' | 'other' | Fault;
}

type Refused = { readonly code: string; readonly message: string };

/** A browser may refuse to keep anything; then nothing is found. */
const kept = {
  getItem(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  setItem() {},
};

/** Checks the deal and all moves of a finished match; nothing that the server says is believed. */
export async function examine(id: string, signal: AbortSignal): Promise<Result<Verdict, Refused>> {
  const [log, seen, me] = await Promise.all([
    connection.call('log', { table: id }, undefined, { signal }),
    connection.call('table', { table: id }, undefined, { signal }),
    connection.call('me', {}, undefined, { signal }),
  ]);
  if (!log.ok) return log;
  if (!seen.ok) return seen;
  const { table } = seen.value;
  const written = log.value as unknown as Log;
  const person = me.ok ? (me.value?.person ?? null) : null;
  const seat = person === null ? -1 : table.places.findIndex((place) => place.person === person);
  const given = sealedAt(table, seat < 0 ? null : seat);
  const seal = new Seal(given.table, kept, connection.world);
  const checked = seal.check(written, given.place);
  const missing = checked.ok ? checked.value.missing : [];
  const first = (table.duplicate?.at ?? 0) * table.places.length;
  const verdict: Verdict = {
    log: written,
    fault: checked.ok ? null : checked.error,
    noted: seal.seen !== null,
    salt: seal.salt,
    // Those of other tables that share the deal are not named here.
    missing: missing.flatMap((one) => table.places[one - first]?.name ?? []),
    late: given.place !== null && missing.includes(given.place),
    ending: await endingOf(written, table),
  };
  return { ok: true, value: verdict };
}

async function endingOf(log: Log, { outcome }: TableView): Promise<Verdict['ending']> {
  if (!isGameId(log.game)) return 'other';
  const { replayed } = await import('./recompute.js');
  const ended = await replayed(log.game, log);
  if (!ended.ok) return ended.error;
  return sameOutcome(ended.value.outcome(), outcome) ? 'same' : 'other';
}

/** Whether places, points and grade are the same, whatever else is in the results. */
function sameOutcome(one: Outcome | null, other: Outcome | null): boolean {
  const told = (outcome: Outcome | null): string =>
    JSON.stringify(outcome && [outcome.places, outcome.points, outcome.grade]);
  return told(one) === told(other);
}
