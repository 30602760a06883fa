import type { PageWords } from '../../page/index.js';
import { counted, list, you } from '../speech.js';
import { after } from './after.js';
import { device } from './device.js';
import { footer } from './footer.js';
import { home } from './home.js';
import { line } from './line.js';
import { notices } from './notices.js';
import { play } from './play.js';
import { settings } from './settings.js';
import { setup } from './setup.js';
import { trouble } from './trouble.js';

export const page: PageWords = {
  goHome: 'Inizio',
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  ok: 'Va bene',
  yes: 'Sì',
  no: 'No',
  on: 'Sì',
  off: 'No',
  more: 'Altro',
  menu: 'Menu',
  save: 'Salva',
  tryAgain: 'Riprova',
  loading: 'Un attimo…',
  skipToTable: 'Vai al tavolo',
  you,
  bot: 'Bot',
  players: (n) => counted(n, 'giocatore', 'giocatori'),
  playersFromTo: (min, max) => `Da ${min} a ${max} giocatori`,
  list,
  home,
  setup,
  play,
  line,
  after,
  settings,
  trouble,
  notices,
  device,
  footer,
};
