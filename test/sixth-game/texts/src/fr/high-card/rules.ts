import type { Rules } from '../../high-card/rules.js';

export const rules: Rules = {
  goal: 'Chacun a deux cartes et en joue une. La plus haute gagne la manche.',
  chapters: {
    cards: {
      title: 'Les cartes',
      'HC-1': 'La boîte contient douze cartes, de 1 à 12, une de chaque.',
      'HC-2': 'Au début d’une manche on mélange toutes les cartes et chacun en reçoit deux.',
    },
    round: {
      title: 'Une manche',
      'HC-3':
        'À son tour, dans le sens horaire, chacun joue une carte de sa main, face visible. Qui a gagné la manche précédente commence.',
      'HC-4': 'La plus haute carte gagne la manche.',
      nine: 'Le 9 gagne.',
    },
    scoring: {
      title: 'Les points',
      'HC-5': 'Une manche gagnée vaut un point.',
      'HC-6':
        'Après trois manches, ou cinq si on l’a choisi, le plus de points gagne ; à égalité on partage la place.',
    },
  },
  questions: {
    otherCard: {
      ask: 'Puis-je regarder mon autre carte ?',
      answer: 'Oui : les deux sont à toi.',
    },
  },
  cheat: {
    short: {
      title: 'En bref',
      lines: ['Joue une carte sur deux ; la plus haute gagne.'],
    },
  },
};
