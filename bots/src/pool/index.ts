export { awaits, BotSeats, type BotTurn, inquiryOf, wordOf } from './bot-seats.js';
export { type Consult, consulting } from './consult.js';
export type { Advice, Inquiry, Suggestion } from './inquiry.js';
export { decidingMs, isQuick, PACE_MS, thinkingMs, undoMs } from './pace.js';
export { Pool, type PoolSetup } from './pool.js';
export type { PoolTally } from './tally.js';
export { answersAtSight, attend, type BotEngines, thinking } from './think.js';
export type { Hire, Thread, ThreadListener, ThreadReply, ThreadRequest, Timer } from './thread.js';
