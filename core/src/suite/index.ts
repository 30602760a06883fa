import type { Game } from '../game.js';
import { commuting } from './commuting.js';
import { conservation } from './conservation.js';
import { copies } from './copies.js';
import { deals } from './deals.js';
import { endings } from './endings.js';
import { legality } from './legality.js';
import { marathon } from './marathon.js';
import type { Check, Plan } from './plan.js';
import { purity } from './purity.js';
import { replays } from './replays.js';
import { secrets } from './secrets.js';
import { steering } from './steering.js';
import { views } from './views.js';
import { words } from './words.js';
import { doubts, worlds } from './worlds.js';

export { awkwardTexts, awkwardValues, mutatedJson, mutatedText } from './mutation.js';
export { oracle, type Tiny } from './oracle.js';
export { eventually, LIMIT_MS } from './patience.js';
export type { Branches, Check, Plan } from './plan.js';
export { type Habit, looks, Position, type SeatAction, type Trial, walk } from './play.js';
export { legalOf, memory, portrait, sight, viewersOf } from './portrait.js';
export { counted, many, slice, sliced } from './slice.js';
export { unseenAfter } from './steering.js';
export { allTryouts, seatCounts, type Tryout, tryouts } from './tryout.js';
export { LARGEST_VIEW, largestView } from './views.js';

/** Everything that every game must keep, as checks that any test runner can run. */
export const checks = {
  copies,
  views,
  worlds,
  doubts,
  commuting,
  words,
  legality,
  replays,
  deals,
  secrets,
  conservation,
  endings,
  purity,
  steering,
  marathon,
} as const;

export const contractChecks = <S>(game: Game<S>, plan: Plan = {}): Check[] =>
  Object.values(checks).map((check) => check(game, plan));
