import type { ReviewWords } from '../review.js';
import { screen } from './review-screen.js';
import { counted } from './speech.js';

export const words: ReviewWords = {
  grades: {
    good: { name: 'bon', about: 'Rien n’était meilleur, ou pas assez pour en être sûr.' },
    inaccurate: { name: 'imprécis', about: 'Autre chose était un peu meilleur.' },
    mistake: { name: 'erreur', about: 'Autre chose était nettement meilleur.' },
    blunder: { name: 'gaffe', about: 'Autre chose était de loin meilleur.' },
  },
  amount: (n, unit) => (unit === 'wins' ? `${n} % de la partie` : `${n} ${n === '1' ? 'point' : 'points'}`),
  reviewed: (game, seats, decisions) =>
    `${game}, ${counted(seats, 'place')} : ${counted(decisions, 'décision')} à la loupe`,
  judgedBy: {
    network: 'jugées par un réseau entraîné et des simulations',
    playouts: 'jugées par des simulations',
  },
  column: {
    seat: 'place',
    decisions: 'décisions',
    lost: 'cédé',
    result: 'résultat',
    par: 'moyenne',
    luck: 'chance',
    own: 'son jeu',
    others: 'jeu des autres',
  },
  mattered: 'Ce qui a compté le plus',
  mistakes: 'Toutes les erreurs',
  bids: 'Annonces',
  luckTitle: 'Chance et adresse',
  decision: (step, seat, word) => `Coup ${step}, place ${seat} : ${word}`,
  better: (word) => `Mieux : ${word}`,
  nothingBetter: 'Rien n’était meilleur.',
  noMistakes: 'Aucune erreur trouvée.',
  bid: (round, seat, bid, won) => `Manche ${round}, place ${seat} : annonce ${bid}, plis ${won}`,
  changedTo: (bid) => `changée en ${bid}`,
  sankIn: (trick) => `perdue au pli ${trick}`,
  chance: (tricks, share) => `${tricks} : ${share} %`,
  luckMeans:
    'Résultat = moyenne + chance + son jeu + jeu des autres. La chance est ce que donnes et lancers ont apporté de plus que leur moyenne. Son jeu est compté d’après ce que la place pouvait savoir ; tout le reste revient au jeu des autres.',
  screen,
};
