import type { LineWords } from '../../page/line.js';

export const line: LineWords = {
  live: 'Verbunden',
  reconnecting: 'Verbinde neu …',
  offline: 'Offline',
  savedOnDevice: 'Auf diesem Gerät gespeichert',
  newVersion: 'Es gibt eine neue Version. Sie lädt im nächsten ruhigen Moment.',
};
