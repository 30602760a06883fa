import type { PadWords } from '../pad.js';
import { keep } from './keep.js';
import { watch } from './watch.js';

export const words = {
  title: 'Feuille de score',

  newSheet: 'Nouvelle feuille',
  newSheetHint: 'Quelle boîte est sur la table ?',
  sheets: 'Tes feuilles',
  noSheets: 'Pas encore de feuille. Choisis un jeu : la première prend dix secondes.',
  sheetInRound: (round) => `Manche ${round}`,
  deleteSheet: 'Supprimer cette feuille',
  deleteSheetSure: 'La feuille disparaît de cet appareil, avec toutes ses manches.',

  whoPlays: 'Qui joue ?',
  whoPlaysHint: 'Dans l’ordre de la table, sens horaire.',
  playedBefore: 'Comme la dernière fois',
  nameOf: (seat) => `Nom du joueur ${seat}`,
  addPlayer: 'Ajouter quelqu’un',
  removePlayer: (name) => `Retirer ${name}`,
  moveUp: (name) => `Monter ${name}`,
  moveDown: (name) => `Descendre ${name}`,
  dragPlayer: (name) => `Glisser ${name} vers une autre place`,
  firstDealer: 'Premier donneur',
  firstStarter: 'Commence',
  sameName: (name) => `Deux joueurs s’appellent ${name}. Change l’un des deux noms.`,
  beginSheet: 'Ouvrir la feuille',

  allSheets: 'Toutes les feuilles',
  round: 'Manche',
  sheet: 'Feuille',
  roundNumber: (round) => `Manche ${round}`,
  deals: (name) => `${name} donne`,
  leads: (name) => `${name} entame`,
  starts: (name) => `${name} commence`,
  correctRound: (round) => `Corriger la manche ${round}`,
  correcting: (round) => `Correction de la manche ${round}`,
  corrected: 'C’est bon',
  nextRound: (round) => `Vers la manche ${round}`,
  finish: 'Couronner le vainqueur',
  notWhole: (round) => `La manche ${round} ne tombe pas juste : rien ne compte encore après elle.`,
  leader: 'En tête',
  takeBack: 'Annuler',
  keptDark: 'L’écran reste allumé tant que cette feuille est ouverte.',
  mayGoDark: 'Ce navigateur laisse l’écran s’éteindre. Rien ne se perd : chaque geste est gardé.',
  mayGoDarkHttps:
    'L’écran peut s’éteindre : pour le garder allumé, il faut une adresse sûre (https). Rien ne se perd : chaque geste est gardé.',

  keep,
  watch,
} as const satisfies PadWords;
