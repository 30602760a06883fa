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
  goHome: 'Start',
  back: 'Zurück',
  close: 'Schließen',
  cancel: 'Abbrechen',
  ok: 'OK',
  yes: 'Ja',
  no: 'Nein',
  on: 'An',
  off: 'Aus',
  more: 'Mehr',
  menu: 'Menü',
  save: 'Speichern',
  tryAgain: 'Noch einmal',
  loading: 'Einen Moment …',
  skipToTable: 'Zum Tisch springen',
  you,
  bot: 'Bot',
  players: (n) => counted(n, 'Spieler', 'Spieler'),
  playersFromTo: (min, max) => `${min} bis ${max} Spieler`,
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
