import type { SpokenKey } from '../spoken.js';

export const spoken = {
  ahoy: 'Ohé !',
  'well-played': 'Bien joué !',
  'good-game': 'Belle partie.',
  thanks: 'Merci.',
  sorry: 'Pardon !',
  oops: 'Oups.',
  hurry: 'La marée n’attend pas !',
  'one-moment': 'Un instant, s’il te plaît.',
  'yo-ho-ho': 'Yo-ho-ho !',
  unlucky: 'Pas de chance.',
  bold: 'Quelle audace !',
  again: 'On en refait une ?',
  'only-flowers': 'Que des fleurs chez moi.',
  'mind-my-skull': 'Gare à mon crâne.',
  'turn-mine': 'Retourne les miens, ose donc.',
  bluffing: 'Tu bluffes !',
} as const satisfies { readonly [key in SpokenKey]: string };
