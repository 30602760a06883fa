import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about The Queen’s Collection. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Do the cards I turn up clash with my hand or with the market?',
    'No. Only cards that were turned up in this turn clash with each other ({QC-3}).',
  ),
  question(
    'I pushed my luck. Do I lose my hand, or my turn?',
    'Neither. Only the cards turned up this turn are gone. With a card in hand you go on to the second step, and there you must take or swap ({QC-4}).',
  ),
  question(
    'Two jokers turned up: is that a clash?',
    'No. A joker has no colour, so it clashes neither with a second joker nor with anything else ({QC-3}).',
  ),
  question(
    'May I take pawns and swap cards in the same turn?',
    'No, it is one or the other ({QC-4}). Whatever you choose, you may do it up to three times.',
  ),
  question(
    'Can two jokers, or a joker and a card, stand for any card as two of a kind do?',
    'No. That takes two pawn cards of one colour ({QC-5}). A joker does the same all by itself.',
  ),
  question(
    'Why would I pay two red cards for a red pawn?',
    'To get rid of one: at the end each card in hand costs a point ({QC-10}). It is allowed even though a single red card would do ({QC-5}).',
  ),
  question(
    'All red pawns are gone. What good are red cards now?',
    'Two of them still stand for any other card ({QC-5}). Or pair one with a red card of the market: that brings no pawn, but the cards are gone ({QC-6}). Or swap them away ({QC-7}).',
  ),
  question(
    'Is the market filled up while I make my pairs?',
    'No, only at the end of your turn ({QC-8}). So three pairs are the most you can make.',
  ),
  question(
    'May I take back a card that I have just put into the market?',
    'No. You get cards that lay there before your swap, and what you have just put down stays ({QC-7}).',
  ),
  question(
    'With my first pair only one box has pawns left. May I make my other pairs?',
    'Yes. The round ends after your turn, so you may play it out and even empty the last box ({QC-9}).',
  ),
  question(
    'All together: the last card of the reserve was discarded for a trade. What now?',
    'The same as if it had been drawn: everybody has one more turn, and the player who traded has theirs last ({QC-16}).',
  ),
  question(
    'All together: may I use a joker as one of two different colours?',
    'You need not. A joker alone already swaps any two pawns you like ({QC-15}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'A round',
    lines: [
      'Everyone for themselves or in teams: as many rounds as players.',
      'Pawns on their boxes, 2 cards each, 3 in the market.',
      'In your turn: turn up, then take or swap.',
    ],
  },
  {
    title: '1 · Turn up',
    lines: [
      '0 to 5 cards of the reserve, one at a time.',
      'Two of one colour: all of them are discarded.',
      'Otherwise they go to your hand.',
      'Jokers never clash.',
    ],
  },
  {
    title: '2a · Take pawns',
    lines: [
      '1 to 3 pairs: one card of the hand, one of the market, same colour.',
      'A joker, in hand or market: any colour.',
      'Two of one colour from your hand: any card.',
      'Free on both sides: name a colour that has pawns.',
      'Last pawn of a box: the box too.',
      'No pawn left: the cards are out for the round.',
    ],
  },
  {
    title: '2b · Or swap',
    lines: ['1 to 3 cards with the market.', 'Teams: or with your partner.', 'Then fill the market up to 3.'],
  },
  {
    title: 'End and points',
    lines: [
      'Pawns on one box at most: finish the turn, the round is over.',
      'Box **3** · pawn **2** · card left in hand **−1**.',
      'Most points win; a team adds both players.',
    ],
  },
  {
    title: 'All together: your turn',
    lines: [
      'Two different colours: swap a pawn of each.',
      'A joker or two of one colour: swap any two pawns.',
      'Discard 1 to 3 cards.',
      'Trade a card with a player; a card of the reserve goes.',
      'Then draw up to 3; reserve gone: one more turn each.',
    ],
  },
  {
    title: 'All together: points',
    lines: [
      'Complete box: its spaces (**3**, or 2).',
      'Pawn away from home: **−1**.',
      'At best 24 (easier side: 16).',
    ],
  },
];
