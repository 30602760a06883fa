import type { Summary } from '@crossbones/api';
import { LOBBY } from '@crossbones/api/client';
import { signal } from '@preact/signals';
import { refused } from '../../shell/refusal-words.js';
import { connection, stream } from '../../shell/server-connection.js';
import { introduce } from '../account/introduce.js';

/** Public tables, as they are now; null before the first word of them. */
export const tables = signal<readonly Summary[] | null>(null);

/** Follows the list of public tables until the returned function is called. */
export function followLobby(): () => void {
  const line = stream();
  const deaf = line.listen({
    heard(event) {
      if (event.event === 'lobby') tables.value = event.data.tables;
    },
  });
  const leave = line.follow(LOBBY);
  return () => {
    leave();
    deaf();
  };
}

const PATIENCE_MS = 10_000;

export async function joinByCode(
  code: string,
): Promise<{ readonly table: string } | { readonly wrong: string }> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await introduce(signal);
  const answer = await connection.call('join', {}, { code }, { signal, patience: 0 });
  return answer.ok ? { table: answer.value.table } : { wrong: refused(answer.error) };
}
