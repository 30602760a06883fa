import type { BotPlayOrder, BotPlayReport } from './daily/bot-play.js';
import { threadsOf } from './thread.js';

// A thread cannot run TypeScript, so it runs the built file even when the server runs from its sources.
const WORKER = new URL('../dist/daily-worker.js', import.meta.url);

/** Bots play the deals of the days here. */
export const dailyThreads = threadsOf<BotPlayOrder, BotPlayReport>(WORKER);
