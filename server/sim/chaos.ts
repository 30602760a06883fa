/** Everything that can go wrong is asked for one thing at a time, and every answer comes from the seed. */

/** What happens to a commit or a read on its way to the disk and back. */
export interface DiskFate {
  /** Milliseconds until it reaches the disk. */
  readonly there: number;
  /** Milliseconds until its answer comes back. */
  readonly back: number;
  /** Refused: nothing was done. Unknown: it was done, but the asker gets an error. */
  readonly ends: 'well' | 'refused' | 'unknown';
  /** The node dies: before it reaches the disk, or before its answer is back. */
  readonly dies?: 'before' | 'after';
  /** Whether it is done even if its node has died meanwhile, where the disk is on another machine. */
  readonly outlives?: boolean;
}

/** What happens to a message between two machines. */
export interface MessageFate {
  /** A delay in milliseconds for each copy that arrives; none: it is lost. */
  readonly copies: readonly number[];
  /** Whether both sides learn of the loss, or each believes that the other is still there. */
  readonly known?: boolean;
}

/** Between nodes: `news` over the database, `link` what they ask and tell each other, `sign` that they are there. */
export type MessageKind = 'request' | 'answer' | 'event' | 'news' | 'link' | 'sign';

export interface Chaos {
  write(node: number): DiskFate;
  read(node: number): DiskFate;
  /** How much later than planned a timer fires. */
  timer(node: number): number;
  message(kind: MessageKind, client: number, node: number): MessageFate;
}

/** Nothing goes wrong, but everything takes some time. */
export const calm: Chaos = {
  write: () => ({ there: 2, back: 1, ends: 'well' }),
  read: () => ({ there: 1, back: 1, ends: 'well' }),
  timer: () => 0,
  message: () => ({ copies: [5] }),
};
