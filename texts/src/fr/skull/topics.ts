import type { Topic } from '@crossbones/games/skull/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  place: 'Pose un disque face cachée : une fleur, ou le crâne que personne ne veut rencontrer.',
  add: 'Ajoute un disque, ou lance un défi : dis combien tu peux en retourner sans crâne.',
  bid: 'Surenchéris ou passe. Qui annonce le plus doit en retourner autant, les siens d’abord.',
  attempt: 'D’abord ses propres disques, puis ceux des autres, par le haut. Un crâne, et c’est raté.',
  made: 'Un défi réussi retourne le tapis. Le deuxième gagne la partie.',
  lost: 'Qui rencontre un crâne perd un disque pour de bon, et lui seul sait lequel.',
  out: 'Sans disque, on est éliminé. Le dernier en lice gagne.',
  flower: 'Une fleur : bonne à retourner. Qui annonce ne veut rien d’autre.',
  skull: 'Le crâne : qui le retourne a échoué, toi aussi.',
};
