import { parentPort } from 'node:worker_threads';
import { attend } from '@crossbones/bots/pool';
import { engines } from './bot-engines.js';

const port = parentPort!;
port.on(
  'message',
  attend(engines, (told) => port.postMessage(told)),
);
