import { parentPort } from 'node:worker_threads';
import { attend } from '@crossbones/bots/pool';
import { study } from './study.js';

const port = parentPort!;
port.on(
  'message',
  attend(study, (told) => port.postMessage(told)),
);
