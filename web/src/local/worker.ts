import { Desk } from './desk.js';
import { engineOf } from './engine.js';
import type { Answer, Ask } from './letter.js';
import { THINKER, think, thinkers } from './thinkers.js';

// The same script twice: the one that has the match in its charge, and the one that thinks for its bots.
if (self.name === THINKER) think();
else {
  const desk = new Desk((answer: Answer) => postMessage(answer), engineOf, thinkers());
  addEventListener('message', (event: MessageEvent<Ask>) => desk.take(event.data));
}
