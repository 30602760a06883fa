import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'The Queen’s Collection',
      about: 'Turn up cards, pair them, empty the boxes.',
      arbiter: 'Which pairs can be made. What a round is worth.',
    },
    words: () => import('../en/queens-collection/words.js'),
    rules: () => import('../en/queens-collection/rules.js'),
    lesson: () => import('../en/queens-collection/lesson.js'),
  },
  fr: {
    title: {
      name: 'The Queen’s Collection',
      about: 'Retourne des cartes, fais des paires, vide les boîtes.',
      arbiter: 'Quelles paires sont possibles. Ce que vaut une manche.',
    },
    words: () => import('../fr/queens-collection/words.js'),
    rules: () => import('../fr/queens-collection/rules.js'),
    lesson: () => import('../fr/queens-collection/lesson.js'),
  },
  de: {
    title: {
      name: 'The Queen’s Collection',
      about: 'Karten aufdecken, Paare bilden, Schatullen leeren.',
      arbiter: 'Welche Paare gehen? Was ist eine Runde wert?',
    },
    words: () => import('../de/queens-collection/words.js'),
    rules: () => import('../de/queens-collection/rules.js'),
    lesson: () => import('../de/queens-collection/lesson.js'),
  },
};
