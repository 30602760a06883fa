import type { Subject } from '../subject.js';

/** How a terminal tells a game of Skull King. Titles stand before a line and have at most ten letters. */
export interface Story {
  readonly heading: (cards: number) => string;
  readonly wager: string;
  readonly shot: string;
  readonly grapeshot: string;
  readonly cannonball: string;
  readonly undealtTitle: string;
  readonly greybeard: string;
  readonly pile: (cards: number) => string;
  readonly allied: (pairs: readonly string[]) => string;
  readonly pair: (one: Subject, other: Subject) => string;
  readonly led: (suit: string) => string;
  readonly asksShot: string;
  readonly asksLead: string;
  readonly asksDiscard: (drawn: readonly string[]) => string;
  readonly asksWager: string;
  readonly asksChange: string;
  readonly letLead: (who: Subject) => string;
  readonly keepBid: (bid: number) => string;
  readonly changeBid: (bid: number) => string;
  readonly cardsEach: (cards: number) => string;
  readonly shots: (shots: readonly string[]) => string;
  readonly shotOf: (who: Subject, shot: string) => string;
  readonly nobodyTakes: string;
  readonly takes: (who: Subject, card: string) => string;
  readonly takesWithBonus: (who: Subject, card: string, bonus: string) => string;
  readonly loot: (one: Subject, other: Subject) => string;
  readonly rosie: (who: Subject, lead: Subject) => string;
  readonly rosieSelf: (who: Subject) => string;
  readonly will: (who: Subject, cards: number) => string;
  readonly willDone: (who: Subject) => string;
  readonly juanita: (who: Subject) => string;
  readonly harryKeeps: (who: Subject) => string;
  readonly harryChanges: (who: Subject, bid: number) => string;
  readonly rascal: (who: Subject, wager: number) => string;
  readonly colours: (green: string, yellow: string, purple: string, black: string) => string;
}
