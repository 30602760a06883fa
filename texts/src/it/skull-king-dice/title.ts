import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King – il gioco di dadi',
  about: 'La stessa promessa, mantenuta con i dadi.',
  arbiter: 'Quale dado vince. Quali dadi si possono tirare.',
};
