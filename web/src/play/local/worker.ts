import { engineOf } from './engine.js';
import type { HostReply, HostRequest } from './host-message.js';
import { MatchHost } from './match-host.js';
import { THINKER, think, thinkers } from './thinker-threads.js';

// The same script runs twice: one thread has the match, the other thinks for its bots.
if (self.name === THINKER) think();
else {
  const host = new MatchHost((answer: HostReply) => postMessage(answer), engineOf, thinkers());
  addEventListener('message', (event: MessageEvent<HostRequest>) => host.take(event.data));
}
