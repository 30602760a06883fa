import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'Skull',
      about: 'Flowers, one skull, and a bluff.',
      arbiter: 'What can be bid. Who turns, who loses what, who starts next.',
    },
    words: () => import('../en/skull/words.js'),
    rules: () => import('../en/skull/rules.js'),
    lesson: () => import('../en/skull/lesson.js'),
  },
  fr: {
    title: {
      name: 'Skull',
      about: 'Des fleurs, un crâne et beaucoup de bluff.',
      arbiter: 'Jusqu’où on peut enchérir. Qui retourne, qui perd quoi, qui commence.',
    },
    words: () => import('../fr/skull/words.js'),
    rules: () => import('../fr/skull/rules.js'),
    lesson: () => import('../fr/skull/lesson.js'),
  },
  de: {
    title: {
      name: 'Skull',
      about: 'Blumen, ein Totenkopf und viel Bluff.',
      arbiter: 'Was darf geboten werden? Wer deckt auf, wer verliert was, wer beginnt?',
    },
    words: () => import('../de/skull/words.js'),
    rules: () => import('../de/skull/rules.js'),
    lesson: () => import('../de/skull/lesson.js'),
  },
};
