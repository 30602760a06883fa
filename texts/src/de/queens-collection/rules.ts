import { example, list, picture, rule, ruling, table } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Deck Karten auf, aber nicht zu viele, bilde Paare mit dem Markt, und hol dir Figuren und Schatullen, die Punkte bringen. Das geht auch in zwei Teams; alle zusammen, oder allein, bringt ihr verstreute Figuren nach Hause.',
  chapters: [
    {
      id: 'box',
      title: 'Was in der Schachtel ist',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-1',
          text: 'Acht Farben. Von jeder gibt es drei Figuren, 24 im Ganzen, vier Figurenkarten und eine Schatulle, eine Karte mit drei Feldern. Sechs Joker dazu machen 38 Karten. Spielt ihr alle zusammen, haben die Schatullen auch eine leichtere Seite mit zwei Feldern, für 16 Figuren, zwei in jeder Farbe ◇.',
          elsewhere: true,
        },
        picture(
          'c1 c2 c3 c4 c5 c6 c7 c8 joker',
          'Rot, Grün, Gelb, Blau, Lila, Türkis, Weiß und Schwarz, jede mit einem Stein in eigener Form, und der Joker.',
        ),
        picture(
          'box:c1 pawn:c1 pawn:c1 pawn:c1 c1 c1 c1 c1',
          'Alles, was es von einer Farbe gibt: die Schatulle, drei Figuren und vier Figurenkarten.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Vorbereitung',
      parts: [
        table(
          ['Spieler', 'Spielarten', 'Runden', 'Handkarten'],
          ['1', 'allein', '1', '3'],
          ['2 oder 3', 'alle für sich', 'so viele wie Spieler', '2'],
          ['4', 'alle für sich oder zwei Teams', '4', '2'],
          ['2 bis 4', 'alle zusammen', '1', '3'],
        ),
        rule(
          'QC-2',
          'Alle für sich (2 bis 4 Spieler): ihr spielt so viele Runden, wie ihr Spieler seid. Jede beginnt von vorn. Alle Figuren stehen auf der Schatulle ihrer Farbe; alle Karten werden gemischt und bilden den Vorrat; alle bekommen zwei Karten, die sonst niemand sieht; drei Karten liegen offen im Markt. Wer beginnt, wird gelost; in jeder weiteren Runde ist es der Nächste zur Linken.',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      parts: [
        ruling(
          'QC-3',
          '**Erstens: aufdecken.** Deck Karten vom Vorrat eine nach der anderen auf ◆, so viele du willst, aber höchstens fünf, oder gar keine.\nSobald zwei Figurenkarten derselben Farbe dabei sind, hast du dein Glück überreizt: alles, was du in diesem Zug aufgedeckt hast, kommt auf die Ablage, und dieser Schritt ist vorbei. Sonst kommen die Karten auf deine Hand, wenn du aufhörst oder fünf daliegen.\nEin Joker hat keine Farbe und stößt mit nichts zusammen ◆. Auf der Hand darfst du beliebig viele Karten haben.',
        ),
        example(
          'Eine Karte zu viel',
          'Du deckst [c3], [joker], [c5] und dann noch eine [c3] auf: alle vier kommen auf die Ablage. Die Karten, die du vorher hattest, behältst du.',
          'c3 joker c5 c3',
        ),
        ruling(
          'QC-4',
          '**Zweitens: nehmen oder tauschen.** Mit einer Karte auf der Hand musst du eines von beiden tun: Figuren nehmen ({QC-5}) oder Karten tauschen ({QC-7}). Ist deine Hand leer oder geht beides nicht, entfällt dieser Schritt ◆.',
        ),
        ruling(
          'QC-5',
          '**Nehmen.** Bilde ein, zwei oder drei Paare. Ein Paar ist eine Karte aus dem Markt und eine von deiner Hand, beide in derselben Farbe. Für jedes Paar nimmst du eine Figur seiner Farbe von der Schatulle und legst die Karten ab. Wer die letzte Figur einer Schatulle nimmt, nimmt auch die Schatulle. Zwischen den Paaren wird der Markt nicht aufgefüllt.\nEin **Joker** steht für jede Figurenkarte, auf der Hand wie im Markt ◆. Auch **zwei Figurenkarten derselben Farbe** von deiner Hand stehen zusammen für jede Karte deiner Hand, selbst für eine ihrer eigenen Farbe. Sind beide Hälften frei, weil dein Joker oder deine zwei Karten auf den Joker im Markt treffen, nennst du die Farbe; sie muss noch eine Figur haben ◆.',
        ),
        table(
          ['Von der Hand', 'Aus dem Markt', 'Du nimmst'],
          ['[c4]', '[c4]', 'eine blaue Figur'],
          ['[c1]', '[joker]', 'eine rote Figur'],
          ['[joker]', '[c2]', 'eine grüne Figur'],
          ['[c1] [c1]', '[c2]', 'eine grüne Figur'],
          ['[joker]', '[joker]', 'eine Figur in der Farbe, die du nennst'],
          ['[c1] [c1]', '[joker]', 'eine Figur in der Farbe, die du nennst'],
        ),
        picture('c2 c4 joker', 'Das liegt im Markt.'),
        example(
          'Was kannst du nehmen?',
          'Das ist deine Hand. [c4] mit [c4] nimmt eine blaue Figur, und deine zwei [c1] mit [c2] nehmen eine grüne. Oder eine einzelne [c1] nimmt mit dem [joker] im Markt eine rote. Nimmst du mit [c4] Blau und mit einer [c1] und dem [joker] Rot, bleibt dir eine [c1] auf der Hand.',
          'c1 c1 c4',
        ),
        ruling(
          'QC-6',
          'Ein Paar, dessen Farbe keine Figur mehr hat, ist erlaubt und zählt als eines deiner drei. Es bringt nichts, aber du wirst Karten los: alle seine Karten, auch Joker, sind bis zum Ende der Runde weg ◆.',
        ),
        rule(
          'QC-7',
          '**Tauschen.** Leg eine, zwei oder drei Karten von deiner Hand in den Markt und nimm ebenso viele von denen, die dort lagen. Mehr, als im Markt liegen, kannst du nicht tauschen.',
        ),
        ruling(
          'QC-8',
          'Am Ende des Zugs wird der Markt auf drei Karten aufgefüllt. Immer wenn eine Karte gebraucht wird und der Vorrat leer ist, wird die Ablage gemischt und zum Vorrat. Karten, die in diesem Zug aufgedeckt wurden, gehören bis zum Ende des Schritts zu keinem von beiden. Ist gar nichts mehr da, wird nichts aufgedeckt und nichts aufgefüllt ◆.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Rundenende und Wertung',
      parts: [
        ruling(
          'QC-9',
          'Die Runde endet nach einem Zug, nach dem höchstens auf einer Schatulle noch Figuren stehen; der Zug darf mit allen Paaren zu Ende gespielt werden ◆. Eine Schatulle, auf der noch Figuren stehen, zählt für niemanden. Die Runde endet auch, wenn alle fünfmal nacheinander dran waren und niemand eine Figur genommen hat ◆.',
        ),
        rule(
          'QC-10',
          'Jede Schatulle bringt 3 Punkte, jede Figur 2, und jede Karte, die du noch auf der Hand hast, kostet 1. Nach der letzten Runde gewinnt die höchste Summe; bei Gleichstand teilt man sich den Sieg.',
        ),
        example(
          'Eine gute Runde',
          'Zwei Schatullen, sechs Figuren und eine Karte auf der Hand: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 Punkte.',
          'box:c1 box:c2 pawn:c1 pawn:c1 pawn:c2 pawn:c3 pawn:c4 pawn:c4 c5',
        ),
        example(
          'Zu viele Karten',
          'Keine Schatulle, drei Figuren und fünf Karten auf der Hand: 3 × 2 − 5 = 1 Punkt. Zu langes Warten hat seinen Preis.',
        ),
      ],
    },
    {
      id: 'teams',
      title: 'Zwei gegen zwei',
      parts: [
        ruling(
          'QC-11',
          'Vier Spieler. Wer zusammenspielt, sitzt sich gegenüber und sieht die Karten des anderen ◆. Alles andere geht wie oben, und Paare bildest du nur mit deiner eigenen Hand.',
        ),
        ruling(
          'QC-12',
          'Statt mit dem Markt darfst du mit deinem Gegenüber tauschen, aber in einem Zug nie mit beiden. Du wählst die Karten beider Seiten, ganz ohne Zustimmung; höchstens drei und nicht mehr, als jeder von euch hat. Die Gegner sehen, wie viele Karten die Hand wechseln, und sonst nichts ◆.',
        ),
        rule(
          'QC-13',
          'Ein Team hat die Punkte beider Spieler zusammen. Die höhere Summe gewinnt; bei Gleichstand teilt man sich den Sieg.',
        ),
        example(
          'Zusammengezählt',
          'Du hast zwei Schatullen, sechs Figuren und eine Karte: 17 Punkte. Dein Gegenüber hat eine Schatulle, vier Figuren und zwei Karten: 3 + 8 − 2 = 9. Euer Team bekommt 26.',
        ),
      ],
    },
    {
      id: 'together',
      title: 'Alle zusammen oder allein',
      parts: [
        {
          kind: 'rule',
          rule: 'QC-14',
          text: 'Ein bis vier Spieler, eine einzige Runde ◇. Die Figuren werden zufällig auf die Schatullen gestellt, keine auf ihre eigene Farbe. Alle haben drei Karten, offen für alle. Wer beginnt, wird gelost.',
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-15',
          text: 'In deinem Zug tust du eines von vier Dingen und ziehst dann auf drei Karten nach ◇.\n**(a)** Spiel zwei Karten verschiedener Farben, und tausch eine Figur der einen Farbe mit einer der anderen, welche du willst.\n**(b)** Spiel einen Joker oder zwei Karten derselben Farbe, und tausch zwei beliebige Figuren.\n**(c)** Leg eine, zwei oder drei Karten ab.\n**(d)** Handle, wenn du nicht allein spielst und es noch einen Vorrat gibt: tausch eine deiner Karten gegen eine beliebige Karte eines anderen Spielers. Du nennst beide, und die oberste Karte des Vorrats wird ungesehen abgelegt.',
          elsewhere: true,
        },
        picture(
          'c1 c4 pawn:c1 pawn:c4',
          'Mit diesen zwei Karten tauschst du eine rote und eine blaue Figur. Im besten Fall kommen beide nach Hause.',
        ),
        {
          kind: 'rule',
          rule: 'QC-16',
          text: 'Die Ablage wird nie wieder benutzt ◇. Ist die letzte Karte des Vorrats weg, haben alle noch einen Zug, angefangen beim nächsten Spieler, und ziehen nicht mehr nach. Wer nichts tun kann, setzt aus. Sobald alle Figuren zu Hause sind, ist das Spiel aus ◆.',
          ruling: true,
          elsewhere: true,
        },
        {
          kind: 'rule',
          rule: 'QC-17',
          text: 'Jede Schatulle, in der nur ihre eigenen Figuren stehen, bringt so viele Punkte, wie sie Felder hat; jede Figur, die nicht zu Hause ist, kostet einen ◇. Das sind höchstens 24, auf der leichteren Seite 16. Wie gut ihr wart: Unter 0 ist Stufe 1, unter 25 % davon Stufe 2, unter 50 % Stufe 3, unter 100 % Stufe 4, und alles ist Stufe 5 ◆.',
          ruling: true,
          elsewhere: true,
        },
        table(
          ['Stufe', 'Von 24', 'Von 16'],
          ['1 · Schiffbruch', 'unter 0', 'unter 0'],
          ['2 · Gerade noch über Wasser', '0 bis 5', '0 bis 3'],
          ['3 · Guter Wind', '6 bis 11', '4 bis 7'],
          ['4 · Reiche Beute', '12 bis 16', '8 bis 10'],
          ['5 · Alle Schätze an Bord', '24', '16'],
        ),
        example(
          'Sieben verirrte Figuren',
          'Drei Felder pro Schatulle. Fünf Schatullen sind voll, und sieben Figuren sind nicht zu Hause: 5 × 3 − 7 = 8 Punkte von 24, also 33 %: Stufe 3.',
        ),
        example(
          'Ein Tausch hat gefehlt',
          'Nur zwei Figuren stehen noch in der Schatulle der jeweils anderen. Das verdirbt beide Schatullen: 6 × 3 − 2 = 16 Punkte von 24, Stufe 4. Auf der leichteren Seite sind es 6 × 2 − 2 = 10 von 16, auch Stufe 4.',
          'box:c1 pawn:c1 pawn:c1 pawn:c4 box:c4 pawn:c4 pawn:c4 pawn:c1',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Alle Optionen',
      parts: [
        list(
          '**Spielart**: alle für sich, wie üblich, für 2 bis 4 Spieler {QC-2}; zwei Teams zu zweit, für genau 4 {QC-11}; oder alle zusammen, für 1 bis 4 {QC-14}.',
          '**Felder pro Schatulle** {QC-1}: drei, wie üblich; oder zwei, für ein leichteres Spiel. Das gibt es nur, wenn ihr alle zusammen spielt.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Wer was weiß',
      parts: [
        table(
          ['Was', 'Wer es weiß'],
          ['Deine zwei Karten vom Anfang', 'Du, und im Team dein Gegenüber'],
          ['Karten, die aufgedeckt, in den Markt gelegt oder von dort genommen werden', 'Alle'],
          ['Karten, die für Paare gebraucht wurden', 'Alle'],
          ['Karten, die im Team getauscht werden', 'Nur die beiden; die anderen sehen, wie viele'],
          ['Handkarten, alle zusammen', 'Alle'],
          ['Eine für einen Handel abgelegte Karte', 'Niemand'],
          ['Die Reihenfolge im Vorrat', 'Niemand'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
