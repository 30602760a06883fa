import type { FairnessWords } from '../fairness.js';
import { list } from './speech.js';
import { trial } from './trial.js';

export const words: FairnessWords = {
  about:
    'Avant le début, le serveur a scellé son secret et chaque joueur y a mêlé son propre hasard. Ton navigateur refait maintenant la donne.',
  checking: 'Vérification de la donne…',
  holds: 'Tout concorde : chaque carte vient de ce qui était scellé avant le début.',
  fails: 'Ça ne concorde pas : cette donne n’est pas celle qui était scellée.',
  later: 'La donne pourra être vérifiée à la fin de la partie.',
  secret: 'Le secret du serveur est celui qu’il avait scellé.',
  sealSeen: 'C’est le sceau que ce navigateur avait noté à la table.',
  sealUnseen: 'Ce navigateur n’était pas là au moment du sceau : compare-le avec quelqu’un qui y était.',
  salts: 'Le sel de chaque joueur est bien celui qu’il avait annoncé.',
  yourSalt: 'Le tien, venu de ce navigateur, en fait partie :',
  noSalt: 'Aucun ne vient de ce navigateur : tu fais donc confiance aux joueurs.',
  lateSalt: 'Le tien n’est pas arrivé à temps et manque.',
  missing: (names) => `Aucun sel n’est venu de ${list(names)}.`,
  key: 'La clé de la donne découle du secret et des sels.',
  replayed: (steps) => `Rejoués ici selon les règles, les ${steps} coups mènent au même résultat.`,
  other: 'Rejouée ici selon les règles, la partie finit autrement.',
  movesFail: 'La donne concorde, mais pas les coups.',
  onlyDeal: 'La donne concorde ; les coups n’ont pas pu être rejoués ici.',
  not: 'Ce que cela ne prouve pas : que personne n’a parlé ailleurs, ni que le serveur, qui connaissait toutes les mains, n’a rien dit.',
  trial,
  toTrial: 'Essai en mer : cassez les serveurs, ne perdez rien',
};
