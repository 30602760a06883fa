import type { Rules } from '../../high-card/rules.js';

export const rules: Rules = {
  goal: 'Everybody has two cards and plays one. The highest card wins the round.',
  chapters: {
    cards: {
      title: 'The cards',
      'HC-1': 'The box holds twelve cards, 1 to 12, each once.',
      'HC-2': 'At the start of a round all cards are shuffled, and everybody is dealt two.',
    },
    round: {
      title: 'A round',
      'HC-3':
        'In turn, clockwise, everybody plays one card from the hand, face up. Whoever won the last round begins.',
      'HC-4': 'The highest card wins the round.',
      nine: 'The 9 wins.',
    },
    scoring: {
      title: 'Points',
      'HC-5': 'A round that is won is worth one point.',
      'HC-6':
        'After three rounds, or five where that was chosen, the most points win; equal points share their place.',
    },
  },
  questions: {
    otherCard: {
      ask: 'May I look at my other card?',
      answer: 'Yes: both are yours.',
    },
  },
  cheat: {
    short: {
      title: 'In short',
      lines: ['Play one of two cards; the highest wins the round.'],
    },
  },
};
