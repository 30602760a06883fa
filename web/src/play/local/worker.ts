import { COACH, type CoachRequest } from './coach-message.js';
import { engineOf } from './engine.js';
import type { HostReply, HostRequest } from './host-message.js';
import { MatchHost } from './match-host.js';
import { REVIEWER, type ReviewNews, type ReviewOrder } from './review-message.js';
import { THINKER, think, thinkers } from './thinker-threads.js';
import { loadWeights } from './weights.js';

// The same script runs in several threads: one has the match, another thinks for its bots, some review one that is over,
// and one makes puzzles.
if (self.name === THINKER) think();
else if (self.name === REVIEWER) {
  const tell = (news: ReviewNews): void => postMessage(news);
  const clock = (): number => performance.now();
  addEventListener('message', async ({ data }: MessageEvent<ReviewOrder>) => {
    const { review } = await import('./reviewing.js');
    await review(data, tell, loadWeights, clock);
  });
} else if (self.name === COACH) {
  const desk = import('./coach-desk.js');
  addEventListener('message', async ({ data }: MessageEvent<CoachRequest>) =>
    (await desk).answer(data, (reply) => postMessage(reply)),
  );
} else {
  const host = new MatchHost((answer: HostReply) => postMessage(answer), engineOf, thinkers());
  addEventListener('message', (event: MessageEvent<HostRequest>) => host.take(event.data));
}
