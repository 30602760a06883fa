import * as SkullQueen from '@crossbones/games/skull-queen/index';

const { COLOURS } = SkullQueen;

const COLOUR_BITS = 12;
const COLOUR_SET = (1 << COLOUR_BITS) - 1;

/** The numbers 1 to 12 of a colour in a set of cards as the game has it, a bit each. */
export const numbersIn = (low: number, high: number, colour: number): number =>
  ((colour < 2 ? low : high) >> ((colour & 1) * COLOUR_BITS)) & COLOUR_SET;

/**
 * The colours in the order in which a seat thinks of them, so that their names do not matter: the one announced, then by
 * how many and which cards it holds.
 */
export class ColourOrder {
  /** By place, and the place by colour. */
  readonly colour = new Uint8Array(COLOURS);
  readonly slot = new Uint8Array(COLOURS);
  private readonly keys = new Float64Array(COLOURS);

  look(state: SkullQueen.State, seat: number, counts: (colour: number) => number): void {
    const { colour: colours, slot, keys } = this;
    const { hands, goneLow, goneHigh, centreLow, centreHigh, led } = state;
    for (let colour = 0; colour < COLOURS; colour++) {
      const hand = numbersIn(hands[2 * seat], hands[2 * seat + 1], colour);
      const known = numbersIn(goneLow | centreLow, goneHigh | centreHigh, colour);
      keys[colour] = (led === colour ? 2 ** 40 : 0) + counts(colour) * 2 ** 32 + hand * 2 ** 16 + known;
    }
    for (let colour = 0; colour < COLOURS; colour++) {
      let place = 0;
      for (let other = 0; other < COLOURS; other++)
        if (keys[other] > keys[colour] || (keys[other] === keys[colour] && other < colour)) place++;
      slot[colour] = place;
      colours[place] = colour;
    }
  }
}
