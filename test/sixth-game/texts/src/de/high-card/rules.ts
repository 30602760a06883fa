import type { Rules } from '../../high-card/rules.js';

export const rules: Rules = {
  goal: 'Alle haben zwei Karten und spielen eine. Die höchste Karte gewinnt die Runde.',
  chapters: {
    cards: {
      title: 'Die Karten',
      'HC-1': 'In der Schachtel sind zwölf Karten, 1 bis 12, jede einmal.',
      'HC-2': 'Zu Beginn einer Runde werden alle Karten gemischt, und alle bekommen zwei.',
    },
    round: {
      title: 'Eine Runde',
      'HC-3':
        'Der Reihe nach, im Uhrzeigersinn, spielen alle eine Karte aus der Hand, offen. Wer die letzte Runde gewonnen hat, beginnt.',
      'HC-4': 'Die höchste Karte gewinnt die Runde.',
      nine: 'Die 9 gewinnt.',
    },
    scoring: {
      title: 'Punkte',
      'HC-5': 'Eine gewonnene Runde ist einen Punkt wert.',
      'HC-6':
        'Nach drei Runden, oder fünf, wo das gewählt ist, gewinnen die meisten Punkte; bei Gleichstand wird der Platz geteilt.',
    },
  },
  questions: {
    otherCard: {
      ask: 'Darf ich meine andere Karte ansehen?',
      answer: 'Ja: Beide gehören dir.',
    },
  },
  cheat: {
    short: {
      title: 'Kurz',
      lines: ['Spiel eine von zwei Karten; die höchste gewinnt.'],
    },
  },
};
