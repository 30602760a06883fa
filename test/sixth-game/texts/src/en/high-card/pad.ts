import type { PadWords } from '../../high-card/pad.js';

export const pad = {
  cardOf: (name) => `Card of ${name}`,
  faults: {
    'cards-missing': (count) => (count === 1 ? 'One card is missing.' : `${count} cards are missing.`),
    'same-card': 'No card is there twice.',
  },
} as const satisfies PadWords;
