import { SkullKing } from '@crossbones/games';
import { Odds } from './odds.js';
import { Outlook } from './outlook.js';

const { cardOf } = SkullKing;
const NOWHERE = -1;

/** What one seat makes of the table: its cards, the chance of each, and where they lead. */
export class Lookout {
  readonly odds = new Odds();
  readonly outlook = new Outlook();
  readonly legal = new Uint16Array(SkullKing.skullKing.actions);
  private readonly hand = new Uint8Array(20);
  private readonly chances = new Float64Array(20);
  private held = 0;

  look(s: SkullKing.State, seat: number): void {
    this.held = this.odds.look(s, seat, this.hand);
    for (let i = 0; i < this.held; i++) this.chances[i] = this.odds.later(s, this.hand[i]);
  }

  /** Looks, and weighs the whole hand. */
  weigh(s: SkullKing.State, seat: number): void {
    this.look(s, seat);
    this.outlook.weigh(this.hand, this.chances, this.held, NOWHERE, NOWHERE);
  }

  /** Weighs what is left of the hand without the card that shows this face, or one just like it. */
  weighWithout(s: SkullKing.State, face: number): void {
    let left = 0;
    while (left < this.held - 1 && !this.alike(s, this.hand[left], cardOf(face))) left++;
    this.outlook.weigh(this.hand, this.chances, this.held, left, NOWHERE);
  }

  /** The card that the rest of the hand is best without, if one must go, or two. */
  leastMissed(two: boolean): number {
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < this.held; i++) {
      for (let j = two ? i + 1 : NOWHERE; j < (two ? this.held : 0); j++) {
        this.outlook.weigh(this.hand, this.chances, this.held, i, j);
        const worth = this.outlook.worth(0);
        if (worth <= most) continue;
        most = worth;
        best = i;
      }
    }
    return this.hand[best];
  }

  /** Escapes, loot and mermaids are played by kind: any copy will do. */
  private alike(s: SkullKing.State, held: number, card: number): boolean {
    if (held === card) return true;
    const { nature, suit } = s.deck;
    return suit[held] < 0 && nature[held] === nature[card] && nature[card] !== SkullKing.Nature.pirate;
  }
}
