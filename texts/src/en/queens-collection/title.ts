import type { Title } from '../../title.js';

export const title: Title = {
  name: 'The Queen’s Collection',
  about: 'Turn up cards, pair them, empty the boxes.',
  arbiter: 'Which pairs can be made. What a round is worth.',
};
