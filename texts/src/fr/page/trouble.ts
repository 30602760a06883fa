import type { TroubleWords } from '../../page/trouble.js';

export const trouble: TroubleWords = {
  notFound: 'Rien que la mer ici',
  tableGone: 'Cette table n’existe pas',
  tableClosed: 'Cette table est fermée',
  tableClosedHint: 'Personne n’est venu depuis longtemps. En ouvrir une autre ?',
  notFoundHint: 'Le lien est peut-être ancien ou mal recopié.',
  pageFailed: 'Quelque chose s’est cassé sur cette page',
  pageFailedHint: 'Ta partie est à l’abri. Recharge la page pour continuer.',
  newerPage:
    'Le serveur a une version plus récente, et un morceau de cette page manque. Ta partie est à l’abri : recharge pour continuer.',
  reload: 'Recharger',
  notOffline: 'Il faut une connexion pour cela. En solo, tu peux jouer sans.',
  noAnswer: 'Le serveur ne répond pas. Nouvel essai…',
};
