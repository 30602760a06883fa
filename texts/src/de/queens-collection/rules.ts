import type { Rules } from '../../queens-collection/rules.js';

export const rules: Rules = {
  goal: 'Deck Karten auf, aber nicht zu viele, bilde Paare mit dem Markt, und hol dir Figuren und Schatullen, die Punkte bringen. Das geht auch in zwei Teams; alle zusammen, oder allein, bringt ihr verstreute Figuren nach Hause.',
  chapters: {
    box: {
      title: 'Was in der Schachtel ist',
      'QC-1':
        'Acht Farben. Von jeder gibt es drei Figuren, 24 im Ganzen, vier Figurenkarten und eine Schatulle, eine Karte mit drei Feldern. Sechs Joker dazu machen 38 Karten. Spielt ihr alle zusammen, haben die Schatullen auch eine leichtere Seite mit zwei Feldern, für 16 Figuren, zwei in jeder Farbe ◇.',
      colours:
        'Rot, Grün, Gelb, Blau, Lila, Türkis, Weiß und Schwarz, jede mit einem Stein in eigener Form, und der Joker.',
      oneColour: 'Alles, was es von einer Farbe gibt: die Schatulle, drei Figuren und vier Figurenkarten.',
    },
    setup: {
      title: 'Vorbereitung',
      players: {
        head: ['Spieler', 'Spielarten', 'Runden', 'Handkarten'],
        rows: [
          ['allein'],
          ['2 oder 3', 'alle für sich', 'so viele wie Spieler'],
          ['alle für sich oder zwei Teams'],
          ['2 bis 4', 'alle zusammen'],
        ],
      },
      'QC-2':
        'Alle für sich (2 bis 4 Spieler): ihr spielt so viele Runden, wie ihr Spieler seid. Jede beginnt von vorn. Alle Figuren stehen auf der Schatulle ihrer Farbe; alle Karten werden gemischt und bilden den Vorrat; alle bekommen zwei Karten, die sonst niemand sieht; drei Karten liegen offen im Markt. Wer beginnt, wird gelost; in jeder weiteren Runde ist es der Nächste zur Linken.',
    },
    turn: {
      title: 'Dein Zug',
      'QC-3':
        '**Erstens: aufdecken.** Deck Karten vom Vorrat eine nach der anderen auf ◆, so viele du willst, aber höchstens fünf, oder gar keine.\nSobald zwei Figurenkarten derselben Farbe dabei sind, hast du dein Glück überreizt: alles, was du in diesem Zug aufgedeckt hast, kommt auf die Ablage, und dieser Schritt ist vorbei. Sonst kommen die Karten auf deine Hand, wenn du aufhörst oder fünf daliegen.\nEin Joker hat keine Farbe und stößt mit nichts zusammen ◆. Auf der Hand darfst du beliebig viele Karten haben.',
      oneTooMany: {
        title: 'Eine Karte zu viel',
        text: 'Du deckst [c3], [joker], [c5] und dann noch eine [c3] auf: Alle vier kommen auf die Ablage. Die Karten, die du vorher hattest, behältst du.',
      },
      'QC-4':
        '**Zweitens: nehmen oder tauschen.** Mit einer Karte auf der Hand musst du eines von beiden tun: Figuren nehmen ({QC-5}) oder Karten tauschen ({QC-7}). Ist deine Hand leer oder geht beides nicht, entfällt dieser Schritt ◆.',
      'QC-5':
        '**Nehmen.** Bilde ein, zwei oder drei Paare. Ein Paar ist eine Karte aus dem Markt und eine von deiner Hand, beide in derselben Farbe. Für jedes Paar nimmst du eine Figur seiner Farbe von der Schatulle und legst die Karten ab. Wer die letzte Figur einer Schatulle nimmt, nimmt auch die Schatulle. Zwischen den Paaren wird der Markt nicht aufgefüllt.\nEin **Joker** steht für jede Figurenkarte, auf der Hand wie im Markt ◆. Auch **zwei Figurenkarten derselben Farbe** von deiner Hand stehen zusammen für jede Karte deiner Hand, selbst für eine ihrer eigenen Farbe. Sind beide Hälften frei, weil dein Joker oder deine zwei Karten auf den Joker im Markt treffen, nennst du die Farbe; sie muss noch eine Figur haben ◆.',
      pairs: {
        head: ['Von der Hand', 'Aus dem Markt', 'Du nimmst'],
        rows: [
          ['eine blaue Figur'],
          ['eine rote Figur'],
          ['eine grüne Figur'],
          ['eine grüne Figur'],
          ['eine Figur in der Farbe, die du nennst'],
          ['eine Figur in der Farbe, die du nennst'],
        ],
      },
      market: 'Das liegt im Markt.',
      whatToTake: {
        title: 'Was kannst du nehmen?',
        text: 'Das ist deine Hand. [c4] mit [c4] nimmt eine blaue Figur, und deine zwei [c1] mit [c2] nehmen eine grüne. Oder eine einzelne [c1] nimmt mit dem [joker] im Markt eine rote. Nimmst du mit [c4] Blau und mit einer [c1] und dem [joker] Rot, bleibt dir eine [c1] auf der Hand.',
      },
      'QC-6':
        'Ein Paar, dessen Farbe keine Figur mehr hat, ist erlaubt und zählt als eines deiner drei. Es bringt nichts, aber du wirst Karten los: Alle seine Karten, auch Joker, sind bis zum Ende der Runde weg ◆.',
      'QC-7':
        '**Tauschen.** Leg eine, zwei oder drei Karten von deiner Hand in den Markt und nimm ebenso viele von denen, die dort lagen. Mehr, als im Markt liegen, kannst du nicht tauschen.',
      'QC-8':
        'Am Ende des Zugs wird der Markt auf drei Karten aufgefüllt. Immer wenn eine Karte gebraucht wird und der Vorrat leer ist, wird die Ablage gemischt und zum Vorrat. Karten, die in diesem Zug aufgedeckt wurden, gehören bis zum Ende des Schritts zu keinem von beiden. Ist gar nichts mehr da, wird nichts aufgedeckt und nichts aufgefüllt ◆.',
    },
    scoring: {
      title: 'Rundenende und Wertung',
      'QC-9':
        'Die Runde endet nach einem Zug, nach dem höchstens auf einer Schatulle noch Figuren stehen; der Zug darf mit allen Paaren zu Ende gespielt werden ◆. Eine Schatulle, auf der noch Figuren stehen, zählt für niemanden. Die Runde endet auch, wenn alle fünfmal nacheinander dran waren und niemand eine Figur genommen hat ◆.',
      'QC-10':
        'Jede Schatulle bringt 3 Punkte, jede Figur 2, und jede Karte, die du noch auf der Hand hast, kostet 1. Nach der letzten Runde gewinnt die höchste Summe; bei Gleichstand teilt man sich den Sieg.',
      goodRound: {
        title: 'Eine gute Runde',
        text: 'Zwei Schatullen, sechs Figuren und eine Karte auf der Hand: 2 × 3 + 6 × 2 − 1 = 6 + 12 − 1 = 17 Punkte.',
      },
      tooManyCards: {
        title: 'Zu viele Karten',
        text: 'Keine Schatulle, drei Figuren und fünf Karten auf der Hand: 3 × 2 − 5 = 1 Punkt. Zu langes Warten hat seinen Preis.',
      },
    },
    teams: {
      title: 'Zwei gegen zwei',
      'QC-11':
        'Vier Spieler. Wer zusammenspielt, sitzt sich gegenüber und sieht die Karten des anderen ◆. Alles andere geht wie oben, und Paare bildest du nur mit deiner eigenen Hand.',
      'QC-12':
        'Statt mit dem Markt darfst du mit deinem Gegenüber tauschen, aber in einem Zug nie mit beiden. Du wählst die Karten beider Seiten, ganz ohne Zustimmung; höchstens drei und nicht mehr, als jeder von euch hat. Die Gegner sehen, wie viele Karten die Hand wechseln, und sonst nichts ◆.',
      'QC-13':
        'Ein Team hat die Punkte beider Spieler zusammen. Die höhere Summe gewinnt; bei Gleichstand teilt man sich den Sieg.',
      together: {
        title: 'Zusammengezählt',
        text: 'Du hast zwei Schatullen, sechs Figuren und eine Karte: 17 Punkte. Dein Gegenüber hat eine Schatulle, vier Figuren und zwei Karten: 3 + 8 − 2 = 9. Euer Team bekommt 26.',
      },
    },
    together: {
      title: 'Alle zusammen oder allein',
      'QC-14':
        'Ein bis vier Spieler, eine einzige Runde ◇. Die Figuren werden zufällig auf die Schatullen gestellt, keine auf ihre eigene Farbe. Alle haben drei Karten, offen für alle. Wer beginnt, wird gelost.',
      'QC-15':
        'In deinem Zug tust du eines von vier Dingen und ziehst dann auf drei Karten nach ◇.\n**(a)** Spiel zwei Karten verschiedener Farben, und tausch eine Figur der einen Farbe mit einer der anderen, welche du willst.\n**(b)** Spiel einen Joker oder zwei Karten derselben Farbe, und tausch zwei beliebige Figuren.\n**(c)** Leg eine, zwei oder drei Karten ab.\n**(d)** Handle, wenn du nicht allein spielst und es noch einen Vorrat gibt: tausch eine deiner Karten gegen eine beliebige Karte eines anderen Spielers. Du nennst beide, und die oberste Karte des Vorrats wird ungesehen abgelegt.',
      swap: 'Mit diesen zwei Karten tauschst du eine rote und eine blaue Figur. Im besten Fall kommen beide nach Hause.',
      'QC-16':
        'Die Ablage wird nie wieder benutzt ◇. Ist die letzte Karte des Vorrats weg, haben alle noch einen Zug, angefangen beim nächsten Spieler, und ziehen nicht mehr nach. Wer nichts tun kann, setzt aus. Sobald alle Figuren zu Hause sind, ist das Spiel aus ◆.',
      'QC-17':
        'Jede Schatulle, in der nur ihre eigenen Figuren stehen, bringt so viele Punkte, wie sie Felder hat; jede Figur, die nicht zu Hause ist, kostet einen ◇. Das sind höchstens 24, auf der leichteren Seite 16. Wie gut ihr wart: Unter 0 ist Stufe 1, unter 25 % davon Stufe 2, unter 50 % Stufe 3, unter 100 % Stufe 4, und alles ist Stufe 5 ◆.',
      grades: {
        head: ['Stufe', 'Von 24', 'Von 16'],
        rows: [
          ['1 · Schiffbruch', 'unter 0', 'unter 0'],
          ['2 · Gerade noch über Wasser', '0 bis 5', '0 bis 3'],
          ['3 · Guter Wind', '6 bis 11', '4 bis 7'],
          ['4 · Reiche Beute', '12 bis 16', '8 bis 10'],
          ['5 · Alle Schätze an Bord'],
        ],
      },
      sevenAstray: {
        title: 'Sieben verirrte Figuren',
        text: 'Drei Felder pro Schatulle. Fünf Schatullen sind voll, und sieben Figuren sind nicht zu Hause: 5 × 3 − 7 = 8 Punkte von 24, also 33 %: Stufe 3.',
      },
      oneShort: {
        title: 'Ein Tausch hat gefehlt',
        text: 'Nur zwei Figuren stehen noch in der Schatulle der jeweils anderen. Das verdirbt beide Schatullen: 6 × 3 − 2 = 16 Punkte von 24, Stufe 4. Auf der leichteren Seite sind es 6 × 2 − 2 = 10 von 16, auch Stufe 4.',
      },
    },
    options: {
      title: 'Alle Optionen',
      all: [
        '**Spielart**: alle für sich, wie üblich, für 2 bis 4 Spieler {QC-2}; zwei Teams zu zweit, für genau 4 {QC-11}; oder alle zusammen, für 1 bis 4 {QC-14}.',
        '**Felder pro Schatulle** {QC-1}: drei, wie üblich; oder zwei, für ein leichteres Spiel. Das gibt es nur, wenn ihr alle zusammen spielt.',
      ],
    },
    secrets: {
      title: 'Wer was weiß',
      who: {
        head: ['Was', 'Wer es weiß'],
        rows: [
          ['Deine zwei Karten vom Anfang', 'Du, und im Team dein Gegenüber'],
          ['Karten, die aufgedeckt, in den Markt gelegt oder von dort genommen werden', 'Alle'],
          ['Karten, die für Paare gebraucht wurden', 'Alle'],
          ['Karten, die im Team getauscht werden', 'Nur die beiden; die anderen sehen, wie viele'],
          ['Handkarten, alle zusammen', 'Alle'],
          ['Eine für einen Handel abgelegte Karte', 'Niemand'],
          ['Die Reihenfolge im Vorrat', 'Niemand'],
        ],
      },
    },
  },
  questions: {
    clashWithHand: {
      ask: 'Stoßen aufgedeckte Karten auch mit meiner Hand oder dem Markt zusammen?',
      answer: 'Nein. Nur Karten, die in diesem Zug aufgedeckt wurden, stoßen miteinander zusammen ({QC-3}).',
    },
    pushedLuck: {
      ask: 'Ich habe mein Glück überreizt. Verliere ich meine Hand oder meinen Zug?',
      answer:
        'Weder noch. Weg sind nur die in diesem Zug aufgedeckten Karten. Mit einer Karte auf der Hand geht es weiter zum zweiten Schritt, und da musst du nehmen oder tauschen ({QC-4}).',
    },
    twoJokers: {
      ask: 'Zwei Joker aufgedeckt: stoßen sie zusammen?',
      answer:
        'Nein. Ein Joker hat keine Farbe und stößt weder mit einem zweiten Joker noch mit sonst etwas zusammen ({QC-3}).',
    },
    takeAndSwap: {
      ask: 'Darf ich im selben Zug Figuren nehmen und Karten tauschen?',
      answer: 'Nein, nur eines von beiden ({QC-4}). Was du wählst, darfst du bis zu dreimal tun.',
    },
    jokersAsPair: {
      ask: 'Zählen zwei Joker, oder ein Joker und eine Karte, wie zwei gleiche Karten?',
      answer:
        'Nein. Dazu braucht es zwei Figurenkarten derselben Farbe ({QC-5}). Ein Joker kann das ganz allein.',
    },
    redForRed: {
      ask: 'Warum sollte ich mit zwei roten Karten eine rote Figur nehmen?',
      answer:
        'Um eine loszuwerden: am Ende kostet jede Karte auf der Hand einen Punkt ({QC-10}). Erlaubt ist es, auch wenn eine rote Karte gereicht hätte ({QC-5}).',
    },
    pawnsGone: {
      ask: 'Alle roten Figuren sind weg. Wozu taugen rote Karten noch?',
      answer:
        'Zwei von ihnen stehen immer noch für jede andere Karte ({QC-5}). Oder bilde mit einer roten im Markt ein Paar: Eine Figur gibt es nicht, aber die Karten bist du los ({QC-6}). Oder tausch sie weg ({QC-7}).',
    },
    marketFilled: {
      ask: 'Wird der Markt aufgefüllt, während ich Paare bilde?',
      answer: 'Nein, erst am Ende deines Zugs ({QC-8}). Mehr als drei Paare sind also nie möglich.',
    },
    takeBack: {
      ask: 'Darf ich eine Karte zurücknehmen, die ich eben in den Markt gelegt habe?',
      answer:
        'Nein. Du bekommst Karten, die vor deinem Tausch dort lagen, und was du eben hingelegt hast, bleibt liegen ({QC-7}).',
    },
    oneBoxLeft: {
      ask: 'Nach meinem ersten Paar hat nur noch eine Schatulle Figuren. Darf ich weitere Paare bilden?',
      answer:
        'Ja. Die Runde endet erst nach deinem Zug; du darfst ihn zu Ende spielen und sogar die letzte Schatulle leeren ({QC-9}).',
    },
    lastCardTraded: {
      ask: 'Alle zusammen: für einen Handel wurde die letzte Karte des Vorrats abgelegt. Was nun?',
      answer:
        'Dasselbe, als wäre sie gezogen worden: Alle haben noch einen Zug, und wer gehandelt hat, kommt zuletzt ({QC-16}).',
    },
    jokerAsColour: {
      ask: 'Alle zusammen: kann ein Joker eine von zwei verschiedenen Farben sein?',
      answer: 'Das ist gar nicht nötig. Ein Joker allein tauscht schon zwei beliebige Figuren ({QC-15}).',
    },
  },
  cheat: {
    round: {
      title: 'Eine Runde',
      lines: [
        'Alle für sich oder im Team: so viele Runden wie Spieler.',
        'Figuren auf ihre Schatullen, je 2 Karten, 3 in den Markt.',
        'Dein Zug: aufdecken, dann nehmen oder tauschen.',
      ],
    },
    turnUp: {
      title: '1 · Aufdecken',
      lines: [
        '0 bis 5 Karten vom Vorrat, eine nach der anderen.',
        'Zwei in einer Farbe: alle auf die Ablage.',
        'Sonst kommen sie auf die Hand.',
        'Joker stoßen mit nichts zusammen.',
      ],
    },
    take: {
      title: '2a · Figuren nehmen',
      lines: [
        '1 bis 3 Paare: eine Karte der Hand, eine im Markt, gleiche Farbe.',
        'Joker, auf der Hand oder im Markt: jede Farbe.',
        'Zwei einer Farbe von der Hand: jede Karte.',
        'Beides frei: nenn eine Farbe, die noch Figuren hat.',
        'Letzte Figur einer Schatulle: die Schatulle dazu.',
        'Keine Figur mehr da: Die Karten sind für die Runde weg.',
      ],
    },
    swap: {
      title: '2b · Oder tauschen',
      lines: [
        '1 bis 3 Karten mit dem Markt.',
        'Im Team: oder mit deinem Gegenüber.',
        'Dann den Markt auf 3 auffüllen.',
      ],
    },
    end: {
      title: 'Ende und Punkte',
      lines: [
        'Figuren auf höchstens einer Schatulle: Zug zu Ende spielen, Runde aus.',
        'Schatulle **3** · Figur **2** · Karte auf der Hand **−1**.',
        'Meiste Punkte gewinnen; Teams zählen zusammen.',
      ],
    },
    together: {
      title: 'Alle zusammen: dein Zug',
      lines: [
        'Zwei verschiedene Farben: von jeder eine Figur tauschen.',
        'Joker oder zwei einer Farbe: zwei beliebige Figuren tauschen.',
        '1 bis 3 Karten ablegen.',
        'Mit jemandem handeln; eine Karte vom Vorrat ist weg.',
        'Dann auf 3 nachziehen; Vorrat leer: noch je ein Zug.',
      ],
    },
    togetherPoints: {
      title: 'Alle zusammen: Punkte',
      lines: [
        'Volle Schatulle: ihre Felder (**3** oder 2).',
        'Figur nicht zu Hause: **−1**.',
        'Höchstens 24 (leichtere Seite: 16).',
      ],
    },
  },
};
