import type { PadWords } from '../pad.js';
import { keep } from './keep.js';
import { watch } from './watch.js';

export const words = {
  title: 'Segnapunti',

  newSheet: 'Nuovo foglio',
  newSheetHint: 'Quale scatola è sul tavolo?',
  sheets: 'I tuoi fogli',
  noSheets: 'Ancora nessun foglio. Scegli un gioco: per il primo bastano dieci secondi.',
  sheetInRound: (round) => `Manche ${round}`,
  deleteSheet: 'Elimina questo foglio',
  deleteSheetSure: 'Il foglio sparisce da questo dispositivo, con tutte le sue manche.',

  whoPlays: 'Chi gioca?',
  whoPlaysHint: 'Nell’ordine in cui sedete, in senso orario.',
  playedBefore: 'Come l’ultima volta',
  nameOf: (seat) => `Nome del giocatore ${seat}`,
  addPlayer: 'Aggiungi un giocatore',
  removePlayer: (name) => `Togli ${name}`,
  moveUp: (name) => `Sposta ${name} in su`,
  moveDown: (name) => `Sposta ${name} in giù`,
  dragPlayer: (name) => `Trascina ${name} a un altro posto`,
  firstDealer: 'Primo mazziere',
  firstStarter: 'Inizia',
  sameName: (name) => `Due giocatori si chiamano ${name}. Cambia uno dei due nomi.`,
  beginSheet: 'Apri il foglio',

  allSheets: 'Tutti i fogli',
  round: 'Manche',
  sheet: 'Foglio',
  roundNumber: (round) => `Manche ${round}`,
  deals: (name) => `${name} dà le carte`,
  leads: (name) => `${name} apre`,
  starts: (name) => `${name} inizia`,
  correctRound: (round) => `Correggi la manche ${round}`,
  correcting: (round) => `Correzione della manche ${round}`,
  corrected: 'Fatto',
  nextRound: (round) => `Alla manche ${round}`,
  finish: 'Incorona chi vince',
  notWhole: (round) => `I conti della manche ${round} non tornano: quello che segue per ora non vale.`,
  leader: 'In testa',
  takeBack: 'Annulla',
  keptDark: 'Lo schermo resta acceso finché questo foglio è aperto.',
  mayGoDark: 'Questo browser lascia spegnere lo schermo. Non si perde niente: ogni tocco è salvato.',
  mayGoDarkHttps:
    'Lo schermo può spegnersi: per tenerlo acceso serve un indirizzo sicuro (https). Non si perde niente: ogni tocco è salvato.',

  keep,
  watch,
} as const satisfies PadWords;
