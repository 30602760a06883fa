import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'Skull King',
      about: 'Win exactly as many tricks as you bid.',
      arbiter: 'Who takes the trick, bonuses and all. Which cards may be played.',
    },
    words: () => import('../en/skull-king/words.js'),
    rules: () => import('../en/skull-king/rules.js'),
    lesson: () => import('../en/skull-king/lesson.js'),
  },
  fr: {
    title: {
      name: 'Skull King',
      about: 'Annonce tes plis, et fais-en exactement autant.',
      arbiter: 'Qui remporte le pli, bonus compris. Quelles cartes on peut jouer.',
    },
    words: () => import('../fr/skull-king/words.js'),
    rules: () => import('../fr/skull-king/rules.js'),
    lesson: () => import('../fr/skull-king/lesson.js'),
  },
  de: {
    title: {
      name: 'Skull King',
      about: 'Sag deine Stiche an, und mach genau so viele.',
      arbiter: 'Wer macht den Stich, mit allen Boni? Welche Karten dürfen gespielt werden?',
    },
    words: () => import('../de/skull-king/words.js'),
    rules: () => import('../de/skull-king/rules.js'),
    lesson: () => import('../de/skull-king/lesson.js'),
  },
};
