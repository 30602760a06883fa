export type { BidReview } from './bids.js';
export type { Thresholds } from './grade.js';
export { LuckMeter, type LuckShare, luckOf, resultsOf, type ValueFunction } from './luck.js';
export { type DecisionPoint, type Recollection, recollect } from './recollection.js';
export {
  type CurvePoint,
  type DecisionReview,
  type MatchReview,
  type ReviewedWord,
  Reviewer,
  type ReviewRequest,
  type SeatReview,
} from './reviewer.js';
export { valuesOf } from './value.js';
