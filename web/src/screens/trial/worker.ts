import { type Meddling, SeaTrial, type TrialEvent, type TrialPicture } from '@crossbones/server/sim/browser';

export type { Meddling, TrialEvent, TrialPicture };

/** What the screen asks of the trial. */
export type TrialOrder =
  | { readonly is: 'begin'; readonly seed: string; readonly names: readonly string[] }
  | { readonly is: 'speed'; readonly speed: number }
  | { readonly is: 'meddle'; readonly what: Meddling; readonly at: number; readonly broken: boolean };

/** The time between two pictures. */
const TICK_MS = 50;

let trial: SeaTrial | null = null;
let speed = 1;
/** Carried out between two pictures, so that nothing is broken in the middle of a step. */
const orders: TrialOrder[] = [];

/** Lets other tasks run, without the delay that browsers add to timers. Both ports are closed afterwards. */
const turn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

async function take(order: TrialOrder): Promise<void> {
  if (order.is === 'begin') {
    trial = new SeaTrial(order.seed, order.names, turn);
    await trial.muster();
  } else if (order.is === 'speed') speed = order.speed;
  else trial?.meddle(order.what, order.at, order.broken);
}

async function tick(): Promise<void> {
  for (const order of orders.splice(0)) await take(order);
  if (trial !== null) {
    await trial.pass(TICK_MS * speed);
    postMessage(trial.picture());
  }
  setTimeout(tick, TICK_MS);
}

addEventListener('message', ({ data }: MessageEvent<TrialOrder>) => orders.push(data));
// This code runs only once the rulebooks are fetched, and messages sent before are lost: so it says when it is ready.
postMessage(null);
void tick();
