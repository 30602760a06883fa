import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Dois-je retourner d’abord mes disques, même si mon crâne est dedans ?',
    'Oui, depuis le dessus, autant qu’il en faut ({S-5}). C’est le prix du bluff : qui a mis un crâne sur le dessus espère qu’on monte.',
  ),
  question(
    'Puis-je prendre un disque ici et un autre là chez les autres ?',
    'Oui. Une fois ta pile retournée, tu choisis pour chaque disque de quelle pile il vient. Chaque pile se retourne depuis le dessus ({S-5}).',
  ),
  question(
    'J’ai passé. Ma pile est-elle à l’abri ?',
    'Non. Passer te sort seulement de l’enchère ; tes disques comptent et peuvent être retournés ({S-4}).',
  ),
  question(
    'Puis-je revenir dans l’enchère après avoir passé ?',
    'Non, pour cette manche, passer est définitif ({S-4}).',
  ),
  question(
    'Puis-je ouvrir en annonçant tous les disques de la table ?',
    'Oui. Personne ne peut alors monter, l’enchère est finie, et tu retournes tous les disques ({S-4}).',
  ),
  question(
    'Quelqu’un a échoué sur mon crâne. Est-ce que je perds ou gagne quelque chose ?',
    'Tu ne perds rien, et c’est toi qui tires le disque qu’il perd, face cachée ({S-8}). Ton crâne revient dans ta main. Même ton dernier disque ne craint rien dans le défi d’un autre, sauf si vous jouez à la lettre ({S-10}).',
  ),
  question(
    'Dois-je dire quel disque j’ai perdu ?',
    'Non, toi seul le sais ({S-8}). Tu peux en dire ce que tu veux, même si ce n’est pas vrai.',
  ),
  question(
    'Il ne me reste que mon crâne. Puis-je encore gagner ?',
    'Pas par un défi : ta pile vient en premier, donc chacun de tes essais rate. Mais tu peux rester le dernier en jeu. Lance un défi quand vient ton tour, espère qu’on monte, et laisse les autres tomber sur ton crâne ({S-10}).',
  ),
  question(
    'Puis-je montrer un disque pour qu’on me croie ?',
    'Non. Dis ce que tu veux, mais les disques ne se montrent que pour narguer, et alors tout le reste de la pile ({S-7}).',
  ),
  question(
    'Qui commence après une élimination ?',
    'Le propriétaire du crâne fatal. Si c’était celui du challenger lui-même, il désigne en partant quelqu’un qui joue encore ({S-9}).',
  ),
  question(
    'Une annonce plus haute rapporte-t-elle davantage ?',
    'Non. Un défi réussi est un défi réussi, que ce soit avec 1 ou avec 12 : le tapis se tourne, et au second, c’est gagné ({S-6}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'But',
    lines: ['Réussir deux de tes défis.', 'Ou rester le dernier en jeu.', 'Trois fleurs et un crâne chacun.'],
  },
  {
    title: '1 · Poser',
    lines: ['Tous sauf celui qui commence : un disque caché, ensemble.', 'Puis celui qui commence.'],
  },
  {
    title: '2 · Ajouter ou défier',
    lines: [
      'À son tour : ajouter un disque ou lancer un défi.',
      'L’annonce : de 1 à tous les disques des tapis.',
      'Main vide : défi obligatoire.',
    ],
  },
  {
    title: '3 · Enchérir',
    lines: [
      'Monter, ou passer pour de bon.',
      'Tous les disques annoncés : l’enchère s’arrête.',
      'Tous les autres ont passé : qui a annoncé le plus est challenger.',
    ],
  },
  {
    title: '4 · Retourner',
    lines: [
      'D’abord sa propre pile, depuis le dessus.',
      'Puis les autres, dans l’ordre voulu, depuis le dessus.',
      'Un crâne : raté, on s’arrête.',
      'Nombre atteint : réussi.',
    ],
  },
  {
    title: 'Réussi',
    lines: ['Tapis côté fleur.', 'Au second : **victoire**.', 'Le challenger commence la manche suivante.'],
  },
  {
    title: 'Raté',
    lines: [
      'Un disque perdu pour de bon, en secret.',
      'Crâne d’un autre : son propriétaire tire à l’aveugle.',
      'Ton propre crâne : tu choisis en secret.',
      'Les autres peuvent narguer : toute leur pile ou rien.',
      'Plus de disque : hors jeu ; le propriétaire du crâne commence.',
      'Sorti par ton propre crâne : tu désignes qui commence.',
    ],
  },
];
