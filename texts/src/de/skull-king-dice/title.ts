import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King – das Würfelspiel',
  about: 'Dasselbe Versprechen, gehalten mit Würfeln.',
  arbiter: 'Wessen Würfel gewinnt? Welche Würfel dürfen geworfen werden?',
};
