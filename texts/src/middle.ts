/** The table in the middle: a new word is a line here and a line in each language. */
export interface MiddleWords {
  readonly title: string;
  readonly join: string;
  readonly joinHint: string;
  readonly orCode: string;
  readonly localOnly: (name: string) => string;
  readonly firstStarts: string;
  readonly starts: (name: string) => string;
  readonly fullScreen: string;
  readonly leaveFullScreen: string;
  /** Under plain http no page can keep a screen awake. */
  readonly mayGoDark: string;

  // For a device that has a seat: in the middle of the table it would show that player's hand
  readonly seated: string;
  readonly seatedHint: string;
  readonly giveUp: string;
  readonly seatedPlaying: string;
  readonly toSeat: string;

  // After the end
  readonly again: string;
  readonly rematch: string;
}
