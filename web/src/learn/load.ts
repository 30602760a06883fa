import type { GameId } from '@crossbones/games';
import type { Lesson } from './lesson.js';

// Every import is written out, so that a bundler makes a file of its own of each.
const lessons: { readonly [id in GameId]: () => Promise<{ readonly lesson: Lesson }> } = {
  'skull-king': () => import('../games/skull-king/lesson/index.js'),
  'skull-king-dice': () => import('../games/skull-king-dice/lesson/index.js'),
  'skull-queen': () => import('../games/skull-queen/lesson/index.js'),
  skull: () => import('../games/skull/lesson/index.js'),
  'queens-collection': () => import('../games/queens-collection/lesson/index.js'),
};

export const lessonOf = async (game: GameId): Promise<Lesson> => (await lessons[game]()).lesson;
