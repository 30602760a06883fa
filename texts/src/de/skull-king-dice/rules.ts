import type { Rules } from '../../skull-king-dice/rules.js';

export const rules: Rules = {
  goal: 'In jeder Runde ziehst du verdeckt Würfel, sagst an, wie viele Stiche du mit ihnen gewinnst, und versuchst dann, genau so viele zu gewinnen. Welchen Würfel du wirfst, entscheidest du; was er zeigt, entscheidet die See.',
  chapters: {
    dice: {
      title: 'Die Würfel',
      sevenKinds: 'Die sieben Sorten: Skull King, Pirat, Meerjungfrau; Schwarz, Blau, Rot, Gelb.',
      'SD-1':
        'Es gibt **36 Würfel** in sieben Sorten. Drei sind **besonders**: Skull King, Pirat und Meerjungfrau. Sie tragen Totenköpfe und weiße Flaggen und keine Zahlen. Vier sind **farbig**: Schwarz, Blau, Rot und Gelb. Sie tragen Zahlen, und Gelb außerdem Flaggen. Das Bild der Seiten ist uns nicht überliefert. Besprechungen sagen ◇, dass besondere Würfel vier Totenköpfe und zwei Flaggen haben, dass Schwarz stärker ist als Blau, Blau als Rot und Rot als Gelb, dass die Zahlen von 1 bis 7 gehen, dass benachbarte Farben eine Zahl gemeinsam haben und dass ein gelber Würfel eine einzige 7 hat. Die Tabelle unten passt zu alledem und ist unsere Rekonstruktion ◆; ihr könnt eine andere an ihre Stelle setzen.',
      sides: {
        head: ['Sorte', 'Würfel', 'Seiten'],
        rows: [
          ['[skull-king] Skull King', 'vier Totenköpfe, zwei Flaggen'],
          ['[pirate] Pirat', 'vier Totenköpfe, zwei Flaggen'],
          ['[mermaid] Meerjungfrau', 'vier Totenköpfe, zwei Flaggen'],
          ['[black] Schwarz'],
          ['[blue] Blau'],
          ['[red] Rot'],
          ['[yellow] Gelb', 'drei Flaggen, 1, 1, 7'],
        ],
      },
    },
    setup: {
      title: 'Vorbereitung',
      players: {
        head: ['Spieler', 'Runden'],
      },
      'SD-2':
        'Zu dritt oder viert spielt ihr **8 Runden**, zu fünft **7**, zu sechst **6**. In der ersten Runde zieht jeder einen Würfel aus dem Beutel, in der zweiten zwei und so weiter. Behalt sie hinter deinem Sichtschirm. Nach jeder Runde kommen alle Würfel zurück in den Beutel.',
    },
    round: {
      title: 'Eine Runde',
      'SD-3':
        'Sieh dir deine Würfel an und **sag an**: Wie viele Stiche gewinnst du, von 0 bis zur Nummer der Runde? Alle sagen verdeckt an und dürfen sich umentscheiden, bis die letzte Ansage da ist; dann werden alle gezeigt.',
      'SD-4':
        'Wer die erste Runde beginnt, wird ausgelost. Jede weitere beginnt, wer **rechts** von dem sitzt, der die vorige begonnen hat. Im Stich geht es im Uhrzeigersinn, und wer einen Stich gewinnt, beginnt den nächsten.',
    },
    trick: {
      title: 'Ein Stich',
      'SD-5':
        'Reihum wirft jeder **einen Würfel**. Der erste farbige Würfel des Stichs gibt seine Farbe vor. Hier zählt der Würfel und nicht, was er zeigt: Ein gelber Würfel gibt Gelb vor, auch wenn seine Flagge oben liegt ◆. Besondere Würfel geben nichts vor, und solange nur besondere gefallen sind, darf jeder frei wählen.',
      'SD-6':
        'Hast du Würfel der vorgegebenen Farbe, wirf einen davon **oder einen beliebigen besonderen**; der gilt als besonderer, auch wenn er eine Flagge zeigt. Hast du keinen dieser Farbe, wirf, was du willst.',
      'SD-7':
        'Haben alle geworfen, zählt nur noch, was die Würfel zeigen; ein besonderer Würfel mit Flagge ist einfach eine Flagge. **Die erste Zeile, die passt, entscheidet:**\n(a) Totenkopf des Skull King und Totenkopf einer Meerjungfrau: die Meerjungfrau, und zwar die letzte;\n(b) Totenkopf des Skull King: der letzte;\n(c) Totenkopf eines Piraten: der letzte;\n(d) Totenkopf einer Meerjungfrau: der letzte;\n(e) eine Zahl: die höchste, gleich welcher Farbe, bei gleichen die letzte;\n(f) nichts als Flaggen: die erste.',
      twoSevens: 'Zwei Siebenen, und die gelbe kam später.',
      kingAndMermaid: 'König und Meerjungfrau zeigen beide den Totenkopf: die Meerjungfrau.',
      mermaidFlag: 'Derselbe Stich, aber die Meerjungfrau zeigt eine Flagge: der König.',
      twoPirates: 'Zwei Piraten: Hier ist es der letzte, nicht der erste.',
      pirateAndMermaid: 'Ein Pirat schlägt eine Meerjungfrau, und beide schlagen die 7.',
      onlyFlags: 'Nichts als Flaggen: die zuerst geworfene.',
      boundYetFree: {
        title: 'Gebunden und doch frei',
        text: 'Rot ist vorgegeben. Hinter deinem Sichtschirm liegen [red], [black] und [pirate]. Du darfst Rot oder den Piraten werfen, aber nicht Schwarz: {SD-6}. Zeigt der Pirat seine Flagge, ist er nur eine Flagge, und du hast die Regel trotzdem befolgt.',
      },
    },
    scoring: {
      title: 'Wertung',
      'SD-8':
        'Du hast eins oder mehr angesagt und genau das gewonnen: **20 für jeden Stich** und deine Boni. Du hast mehr oder weniger gewonnen: **−10** für jeden Stich daneben.',
      'SD-9':
        'Du hast 0 angesagt und nichts gewonnen: **+10 mal die Nummer der Runde**. Du hast irgendetwas gewonnen: **−10 mal die Nummer der Runde**, egal wie viel.',
      'SD-10':
        'Boni zählen nur, wenn deine Ansage genau war. Ein Stich mit dem Totenkopf des Skull King: 30 für jeden Totenkopf eines Piraten darin. Ein Stich mit einer Meerjungfrau: 50 für jeden Totenkopf des Skull King darin.',
      mermaidsCatch: {
        title: 'Der Fang der Meerjungfrau',
        text: 'Du hast 1 angesagt und diesen Stich mit der Meerjungfrau gewonnen und keinen anderen: 20 × 1 + 50 = 70. Der Totenkopf des Piraten bringt dir nichts.',
      },
      kingAmongPirates: {
        title: 'Der König unter Piraten',
        text: 'Du hast 2 angesagt, 2 gewonnen, einen davon so: 20 × 2 + 30 × 2 = 100.',
      },
      'SD-11':
        '**Landrattenwertung**, wenn ihr sie vereinbart: 20 für jeden Stich einer genauen Ansage, nichts für eine verfehlte, die Ansage 0 wie in {SD-9} und keine Boni.',
      'SD-12':
        'Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand wird der Sieg geteilt ◆.',
      points: {
        head: ['Runde', 'Ansage', 'Stiche', 'Bonus', 'Normal', 'Landratte'],
      },
    },
    options: {
      title: 'Alle Optionen',
      all: [
        '**Wertung**: normal {SD-8} oder Landratte {SD-11} für alle, die lieber nicht untergehen.',
        '**Würfel** {SD-1}: alle sieben Sorten, wie viele von jeder und was auf ihren sechs Seiten steht. Zusammen müssen es 36 sein; besondere Sorten haben nur Totenköpfe und Flaggen, farbige nur Flaggen und die Zahlen 1 bis 9.',
      ],
      firstGame: 'Nehmt beim ersten Mal die Landrattenwertung: Hoch anzusagen kostet dann nichts.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Rot ist vorgegeben, und ich habe Rot. Darf ich einen Piraten werfen?',
      answer:
        'Ja, einen besonderen Würfel darfst du jederzeit werfen: {SD-6}. Die Regel ist auch erfüllt, wenn er eine Flagge zeigt.',
    },
    flagFirst: {
      ask: 'Ein gelber Würfel fiel zuerst und zeigt seine Flagge. Ist Gelb vorgegeben?',
      answer: 'Ja. Der Würfel gibt seine Farbe vor, was immer er zeigt: {SD-5}.',
    },
    mermaidFirst: {
      ask: 'Der Stich begann mit einer Meerjungfrau. Was muss ich bedienen?',
      answer: 'Nichts, bis jemand einen farbigen Würfel wirft. Der gibt dann vor: {SD-5}.',
    },
    equalNumbers: {
      ask: 'Zwei gleiche Zahlen: Wer gewinnt?',
      answer:
        'Die **zuletzt** geworfene, gleich welcher Farbe: {SD-7}. Das ist umgekehrt wie beim Kartenspiel.',
    },
    trump: {
      ask: 'Gibt es einen Trumpf?',
      answer: 'Nein. Nur die Zahl zählt, nicht die Farbe. Schwarz hat einfach die hohen Zahlen: {SD-7}.',
    },
    allFlags: {
      ask: 'Alle zeigen Flaggen. Wer gewinnt?',
      answer: 'Die **zuerst** geworfene Flagge: {SD-7}. Nur in diesem Fall gewinnt die erste.',
    },
    pirateAndMermaid: {
      ask: 'Ein Pirat und eine Meerjungfrau zeigen den Totenkopf, der König ist nicht dabei. Wer gewinnt?',
      answer:
        'Der Pirat. Meerjungfrauen schlagen nur den König und die Zahlen: {SD-7}. Einen Bonus gibt es dafür nicht.',
    },
    kingsFlag: {
      ask: 'Die Meerjungfrau hat den Stich gewonnen, aber der König zeigt seine Flagge. Bekomme ich 50?',
      answer:
        'Nein. Nur der **Totenkopf** des Skull King zählt; seine Flagge ist eine wie jede andere: {SD-7}, {SD-10}.',
    },
    missedBid: {
      ask: 'Bekomme ich einen Bonus, obwohl ich meine Ansage verfehlt habe?',
      answer:
        'Nein, Boni brauchen eine genaue Ansage, und in der Landrattenwertung gibt es keine: {SD-10}, {SD-11}.',
    },
    zero: {
      ask: 'Zählt die Ansage 0 nach Stichen oder nach der Runde?',
      answer:
        'Nach der Runde: In Runde 6 sind es 60 Punkte hinauf oder hinunter, ob du einen Stich gewonnen hast oder sechs: {SD-9}.',
    },
  },
  cheat: {
    round: {
      title: 'Eine Runde',
      lines: [
        '3 oder 4 Spieler: 8 Runden; 5: 7 Runden; 6: 6 Runden.',
        'Runde 1: ein Würfel für jeden; jede Runde einer mehr. Verdeckt halten.',
        'Alle sagen zugleich an: wie viele Stiche, 0 bis zur Nummer der Runde.',
        'Der Beginn wandert jede Runde nach **rechts**; im Stich geht es im Uhrzeigersinn.',
        'Wer einen Stich gewinnt, beginnt den nächsten.',
      ],
    },
    rolling: {
      title: 'Werfen',
      lines: [
        'Jeder einen Würfel. Der erste farbige gibt seine Farbe vor, was immer er zeigt.',
        'Hast du sie? Wirf diese Farbe oder einen besonderen.',
        'Hast du sie nicht? Wirf, was du willst.',
      ],
    },
    trick: {
      title: 'Wer gewinnt: die erste Zeile, die passt',
      lines: [
        'Totenkopf von Skull King und Meerjungfrau: die letzte Meerjungfrau.',
        'Totenkopf des Skull King.',
        'Der letzte Totenkopf eines Piraten.',
        'Der letzte Totenkopf einer Meerjungfrau.',
        'Die höchste Zahl aller Farben, bei gleichen die letzte.',
        'Nur Flaggen: die erste.',
      ],
    },
    points: {
      title: 'Punkte',
      lines: [
        'Genau: **20** je Stich und alle Boni.',
        'Verfehlt: **−10** je Stich daneben.',
        'Null gehalten: **+10** × Runde; verfehlt: **−10** × Runde.',
        'Landratte: verfehlt gibt nichts (Ansage 0 wie oben), keine Boni.',
      ],
    },
    bonus: {
      title: 'Boni, bei genauer Ansage',
      lines: [
        'Skull King gewinnt: **30** je Totenkopf eines Piraten.',
        'Meerjungfrau gewinnt: **50** für den Totenkopf des Skull King.',
      ],
    },
    dice: {
      title: 'Was auf den Würfeln steht',
      lines: [
        'Skull King 1, Piraten 3, Meerjungfrauen 2: vier Totenköpfe, zwei Flaggen.',
        '[black] Schwarz, 7 Würfel: 5, 5, 6, 6, 7, 7.',
        '[blue] Blau, 7 Würfel: 3, 3, 4, 4, 5, 5.',
        '[red] Rot, 8 Würfel: 1, 1, 2, 2, 3, 3.',
        '[yellow] Gelb, 8 Würfel: Flagge, Flagge, Flagge, 1, 1, 7.',
      ],
    },
  },
};
