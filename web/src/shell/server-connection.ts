import type { Me } from '@crossbones/api';
import { Connection, LiveStream, SharedStream, type Stream } from '@crossbones/api/client';
import { signal } from '@preact/signals';

/** Whether requests find no server at the moment. */
export const troubled = signal(false);
/** Whether the stream is open; null while nothing is followed. */
export const live = signal<boolean | null>(null);
/** Who the server takes us for; null before the first command, undefined before it was asked. */
export const me = signal<Me | null | undefined>(undefined);

export const connection = new Connection({
  url: location.origin,
  trouble: (now) => {
    troubled.value = now;
  },
});

let shared: Stream | null = null;

/** One stream for all tabs of this browser, opened when something is first followed. */
export function stream(): Stream {
  if (shared !== null) return shared;
  shared =
    'BroadcastChannel' in window
      ? new SharedStream(connection, { channel: new BroadcastChannel('crossbones'), locks: navigator.locks })
      : new LiveStream(connection);
  const opened = shared;
  opened.listen({
    heard() {},
    live: () => {
      live.value = opened.live;
      // After a break there may be another version of the server, with a newer page.
      if (opened.live) void import('./new-version.js').then(({ lookFresh }) => lookFresh());
    },
  });
  return opened;
}

/** How long we wait to be told who we are, in ms; without a network no answer comes. */
const PATIENCE_MS = 6_000;

export async function whoAmI(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await connection.call('me', {}, undefined, { signal, patience: 0 });
  if (answer.ok) me.value = answer.value;
}
