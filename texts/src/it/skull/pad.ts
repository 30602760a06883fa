import type { PadWords } from '../../skull/pad.js';

export const pad = {
  who: 'Chi ha raccolto la sfida?',
  how: (name) => `Com’è andata a ${name}?`,
  made: 'Vinta',
  madeHint: 'solo fiori',
  lost: 'Persa',
  lostHint: 'un teschio, e un disco in meno',
  whose: 'Di chi era il teschio?',
  whoseHint: 'Puoi anche non dirlo.',
  begins: (name) => `${name} sceglie: chi inizia?`,
  discs: (discs) => (discs === 1 ? '1 disco' : `${discs} dischi`),
  oneMade: 'una vinta',
  out: 'fuori',
  wins: (name) => `${name} vince!`,
  goesOut: (name) => `Era l’ultimo disco: ${name} esce dal gioco.`,
  faults: {
    'challenger-missing': 'Tocca chi ha raccolto la sfida.',
    'result-missing': (name) => `${name} ce l’ha fatta?`,
    'skull-missing': (name) => `${name} esce dal gioco: tocca di chi era il teschio, da lì si ricomincia.`,
    'last-skull-missing': 'Tocca di chi era il teschio: se era l’ultimo disco, chi ce l’aveva esce.',
    'first-missing': (name) => `${name} esce dal gioco e dice chi inizia: tocca chi.`,
    'gang-is-out': (name) => `${name} era già fuori.`,
  },
} as const satisfies PadWords;
