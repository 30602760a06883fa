export { Block } from './block.js';
export {
  CHAIN_DAYS,
  type ChainLink,
  DAY_MS,
  dailyDay,
  dailyKey,
  dailyName,
  dateOf,
  dayOf,
  isLinkOf,
} from './daily.js';
export {
  canonical,
  checkProof,
  keyOf,
  type Proof,
  saltHashOf,
  secretHashOf,
  type Terms,
} from './fairness.js';
export { type Game, type Outcome, type View, type Viewer, versionOf, type Worlds } from './game.js';
export type { Json } from './json.js';
export { isKey, type Key, keyFrom, rngAt } from './key.js';
export {
  type Entry,
  type GameEntry,
  type Log,
  movesInForce,
  readLog,
  type TableEntry,
  type TableWord,
  tableEntries,
} from './log.js';
export { Match, type Setup } from './match.js';
export * from './options.js';
export { playout } from './playout.js';
export { FastRng, type Rng, shuffle } from './random.js';
export { type Args, distinct, type Fault, fault, type Reason, reason } from './reason.js';
export { fail, must, ok, type Result } from './result.js';
export { everyone, includes, lowest, NOBODY, only, type SeatSet, seatsIn } from './seats.js';
export type { Sight } from './sight.js';
export type { Control } from './table-status.js';
export type { World } from './world.js';
