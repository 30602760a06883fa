import type { PadWords } from '../../queens-collection/pad.js';
import { di } from '../speech.js';

export const pad = {
  boxes: 'Scrigni',
  pawns: 'Pedine',
  cards: 'Carte rimaste',
  boxesOf: (name) => `Scrigni ${di(name)}`,
  pawnsOf: (name) => `Pedine ${di(name)}`,
  cardsOf: (name) => `Carte rimaste a ${name}`,
  fewer: (what) => `${what}: meno 1`,
  more: (what, by) => `${what}: più ${by}`,
  told: (boxes, pawns) => `${boxes} scrigni su 8, ${pawns} pedine su 24`,
  brokenOff: 'Interrotta',
  brokenOffHint: 'Per cinque turni a testa nessuno ha preso pedine.',
  partner: (name) => `con ${name}`,
  team: (one, other) => `${one} e ${other}`,
  atHome: 'Quante pedine stanno sullo scrigno del loro colore?',
  atHomeHint: 'Conta scrigno per scrigno.',
  box: {
    c1: 'Scrigno rosso',
    c2: 'Scrigno verde',
    c3: 'Scrigno giallo',
    c4: 'Scrigno blu',
    c5: 'Scrigno viola',
    c6: 'Scrigno turchese',
    c7: 'Scrigno bianco',
    c8: 'Scrigno nero',
  },
  full: 'completo',
  ofMost: (points, most) => `${points} punti su ${most}`,
  faults: {
    'too-many-boxes': (most) => `Ci sono solo ${most} scrigni.`,
    'too-many-pawns': (most) => `Ci sono solo ${most} pedine.`,
    'too-many-cards': (most) => `Ci sono solo ${most} carte.`,
    'boxes-missing': (boxes) => `Una manche finisce con 7 o 8 scrigni presi; per ora sono ${boxes}.`,
    'not-broken-off': 'Con 7 scrigni presi la manche è finita da sé: non è stata interrotta.',
    'pawns-differ': (pawns, fewest, highest) =>
      fewest === highest
        ? `Con questi scrigni le pedine sono ${fewest}; ce ne sono ${pawns}.`
        : `Con questi scrigni le pedine sono da ${fewest} a ${highest}; ce ne sono ${pawns}.`,
    'boxes-open': (count) =>
      count === 1 ? 'Uno scrigno è ancora da contare.' : `${count} scrigni sono ancora da contare.`,
    'lone-stray': 'Una pedina fuori casa lascia incompleto anche il proprio scrigno: controlla gli altri.',
  },
} as const satisfies PadWords;
