import type { PadWords } from '../../queens-collection/pad.js';

export const pad = {
  boxes: 'Boîtes',
  pawns: 'Pions',
  cards: 'Cartes en main',
  boxesOf: (name) => `Boîtes : ${name}`,
  pawnsOf: (name) => `Pions : ${name}`,
  cardsOf: (name) => `Cartes en main : ${name}`,
  fewer: (what) => `Retirer 1 : ${what}`,
  more: (what, by) => `Ajouter ${by} : ${what}`,
  told: (boxes, pawns) => `${boxes} boîtes sur 8, ${pawns} pions sur 24`,
  brokenOff: 'Interrompue',
  brokenOffHint: 'Personne n’a pris de pion pendant cinq tours chacun.',
  partner: (name) => `avec ${name}`,
  team: (one, other) => `${one} et ${other}`,
  atHome: 'Combien de pions sont sur la boîte de leur couleur ?',
  atHomeHint: 'Compte boîte par boîte.',
  box: {
    c1: 'Boîte rouge',
    c2: 'Boîte verte',
    c3: 'Boîte jaune',
    c4: 'Boîte bleue',
    c5: 'Boîte violette',
    c6: 'Boîte turquoise',
    c7: 'Boîte blanche',
    c8: 'Boîte noire',
  },
  full: 'complète',
  ofMost: (points, most) => `${points} points sur ${most}`,
  faults: {
    'too-many-boxes': (most) => `Il n’y a que ${most} boîtes.`,
    'too-many-pawns': (most) => `Il n’y a que ${most} pions.`,
    'too-many-cards': (most) => `Il n’y a que ${most} cartes.`,
    'boxes-missing': (boxes) => `Une manche finit avec 7 ou 8 boîtes prises ; jusqu’ici ${boxes}.`,
    'not-broken-off': 'Avec 7 boîtes prises, la manche est finie : elle n’a pas été interrompue.',
    'pawns-differ': (pawns, fewest, highest) =>
      fewest === highest
        ? `Ces boîtes font ${fewest} pions ; il y en a ${pawns}.`
        : `Ces boîtes font de ${fewest} à ${highest} pions ; il y en a ${pawns}.`,
    'boxes-open': (count) =>
      count === 1 ? 'Encore une boîte à compter.' : `Encore ${count} boîtes à compter.`,
    'lone-stray': 'Un pion égaré manque aussi à sa propre boîte : vérifie les autres.',
  },
} as const satisfies PadWords;
