import { Worker } from 'node:worker_threads';

/** Hears what a thread says. */
export interface Listener<Told> {
  told(told: Told): void;
  /** The thread has broken down or is gone, and says nothing more. */
  failed(error: unknown): void;
}

/** Threads of Node that run a file. */
export const threadsOf =
  <Asked, Told>(file: URL) =>
  (listener: Listener<Told>) => {
    // Node's flags for this process do not apply to its threads.
    const worker = new Worker(file, { execArgv: [] });
    worker.on('message', listener.told);
    worker.on('messageerror', listener.failed);
    worker.on('error', listener.failed);
    worker.on('exit', (code) => listener.failed(new Error(`a thread ended with ${code}`)));
    return {
      post: (asked: Asked) => worker.postMessage(asked),
      terminate: () => void worker.terminate(),
    };
  };
