import type { NoticesWords } from '../../page/notices.js';

export const notices: NoticesWords = {
  notices: 'Avísame cuando me toque',
  noticesAsk: 'Permitir avisos',
  noticesBlocked: 'Tu navegador bloquea los avisos; permítelos en sus ajustes.',
  noticesMissing: 'Este navegador no admite avisos.',
  noticesStop: 'Desactivar los avisos',
  noticesOn: 'Recibes un aviso cuando te toca.',
  noticesHint: 'También con la página cerrada. Solo se nombra el juego, nunca una carta.',
  noticeTurn: (game) => `${game}: te toca.`,
  noticeReminder: (game, time) => `${game}: te toca. Tiempo restante: ${time}.`,
  noticeStarted: (game) => `${game} ha empezado.`,
  noticeOver: (game) => `${game} ha terminado. Mira cómo acabó.`,
};
