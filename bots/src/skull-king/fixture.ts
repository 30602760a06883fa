import { lowest, must, type Options, type Rng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';

const { parseCard, skullKing: game } = SkullKing;

export const seatCounts = [2, 3, 4, 5, 6, 7, 8];
const beasts = { kraken: true, whale: true, loot: true, powers: true };
const characters = [
  { name: 'Parley', as: 'escape' },
  { name: 'Cutlass Kate', as: 'pirate' },
  { name: 'Siren', as: 'mermaid' },
  { name: 'Black spot', as: { suit: 'b', value: 15 } },
];
const numbers = [
  { name: 'Bilge rat', as: { suit: 'g', value: 0 } },
  { name: 'Twin', as: { suit: 'y', value: 14 } },
];
/** Tables that between them have every rule of the game. */
export const modes: Record<string, Options> = {
  plain: {},
  'all beasts and powers': beasts,
  Rascal: { scoring: 'rascal' },
  cannonball: { ...beasts, scoring: 'rascal', cannonball: true, krakenLead: 'would-have-won' },
  'house characters': { ...beasts, blanks: characters },
  'house numbers': { whale: true, powers: true, blanks: numbers, schedule: [3, 14, 2] },
  barrage: { powers: true, schedule: 'barrage' },
  whirlpool: { loot: true, kraken: true, schedule: 'whirlpool' },
};

/** Makes the shuffle end in the order wanted. */
function stacked(cards: Uint8Array, wanted: readonly number[]): Rng {
  const deck = Array.from(cards);
  return {
    below(n) {
      const at = deck.indexOf(wanted[n - 1]);
      [deck[n - 1], deck[at]] = [deck[at], deck[n - 1]];
      return at;
    },
  };
}

/**
 * A single round with the hands one wants, and the top of what lies undealt; seat 0 leads. Of two players the third
 * hand is Greybeard's.
 */
export function dealt(
  hands: readonly string[],
  options: Options = {},
  undealt = '',
  seats = hands.length,
): SkullKing.State {
  const schedule = [hands[0].split(' ').length];
  const state = game.create(seats, must(game.options.check({ schedule, ...options } as Options, seats)));
  game.chance(state, { below: () => seats - 1 });
  const free = Array.from(state.deck.cards);
  const claim = (code: string): number => {
    let card = parseCard(code)!;
    while (!free.includes(card)) card++;
    return free.splice(free.indexOf(card), 1)[0];
  };
  const named = [...hands, undealt].join(' ').trim().split(' ').map(claim);
  game.chance(state, stacked(state.deck.cards, [...named, ...free]));
  return state;
}

/** Each word by the first seat the game waits for. */
export function act(state: SkullKing.State, words: string): SkullKing.State {
  for (const word of words.split(' ')) {
    const seat = lowest(game.actors(state));
    const refusal = game.refusal(state, seat, game.parse(word)!);
    if (refusal !== null) throw new Error(`${word}: ${JSON.stringify(refusal)}`);
    game.apply(state, seat, game.parse(word)!);
  }
  return state;
}
