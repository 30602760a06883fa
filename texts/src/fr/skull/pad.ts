import type { PadWords } from '../../skull/pad.js';

export const pad = {
  who: 'Qui a relevé le défi ?',
  how: (name) => `Et alors, ${name} ?`,
  made: 'Réussi',
  madeHint: 'rien que des fleurs',
  lost: 'Raté',
  lostHint: 'un crâne, un disque en moins',
  whose: 'À qui était le crâne ?',
  whoseHint: 'Tu peux laisser cette question ouverte.',
  begins: (name) => `Qui commence, au choix de ${name} ?`,
  discs: (discs) => (discs === 1 ? '1 disque' : `${discs} disques`),
  oneMade: 'un défi réussi',
  out: 'hors jeu',
  wins: (name) => `Victoire : ${name} !`,
  goesOut: (name) => `C’était le dernier disque : ${name} sort du jeu.`,
  faults: {
    'challenger-missing': 'Touche qui a relevé le défi.',
    'result-missing': (name) => `${name} : réussi ou raté ?`,
    'skull-missing': (name) =>
      `${name} sort du jeu : touche à qui était le crâne, car cela dit qui commence.`,
    'last-skull-missing': 'Touche à qui était le crâne : si c’était son dernier disque, il sort du jeu.',
    'first-missing': (name) => `${name} sort du jeu et choisit qui commence : touche qui.`,
    'gang-is-out': (name) => `${name} était déjà hors jeu.`,
  },
} as const satisfies PadWords;
