import type { ArbiterWords } from './arbiter.js';
import type { BranchWords } from './branches.js';
import type { DailyWords } from './daily.js';
import type { DuplicateWords } from './duplicate.js';
import type { FairnessWords } from './fairness.js';
import type { GuidanceWords } from './guidance.js';
import type { LearnWords } from './learn.js';
import type { MiddleWords } from './middle.js';
import type { PadWords } from './pad.js';
import type { PreferenceWords } from './preferences.js';
import type { ReviewWords } from './review.js';
import type { RulesWords } from './rules.js';
import type { TogetherWords } from './together.js';

/** Words of a part of the page that only its visitors need: one bundle each. */
export interface Volumes {
  readonly pad: PadWords;
  readonly preferences: PreferenceWords;
  readonly arbiter: ArbiterWords;
  readonly rules: RulesWords;
  readonly learn: LearnWords;
  readonly middle: MiddleWords;
  readonly fairness: FairnessWords;
  readonly branches: BranchWords;
  readonly together: TogetherWords;
  readonly guidance: GuidanceWords;
  readonly review: ReviewWords;
  readonly daily: DailyWords;
  readonly duplicate: DuplicateWords;
}

export type VolumeId = keyof Volumes;
