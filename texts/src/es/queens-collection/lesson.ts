import type { LessonWords } from '../../queens-collection/lesson.js';

export const lesson = {
  about: 'Tienta a la suerte, haz parejas, vacía los cofres.',
  welcome:
    '¡Ah del barco! Ocho cofres están llenos de peones. Empareja una carta de tu mano con una del mismo color del mercado, y un peón de ese color es tuyo: 2 puntos. Quien toma el último peón de un cofre se lleva el cofre: 3 más.',
  hand: 'Tienes una carta morada y un comodín, que vale por cualquier color. En el mercado hay rojo, verde y morado. Un turno tiene dos pasos: destapar cartas, y luego tomar o cambiar.',
  reveal:
    'Primer paso: destapa cartas, tantas como te atrevas. Dos del mismo color, y se pierden todas. La primera siempre es segura.',
  revealStop:
    'Puedes parar sin ninguna carta, pero la primera siempre es segura: aún no hay nada con lo que choque.',
  revealMore: 'Verde, que va bien con el mercado. Solo quedan dos cartas verdes: atrévete con otra.',
  revealMoreStop:
    'Prudente, y no es un error. Pero una segunda carta solo choca con otra verde: las probabilidades están de tu lado.',
  stop: 'Turquesa. Con cada carta crece el peligro, y tienes bastante para tres parejas. Párate aquí.',
  clash: 'Verde otra vez: ¡dos del mismo color! Todo lo que destapaste se pierde. Hasta ahí llega la suerte.',
  take: 'Segundo paso: tres parejas como máximo. Toca una carta tuya y una del mercado: morado con morado, verde con verde, el comodín con rojo. Después toma los tres.',
  takeElse:
    'Se puede sacar más. Morado con morado, verde con verde, y el comodín con la carta roja: tres peones en un turno.',
  pawns:
    'Tres peones: 6 puntos. El mercado se completa, y tu carta turquesa queda para después. Cada carta que te quede al final de la ronda cuesta un punto.',
  swapped:
    'Mina no ha tomado nada: ha cambiado. Hasta tres cartas de la mano por otras tantas del mercado; eso también es un segundo paso.',
  revealTwin: 'Te toca. Destapa una carta.',
  revealTwinStop:
    'Tienes una sola carta turquesa, que no va con nada del mercado. La primera carta es segura: destápala.',
  stopTwin: 'Turquesa otra vez, y ahora tienes dos. Eso vale algo. Párate.',
  stopTwinMore: 'Esta vez ha ido bien. Pero cada carta más podía costarte la turquesa que necesitas.',
  twins:
    'Dos cartas del mismo color de tu mano valen por una carta cualquiera. Toca las dos turquesas, luego la carta verde del mercado, y toma un peón verde.',
  twinsElse: 'Se puede. Pero mira: ya tienes un peón verde, y con otro te acercas al cofre verde.',
  onward:
    'Y así hasta que queden peones en un cofre como mucho. Avancemos un poco: el final de la ronda es tuyo.',
  alone: 'Ahora sin mí: destapa cartas, empareja o cambia como quieras, hasta que acabe la ronda.',
  aloneWell: 'Mina no tiene más puntos que tú. ¡Bien jugado!',
  aloneBadly: 'Esta vez Mina tiene más puntos.',
  end: 'Un peón vale 2, un cofre 3, y cada carta que sobra cuesta 1. Una partida entera tiene tantas rondas como jugadores.',
} as const satisfies LessonWords;
