import type { Subject } from '../subject.js';

/** A pawn and the box it stood on. */
type Moved = readonly [pawn: string, box: string];

/** How a terminal tells a game of The Queen’s Collection. */
export interface Story {
  readonly together: (points: number) => string;
  readonly marketTitle: string;
  readonly reserveTitle: string;
  readonly turnedTitle: string;
  readonly boxesTitle: string;
  readonly empty: string;
  readonly reserve: (cards: number, discarded: number) => string;
  readonly removed: (cards: number) => string;
  readonly boxes: string;
  readonly pawns: string;
  readonly cards: string;
  readonly team: string;
  readonly unknown: (cards: number) => string;
  readonly noCards: string;
  readonly asksTurn: string;
  readonly asksTurnMore: string;
  readonly asksPairMore: string;
  readonly asksSwapMore: string;
  readonly nothingToDo: string;
  readonly asks: string;
  readonly neither: string;
  readonly asksTake: string;
  readonly scattered: string;
  readonly begins: (who: Subject) => string;
  readonly reshuffled: string;
  // Choices
  readonly use: (cards: readonly string[]) => string;
  readonly take: (colour: string, cards: readonly string[], market: string) => string;
  readonly give: (card: string) => string;
  readonly giveMarket: (card: string, market: string) => string;
  readonly givePartner: (card: string, other: string) => string;
  readonly giveOther: (card: string, other: Subject, theirs: string) => string;
  readonly pay: (cards: readonly string[]) => string;
  readonly pawnIn: (pawn: string, box: string) => string;
  readonly pawnWith: (pawn: string, box: string, other: string, otherBox: string) => string;
  readonly discard: (cards: readonly string[]) => string;
  readonly choice: {
    readonly reveal: string;
    readonly stop: string;
    readonly done: string;
    readonly skip: string;
    readonly pair: string;
    readonly swap: string;
    readonly partner: string;
    readonly move: string;
    readonly redraw: string;
    readonly trade: string;
  };
  // Deeds
  readonly draws: (who: Subject, cards: readonly string[]) => string;
  readonly turnsUp: (who: Subject, cards: readonly string[]) => string;
  readonly clash: string;
  readonly goesOn: (who: Subject) => string;
  readonly swapsPartner: (who: Subject) => string;
  readonly pairs: (who: Subject, cards: readonly string[], market: string, colour: string) => string;
  readonly swaps: (who: Subject, card: string, market: string) => string;
  readonly trades: (who: Subject, card: string, other: Subject, theirs: string) => string;
  readonly discards: (who: Subject, cards: readonly string[]) => string;
  readonly moves: (who: Subject, paid: readonly string[], one: Moved, other: Moved) => string;
  readonly colours: (colours: string, joker: string) => string;
  readonly whatPairs: string;
}
