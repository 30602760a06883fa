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
    // Threads would inherit Node's flags of this process, such as a line of code to run.
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
