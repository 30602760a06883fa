import type { HostReply } from './host-message.js';
import type { Start } from './match.js';

/** Starts the engine in a thread of its own. */
export const startEngine: Start = (hear) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const fall = (what: string): void => hear({ is: 'fell', what });
  worker.addEventListener('message', (event: MessageEvent<HostReply>) => hear(event.data));
  worker.addEventListener('messageerror', () => fall('a message could not be read'));
  worker.addEventListener('error', (event) => {
    // The error is handled here, and need not be reported by the browser.
    event.preventDefault();
    fall(event.message);
  });
  return {
    post: (ask) => worker.postMessage(ask),
    end: () => worker.terminate(),
  };
};
