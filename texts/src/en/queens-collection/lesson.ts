import type { LessonWords } from '../../queens-collection/lesson.js';

export const lesson = {
  about: 'Push your luck, make pairs, empty the boxes.',
  welcome:
    'Ahoy! Eight boxes are full of pawns. Pair a card of your hand with one of the same colour in the market, and a pawn of that colour is yours: 2 points. Whoever takes a box’s last pawn takes the box: 3 more.',
  hand: 'You hold a purple card and a joker, which stands for any colour. Red, green and purple lie in the market. A turn has two steps: turn cards up, then take or swap.',
  reveal:
    'First step: turn up cards, as many as you dare. Two of one colour, and all of them are gone. The first one is always safe.',
  revealStop:
    'You may stop without a card, but the first one is always safe: nothing is there yet that it could clash with.',
  revealMore: 'Green, which fits the market. Only two more cards are green: dare another one.',
  revealMoreStop:
    'Careful, and no mistake. But a second card clashes only with another green one: the odds are with you.',
  stop: 'Cyan. With each card the danger grows, and you have enough for three pairs. Stop here.',
  clash:
    'Green again: two of a colour! Everything you turned up is lost. That is how far luck can be pushed.',
  take: 'Second step: three pairs at most. Tap a card of yours and one of the market: purple with purple, green with green, the joker with red. Then take all three.',
  takeElse:
    'There is more in it. Purple with purple, green with green, and the joker with the red card: three pawns in one turn.',
  pawns:
    'Three pawns: 6 points. The market is filled up again, and your cyan card stays for later. Each card left at the end of the round costs a point.',
  swapped:
    'Mina took nothing: she swapped. Up to three cards of the hand for as many of the market; that too is a second step.',
  revealTwin: 'Your turn. Turn up a card.',
  revealTwinStop:
    'You hold a single cyan card that fits nothing in the market. The first card is safe: turn it up.',
  stopTwin: 'Cyan again, and now you hold two. That is worth something. Stop.',
  stopTwinMore: 'It went well this time. But each further card could have cost you the cyan one you need.',
  twins:
    'Two cards of one colour from your hand stand for any single card. Tap cyan twice, then the green card of the market, and take a green pawn.',
  twinsElse:
    'Allowed. But look: you have one green pawn already, and a second one brings you nearer to the green box.',
  onward:
    'So it goes on until pawns are left in one box at most. Let us skip ahead: the end of the round is yours.',
  alone: 'Now without me: turn up cards, pair them or swap them as you like, until the round is over.',
  aloneWell: 'Mina has no more points than you. Well played!',
  aloneBadly: 'Mina has more points this time.',
  end: 'A pawn counts 2, a box 3, and a card left over costs 1. A whole game has as many rounds as players.',
} as const satisfies LessonWords;
