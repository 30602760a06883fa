import type { LessonWords } from '../../high-card/lesson.js';

export const lesson = {
  about: 'Une carte, et laquelle des deux.',
  welcome: 'Ohé ! Tu as deux cartes, et la plus haute sur la table gagne la manche.',
  play: 'Tu commences. Joue ta plus haute carte.',
  low: 'Celle-ci serait plus facile à battre. Prends la plus haute.',
  end: 'C’est tout.',
} as const satisfies LessonWords;
