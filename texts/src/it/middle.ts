import type { MiddleWords } from '../middle.js';

export const words = {
  title: 'Il tavolo al centro',
  join: 'Partecipa con il telefono',
  joinHint: 'Inquadra il codice con la fotocamera, poi siediti. La tua mano resta sul telefono.',
  orCode: 'o inserisci questo codice',
  localOnly: (name) =>
    `I telefoni non possono raggiungere «${name}». Apri questa pagina all’indirizzo di rete che il server ha mostrato all’avvio.`,
  firstStarts: 'Chi si siede per primo avvia la partita dal telefono.',
  starts: (name) => `${name} avvia la partita dal telefono.`,
  fullScreen: 'Schermo intero',
  leaveFullScreen: 'Esci da schermo intero',
  mayGoDark:
    'Con http semplice il browser non può tenere acceso lo schermo: disattiva lo spegnimento sul dispositivo.',

  seated: 'Questo dispositivo ha un posto al tavolo',
  seatedHint:
    'Il tavolo al centro è di tutti e non mostra nessuna mano. Lascia qui il posto e siediti con il telefono.',
  giveUp: 'Lascia il posto e mostra il tavolo',
  seatedPlaying:
    'La sua mano sarebbe davanti agli occhi di tutti. Apri questo indirizzo su un altro schermo:',
  toSeat: 'Torna al mio posto',

  again: 'Ancora una? Chiedete la rivincita da un telefono.',
  rematch: 'Via con la rivincita…',
} as const satisfies MiddleWords;
