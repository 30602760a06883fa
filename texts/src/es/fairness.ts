import type { FairnessWords } from '../fairness.js';
import { list } from './speech.js';
import { trial } from './trial.js';

export const words: FairnessWords = {
  about:
    'Antes de empezar, el servidor selló su secreto y cada jugador añadió su propio azar. Ahora tu navegador vuelve a calcular el reparto.',
  checking: 'Comprobando el reparto…',
  holds: 'Todo en orden: cada carta salió de lo que se selló antes de empezar.',
  fails: 'No cuadra: este reparto no es el que se selló.',
  later: 'El reparto se podrá comprobar cuando acabe la partida.',
  secret: 'El secreto del servidor es el que había sellado.',
  sealSeen: 'Es el sello que este navegador anotó en la mesa.',
  sealUnseen: 'Este navegador no estaba cuando se selló: compara el sello con alguien que sí estuviera.',
  salts: 'La sal de cada jugador es la que había anunciado.',
  yourSalt: 'La tuya, de este navegador, está entre ellas:',
  noSalt: 'Ninguna salió de este navegador, así que te fías de quienes jugaron.',
  lateSalt: 'La tuya no llegó a tiempo y se quedó fuera.',
  missing: (names) => `No llegó ninguna sal de ${list(names)}.`,
  key: 'La clave del reparto se deduce del secreto y las sales.',
  replayed: (steps) =>
    `Jugada aquí de nuevo según las reglas, la partida acaba igual tras sus ${steps} pasos.`,
  other: 'Jugada aquí de nuevo según las reglas, la partida acaba de otra manera.',
  movesFail: 'El reparto está en orden, pero las jugadas no.',
  onlyDeal: 'El reparto está en orden; las jugadas no se pudieron repetir aquí.',
  not: 'Lo que esto no prueba: que nadie hablara por otro lado, o que el servidor, que conocía todas las manos durante la partida, no se las contara a nadie.',
  trial,
  toTrial: 'Prueba de mar: rompe los servidores, no pierdas nada',
};
