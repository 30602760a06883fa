import type { DailyWords } from '../daily.js';
import { counted, number } from './speech.js';

const share = (n: number): string => n.toLocaleString('es', { style: 'percent' });
const days = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  intro:
    'La misma partida para todos en este servidor, contra los mismos contramaestres. Un intento cada uno.',
  dayBefore: 'El día anterior',
  dayAfter: 'El día siguiente',
  today: 'Hoy',
  date: (time) => days.format(time),
  ends: (hours, minutes) => (hours > 0 ? `Quedan ${hours} h ${minutes} min` : `Quedan ${minutes} min`),
  closing: 'El día ha terminado. Quien haya empezado aún puede acabar.',
  open: 'Este día ha terminado: todo está a la vista.',
  streak: (days) => (days === 1 ? '1 día' : `${days} días seguidos`),
  best: (days) => `mejor racha: ${days}`,

  play: 'Jugar',
  unfinished: 'Empezada y no terminada a tiempo',
  missed: 'Sin jugar',
  place: (place, of) => `puesto ${place} de ${of}`,
  better: (n) => `Mejor que el ${share(n)} de la tripulación`,
  crew: (plays, of) =>
    plays === 0
      ? 'La tripulación aún no la ha jugado.'
      : plays < of
        ? `La tripulación la ha jugado ${number(plays)} de ${number(of)} veces hasta ahora.`
        : `La tripulación la ha jugado ${number(of)} veces.`,
  people: (finished) =>
    finished === 0
      ? 'Aquí aún no la ha terminado nadie.'
      : `${counted(finished, 'persona la ha', 'personas la han')} terminado aquí.`,
  among: (better, others) => `Mejor que ${better} de ${others} aquí.`,
  onlyYou: 'Aquí aún no la ha terminado nadie más.',
  yours: 'tú',
  onDevice: 'Jugar en este dispositivo',

  shared: (n) => `mejor que el ${share(n)} de la tripulación`,

  how: '¿Quién es la tripulación y quién reparte?',
  crewIs:
    'La tripulación juega en tu sitio cuando el servidor no tiene nada que hacer: contramaestres que una de cada cinco veces dejan decidir a un grumete. Los demás de la mesa son contramaestres, para ellos y para ti.',
  chainIs:
    'Todas las partidas quedaron fijadas la primera vez que arrancó este servidor, por una cadena de hashes cuyo extremo está aquí. Cada día abre un eslabón: nadie puede elegir una partida y cualquiera puede comprobarlo.',
  anchor: 'Extremo de la cadena',
  link: 'Eslabón de este día',
  linkLater: 'Se muestra cuando se descubre la partida.',

  away: 'No se llega al servidor. Estos días están guardados en este dispositivo.',
  none: 'Este servidor no tiene partida del día.',
} as const satisfies DailyWords;
