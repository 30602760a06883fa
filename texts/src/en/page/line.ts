import type { LineWords } from '../../page/line.js';

export const line: LineWords = {
  live: 'Live',
  reconnecting: 'Reconnecting …',
  offline: 'Offline',
  savedOnDevice: 'Saved on this device',
  newVersion: 'There is a new version. It loads at the next quiet moment.',
};
