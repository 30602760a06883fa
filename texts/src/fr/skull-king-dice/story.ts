import type { Story } from '../../skull-king-dice/story.js';
import { counted } from '../speech.js';
import { does } from '../subject.js';

const each = (dice: number): string => `${counted(dice, 'dé')} chacun`;

export const story = {
  heading: each,
  dice: 'dés',
  starter: 'en premier',
  kind: {
    'skull-king': 'Skull King',
    pirate: 'pirate',
    mermaid: 'sirène',
    black: 'noir',
    blue: 'bleu',
    red: 'rouge',
    yellow: 'jaune',
  },
  led: (kind) => `couleur demandée : ${kind}`,
  onlyDie: (kind) => `Seul dé à lancer : ${kind}.`,
  asksDie: 'Quel dé lances-tu ?',
  starts: (one) => `${does(one, 'commences', 'commence')}.`,
  startsTrick: (one) => `${does(one, 'entames', 'entame')} le pli.`,
  diceEach: (dice) => `${each(dice)}.`,
  rolls: (one, roll) => `${does(one, 'lances', 'lance')} : ${roll}.`,
  wins: (one, roll) => `${does(one, 'remportes', 'remporte')} le pli : ${roll}.`,
  winsWithBonus: (one, roll, bonus) =>
    `${does(one, 'remportes', 'remporte')} le pli : ${roll}, prime ${bonus}.`,
  faces: '☠ la tête de mort montre le personnage, ⚑ le drapeau ne vaut rien.',
} as const satisfies Story;
