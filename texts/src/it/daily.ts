import type { DailyWords } from '../daily.js';
import { counted, number } from './speech.js';

const share = (n: number): string => n.toLocaleString('it', { style: 'percent' });
const days = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export const words = {
  intro: 'La stessa partita per tutti su questo server, contro gli stessi nostromi. Un tentativo a testa.',
  dayBefore: 'Il giorno prima',
  dayAfter: 'Il giorno dopo',
  today: 'Oggi',
  date: (time) => days.format(time),
  ends: (hours, minutes) => (hours > 0 ? `Ancora ${hours} h ${minutes} min` : `Ancora ${minutes} min`),
  closing: 'Il giorno è finito. Chi ha cominciato può ancora arrivare in fondo.',
  open: 'Questo giorno è finito: tutto è scoperto.',
  streak: (days) => `${counted(days, 'giorno', 'giorni')} di fila`,
  best: (days) => `serie più lunga: ${days}`,

  play: 'Gioca',
  unfinished: 'Cominciata e non finita in tempo',
  missed: 'Non giocata',
  place: (place, of) => `posto ${place} su ${of}`,
  better: (n) => `Meglio del ${share(n)} della ciurma`,
  crew: (plays, of) =>
    plays === 0
      ? 'La ciurma non l’ha ancora giocata.'
      : plays < of
        ? `La ciurma l’ha giocata ${number(plays)} volte su ${number(of)} finora.`
        : `La ciurma l’ha giocata ${number(of)} volte.`,
  people: (finished) =>
    finished === 0
      ? 'Qui non l’ha ancora finita nessuno.'
      : `Qui ${counted(finished, 'persona l’ha finita', 'persone l’hanno finita')}.`,
  among: (better, others) => `Meglio di ${better} su ${others} qui.`,
  onlyYou: 'Qui non l’ha ancora finita nessun altro.',
  yours: 'tu',
  onDevice: 'Gioca su questo dispositivo',

  shared: (n) => `meglio del ${share(n)} della ciurma`,

  how: 'Chi è la ciurma, e chi dà le carte?',
  crewIs:
    'La ciurma gioca al tuo posto quando il server non ha altro da fare: nostromi che una volta su cinque lasciano decidere un mozzo. Gli altri al tavolo sono nostromi, per loro come per te.',
  chainIs:
    'Tutte le partite erano fissate al primo avvio di questo server, da una catena di hash di cui qui vedi la fine. Ogni giorno ne apre un anello: nessuno può scegliere una partita, e chiunque può controllare.',
  anchor: 'Fine della catena',
  link: 'Anello di questo giorno',
  linkLater: 'Si vede quando la partita si scopre.',

  away: 'Il server non risponde. Questi giorni sono conservati su questo dispositivo.',
  none: 'Su questo server non c’è una partita del giorno.',
} as const satisfies DailyWords;
