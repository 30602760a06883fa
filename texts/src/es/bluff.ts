import type { BluffWords } from '../bluff.js';
import { counted } from './speech.js';

const share = (n: number): string => n.toLocaleString('es', { style: 'percent' });

export const bluff: BluffWords = {
  title: 'Escuela del farol',
  about: 'Skull entre dos: ¿qué haría el juego perfecto y qué han delatado tus respuestas?',
  intro:
    'Skull, quedan dos. El juego perfecto mezcla: ahora esto, ahora lo otro, para que nadie lo lea. ¿Qué haces tú?',
  loading: 'Trayendo la solución…',
  failed: 'No se pudo traer la solución.',

  you: 'Tú',
  other: 'Rival',
  first: 'Empieza',
  discs: (n) => `${counted(n, 'disco')} en total`,
  made: 'Un desafío logrado',
  unsure: 'Quizá sin calavera',
  hand: (discs) => `En la mano: ${discs}`,
  laid: (discs) => `En tu tapete: ${discs}`,
  hidden: (n) => `${counted(n, 'disco')} boca abajo`,
  bids: (n) => `Apuesta: ${n}`,

  asks: {
    lead: 'Después abres tú. ¿Qué disco pones?',
    follow: 'Después abre tu rival. ¿Qué disco pones?',
    open: '¿Cómo abres? ¿O añades un disco?',
    mustOpen: 'Tu mano está vacía. ¿Cómo abres?',
    raise: (bid) => `Tu rival apuesta ${bid}. ¿Subes o pasas?`,
  },

  mixture: 'Juego perfecto',
  yours: 'tu respuesta',
  share,
  part: (n) => `Es parte de la mezcla: el juego perfecto lo hace en el ${share(n)} de los casos.`,
  only: 'Correcto: aquí el juego perfecto no hace otra cosa.',
  costs: (games) =>
    `No es parte de la mezcla: contra el juego perfecto te cuesta ${counted(games, 'partida')} de cada cien.`,
  spare: 'El juego perfecto no hace eso aquí, aunque no costaría casi nada.',
  always: {
    lead: 'Si siempre empezaras con la calavera, tu desafío sería un farol cada vez: pasarían, y destaparías tu propia calavera.',
    follow:
      'Si de segundo siempre pusieras la calavera, nadie destaparía tu disco: apostarían solo por el suyo.',
    open: 'Si sobre una flor siempre abrieras alto, la calavera rival te estaría esperando, y abrir con 1 delataría la tuya.',
    raiseSkull: 'Si siempre subieras sobre tu calavera, cada apertura de farol te costaría un disco.',
    raiseFlower:
      'Si siempre subieras sobre una flor, tu rival pondría la calavera, abriría con 1 y caerías en la trampa.',
  },
  never: {
    lead: 'Si nunca empezaras con la calavera, todos tus desafíos serían sinceros y se podría subir sin riesgo.',
    follow: 'Si de segundo nunca pusieras la calavera, tu disco sería una flor segura para quien abre.',
    open: 'Si sobre una flor nunca abrieras alto, tu rival podría poner flores sin riesgo y superarte.',
    raiseSkull: 'Si nunca subieras sobre tu calavera, toda apertura sincera se lograría.',
    raiseFlower: 'Si nunca subieras sobre una flor, tu rival lograría sus desafíos a bajo precio.',
  },
  unseen: 'Los discos de tu rival siguen ocultos: importa lo que muestras, no la suerte.',
  next: 'Siguiente situación',

  readout: 'Lo que delataron tus últimas cincuenta respuestas',
  given: (n, of) => `${n} de ${of} respuestas`,
  kinds: {
    lead: 'Empezar con la calavera',
    follow: 'La calavera, de segundo',
    open: 'Abrir con más de 1',
    raiseSkull: 'Subir sobre tu calavera',
    raiseFlower: 'Subir sobre una flor',
  },
  compared: (bold, asked, n) => `Tú: ${bold} de ${asked}. Juego perfecto: ${share(n)}.`,
  few: 'aún muy pocas respuestas',
  even: 'nada que leer',
  often: 'demasiado a menudo',
  seldom: 'muy pocas veces',
  tooFew: 'Aún hay muy pocas respuestas para decirlo.',
  unreadable: 'Nadie podría leerte.',
  readable: (kinds, of) => `Se te puede leer en ${kinds} de ${of} cosas.`,
  mistakes: (n) =>
    `${counted(n, 'error claro', 'errores claros')} (cada uno cuesta al menos 5 partidas de cada cien)`,
  test: (enough, risk) =>
    `Se juzga desde ${enough} respuestas de una clase, y solo donde el azar apenas las explica: a quien mezcla a la perfección se le llama legible como mucho en el ${share(risk)} de tales series de cincuenta.`,
  forget: 'Empezar de nuevo',
};
