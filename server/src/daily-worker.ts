import { parentPort } from 'node:worker_threads';
import { type BotPlayOrder, type BotPlayReport, botPlays } from './daily/bot-play.js';

const port = parentPort!;

function made(order: BotPlayOrder): BotPlayReport['scores'] {
  try {
    return botPlays(order);
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

port.on('message', (order: BotPlayOrder) => {
  const report: BotPlayReport = { id: order.id, scores: made(order) };
  port.postMessage(report);
});
