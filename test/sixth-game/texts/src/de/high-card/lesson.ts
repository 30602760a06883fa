import type { LessonWords } from '../../high-card/lesson.js';

export const lesson = {
  about: 'Eine Karte, und welche von zweien.',
  welcome: 'Ahoi! Du hast zwei Karten, und die höchste Karte auf dem Tisch gewinnt die Runde.',
  play: 'Du beginnst. Spiel deine höhere Karte.',
  low: 'Die ist leichter zu schlagen. Nimm die höhere.',
  end: 'Das ist alles.',
} as const satisfies LessonWords;
