import type { Thread, ThreadListener, Timer } from '@crossbones/bots/pool';

export const after: Timer = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

export const clock = (): number => performance.now();

/** A worker that thinks, as a pool knows its threads. */
export function threadOf(worker: Worker, { told, failed }: ThreadListener): Thread {
  worker.addEventListener('message', ({ data }) => told(data));
  worker.addEventListener('messageerror', () => failed(new Error('a letter could not be read')));
  worker.addEventListener('error', (event) => {
    // The pool handles the error.
    event.preventDefault();
    failed(new Error(event.message));
  });
  return { post: (asked) => worker.postMessage(asked), terminate: () => worker.terminate() };
}
