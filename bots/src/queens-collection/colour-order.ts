import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { isRival, seenIn } from './rival.js';

const { COLOURS, count, JOKER, KINDS } = QueensCollection.cards;
const { partnerOf } = QueensCollection;

type State = QueensCollection.State;

/**
 * The colours as a seat counts them, so that their names do not matter: those in the market first, then by what else it
 * knows of them.
 */
export class ColourOrder {
  /** By slot the colour, and by kind the slot; the joker comes after all colours. */
  readonly colour = new Uint8Array(COLOURS);
  readonly slot = new Uint8Array(KINDS);
  private readonly keys = new Int32Array(COLOURS);

  look(s: State, seat: number): void {
    const { keys } = this;
    const own = s.hands[seat] + s.up;
    const partner = s.teams ? s.hands[partnerOf(seat)] : 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      let known = 0;
      for (let other = 0; other < s.seats; other++)
        if (isRival(s, seat, other)) known += seenIn(s, other, colour);
      keys[colour] =
        (count(s.market, colour) << 15) |
        (count(own, colour) << 12) |
        (count(s.pawns, colour) << 10) |
        (count(partner, colour) << 7) |
        (known << 4) |
        count(s.discard, colour);
    }
    for (let colour = 0; colour < COLOURS; colour++) {
      let slot = 0;
      for (let other = 0; other < COLOURS; other++)
        if (keys[other] > keys[colour] || (keys[other] === keys[colour] && other < colour)) slot++;
      this.slot[colour] = slot;
      this.colour[slot] = colour;
    }
    this.slot[JOKER] = JOKER;
  }
}
