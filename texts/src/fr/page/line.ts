import type { LineWords } from '../../page/line.js';

export const line: LineWords = {
  live: 'En direct',
  reconnecting: 'Reconnexion…',
  offline: 'Hors ligne',
  savedOnDevice: 'Gardé sur cet appareil',
  newVersion: 'Une nouvelle version est là. Elle se chargera au prochain moment calme.',
};
