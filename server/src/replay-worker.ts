import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { ReplayOrder, ReplayReport } from './replays.js';
import { showReplay } from './table/show.js';

const port = parentPort!;

function made({ match, from, count }: ReplayOrder): Uint8Array | string {
  try {
    return gzipSync(JSON.stringify(showReplay(match, from, count)));
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

port.on('message', (order: ReplayOrder) => {
  const report: ReplayReport = { id: order.id, made: made(order) };
  port.postMessage(report);
});
