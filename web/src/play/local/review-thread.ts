import type { REVIEWER, ReviewedLog, ReviewNews, ReviewOrder } from './review-message.js';

export interface ReviewThread {
  post(order: ReviewOrder): void;
  end(): void;
}
export type HireReviewer = (hear: (news: ReviewNews) => void) => ReviewThread;

/** A thread of the same script as the engine's, so that no file has to be fetched for it that is not here. */
export const hireReviewer: HireReviewer = (hear) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    // The bundler reads these options and wants them written out.
    name: 'reviewer' satisfies typeof REVIEWER,
  });
  const fail = (why: string): void => hear({ is: 'failed', why });
  worker.addEventListener('message', ({ data }: MessageEvent<ReviewNews>) => hear(data));
  worker.addEventListener('messageerror', () => fail('a message could not be read'));
  worker.addEventListener('error', (event) => {
    // The error is handled here, and need not be reported by the browser.
    event.preventDefault();
    fail(event.message);
  });
  return { post: (order) => worker.postMessage(order), end: () => worker.terminate() };
};

/** Everything that could have been done at one step of a match, by what its seat saw. */
export function reviewPosition(
  match: ReviewedLog,
  step: number,
  { depth = 1, hire = hireReviewer }: { readonly depth?: number; readonly hire?: HireReviewer } = {},
): Promise<Extract<ReviewNews, { is: 'position' }>['decision']> {
  return new Promise((resolve, reject) => {
    const thread = hire((news) => {
      thread.end();
      if (news.is === 'position') resolve(news.decision);
      else reject(new Error(news.is === 'failed' ? news.why : `${news.is} was not asked for`));
    });
    thread.post({ match, task: { is: 'position', step }, depth });
  });
}
