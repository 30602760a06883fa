import type { NoticesWords } from '../../page/notices.js';

export const notices: NoticesWords = {
  notices: 'Avvisami quando tocca a me',
  noticesAsk: 'Consenti le notifiche',
  noticesBlocked: 'Il browser blocca le notifiche; consentile nelle sue impostazioni.',
  noticesMissing: 'Questo browser non supporta le notifiche.',
  noticesStop: 'Disattiva le notifiche',
  noticesOn: 'Ricevi un avviso quando tocca a te.',
  noticesHint: 'Anche a pagina chiusa. Si nomina solo il gioco, mai una carta.',
  noticeTurn: (game) => `${game}: tocca a te.`,
  noticeReminder: (game, time) => `${game}: ancora ${time} per la tua mossa.`,
  noticeStarted: (game) => `${game}: la partita è iniziata.`,
  noticeOver: (game) => `${game}: la partita è finita. Guarda com’è andata.`,
};
