import type * as QueensCollection from '@crossbones/games/queens-collection/index';

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** Judges what a turn leaves its player with, in points of this round, only from what the seat knows. */
export interface Judge {
  /** A further card is weighed as if it were the last one. This is added, because the player may go on after it. */
  readonly courage: number;
  /** Looks at the other players, whose cards stay the same whatever comes of one's own turn. */
  look(s: State, seat: number): void;
  /** How many cards of a colour the rivals are known to hold, as far as it matters. */
  knownOf(kind: number): number;
  /** The partner's hand, which a swap may change. */
  share(hand: Pile): void;
  /** The position that the turn starts from. */
  from(hand: Pile, market: Pile, pawns: Pile): void;
  /**
   * The worth of this hand, these cards left in the market and these pawns on the boxes, before the market is refilled.
   */
  of(hand: Pile, market: Pile, pawns: Pile): number;
}
