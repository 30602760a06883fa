import type { Args } from '@crossbones/core';
import type { HintWords } from '../crew.js';
import { signed } from '../number.js';

const decimal = (number: string | number | undefined): string => String(number).replace('.', ',');

/** Lo que la baza significa para quien ha apostado. */
const bidden = ({ need, left }: Args, takes: boolean): string => {
  const wants = Number(need);
  if (wants < 0) return ', y la apuesta ya está perdida';
  if (wants === 0) return takes ? ', pero ya tienes todas las que apostaste' : ', y no quieres más';
  if (wants > Number(left)) return ', y la apuesta ya no se alcanza';
  if (wants === Number(left))
    return takes ? ', y necesitas todas las bazas que quedan' : ', pero necesitas todas las bazas que quedan';
  if (!takes)
    return wants === 1
      ? '; la que falta puede llegar luego'
      : `; las ${wants} que faltan pueden llegar luego`;
  return wants === 1 ? ', y necesitas una baza más' : `, y necesitas ${wants} bazas más`;
};

export const hints = {
  points: ({ points }) =>
    `${signed(points, ',')} ${Math.abs(Number(points)) === 1 ? 'punto' : 'puntos'} de media`,
  'makes-bid': ({ share }) => `cumple la apuesta: ${share} %`,
  'takes-trick': ({ share }) => `se lleva la baza: ${share} %`,
  wins: ({ share }) => `gana: ${share} %`,
  safe: ({ share }) => `sale bien: ${share} %`,
  aboard: ({ share }) => `el ${share} % de tus piratas sigue a bordo`,
  'takes-surely': (args) =>
    `Ya no queda ${args.what === 'die' ? 'ningún dado que lo venza' : 'ninguna carta que la venza'}${bidden(args, true)}.`,
  'takes-likely': (args) => `Es probable que se lleve la baza${bidden(args, true)}.`,
  'loses-likely': (args) => `Es probable que pierda la baza${bidden(args, false)}.`,
  'loses-surely': (args) => `No puede llevarse la baza${bidden(args, false)}.`,
  'bid-fits': ({ tricks }) => `Tu mano debería hacer unas ${decimal(tricks)}.`,
  'bid-high': ({ tricks }) => `Más de lo que promete tu mano, unas ${decimal(tricks)}.`,
  'bid-low': ({ tricks }) => `Menos de lo que promete tu mano, unas ${decimal(tricks)}.`,
  'helps-own': () => 'Es lo mejor para tus propios piratas.',
  'costs-own': () => 'A tus piratas les cuesta más que el resto.',
  'harms-others': () => 'Perjudica más a los demás que a ti.',
  'helps-others': () => 'Ayuda más a los demás que a ti.',
  'helps-and-harms': () => 'Bueno para tus piratas y malo para los suyos.',
  'no-matter': () => 'Apenas importa cuál elijas.',
  'lays-trap': () => 'Una trampa para quien destape tu disco.',
  'lays-flower': () => 'Podrás apostar por él sin miedo.',
  bluffs: () => 'Un farol: ahí está tu propia calavera. Quieres que alguien suba.',
  'own-flowers': ({ own }) =>
    own === 1 ? 'Te basta con tu propia flor.' : `Te basta con tus ${own} flores.`,
  'needs-others': ({ others }) =>
    others === 1 ? 'Necesitas una flor de otro.' : `Necesitas ${others} flores de los demás.`,
  passes: () => 'Que otro corra el riesgo.',
  'passes-on-skull': () => 'Tu calavera puede atrapar a quien ha apostado.',
  'flower-likely': () => 'La flor más probable, por lo que han apostado.',
  'flower-gamble': () => 'Un riesgo: sus apuestas dicen poco.',
  'gives-skull': () => 'Sin calavera también puedes superar desafíos.',
  'gives-flower': () => 'Conservas la calavera, y tu tapete sigue dando miedo.',
  'turns-up': ({ share, up }) =>
    up === 0 ? 'Con la primera carta no hay riesgo.' : `La siguiente sale bien ${share} veces de cada cien.`,
  stops: ({ share, up }) =>
    up === 0 ? 'Tienes cartas de sobra.' : `Otra más lo echaría todo a perder ${share} veces de cada cien.`,
  'takes-pawn': () => 'Dos puntos ya mismo.',
  'takes-box': () => 'El último peón de ahí, y el cofre con él: cinco puntos.',
  'takes-none': () => 'Ahí no queda ningún peón: solo te quitas las cartas.',
  swaps: () => 'Tu mano encajará mejor en el próximo turno.',
  'swaps-joker': () => 'Un comodín va con todo.',
  'swaps-pair': () => 'Queda otra de ese color en el mercado para una pareja.',
  'moves-home': ({ home }) =>
    home === 2
      ? 'Lleva los dos peones a casa.'
      : home === 1
        ? 'Lleva un peón a casa.'
        : 'Prepara una jugada posterior.',
  redraws: () => 'Puede que otras cartas encajen mejor.',
  trades: () => 'Cada uno se queda con la carta que le conviene.',
} as const satisfies HintWords;
