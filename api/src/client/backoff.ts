import type { World } from '@crossbones/core';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;

/** How long to wait before the next try: longer each time, and not the same for all clients. */
export function backoff(world: World, tries: number): number {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 16));
  return Math.round(most * (0.5 + world.random(1)[0] / 512));
}

/** Waits for so long, or until the signal aborts. */
export function pause(world: World, ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = (): void => {
      cancel();
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const cancel = world.after(ms, done);
    signal?.addEventListener('abort', done);
  });
}
