import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'Skull Queen',
      about: 'Tricks move pirates along the planks.',
      arbiter: 'Which pirates move and where to. Which cards may be played.',
    },
    words: () => import('../en/skull-queen/words.js'),
    rules: () => import('../en/skull-queen/rules.js'),
    lesson: () => import('../en/skull-queen/lesson.js'),
  },
  fr: {
    title: {
      name: 'Skull Queen',
      about: 'Les plis font marcher les pirates sur les planches.',
      arbiter: 'Quels pirates bougent, et vers où. Quelles cartes on peut jouer.',
    },
    words: () => import('../fr/skull-queen/words.js'),
    rules: () => import('../fr/skull-queen/rules.js'),
    lesson: () => import('../fr/skull-queen/lesson.js'),
  },
  de: {
    title: {
      name: 'Skull Queen',
      about: 'Stiche treiben Piraten über die Planken.',
      arbiter: 'Welche Piraten ziehen wohin? Welche Karten dürfen gespielt werden?',
    },
    words: () => import('../de/skull-queen/words.js'),
    rules: () => import('../de/skull-queen/rules.js'),
    lesson: () => import('../de/skull-queen/lesson.js'),
  },
};
