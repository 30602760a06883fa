import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull Queen. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'I hold the announced colour. May I play the monkey or the first mate all the same?',
    'Yes, at any time ({SQ-7}). It then counts as a card of the announced colour ({SQ-8}).',
  ),
  question(
    'Do cards in the centre announce a colour, or do I have to follow them?',
    'No. Only cards that are played in this trick announce a colour ({SQ-7}). But when the trick is judged, the centre counts ({SQ-9}).',
  ),
  question(
    'I could not follow and threw in a red card. Can it move my red pirate?',
    'Yes. Every colour in the trick is judged, not only the announced one. If another red card was played or lies in the centre, yours may be the highest or the lowest. If it is alone, it goes to the centre ({SQ-9}).',
  ),
  question(
    'Can several of my pirates move in one trick?',
    'No. You play one card, so it is one colour, and one pirate at most. Nor does it ever go up and down in the same trick: that would take two cards of yours.',
  ),
  question(
    'The highest card is the 8 itself. Does its player go up two?',
    'Yes. What counts is that the 8 is in the trick, not who played it. In the same way the player of a 5 that is the lowest card goes down two ({SQ-9}).',
  ),
  question(
    'The 8 lies in the centre. Does it still double the way?',
    'Yes, as soon as a second card of its colour comes along and the colour is judged. Then it leaves with the others, so it works once ({SQ-9}).',
  ),
  question(
    'My red pirate is overboard. Must I still follow red?',
    'Yes. All cards go on as before, and yours still count for the pirates of the others. Only your own red pirate no longer moves ({SQ-10}).',
  ),
  question(
    'Is a pirate at the very top safe?',
    'No. The next move up takes it overboard, just as one at the bottom falls on the next move down ({SQ-10}).',
  ),
  question(
    'The highest number in the trick lies in the centre. Who leads?',
    'Whoever played the highest number from their hand. The centre does not count for the lead ({SQ-11}).',
  ),
  question(
    'The first mate was left over and lies in the centre. What does it do there?',
    'Nothing. It has no colour there and sits the round out; all it tells you is that nobody holds it ({SQ-4}).',
  ),
  question(
    'I stand on the right spaces with three tricks to go. May I stop moving?',
    'No. Every move has to be made, wanted or not. Try to play cards that are neither the highest nor the lowest of their colour.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'A round',
    lines: [
      '2 or 3 players: without the 1s and 12s, 14 cards each.',
      '4: 12 cards · 5: 10 cards · 6: 8 cards.',
      '4 and 6 players: 2 cards face up in the centre.',
      'All at once: choose the side and place 4 pirates.',
      'Player after the dealer leads.',
    ],
  },
  {
    title: 'Which card?',
    lines: [
      'The first card with a colour announces it.',
      'Hold it? Play it, or monkey or first mate.',
      'Do not hold it? Play anything.',
      'Monkey (0) and first mate (13) take the announced colour.',
      'The centre binds nobody.',
    ],
  },
  {
    title: 'Judge each colour',
    lines: [
      'Played cards and centre together.',
      'One card: to the centre.',
      'Two or more: highest **up 1**, lowest **down 1**.',
      'With the 8 in the trick: **up 2** · with the 5: **down 2**.',
      'Highest or lowest from the centre: nobody moves.',
      'Then the cards of this colour leave the round.',
    ],
  },
  {
    title: 'Plank',
    lines: [
      'Front, from the top: **8, 5, 3, 2, 1**.',
      'Back, from the top: **1, 2, 3, 5, 8**.',
      'Past either end: overboard, 0 points.',
    ],
  },
  {
    title: 'Next trick',
    lines: [
      'The highest number leads, whatever its colour.',
      'Equal numbers: the one played last.',
      'The centre does not count.',
    ],
  },
  {
    title: 'End',
    lines: [
      'Hands empty: each pirate pays its space.',
      'One round for each player (two players: 2).',
      'Most points win; equal points share.',
    ],
  },
  {
    title: 'Two players',
    lines: [
      'Third hand: the ghost’s pile.',
      'The ghost leads every trick.',
      'Both choose in secret, then show together.',
      'The ghost has no pirates to move.',
    ],
  },
];
