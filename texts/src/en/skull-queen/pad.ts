import type { PadWords } from '../../skull-queen/pad.js';

export const pad = {
  sideOf: (name) => `Side of ${name}’s plank`,
  pirateOf: {
    r: (name) => `Red pirate of ${name}`,
    y: (name) => `Yellow pirate of ${name}`,
    g: (name) => `Green pirate of ${name}`,
    b: (name) => `Blue pirate of ${name}`,
  },
  space: (worth) => `on the ${worth}`,
  overboard: 'Overboard',
  ghostLeads: 'With two, the ghost leads every trick.',
  faults: {
    'side-missing': (name) => `Which side of the plank did ${name} take?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Where is the last pirate of ${name}?` : `${name}: ${count} pirates still to be placed.`,
  },
} as const satisfies PadWords;
