import type { LessonWords } from '../../high-card/lesson.js';

export const lesson = {
  about: 'One card, and which of two it should be.',
  welcome: 'Ahoy! You hold two cards, and the highest card on the table wins the round.',
  play: 'You begin. Play your higher card.',
  low: 'That one could be beaten more easily. Take the higher one.',
  end: 'That is all there is to it.',
} as const satisfies LessonWords;
