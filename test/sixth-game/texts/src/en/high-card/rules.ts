import { picture, question, rule } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';

export const rulebook: Rulebook = {
  goal: 'Everybody has two cards and plays one. The highest card wins the round.',
  chapters: [
    {
      id: 'cards',
      title: 'The cards',
      parts: [
        rule('HC-1', 'The box holds twelve cards, 1 to 12, each once.'),
        rule('HC-2', 'At the start of a round all cards are shuffled, and everybody is dealt two.'),
      ],
    },
    {
      id: 'round',
      title: 'A round',
      parts: [
        rule(
          'HC-3',
          'In turn, clockwise, everybody plays one card from the hand, face up. Whoever won the last round begins.',
        ),
        rule('HC-4', 'The highest card wins the round.'),
        picture('c3 *c9 c1', 'The 9 wins.'),
      ],
    },
    {
      id: 'scoring',
      title: 'Points',
      parts: [
        rule('HC-5', 'A round that is won is worth one point.'),
        rule(
          'HC-6',
          'After three rounds, or five where that was chosen, the most points win; equal points share their place.',
        ),
      ],
    },
  ],
  questions: [question('May I look at my other card?', 'Yes: both are yours.')],
  cheat: [{ title: 'In short', lines: ['Play one of two cards; the highest wins the round.'] }],
};
