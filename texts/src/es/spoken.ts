import type { SpokenKey } from '../spoken.js';

export const spoken = {
  ahoy: '¡Ah del barco!',
  'well-played': '¡Bien jugado!',
  'good-game': 'Buena partida.',
  thanks: 'Gracias.',
  sorry: '¡Lo siento!',
  oops: 'Ups.',
  hurry: '¡La marea no espera!',
  'one-moment': 'Un momento, por favor.',
  'yo-ho-ho': '¡Yo-jo-jo!',
  unlucky: 'Mala suerte.',
  bold: '¡Qué audacia!',
  again: '¿Otra partida?',
  'only-flowers': 'Aquí solo hay flores.',
  'mind-my-skull': 'Cuidado con mi calavera.',
  'turn-mine': 'Levanta los míos, si te atreves.',
  bluffing: '¡Es un farol!',
} as const satisfies { readonly [key in SpokenKey]: string };
