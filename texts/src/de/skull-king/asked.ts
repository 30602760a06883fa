import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull King. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Ich habe Grün, und Grün ist angespielt. Darf ich einen Piraten spielen?',
    'Ja. Eine Karte ohne Zahl darfst du jederzeit spielen, auch eine Flucht. Nur **Zahlen** sind an die Farbe gebunden: {SK-11}.',
  ),
  question(
    'Ein Pirat wurde angespielt. Muss jemand etwas bedienen?',
    'Nein. In diesem Stich ist keine Farbe angespielt, was immer noch kommt; alle spielen, was sie wollen: {SK-10}.',
  ),
  question(
    'Jemand hat eine Flucht angespielt. Was muss ich bedienen?',
    'Noch nichts. Die erste Zahl danach bestimmt die Farbe. Kommt vorher ein Pirat, eine Meerjungfrau oder ein Ungeheuer, ist gar keine Farbe angespielt: {SK-10}.',
  ),
  question(
    'Skull King, Pirat und Meerjungfrau in einem Stich: Wer macht ihn?',
    'Die Meerjungfrau, egal in welcher Reihenfolge. Sie bringt 40 für den König und nichts für den Piraten: {SK-16}, {SK-24}.',
  ),
  question(
    'Zwei Piraten in einem Stich: Wer macht ihn?',
    'Der zuerst gespielte, und die Tigerin als Pirat zählt wie die anderen: {SK-18}. Untereinander bringen Piraten nichts.',
  ),
  question(
    'Alle haben eine Flucht gespielt. Macht den Stich niemand?',
    'Doch: wer die allererste Karte gespielt hat, auch wenn es Beute war: {SK-22}. Nur Krake und Wal können einen Stich an niemanden gehen lassen.',
  ),
  question(
    'Der Krake hat einen Stich geholt. Ergeben alle Stiche noch die verteilten Karten?',
    'Nein, einer fehlt endgültig, und ebenso, wenn der Wal keine Zahl findet. Denk beim Ansagen daran: {SK-14}, {SK-15}.',
  ),
  question(
    'Ich habe 0 angesagt und aus Versehen eine 14 geholt. Bekomme ich die 10 Punkte?',
    'Nein. Bei der Skull-King-Wertung bringt eine verfehlte Ansage keinen Bonus. Bei Rascal bekommst du die Hälfte, wenn es dein einziger Stich war: {SK-26}, {SK-27}.',
  ),
  question(
    'Schlägt Schwarz unter dem Wal noch die anderen Farben?',
    'Nein. Farben zählen gar nicht mehr, nur die Zahl; bei gleichen Zahlen die zuerst gespielte: {SK-15}.',
  ),
  question(
    'Ein Pirat hat eine 14 geholt. Wer bekommt die 10?',
    'Wer den Stich gemacht hat, mit welcher Karte auch immer, wenn die Ansage hält: {SK-23}.',
  ),
  question(
    'Darf ich Beute spielen, obwohl ich bedienen könnte?',
    'Ja, Beute hat keine Zahl. Sie macht den Stich nur, wenn nichts als Flucht und Beute fällt und sie zuerst kam, und dann verbündet sie niemanden: {SK-11}, {SK-22}, {SK-25}.',
  ),
  question(
    'Harry hat den letzten Stich gemacht. Darf ich meine Ansage noch ändern?',
    'Ja, Harry ist die einzige Kraft, die nach dem letzten Stich noch wirkt, und er kommt vor der Wertung: {SK-29}, {SK-34}.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'Eine Runde',
    lines: [
      'Runde 1: eine Karte für jeden; jede Runde eine mehr, bis zehn.',
      'Alle sagen zugleich an: wie viele Stiche, 0 bis zu den verteilten Karten.',
      'Links vom Geber wird angespielt; wer einen Stich macht, spielt den nächsten an.',
      'Angespielte Farbe auf der Hand? Eine **Zahl** muss von dieser Farbe sein.',
      'Karten ohne Zahl sind immer erlaubt.',
      'Zuerst Pirat, Meerjungfrau, König oder Ungeheuer: keine Farbe angespielt.',
    ],
  },
  {
    title: 'Wer den Stich macht: die erste Zeile, die passt',
    lines: [
      'Krake und Wal: Nur wer später kam, wirkt.',
      'Krake: niemand. Links vom Kraken wird angespielt.',
      'Wal: die höchste Zahl, egal welcher Farbe; ohne Zahl niemand, und wer ihn gespielt hat, spielt an.',
      'Skull King und Meerjungfrau: die erste Meerjungfrau.',
      'Der Skull King.',
      'Der erste Pirat (auch die Tigerin).',
      'Die erste Meerjungfrau.',
      'Die höchste schwarze, sonst die höchste der angespielten Farbe.',
      'Nur Flucht und Beute: die erste Karte.',
    ],
  },
  {
    title: 'Boni',
    lines: [
      '[g14] [y14] [p14]: je **10**; [b14]: **20**.',
      'Pirat fängt Meerjungfrau: je **20**.',
      'Skull King fängt Pirat: je **30**.',
      'Meerjungfrau fängt Skull King: **40**, für Piraten nichts dazu.',
      'Beute: **20** für beide Verbündete, wenn beide Ansagen genau sind.',
    ],
  },
  {
    title: 'Skull-King-Wertung',
    lines: [
      'Gehalten: **20** je Stich und alle Boni.',
      'Verfehlt: **−10** je Stich daneben, kein Bonus.',
      'Null gehalten: **+10** × verteilte Karten.',
      'Null verfehlt: **−10** × verteilte Karten.',
    ],
  },
  {
    title: 'Rascals Wertung',
    lines: [
      'Genau: **10** × verteilte Karten und alle Boni.',
      'Um eins daneben: von beidem die Hälfte. Weiter daneben: 0.',
      'Kanonenkugel: genau **15** × verteilte Karten und Boni, sonst 0.',
    ],
  },
  {
    title: 'Kräfte, für den Piraten, der den Stich macht',
    lines: [
      'Rosie: Sag, wer als Nächstes anspielt.',
      'Will: zwei ziehen, zwei abwerfen.',
      'Rascal: 0, 10 oder 20 auf deine Ansage setzen.',
      'Juanita: alle nicht verteilten Karten ansehen.',
      'Harry: Ansage um eins ändern, auch nach dem letzten Stich.',
    ],
  },
  {
    title: 'Zu zweit',
    lines: [
      'Eine dritte Hand für Graubart, verdeckt.',
      'Er kommt als Zweiter oder spielt nach eigenem Stich an; er bedient nicht.',
      'Seine Tigerin ist eine Flucht; was er holt, zählt für niemanden.',
    ],
  },
];
