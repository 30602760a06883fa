import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull Queen',
  about: 'Tricks move pirates along the planks.',
  arbiter: 'Which pirates move and where to. Which cards may be played.',
};
