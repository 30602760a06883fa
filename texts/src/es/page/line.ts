import type { LineWords } from '../../page/line.js';

export const line: LineWords = {
  live: 'En línea',
  reconnecting: 'Reconectando…',
  offline: 'Sin conexión',
  savedOnDevice: 'Guardada en este dispositivo',
  newVersion: 'Hay una versión nueva. Se cargará en el próximo momento tranquilo.',
};
