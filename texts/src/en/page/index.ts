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
  goHome: 'Home',
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  ok: 'All right',
  yes: 'Yes',
  no: 'No',
  on: 'On',
  off: 'Off',
  more: 'More',
  menu: 'Menu',
  save: 'Save',
  tryAgain: 'Try again',
  loading: 'One moment …',
  skipToTable: 'Skip to the table',
  you,
  bot: 'Bot',
  players: (n) => counted(n, 'player'),
  playersFromTo: (min, max) => `${min} to ${max} players`,
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
