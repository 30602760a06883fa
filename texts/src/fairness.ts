import type { TrialWords } from './trial.js';

/** The proof that a deal was fair: a new word is a line here and a line in each language. */
export interface FairnessWords {
  readonly about: string;
  readonly checking: string;
  readonly holds: string;
  readonly fails: string;
  readonly later: string;
  readonly secret: string;
  readonly sealSeen: string;
  readonly sealUnseen: string;
  readonly salts: string;
  readonly yourSalt: string;
  readonly noSalt: string;
  readonly lateSalt: string;
  readonly missing: (names: readonly string[]) => string;
  readonly key: string;
  readonly replayed: (steps: number) => string;
  readonly other: string;
  readonly movesFail: string;
  readonly onlyDeal: string;
  readonly not: string;
  /** The simulator to look at, and the way there. */
  readonly trial: TrialWords;
  readonly toTrial: string;
}
