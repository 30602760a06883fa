import type { PadWords } from '../../skull-queen/pad.js';

export const pad = {
  sideOf: (name) => `Face de la planche : ${name}`,
  pirateOf: {
    r: (name) => `Pirate rouge : ${name}`,
    y: (name) => `Pirate jaune : ${name}`,
    g: (name) => `Pirate vert : ${name}`,
    b: (name) => `Pirate bleu : ${name}`,
  },
  space: (worth) => `sur le ${worth}`,
  overboard: 'À l’eau',
  ghostLeads: 'À deux, le fantôme entame chaque pli.',
  faults: {
    'side-missing': (name) => `${name} : quelle face de la planche ?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Où est le dernier pirate de ${name} ?` : `${name} : encore ${count} pirates à placer.`,
  },
} as const satisfies PadWords;
