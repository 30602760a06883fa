/** A sheet that others watch as it is written: on the device that keeps it, and on theirs. */
export interface WatchWords {
  // Where it is written
  readonly letWatch: string;
  readonly watched: string;
  readonly scan: string;
  readonly hint: string;
  readonly ends: string;
  readonly behind: string;
  readonly full: string;
  readonly stop: string;
  readonly stopped: string;
  readonly noServer: string;
  /** Said with the link when it is passed on. */
  readonly invitation: (game: string) => string;

  // Where it is watched
  readonly watching: string;
  readonly nothingYet: string;
  readonly lineDown: string;
  readonly gone: string;
  readonly goneHint: string;
  readonly unreadable: string;
  readonly unreadableHint: string;
}
