import type { TroubleWords } from '../../page/trouble.js';

export const trouble: TroubleWords = {
  notFound: 'Qui c’è solo mare',
  tableGone: 'Questo tavolo non esiste',
  tableClosed: 'Questo tavolo è chiuso',
  tableClosedHint: 'Per molto tempo non è venuto nessuno. Ne apri uno nuovo?',
  notFoundHint: 'Forse il link è vecchio o ha un errore.',
  pageFailed: 'Qualcosa si è rotto in questa pagina',
  pageFailedHint: 'La tua partita è al sicuro. Ricarica la pagina per continuare.',
  newerPage:
    'Il server ha una versione più recente, e una parte di questa pagina non c’è più. La tua partita è al sicuro: ricarica per continuare.',
  reload: 'Ricarica',
  notOffline: 'Serve una connessione. Le partite in solitario vanno anche senza.',
  noAnswer: 'Il server non risponde. Nuovo tentativo…',
};
