import type { SpokenKey } from '../spoken.js';

export const spoken = {
  ahoy: 'Ahoy!',
  'well-played': 'Well played!',
  'good-game': 'Good game.',
  thanks: 'Thank you.',
  sorry: 'Sorry!',
  oops: 'Oops.',
  hurry: 'The tide won’t wait!',
  'one-moment': 'One moment, please.',
  'yo-ho-ho': 'Yo-ho-ho!',
  unlucky: 'Bad luck.',
  bold: 'Bold!',
  again: 'Another game?',
  'only-flowers': 'Nothing but flowers here.',
  'mind-my-skull': 'Mind my skull.',
  'turn-mine': 'Turn mine. I dare you.',
  bluffing: 'You’re bluffing!',
} as const satisfies { readonly [key in SpokenKey]: string };
