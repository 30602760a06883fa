import type { SpokenKey } from '../spoken.js';

export const spoken = {
  ahoy: 'Ohilà!',
  'well-played': 'Bella giocata!',
  'good-game': 'Bella partita.',
  thanks: 'Grazie.',
  sorry: 'Scusa!',
  oops: 'Ops.',
  hurry: 'La marea non aspetta!',
  'one-moment': 'Un attimo, per favore.',
  'yo-ho-ho': 'Yo-oh-oh!',
  unlucky: 'Che sfortuna.',
  bold: 'Che coraggio!',
  again: 'Un’altra partita?',
  'only-flowers': 'Da me solo fiori.',
  'mind-my-skull': 'Occhio al mio teschio.',
  'turn-mine': 'Gira i miei, se hai fegato.',
  bluffing: 'Stai bluffando!',
} as const satisfies { readonly [key in SpokenKey]: string };
