import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { attend } from '@crossbones/bots/pool';
import { engines } from './bot-engines.js';

// People come first: a thought has the processor where nobody else wants it. Only Linux can say that of one thread;
// elsewhere it would be said of the whole process.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const port = parentPort!;
port.on(
  'message',
  attend(engines, (told) => port.postMessage(told)),
);
