/** The simulator to look at: a new word is a line here and a line in each language. Nodes are counted from 1. */
export interface TrialWords {
  readonly title: string;
  readonly intro: string;
  readonly how: string;
  readonly loading: string;
  readonly round: (round: number, of: number) => string;
  readonly node: (node: number) => string;
  readonly store: string;
  readonly entries: (count: number) => string;
  readonly points: (points: number) => string;
  readonly turn: string;

  // How a player fares, and a node
  readonly at: (node: number) => string;
  readonly adrift: string;
  readonly cutOff: string;
  readonly runs: string;
  readonly starts: string;
  readonly stopped: string;
  readonly still: string;
  readonly storeless: string;

  // What can be done
  readonly cut: string;
  readonly mend: string;
  readonly stop: string;
  readonly start: string;
  readonly pause: string;
  readonly goOn: string;
  readonly cutWire: string;
  readonly mendWire: string;
  readonly mendAll: string;
  readonly again: string;
  readonly speed: string;
  readonly slow: string;
  readonly normal: string;
  readonly fast: string;

  // What is counted
  readonly acknowledged: string;
  readonly kept: string;
  readonly lost: string;
  readonly doubled: string;
  readonly retries: string;

  // What happened
  readonly log: string;
  readonly quiet: string;
  readonly begun: string;
  readonly networkCut: (name: string) => string;
  readonly networkMended: (name: string) => string;
  readonly wireCut: (node: number) => string;
  readonly wireMended: (node: number) => string;
  readonly fell: (node: number) => string;
  readonly started: (node: number) => string;
  readonly paused: (node: number) => string;
  readonly resumed: (node: number) => string;
  readonly up: (node: number) => string;
  readonly retried: (name: string, node: number, asked: number, kept: number) => string;
  readonly moved: (name: string, node: number) => string;
  readonly holds: (moves: number) => string;
  readonly fails: (wrong: number) => string;
}
