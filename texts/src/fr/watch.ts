import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Partager en direct',
  watched: 'Partage en direct activé',
  scan: 'Scanne pour suivre',
  hint: 'Qui a ce lien voit la feuille pendant que tu l’écris. Seul cet appareil peut y écrire.',
  ends: 'Elle est effacée 30 jours après la dernière saisie.',
  behind: 'Tout n’est pas encore envoyé. Ça continue dès que le serveur répond.',
  full: 'Cette feuille est devenue trop longue pour continuer à être affichée.',
  stop: 'Ne plus la montrer',
  stopped: 'Plus personne ne peut suivre.',
  noServer: 'Le serveur ne répond pas. Réessaie quand tu es connecté.',
  invitation: (game) => `Suis notre feuille de score : ${game}`,

  watching: 'Tu suis la partie. Ce qui s’écrit arrive tout seul.',
  nothingYet: 'Rien n’est encore écrit. La première manche apparaîtra ici.',
  lineDown: 'Connexion perdue. Ce qui s’écrit entre-temps arrivera dès qu’elle revient.',
  gone: 'Cette feuille n’est plus montrée',
  goneHint: 'Elle a été retirée, ou rien n’y a été écrit pendant 30 jours. Demande un nouveau lien.',
  unreadable: 'Cette feuille est illisible ici',
  unreadableHint: 'La page est peut-être plus ancienne que celle où elle s’écrit. Recharge-la.',
} as const satisfies WatchWords;
