import type { LineWords } from '../../page/line.js';

export const line: LineWords = {
  live: 'In diretta',
  reconnecting: 'Riconnessione…',
  offline: 'Offline',
  savedOnDevice: 'Salvato su questo dispositivo',
  newVersion: 'C’è una nuova versione. Si carica al primo momento tranquillo.',
};
