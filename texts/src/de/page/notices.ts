import type { NoticesWords } from '../../page/notices.js';

export const notices: NoticesWords = {
  notices: 'Sag mir, wenn ich dran bin',
  noticesAsk: 'Benachrichtigungen erlauben',
  noticesBlocked: 'Dein Browser blockiert Benachrichtigungen; erlaube sie in seinen Einstellungen.',
  noticesMissing: 'Dieser Browser unterstützt keine Benachrichtigungen.',
  noticesStop: 'Benachrichtigungen ausschalten',
  noticesOn: 'Du erfährst, wenn du dran bist.',
  noticesHint: 'Auch wenn die Seite zu ist. Genannt wird nur das Spiel, nie eine Karte.',
  noticeTurn: (game) => `${game}: Du bist dran.`,
  noticeReminder: (game, time) => `${game}: noch ${time} für deinen Zug.`,
  noticeStarted: (game) => `${game} hat begonnen.`,
  noticeOver: (game) => `${game} ist vorbei. Schau, wie es ausging.`,
};
