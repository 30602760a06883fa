import type { Advice, Inquiry } from './inquiry.js';

/** What a thread is told. */
export interface ThreadRequest {
  readonly id: number;
  readonly inquiry: Inquiry;
  /** One number that the pool may change meanwhile: the most milliseconds that the thought may take. */
  readonly share?: Int32Array | null;
}

/** What a thread tells, under the number of the request. */
export type ThreadReply =
  /** All is loaded and the thought begins: from now on time counts. `trouble` says why a stand-in thinks instead. */
  | { readonly is: 'begun'; readonly id: number; readonly trouble: string | null }
  | { readonly is: 'advice'; readonly id: number; readonly advice: Advice }
  | { readonly is: 'failed'; readonly id: number; readonly error: string };

/** A thread of the host's own kind: one of `worker_threads`, or a `Worker` of the page. */
export interface Thread {
  post(asked: ThreadRequest): void;
  terminate(): void;
}

/** Hears what a thread says. */
export interface ThreadListener {
  told(told: ThreadReply): void;
  /** The thread has broken down or is gone, and says nothing more. */
  failed(error: unknown): void;
}

/** Starts a thread that runs `attend`. */
export type Hire = (listener: ThreadListener) => Thread;

/** Calls back once after so many milliseconds; the answer cancels. */
export type Timer = (ms: number, call: () => void) => () => void;
