import type { TroubleWords } from '../../page/trouble.js';

export const trouble: TroubleWords = {
  notFound: 'Hier ist nichts als Meer',
  tableGone: 'Diesen Tisch gibt es nicht',
  tableClosed: 'Dieser Tisch ist geschlossen',
  tableClosedHint: 'Lange kam niemand mehr. Einen neuen eröffnen?',
  notFoundHint: 'Der Link ist vielleicht alt oder vertippt.',
  pageFailed: 'Auf dieser Seite ist etwas kaputtgegangen',
  pageFailedHint: 'Deine Partie ist sicher. Lade die Seite neu, dann geht es weiter.',
  newerPage:
    'Der Server hat eine neuere Version. Deine Partie ist sicher: Lade die Seite neu, dann geht es weiter.',
  reload: 'Neu laden',
  notOffline: 'Das braucht eine Verbindung. Allein kannst du auch ohne spielen.',
  noAnswer: 'Der Server antwortet nicht. Neuer Versuch …',
};
