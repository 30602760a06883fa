/** Several tables with the same deal: a new word is a line here and a line in each language. */
export interface DuplicateWords {
  /** For how many tables people gather. */
  readonly howMany: string;
  readonly one: string;
  readonly hint: string;
  table(number: number): string;

  // While others play
  readonly noWatching: string;

  // Afterwards
  readonly compare: string;
  readonly intro: string;
  finished(finished: number, of: number): string;
  readonly seat: string;
  /** Points more than the mean of the same seat at the other tables. */
  readonly apart: string;
  readonly unfinished: string;
  place(place: number): string;
}
