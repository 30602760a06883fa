import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King – the dice game',
  about: 'The same promise, kept with dice.',
  arbiter: 'Whose die wins. Which dice may be rolled.',
};
