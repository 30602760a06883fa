import type { PadWords } from '../../high-card/pad.js';

export const pad = {
  cardOf: (name) => `Carte de ${name}`,
  faults: {
    'cards-missing': (count) => (count === 1 ? 'Il manque une carte.' : `Il manque ${count} cartes.`),
    'same-card': 'Aucune carte n’existe deux fois.',
  },
} as const satisfies PadWords;
