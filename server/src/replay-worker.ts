import { parentPort } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import type { ReplayOrder, ReplayReport } from './replays.js';
import { showRecollection } from './table/recollection.js';
import { showReplay } from './table/show.js';

const port = parentPort!;

function made({ match, part }: ReplayOrder): Uint8Array | string {
  try {
    const shown =
      'seat' in part ? showRecollection(match, part.seat) : showReplay(match, part.from, part.count);
    return gzipSync(JSON.stringify(shown));
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

port.on('message', (order: ReplayOrder) => {
  const report: ReplayReport = { id: order.id, made: made(order) };
  port.postMessage(report);
});
