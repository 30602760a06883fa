import type { GameId } from '@crossbones/games';
import type { Lesson } from './lesson.js';

// Every import is written out, so that a bundler makes a file of its own of each.
const lessons: { readonly [id in GameId]: () => Promise<{ readonly lesson: Lesson }> } = {
  'skull-king': () => import('./lessons/skull-king.js'),
  'skull-king-dice': () => import('./lessons/skull-king-dice.js'),
  'skull-queen': () => import('./lessons/skull-queen.js'),
  skull: () => import('./lessons/skull.js'),
  'queens-collection': () => import('./lessons/queens-collection.js'),
};

export const lessonOf = async (game: GameId): Promise<Lesson> => (await lessons[game]()).lesson;
