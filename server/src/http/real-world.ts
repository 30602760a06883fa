import { randomBytes } from 'node:crypto';
import type { World } from '@crossbones/core';

/** The longest time that a timer of Node takes; a longer wait is made of several. */
const LONGEST_MS = 2 ** 31 - 1;

/** The one place where the server meets the real clock and real chance. */
export const realWorld: World = {
  now: () => Date.now(),
  random: (bytes) => randomBytes(bytes),
  after: (ms, call) => {
    let left = ms;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const piece = Math.min(left, LONGEST_MS);
      left -= piece;
      timer = setTimeout(() => (left > 0 ? wait() : call()), piece);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
