import type { COACH, CoachCalls, CoachReply, CoachRequest } from './coach-message.js';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** A coach in a thread of its own, which starts with the first question: the page goes on meanwhile. */
export class CoachThread {
  private worker: Worker | null = null;
  private count = 0;
  private readonly waiting = new Map<number, Waiting>();

  ask<C extends keyof CoachCalls>(call: C, ...args: Parameters<CoachCalls[C]>): ReturnType<CoachCalls[C]> {
    const answer = new Promise((resolve, reject) => {
      const request: CoachRequest = { id: ++this.count, call, args };
      this.waiting.set(request.id, { resolve, reject });
      this.worker ??= this.start();
      this.worker.postMessage(request);
    });
    return answer as ReturnType<CoachCalls[C]>;
  }

  /** Whatever is still asked is not answered any more. */
  end(): void {
    this.fall('the coach is gone');
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      type: 'module',
      // The bundler reads these options and wants them written out.
      name: 'coach' satisfies typeof COACH,
    });
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (data.is === 'answer') asked?.resolve(data.answer);
      else asked?.reject(new Error(data.why));
    });
    worker.addEventListener('messageerror', () => this.fall('a message could not be read'));
    worker.addEventListener('error', (event) => {
      // The error is handled by whoever has asked.
      event.preventDefault();
      this.fall(event.message);
    });
    return worker;
  }

  /** The next question starts another thread. */
  private fall(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
