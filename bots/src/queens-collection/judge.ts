import type * as QueensCollection from '@crossbones/games/queens-collection/index';

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** Says what a turn leaves its player with, in points of this round, from what the seat knows alone. */
export interface Judge {
  /** A further card is weighed as if it were the last: that one may go on after it is worth so much more. */
  readonly courage: number;
  /** Looks at the others, who hold the same cards whatever comes of one's own turn. */
  look(s: State, seat: number): void;
  /** How many cards of a colour the rivals are known to hold, as far as it matters. */
  knownOf(kind: number): number;
  /** The partner's hand, which a swap may change. */
  share(hand: Pile): void;
  /** What the turn starts from. */
  from(hand: Pile, market: Pile, pawns: Pile): void;
  /** With this hand, these cards left in the market and these pawns on the boxes, before the market is refilled. */
  of(hand: Pile, market: Pile, pawns: Pile): number;
}
