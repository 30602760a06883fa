import type { DeviceWords } from '../../page/device.js';
import { a } from '../speech.js';

export const device: DeviceWords = {
  player: (n) => `Giocatore ${n}`,
  passTo: (name) => `Passa il dispositivo ${a(name)}`,
  passHint: 'Nessun altro guardi, finché non è nelle mani giuste.',
  passTake: (name) => `Sono ${name}`,
  passUndo: (name) => `${name} annulla la mossa`,
  openElsewhere: 'Questa partita è aperta in un’altra scheda',
  openElsewhereHint: 'Continua là, oppure qui: allora l’altra scheda si ferma.',
  takeOver: 'Continua qui',
  takeOverHint: 'Qualcuno ti cede il posto: continui tu con le sue carte.',
  takeIt: 'Prendi il posto',
  notKept: 'Questo browser non salva niente: la partita dura finché la pagina resta aperta.',
  otherRules: 'Questa partita è iniziata con altre regole',
  otherRulesHint:
    'Con questa versione non si può continuare. Quello che è stato giocato resta; puoi salvarlo in un file.',
  unreadable: 'Questa partita non si può più leggere',
  importGame: 'Apri una partita da un file',
  imported: 'Ora la partita è su questo dispositivo.',
  resignSureHere: 'Abbandonare la partita? Non resta nessuno: i bot la finiscono subito.',
};
