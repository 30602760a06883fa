import type { GameId } from '@crossbones/games';
import type { ArbiterWords } from './arbiter.js';
import type { HintWords } from './crew.js';
import type { FairnessWords } from './fairness.js';
import type { LearnWords } from './learn.js';
import type { MiddleWords } from './middle.js';
import type { PadWords } from './pad.js';
import type { RulesWords } from './rules.js';
import type { TogetherWords } from './together.js';

/** Game by game, what may be new to somebody, in a sentence each. */
export type TopicWords = { readonly [game in GameId]: { readonly [topic: string]: string } };

/** Words of a part of the page that only its visitors need: one bundle each. */
export interface Volumes {
  readonly pad: PadWords;
  readonly arbiter: ArbiterWords;
  readonly rules: RulesWords;
  readonly learn: LearnWords;
  readonly middle: MiddleWords;
  readonly fairness: FairnessWords;
  readonly together: TogetherWords;
  readonly topics: TopicWords;
  readonly hints: HintWords;
}

export type VolumeId = keyof Volumes;
