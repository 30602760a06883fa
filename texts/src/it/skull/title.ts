import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull',
  about: 'Fiori, un teschio e tanto bluff.',
  arbiter: 'Quanto si può puntare. Chi gira, chi perde che cosa, chi inizia dopo.',
};
