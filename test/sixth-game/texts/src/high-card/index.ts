import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'High Card',
      about: 'Twelve cards, and the highest wins.',
      arbiter: 'Who wins the round.',
    },
    words: () => import('../en/high-card/words.js'),
    rules: () => import('../en/high-card/rules.js'),
    lesson: () => import('../en/high-card/lesson.js'),
  },
  fr: {
    title: {
      name: 'Carte haute',
      about: 'Douze cartes, et la plus haute gagne.',
      arbiter: 'Qui gagne la manche.',
    },
    words: () => import('../fr/high-card/words.js'),
    rules: () => import('../fr/high-card/rules.js'),
    lesson: () => import('../fr/high-card/lesson.js'),
  },
  de: {
    title: {
      name: 'Hohe Karte',
      about: 'Zwölf Karten, und die höchste gewinnt.',
      arbiter: 'Wer die Runde gewinnt.',
    },
    words: () => import('../de/high-card/words.js'),
    rules: () => import('../de/high-card/rules.js'),
    lesson: () => import('../de/high-card/lesson.js'),
  },
};
