import type { Door } from '../door.js';
import type { LessonWords } from './lesson.js';
import type { Words } from './words.js';

export const door: Door<Words, LessonWords> = {
  en: {
    title: {
      name: 'Skull King – the dice game',
      about: 'The same promise, kept with dice.',
      arbiter: 'Whose die wins. Which dice may be rolled.',
    },
    words: () => import('../en/skull-king-dice/words.js'),
    rules: () => import('../en/skull-king-dice/rules.js'),
    lesson: () => import('../en/skull-king-dice/lesson.js'),
  },
  fr: {
    title: {
      name: 'Skull King – le jeu de dés',
      about: 'La même promesse, tenue avec des dés.',
      arbiter: 'Quel dé gagne. Quels dés on peut lancer.',
    },
    words: () => import('../fr/skull-king-dice/words.js'),
    rules: () => import('../fr/skull-king-dice/rules.js'),
    lesson: () => import('../fr/skull-king-dice/lesson.js'),
  },
  de: {
    title: {
      name: 'Skull King – das Würfelspiel',
      about: 'Dasselbe Versprechen, gehalten mit Würfeln.',
      arbiter: 'Wessen Würfel gewinnt? Welche Würfel dürfen geworfen werden?',
    },
    words: () => import('../de/skull-king-dice/words.js'),
    rules: () => import('../de/skull-king-dice/rules.js'),
    lesson: () => import('../de/skull-king-dice/lesson.js'),
  },
};
