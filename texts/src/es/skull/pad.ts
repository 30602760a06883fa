import type { PadWords } from '../../skull/pad.js';

export const pad = {
  who: '¿Quién desafió?',
  how: (name) => `¿Cómo le fue a ${name}?`,
  made: 'Superado',
  madeHint: 'solo flores',
  lost: 'Fallado',
  lostHint: 'una calavera, y un disco menos',
  whose: '¿De quién era la calavera?',
  whoseHint: 'Puedes dejarlo en blanco.',
  begins: (name) => `¿Quién empieza, según ${name}?`,
  discs: (discs) => (discs === 1 ? '1 disco' : `${discs} discos`),
  oneMade: 'uno superado',
  out: 'fuera',
  wins: (name) => `¡Gana ${name}!`,
  goesOut: (name) => `Era el último disco: ${name} queda fuera.`,
  faults: {
    'challenger-missing': 'Toca quién desafió.',
    'result-missing': (name) => `¿Lo consiguió ${name}?`,
    'skull-missing': (name) =>
      `${name} queda fuera: toca de quién era la calavera, porque eso decide quién empieza.`,
    'last-skull-missing': 'Toca de quién era la calavera: si era un último disco, su dueño queda fuera.',
    'first-missing': (name) => `${name} queda fuera y dice quién empieza: toca quién.`,
    'gang-is-out': (name) => `${name} ya estaba fuera.`,
  },
} as const satisfies PadWords;
