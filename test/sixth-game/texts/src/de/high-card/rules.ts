import { picture, question, rule } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';

export const rulebook: Rulebook = {
  goal: 'Alle haben zwei Karten und spielen eine. Die höchste Karte gewinnt die Runde.',
  chapters: [
    {
      id: 'cards',
      title: 'Die Karten',
      parts: [
        rule('HC-1', 'In der Schachtel sind zwölf Karten, 1 bis 12, jede einmal.'),
        rule('HC-2', 'Zu Beginn einer Runde werden alle Karten gemischt, und alle bekommen zwei.'),
      ],
    },
    {
      id: 'round',
      title: 'Eine Runde',
      parts: [
        rule(
          'HC-3',
          'Der Reihe nach, im Uhrzeigersinn, spielen alle eine Karte aus der Hand, offen. Wer die letzte Runde gewonnen hat, beginnt.',
        ),
        rule('HC-4', 'Die höchste Karte gewinnt die Runde.'),
        picture('c3 *c9 c1', 'Die 9 gewinnt.'),
      ],
    },
    {
      id: 'scoring',
      title: 'Punkte',
      parts: [
        rule('HC-5', 'Eine gewonnene Runde ist einen Punkt wert.'),
        rule(
          'HC-6',
          'Nach drei Runden, oder fünf, wo das gewählt ist, gewinnen die meisten Punkte; bei Gleichstand wird der Platz geteilt.',
        ),
      ],
    },
  ],
  questions: [question('Darf ich meine andere Karte ansehen?', 'Ja: Beide gehören dir.')],
  cheat: [{ title: 'Kurz', lines: ['Spiel eine von zwei Karten; die höchste gewinnt.'] }],
};
