import { picture, question, rule } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';

export const rulebook: Rulebook = {
  goal: 'Chacun a deux cartes et en joue une. La plus haute gagne la manche.',
  chapters: [
    {
      id: 'cards',
      title: 'Les cartes',
      parts: [
        rule('HC-1', 'La boîte contient douze cartes, de 1 à 12, une de chaque.'),
        rule('HC-2', 'Au début d’une manche on mélange toutes les cartes et chacun en reçoit deux.'),
      ],
    },
    {
      id: 'round',
      title: 'Une manche',
      parts: [
        rule(
          'HC-3',
          'À son tour, dans le sens horaire, chacun joue une carte de sa main, face visible. Qui a gagné la manche précédente commence.',
        ),
        rule('HC-4', 'La plus haute carte gagne la manche.'),
        picture('c3 *c9 c1', 'Le 9 gagne.'),
      ],
    },
    {
      id: 'scoring',
      title: 'Les points',
      parts: [
        rule('HC-5', 'Une manche gagnée vaut un point.'),
        rule(
          'HC-6',
          'Après trois manches, ou cinq si on l’a choisi, le plus de points gagne ; à égalité on partage la place.',
        ),
      ],
    },
  ],
  questions: [question('Puis-je regarder mon autre carte ?', 'Oui : les deux sont à toi.')],
  cheat: [{ title: 'En bref', lines: ['Joue une carte sur deux ; la plus haute gagne.'] }],
};
