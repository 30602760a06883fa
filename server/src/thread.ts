import { Worker } from 'node:worker_threads';
import type { Hire } from '@crossbones/bots/pool';

/** Threads of Node that run a file. */
export const threadsOf =
  (file: URL): Hire =>
  (listener) => {
    // Node's flags for this process are not for the threads.
    const worker = new Worker(file, { execArgv: [] });
    worker.on('message', listener.told);
    worker.on('messageerror', listener.failed);
    worker.on('error', listener.failed);
    worker.on('exit', (code) => listener.failed(new Error(`a thread ended with ${code}`)));
    return {
      post: (asked) => worker.postMessage(asked),
      terminate: () => void worker.terminate(),
    };
  };
