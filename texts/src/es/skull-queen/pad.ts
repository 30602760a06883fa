import type { PadWords } from '../../skull-queen/pad.js';

export const pad = {
  sideOf: (name) => `Lado del tablón de ${name}`,
  pirateOf: {
    r: (name) => `Pirata rojo de ${name}`,
    y: (name) => `Pirata amarillo de ${name}`,
    g: (name) => `Pirata verde de ${name}`,
    b: (name) => `Pirata azul de ${name}`,
  },
  space: (worth) => `en el ${worth}`,
  overboard: 'Al agua',
  ghostLeads: 'Con dos jugadores, el fantasma abre todas las bazas.',
  faults: {
    'side-missing': (name) => `¿Qué lado del tablón usó ${name}?`,
    'pirates-missing': (name, count) =>
      count === 1
        ? `¿Dónde está el último pirata de ${name}?`
        : `${name}: faltan ${count} piratas por colocar.`,
  },
} as const satisfies PadWords;
