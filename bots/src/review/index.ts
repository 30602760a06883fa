export type { BidReview } from './bids.js';
export type { Thresholds } from './grade.js';
export { LuckMeter, type LuckShare, luckOf, resultsOf, type ValueFunction } from './luck.js';
export type {
  CurvePoint,
  DecisionReview,
  MatchReview,
  ReviewedWord,
  SeatReview,
} from './match-review.js';
export { type DecisionPoint, type Recollection, recollect } from './recollection.js';
export { Reviewer, type ReviewRequest } from './reviewer.js';
export { joinedReviews } from './summary.js';
export { valuesOf } from './value.js';
