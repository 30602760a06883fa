import type { World } from '@crossbones/core';

export const realWorld: World = {
  now: () => Date.now(),
  // Unlike randomUUID and subtle, this also exists over plain http on a LAN.
  random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** So many random bytes in hex: an idempotency key, a salt, the name of a tab. */
export const randomHex = (world: World, bytes: number): string =>
  Array.from(world.random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
