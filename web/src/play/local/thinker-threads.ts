import { attend, type Consult, type Hire, Pool } from '@crossbones/bots/pool';
import type { GameId } from '@crossbones/games';
import { engineOf } from './engine.js';
import { after, clock, threadOf } from './pool-worker.js';
import { loadWeights } from './weights.js';

/** The name of a thread that only thinks. */
export const THINKER = 'thinker';

/** What is learned once need not be fetched again while the match goes on. */
const IDLE_MS = 300_000;
const QUEUE = 8;

const engines = {
  engineOf: (id: GameId) => engineOf(id),
  loadWeights,
  clock,
};

/** A thread of the same script under another name: nothing is fetched that is not here already. */
const hire: Hire = (listener) =>
  threadOf(new Worker(location.href, { type: 'module', name: THINKER }), listener);

/** Where a thread cannot start another, it thinks itself. */
const here: Hire = ({ told }) => {
  const take = attend(engines, told);
  return { post: (asked) => setTimeout(take, 0, asked), terminate() {} };
};

/** Those who think about the matches of this device, one question at a time: a phone has other things to do. */
export function thinkers(): Consult {
  const pool = new Pool({
    size: 1,
    queue: QUEUE,
    hire: typeof Worker === 'undefined' ? here : hire,
    after,
    clock,
    idleMs: IDLE_MS,
  });
  return (inquiry, signal) => pool.ask(inquiry, signal);
}

/** Makes this thread one that thinks. */
export function think(): void {
  const take = attend(engines, (told) => postMessage(told));
  addEventListener('message', ({ data }) => take(data));
}
