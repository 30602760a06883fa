import type { WatchWords } from '../watch.js';

export const watch = {
  letWatch: 'Compartir en directo',
  watched: 'Se ve en directo',
  scan: 'Escanea para verla',
  hint: 'Quien tenga este enlace ve la hoja mientras la escribes. Solo este dispositivo puede escribir en ella.',
  ends: 'Se borra 30 días después de la última anotación.',
  behind: 'Aún no se ha enviado todo. Seguirá en cuanto responda el servidor.',
  full: 'Esta hoja es ya demasiado larga para compartirla.',
  stop: 'Dejar de mostrarla',
  stopped: 'Ya nadie puede verla.',
  noServer: 'El servidor no responde. Inténtalo de nuevo cuando tengas conexión.',
  invitation: (game) => `Mira nuestra hoja de puntos: ${game}`,

  watching: 'Estás mirando. Lo que se anota llega solo.',
  nothingYet: 'Aún no hay nada anotado. La primera ronda aparecerá aquí.',
  lineDown: 'Se perdió la conexión. Lo que se anote mientras tanto llegará en cuanto vuelva.',
  gone: 'Esta hoja ya no se muestra',
  goneHint: 'La retiraron, o no se anotó nada en 30 días. Pide un enlace nuevo.',
  unreadable: 'Esta hoja no se puede leer aquí',
  unreadableHint: 'Puede que tu página sea más antigua que la de quien la escribe. Recárgala.',
} as const satisfies WatchWords;
