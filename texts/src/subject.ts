/** Whom a sentence speaks of: the reader is addressed, everybody else is named. */
export interface Subject {
  readonly name: string;
  readonly you: boolean;
  /** What stands behind the name, such as which of two gangs; mostly nothing. */
  readonly mark: string;
  /** Makes the name stand out, where it is read. */
  bold(text: string): string;
}

/** Somebody, and how many. */
export type Tally = readonly [who: Subject, count: number];

/** Gives a part of a sentence its colour. */
export type Paint = (text: string) => string;
