import type { NoticesWords } from '../../page/notices.js';

export const notices: NoticesWords = {
  notices: 'Me prévenir quand c’est à moi',
  noticesAsk: 'Autoriser les notifications',
  noticesBlocked: 'Ton navigateur bloque les notifications ; autorise-les dans ses réglages.',
  noticesMissing: 'Ce navigateur ne gère pas les notifications.',
  noticesStop: 'Désactiver les notifications',
  noticesOn: 'On te prévient quand c’est à toi.',
  noticesHint: 'Même page fermée. Seul le jeu est nommé, jamais une carte.',
  noticeTurn: (game) => `${game} : c’est à toi de jouer.`,
  noticeReminder: (game, time) => `${game} : encore ${time} pour jouer.`,
  noticeStarted: (game) => `${game} a commencé.`,
  noticeOver: (game) => `${game}, c’est fini. Viens voir comment.`,
};
