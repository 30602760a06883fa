import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Hohe Karte',
  about: 'Zwölf Karten, und die höchste gewinnt.',
  arbiter: 'Wer die Runde gewinnt.',
};
