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
  goHome: 'Inicio',
  back: 'Atrás',
  close: 'Cerrar',
  cancel: 'Cancelar',
  ok: 'De acuerdo',
  yes: 'Sí',
  no: 'No',
  on: 'Sí',
  off: 'No',
  more: 'Más',
  menu: 'Menú',
  save: 'Guardar',
  tryAgain: 'Reintentar',
  loading: 'Un momento…',
  skipToTable: 'Saltar a la mesa',
  you,
  bot: 'Bot',
  players: (n) => counted(n, 'jugador', 'jugadores'),
  playersFromTo: (min, max) => `De ${min} a ${max} jugadores`,
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
