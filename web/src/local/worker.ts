import { Desk } from './desk.js';
import { engineOf } from './engine.js';
import type { Answer, Ask } from './letter.js';

const desk = new Desk((answer: Answer) => postMessage(answer), engineOf);
addEventListener('message', (event: MessageEvent<Ask>) => desk.take(event.data));
