import type { SpokenKey } from '../spoken.js';

export const spoken = {
  ahoy: 'Ahoi!',
  'well-played': 'Gut gespielt!',
  'good-game': 'Schönes Spiel.',
  thanks: 'Danke.',
  sorry: 'Tut mir leid!',
  oops: 'Hoppla.',
  hurry: 'Die Flut wartet nicht!',
  'one-moment': 'Einen Moment, bitte.',
  'yo-ho-ho': 'Jo-ho-ho!',
  unlucky: 'Pech gehabt.',
  bold: 'Ganz schön kühn!',
  again: 'Noch eine Partie?',
  'only-flowers': 'Bei mir nur Blumen.',
  'mind-my-skull': 'Vorsicht, Totenkopf.',
  'turn-mine': 'Deck meine auf. Trau dich.',
  bluffing: 'Du bluffst doch!',
} as const satisfies { readonly [key in SpokenKey]: string };
