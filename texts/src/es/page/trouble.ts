import type { TroubleWords } from '../../page/trouble.js';

export const trouble: TroubleWords = {
  notFound: 'Aquí no hay más que mar',
  tableGone: 'Esa mesa no existe',
  tableClosed: 'Esta mesa está cerrada',
  tableClosedHint: 'No vino nadie en mucho tiempo. ¿Abrir una nueva?',
  notFoundHint: 'Puede que el enlace sea antiguo o esté mal escrito.',
  pageFailed: 'Algo ha fallado en esta página',
  pageFailedHint: 'Tu partida está a salvo. Recarga la página para seguir.',
  newerPage:
    'El servidor tiene una versión más nueva, y falta una parte de esta página. Tu partida está a salvo: recarga para seguir.',
  reload: 'Recargar',
  notOffline: 'Esto necesita conexión. En solitario se juega sin ella.',
  noAnswer: 'El servidor no responde. Probando otra vez…',
};
