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
  goHome: 'Accueil',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  ok: 'D’accord',
  yes: 'Oui',
  no: 'Non',
  on: 'Oui',
  off: 'Non',
  more: 'Plus',
  menu: 'Menu',
  save: 'Enregistrer',
  tryAgain: 'Réessayer',
  loading: 'Un instant…',
  skipToTable: 'Aller à la table',
  you,
  bot: 'Robot',
  players: (n) => counted(n, 'joueur'),
  playersFromTo: (min, max) => `De ${min} à ${max} joueurs`,
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
