import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  title: (language) => import(`../${language}/high-card/title.js`),
  words: (language) => import(`../${language}/high-card/words.js`),
  outline: () => import('./rules.js'),
  rules: (language) => import(`../${language}/high-card/rules.js`),
  lesson: (language) => import(`../${language}/high-card/lesson.js`),
};
