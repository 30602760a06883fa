import {
  BLANK,
  type Box,
  ESCAPE,
  FACES,
  fullBox,
  KRAKEN,
  LOOT,
  Nature,
  NO_SUIT,
  natures,
  suits,
  WHALE,
} from './cards.js';
import type { GameOptions } from './options.js';

/** The cards of one table, and what each of its faces is. */
export interface Deck {
  readonly cards: Uint8Array;
  readonly nature: Uint8Array;
  /** 0–3, or NO_SUIT. */
  readonly suit: Int8Array;
  readonly value: Uint8Array;
  /** Bits of the third word: blanks that are numbers of each suit, and of any. */
  readonly blanksOf: Int32Array;
  readonly numberBlanks: number;
}

/**
 * ◆ SK-2 A house card behaves exactly as its nature, in every rule: that is all the engine knows of it.
 */
export function deckOf(
  options: Pick<GameOptions, 'kraken' | 'whale' | 'loot' | 'blanks'>,
  box: Box = fullBox,
): Deck {
  const nature = natures.slice();
  const suit = new Int8Array(FACES).fill(NO_SUIT);
  const value = new Uint8Array(FACES);
  for (let card = 0; card < ESCAPE; card++) {
    suit[card] = Math.floor(card / 14);
    value[card] = (card % 14) + 1;
  }
  const blanksOf = new Int32Array(suits.length);
  let numberBlanks = 0;
  options.blanks.forEach(({ as }, i) => {
    const card = BLANK + i;
    if (typeof as === 'string') {
      nature[card] = Nature[as];
      return;
    }
    nature[card] = Nature.number;
    suit[card] = suits.indexOf(as.suit);
    value[card] = as.value;
    blanksOf[suit[card]] |= 1 << (card - ESCAPE);
    numberBlanks |= 1 << (card - ESCAPE);
  });
  const inPlay = (card: number): boolean => {
    if (card === KRAKEN) return options.kraken;
    if (card === WHALE) return options.whale;
    if (card >= BLANK) return card - BLANK < options.blanks.length;
    return card < LOOT || options.loot;
  };
  return { cards: Uint8Array.from(box.filter(inPlay)), nature, suit, value, blanksOf, numberBlanks };
}
