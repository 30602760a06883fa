import type { Title } from '../../title.js';

export const title: Title = {
  name: 'Skull King – le jeu de dés',
  about: 'La même promesse, tenue avec des dés.',
  arbiter: 'Quel dé gagne. Quels dés on peut lancer.',
};
