import type { PadWords } from '../../high-card/pad.js';

export const pad = {
  cardOf: (name) => `Karte von ${name}`,
  faults: {
    'cards-missing': (count) => (count === 1 ? 'Eine Karte fehlt.' : `${count} Karten fehlen.`),
    'same-card': 'Keine Karte gibt es zweimal.',
  },
} as const satisfies PadWords;
