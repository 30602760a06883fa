import type { NoticesWords } from '../../page/notices.js';

export const notices: NoticesWords = {
  notices: 'Tell me when it is my turn',
  noticesAsk: 'Allow notifications',
  noticesBlocked: 'Your browser blocks notifications; allow them in its settings.',
  noticesMissing: 'This browser does not support notifications.',
  noticesStop: 'Turn notifications off',
  noticesOn: 'You will be told when it is your turn.',
  noticesHint: 'Also while the page is closed. Only the game is named, never a card.',
  noticeTurn: (game) => `${game}: it is your turn.`,
  noticeReminder: (game, time) => `${game}: ${time} left for your turn.`,
  noticeStarted: (game) => `${game} has started.`,
  noticeOver: (game) => `${game} is over. See how it ended.`,
};
