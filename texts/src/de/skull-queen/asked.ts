import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull Queen. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Ich habe die angesagte Farbe. Darf ich trotzdem den Affen oder den Ersten Maat spielen?',
    'Ja, jederzeit ({SQ-7}). Er zählt dann zur angesagten Farbe ({SQ-8}).',
  ),
  question(
    'Sagen Karten in der Mitte eine Farbe an? Muss ich sie bedienen?',
    'Nein. Nur Karten, die in diesem Stich gespielt werden, sagen eine Farbe an ({SQ-7}). Gewertet wird der Stich aber mit der Mitte ({SQ-9}).',
  ),
  question(
    'Ich konnte nicht bedienen und habe Rot abgeworfen. Kann sich mein roter Pirat bewegen?',
    'Ja. Gewertet wird jede Farbe im Stich, nicht nur die angesagte. Wurde noch eine rote Karte gespielt oder liegt eine in der Mitte, kann deine die höchste oder die niedrigste sein. Ist sie allein, kommt sie in die Mitte ({SQ-9}).',
  ),
  question(
    'Können sich in einem Stich mehrere meiner Piraten bewegen?',
    'Nein. Du spielst eine Karte, das ist eine Farbe und höchstens ein Pirat. Er kann auch nicht zugleich steigen und sinken: dazu bräuchtest du zwei Karten.',
  ),
  question(
    'Die höchste Karte ist die 8 selbst. Geht es zwei Felder hinauf?',
    'Ja. Es zählt, dass die 8 im Stich liegt, nicht, wer sie gespielt hat. Genauso geht es mit der 5 zwei Felder hinab, wenn sie die niedrigste ist ({SQ-9}).',
  ),
  question(
    'Die 8 liegt in der Mitte. Verdoppelt sie trotzdem?',
    'Ja, sobald eine zweite Karte ihrer Farbe dazukommt und die Farbe gewertet wird. Dann geht sie mit den anderen: sie wirkt also nur einmal ({SQ-9}).',
  ),
  question(
    'Mein roter Pirat ist über Bord. Muss ich Rot noch bedienen?',
    'Ja. Die Karten laufen weiter wie zuvor, und deine zählen noch für die Piraten der anderen. Nur dein roter Pirat rührt sich nicht mehr ({SQ-10}).',
  ),
  question(
    'Ist ein Pirat ganz oben in Sicherheit?',
    'Nein. Muss er noch einmal hinauf, fällt er über Bord, genau wie einer ganz unten, der noch einmal hinab muss ({SQ-10}).',
  ),
  question(
    'Die höchste Zahl im Stich liegt in der Mitte. Wer spielt an?',
    'Wer von der Hand die höchste Zahl gespielt hat. Die Mitte zählt dafür nicht ({SQ-11}).',
  ),
  question(
    'Der Erste Maat ist übrig geblieben und liegt in der Mitte. Was tut er da?',
    'Nichts. Er hat dort keine Farbe und setzt die Runde aus; du weißt nur, dass ihn niemand auf der Hand hat ({SQ-4}).',
  ),
  question(
    'Ich stehe richtig, und drei Stiche kommen noch. Darf ich stehen bleiben?',
    'Nein. Jeder Zug wird gemacht, gewollt oder nicht. Versuch, Karten zu spielen, die weder die höchsten noch die niedrigsten ihrer Farbe sind.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'Eine Runde',
    lines: [
      'Zu zweit oder dritt: ohne 1 und 12, je 14 Karten.',
      'Zu viert: 12 · zu fünft: 10 · zu sechst: 8 Karten.',
      'Zu viert und zu sechst: 2 Karten offen in die Mitte.',
      'Alle zugleich: Seite wählen, 4 Piraten aufstellen.',
      'Wer nach dem Geber sitzt, spielt an.',
    ],
  },
  {
    title: 'Welche Karte?',
    lines: [
      'Die erste Karte mit Farbe sagt sie an.',
      'Du hast sie: bedienen, oder Affe oder Erster Maat.',
      'Du hast sie nicht: spiel, was du willst.',
      'Affe (0) und Erster Maat (13) nehmen die angesagte Farbe an.',
      'Die Mitte zwingt niemanden.',
    ],
  },
  {
    title: 'Jede Farbe werten',
    lines: [
      'Gespielte Karten und Mitte zusammen.',
      'Eine Karte: in die Mitte.',
      'Zwei oder mehr: höchste **1 hinauf**, niedrigste **1 hinab**.',
      'Mit der 8: **2 hinauf** · mit der 5: **2 hinab**.',
      'Höchste oder niedrigste aus der Mitte: niemand zieht.',
      'Dann sind die Karten dieser Farbe aus der Runde.',
    ],
  },
  {
    title: 'Planke',
    lines: [
      'Vorderseite von oben: **8, 5, 3, 2, 1**.',
      'Rückseite von oben: **1, 2, 3, 5, 8**.',
      'Über ein Ende hinaus: über Bord, 0 Punkte.',
    ],
  },
  {
    title: 'Nächster Stich',
    lines: [
      'Die höchste Zahl spielt an, gleich in welcher Farbe.',
      'Gleiche Zahlen: die zuletzt gespielte.',
      'Die Mitte zählt nicht.',
    ],
  },
  {
    title: 'Ende',
    lines: [
      'Hände leer: jeder Pirat bringt sein Feld.',
      'So viele Runden wie Spieler (zu zweit: 2).',
      'Meiste Punkte gewinnen; Gleichstand: geteilt.',
    ],
  },
  {
    title: 'Zu zweit',
    lines: [
      'Dritte Hand: der Stapel des Geists.',
      'Der Geist spielt jeden Stich an.',
      'Beide wählen heimlich und zeigen zugleich.',
      'Der Geist hat keine Piraten.',
    ],
  },
];
