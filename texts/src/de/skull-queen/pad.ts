import type { PadWords } from '../../skull-queen/pad.js';

export const pad = {
  sideOf: (name) => `Seite der Planke: ${name}`,
  pirateOf: {
    r: (name) => `Roter Pirat: ${name}`,
    y: (name) => `Gelber Pirat: ${name}`,
    g: (name) => `Grüner Pirat: ${name}`,
    b: (name) => `Blauer Pirat: ${name}`,
  },
  space: (worth) => `auf der ${worth}`,
  overboard: 'Über Bord',
  ghostLeads: 'Zu zweit spielt der Geist jeden Stich an.',
  faults: {
    'side-missing': (name) => `Welche Seite der Planke hat ${name} genommen?`,
    'pirates-missing': (name, count) =>
      count === 1 ? `Wo steht der letzte Pirat von ${name}?` : `${name}: noch ${count} Piraten.`,
  },
} as const satisfies PadWords;
