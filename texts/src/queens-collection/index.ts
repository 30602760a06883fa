import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  title: (language) => import(`../${language}/queens-collection/title.js`),
  words: (language) => import(`../${language}/queens-collection/words.js`),
  outline: () => import('./rules.js'),
  rules: (language) => import(`../${language}/queens-collection/rules.js`),
  lesson: (language) => import(`../${language}/queens-collection/lesson.js`),
};
