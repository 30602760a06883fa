import * as SkullKing from '@crossbones/games/skull-king/index';
import { Odds } from './odds.js';
import { Outlook } from './outlook.js';

const { cardOf, TIGRESS } = SkullKing;
const MOST_HELD = 20;
const NOWHERE = -1;

/** What one seat makes of the table: its cards, the chances of each, and where they lead. */
export class Lookout {
  readonly odds = new Odds();
  readonly outlook = new Outlook();
  readonly legal = new Uint16Array(SkullKing.skullKing.actions);
  /** What each of several choices promises, for whoever weighs them. */
  readonly worths = new Float64Array(SkullKing.skullKing.actions);
  /** The hand, the strongest card first. */
  private readonly hand = new Uint8Array(MOST_HELD);
  /** The chance of each card to take a trick where it shall, and where it shall not. */
  private readonly wins = new Float64Array(MOST_HELD);
  private readonly slips = new Float64Array(MOST_HELD);
  private held = 0;

  look(s: SkullKing.State, seat: number): void {
    const { odds, hand, wins, slips } = this;
    this.held = odds.look(s, seat, hand);
    for (let i = 0; i < this.held; i++) {
      const card = hand[i];
      odds.later(s, card);
      const { win, slip } = odds;
      let at = i;
      for (; at > 0 && wins[at - 1] + slips[at - 1] < win + slip; at--) {
        hand[at] = hand[at - 1];
        wins[at] = wins[at - 1];
        slips[at] = slips[at - 1];
      }
      hand[at] = card;
      wins[at] = win;
      slips[at] = slip;
    }
  }

  /** Tricks that the hand should take if it tries. */
  tricks(): number {
    return this.wins.subarray(0, this.held).reduce((sum, win) => sum + win, 0);
  }

  /** Weighs the whole hand for so many tricks. */
  aim(target: number): void {
    this.outlook.aim(target, this.wins, this.slips, this.held, NOWHERE, NOWHERE);
  }

  /** Weighs for so many tricks what is left of the hand without the card at a place, the next lead won or not. */
  aimWithout(target: number, place: number, leads: boolean): void {
    const last = this.held === 2 && this.hand[1 - place] !== TIGRESS;
    this.outlook.aim(last ? Number(leads) : target, this.wins, this.slips, this.held, place, NOWHERE);
  }

  /** The place in hand of the card that shows this face, or of one just like it. */
  placeOf(s: SkullKing.State, face: number): number {
    let at = 0;
    while (at < this.held - 1 && !this.alike(s, this.hand[at], cardOf(face))) at++;
    return at;
  }

  /** The card that the rest of the hand is best without for so many tricks, if one must go, or two. */
  leastMissed(target: number, two: boolean): number {
    let best = 0;
    let most = -Infinity;
    for (let i = 0; i < this.held; i++) {
      for (let j = two ? i + 1 : NOWHERE; j < (two ? this.held : 0); j++) {
        this.outlook.aim(target, this.wins, this.slips, this.held, i, j);
        const worth = this.outlook.worth(0);
        if (worth <= most) continue;
        most = worth;
        best = two ? j : i;
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
