import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about The Queen’s Collection. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Stoßen aufgedeckte Karten auch mit meiner Hand oder dem Markt zusammen?',
    'Nein. Nur Karten, die in diesem Zug aufgedeckt wurden, stoßen miteinander zusammen ({QC-3}).',
  ),
  question(
    'Ich habe mein Glück überreizt. Verliere ich meine Hand oder meinen Zug?',
    'Weder noch. Weg sind nur die in diesem Zug aufgedeckten Karten. Mit einer Karte auf der Hand geht es weiter zum zweiten Schritt, und da musst du nehmen oder tauschen ({QC-4}).',
  ),
  question(
    'Zwei Joker aufgedeckt: stoßen sie zusammen?',
    'Nein. Ein Joker hat keine Farbe und stößt weder mit einem zweiten Joker noch mit sonst etwas zusammen ({QC-3}).',
  ),
  question(
    'Darf ich im selben Zug Figuren nehmen und Karten tauschen?',
    'Nein, nur eines von beiden ({QC-4}). Was du wählst, darfst du bis zu dreimal tun.',
  ),
  question(
    'Zählen zwei Joker, oder ein Joker und eine Karte, wie zwei gleiche Karten?',
    'Nein. Dazu braucht es zwei Figurenkarten derselben Farbe ({QC-5}). Ein Joker kann das ganz allein.',
  ),
  question(
    'Warum sollte ich mit zwei roten Karten eine rote Figur nehmen?',
    'Um eine loszuwerden: am Ende kostet jede Karte auf der Hand einen Punkt ({QC-10}). Erlaubt ist es, auch wenn eine rote Karte gereicht hätte ({QC-5}).',
  ),
  question(
    'Alle roten Figuren sind weg. Wozu taugen rote Karten noch?',
    'Zwei von ihnen stehen immer noch für jede andere Karte ({QC-5}). Oder bilde mit einer roten im Markt ein Paar: eine Figur gibt es nicht, aber die Karten bist du los ({QC-6}). Oder tausch sie weg ({QC-7}).',
  ),
  question(
    'Wird der Markt aufgefüllt, während ich Paare bilde?',
    'Nein, erst am Ende deines Zugs ({QC-8}). Mehr als drei Paare sind also nie möglich.',
  ),
  question(
    'Darf ich eine Karte zurücknehmen, die ich eben in den Markt gelegt habe?',
    'Nein. Du bekommst Karten, die vor deinem Tausch dort lagen, und was du eben hingelegt hast, bleibt liegen ({QC-7}).',
  ),
  question(
    'Nach meinem ersten Paar hat nur noch eine Schatulle Figuren. Darf ich weitere Paare bilden?',
    'Ja. Die Runde endet erst nach deinem Zug; du darfst ihn zu Ende spielen und sogar die letzte Schatulle leeren ({QC-9}).',
  ),
  question(
    'Alle zusammen: für einen Handel wurde die letzte Karte des Vorrats abgelegt. Was nun?',
    'Dasselbe, als wäre sie gezogen worden: alle haben noch einen Zug, und wer gehandelt hat, kommt zuletzt ({QC-16}).',
  ),
  question(
    'Alle zusammen: kann ein Joker eine von zwei verschiedenen Farben sein?',
    'Das ist gar nicht nötig. Ein Joker allein tauscht schon zwei beliebige Figuren ({QC-15}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'Eine Runde',
    lines: [
      'Alle für sich oder im Team: so viele Runden wie Spieler.',
      'Figuren auf ihre Schatullen, je 2 Karten, 3 in den Markt.',
      'Dein Zug: aufdecken, dann nehmen oder tauschen.',
    ],
  },
  {
    title: '1 · Aufdecken',
    lines: [
      '0 bis 5 Karten vom Vorrat, eine nach der anderen.',
      'Zwei in einer Farbe: alle auf die Ablage.',
      'Sonst kommen sie auf die Hand.',
      'Joker stoßen mit nichts zusammen.',
    ],
  },
  {
    title: '2a · Figuren nehmen',
    lines: [
      '1 bis 3 Paare: eine Karte der Hand, eine im Markt, gleiche Farbe.',
      'Joker, auf der Hand oder im Markt: jede Farbe.',
      'Zwei einer Farbe von der Hand: jede Karte.',
      'Beides frei: nenn eine Farbe, die noch Figuren hat.',
      'Letzte Figur einer Schatulle: die Schatulle dazu.',
      'Keine Figur mehr da: die Karten sind für die Runde weg.',
    ],
  },
  {
    title: '2b · Oder tauschen',
    lines: [
      '1 bis 3 Karten mit dem Markt.',
      'Im Team: oder mit deinem Gegenüber.',
      'Dann den Markt auf 3 auffüllen.',
    ],
  },
  {
    title: 'Ende und Punkte',
    lines: [
      'Figuren auf höchstens einer Schatulle: Zug zu Ende spielen, Runde aus.',
      'Schatulle **3** · Figur **2** · Karte auf der Hand **−1**.',
      'Meiste Punkte gewinnen; Teams zählen zusammen.',
    ],
  },
  {
    title: 'Alle zusammen: dein Zug',
    lines: [
      'Zwei verschiedene Farben: von jeder eine Figur tauschen.',
      'Joker oder zwei einer Farbe: zwei beliebige Figuren tauschen.',
      '1 bis 3 Karten ablegen.',
      'Mit jemandem handeln; eine Karte vom Vorrat ist weg.',
      'Dann auf 3 nachziehen; Vorrat leer: noch je ein Zug.',
    ],
  },
  {
    title: 'Alle zusammen: Punkte',
    lines: [
      'Volle Schatulle: ihre Felder (**3** oder 2).',
      'Figur nicht zu Hause: **−1**.',
      'Höchstens 24 (leichtere Seite: 16).',
    ],
  },
];
