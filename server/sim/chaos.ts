/** What can go wrong is asked for one thing at a time, and every answer comes from the seed. */

/** How a commit or a read fares on its way to the disk and back. */
export interface DiskFate {
  /** Until it comes to the disk. */
  readonly there: number;
  /** Until its answer comes back. */
  readonly back: number;
  /** Refused: nothing was done. Unknown: it was done, and whoever asked hears of an error. */
  readonly ends: 'well' | 'refused' | 'unknown';
  /** The node dies: before it comes to the disk, or before its answer is back. */
  readonly dies?: 'before' | 'after';
  /** Whether it is done although the node that sent it has died meanwhile, where the disk is another machine's. */
  readonly outlives?: boolean;
}

/** How something said fares between two machines. */
export interface MessageFate {
  /** One after so many milliseconds; none: it is lost. */
  readonly copies: readonly number[];
  /** Whether they learn of the loss, or each goes on as if the other were there. */
  readonly known?: boolean;
}

export type MessageKind = 'request' | 'answer' | 'event' | 'news';

export interface Chaos {
  write(node: number): DiskFate;
  read(node: number): DiskFate;
  /** How much later a timer rings than it was set for. */
  timer(node: number): number;
  message(kind: MessageKind, client: number, node: number): MessageFate;
}

/** Nothing goes wrong, and everything takes its time. */
export const calm: Chaos = {
  write: () => ({ there: 2, back: 1, ends: 'well' }),
  read: () => ({ there: 1, back: 1, ends: 'well' }),
  timer: () => 0,
  message: () => ({ copies: [5] }),
};
