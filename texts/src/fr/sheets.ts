import type { DicePadWords, QueensPadWords, SkullPadWords, SkullQueenPadWords } from '../sheets.js';

export const dice = {
  dice: (dice) => (dice === 1 ? '1 dé chacun' : `${dice} dés chacun`),
} as const satisfies DicePadWords;

export const skullQueen = {
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
} as const satisfies SkullQueenPadWords;

export const skull = {
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
} as const satisfies SkullPadWords;

export const queens = {
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
} as const satisfies QueensPadWords;
