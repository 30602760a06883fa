import type { TroubleWords } from '../../page/trouble.js';

export const trouble: TroubleWords = {
  notFound: 'Nothing here but sea',
  tableGone: 'There is no such table',
  tableClosed: 'This table is closed',
  tableClosedHint: 'Nobody came for a long while. Open a new one?',
  notFoundHint: 'The link may be old or mistyped.',
  pageFailed: 'Something broke on this page',
  pageFailedHint: 'Your game is safe. Reload the page to go on.',
  newerPage:
    'The server has a newer version, and a part of this page is gone. Your game is safe: reload to go on.',
  reload: 'Reload',
  notOffline: 'This needs a connection. Solo games work without one.',
  noAnswer: 'The server does not answer. Trying again …',
};
