import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  title: (language) => import(`../${language}/skull-king/title.js`),
  words: (language) => import(`../${language}/skull-king/words.js`),
  outline: () => import('./rules.js'),
  rules: (language) => import(`../${language}/skull-king/rules.js`),
  lesson: (language) => import(`../${language}/skull-king/lesson.js`),
};
