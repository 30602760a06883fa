import type { Topic } from '@crossbones/games/queens-collection/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  reveal: 'Turn up cards, as many as you dare: two of one colour, and all of them are lost.',
  choose: 'Pair a card of yours with one of the market of the same colour, and take a pawn for it.',
  swap: 'If nothing fits, swap cards with the market instead.',
  scored: 'A box is worth 3, a pawn 2, and each card left in hand costs 1.',
  together: 'Bring every pawn home to its box: two cards swap two pawns of their colours.',
  'last-turns': 'The reserve is empty: everybody has one turn left.',
  card: 'Two of its colour, one of yours and one of the market, take a pawn. Two of yours stand for any card.',
  joker: 'A joker goes with every card, and never clashes.',
  'card-together': 'With a card of another colour it swaps a pawn of the one with a pawn of the other.',
  'joker-together': 'A joker swaps any two pawns.',
};
