import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Condividi in diretta',
  watched: 'Diretta attiva',
  scan: 'Inquadra per seguire',
  hint: 'Chi ha questo link vede il foglio mentre lo scrivi. Solo questo dispositivo può scriverci.',
  ends: 'Si cancella 30 giorni dopo l’ultima annotazione.',
  behind: 'Non è ancora stato inviato tutto. Si riprende appena il server risponde.',
  full: 'Questo foglio è diventato troppo lungo da condividere.',
  stop: 'Smetti di condividere',
  stopped: 'Ora non lo vede più nessuno.',
  noServer: 'Il server non risponde. Riprova quando hai una connessione.',
  invitation: (game) => `Segui il nostro foglio punti: ${game}`,

  watching: 'Stai guardando. Quello che si scrive arriva da solo.',
  nothingYet: 'Non c’è ancora scritto niente. La prima manche comparirà qui.',
  lineDown: 'Connessione persa. Quello che si scrive intanto arriva appena torna.',
  gone: 'Questo foglio non è più condiviso',
  goneHint: 'È stato ritirato, o per 30 giorni nessuno ci ha scritto. Chiedi un nuovo link.',
  unreadable: 'Questo foglio non si può leggere qui',
  unreadableHint: 'Forse questa pagina è più vecchia di quella su cui viene scritto. Ricaricala.',
} as const satisfies WatchWords;
