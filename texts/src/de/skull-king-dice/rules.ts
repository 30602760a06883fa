import { example, list, picture, question, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';

export const rulebook: Rulebook = {
  goal: 'In jeder Runde ziehst du verdeckt Würfel, sagst an, wie viele Stiche du mit ihnen gewinnst, und versuchst dann, genau so viele zu gewinnen. Welchen Würfel du wirfst, entscheidest du; was er zeigt, entscheidet die See.',
  chapters: [
    {
      id: 'dice',
      title: 'Die Würfel',
      parts: [
        picture(
          'skull-king pirate mermaid black blue red yellow',
          'Die sieben Sorten: Skull King, Pirat, Meerjungfrau; Schwarz, Blau, Rot, Gelb.',
        ),
        {
          kind: 'rule',
          rule: 'SD-1',
          text: 'Es gibt **36 Würfel** in sieben Sorten. Drei sind **besonders**: Skull King, Pirat und Meerjungfrau. Sie tragen Totenköpfe und weiße Flaggen und keine Zahlen. Vier sind **farbig**: Schwarz, Blau, Rot und Gelb. Sie tragen Zahlen, und Gelb außerdem Flaggen. Das Bild der Seiten ist uns nicht überliefert. Besprechungen sagen ◇, dass besondere Würfel vier Totenköpfe und zwei Flaggen haben, dass Schwarz stärker ist als Blau, Blau als Rot und Rot als Gelb, dass die Zahlen von 1 bis 7 gehen, dass benachbarte Farben eine Zahl gemeinsam haben und dass ein gelber Würfel eine einzige 7 hat. Die Tabelle unten passt zu alledem und ist unsere Rekonstruktion ◆; ihr könnt eine andere an ihre Stelle setzen.',
          ruling: true,
          elsewhere: true,
        },
        table(
          ['Sorte', 'Würfel', 'Seiten'],
          ['[skull-king] Skull King', '1', 'vier Totenköpfe, zwei Flaggen'],
          ['[pirate] Pirat', '3', 'vier Totenköpfe, zwei Flaggen'],
          ['[mermaid] Meerjungfrau', '2', 'vier Totenköpfe, zwei Flaggen'],
          ['[black] Schwarz', '7', '5, 5, 6, 6, 7, 7'],
          ['[blue] Blau', '7', '3, 3, 4, 4, 5, 5'],
          ['[red] Rot', '8', '1, 1, 2, 2, 3, 3'],
          ['[yellow] Gelb', '8', 'drei Flaggen, 1, 1, 7'],
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Vorbereitung',
      parts: [
        table(['Spieler', 'Runden'], ['3', '8'], ['4', '8'], ['5', '7'], ['6', '6']),
        rule(
          'SD-2',
          'Zu dritt oder viert spielt ihr **8 Runden**, zu fünft **7**, zu sechst **6**. In der ersten Runde zieht jeder einen Würfel aus dem Beutel, in der zweiten zwei und so weiter. Behalt sie hinter deinem Sichtschirm. Nach jeder Runde kommen alle Würfel zurück in den Beutel.',
        ),
      ],
    },
    {
      id: 'round',
      title: 'Eine Runde',
      parts: [
        rule(
          'SD-3',
          'Sieh dir deine Würfel an und **sag an**: Wie viele Stiche gewinnst du, von 0 bis zur Nummer der Runde? Alle sagen verdeckt an und dürfen sich umentscheiden, bis die letzte Ansage da ist; dann werden alle gezeigt.',
        ),
        rule(
          'SD-4',
          'Wer die erste Runde beginnt, wird ausgelost. Jede weitere beginnt, wer **rechts** von dem sitzt, der die vorige begonnen hat. Im Stich geht es im Uhrzeigersinn, und wer einen Stich gewinnt, beginnt den nächsten.',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'Ein Stich',
      parts: [
        ruling(
          'SD-5',
          'Reihum wirft jeder **einen Würfel**. Der erste farbige Würfel des Stichs gibt seine Farbe vor. Hier zählt der Würfel und nicht, was er zeigt: Ein gelber Würfel gibt Gelb vor, auch wenn seine Flagge oben liegt ◆. Besondere Würfel geben nichts vor, und solange nur besondere gefallen sind, darf jeder frei wählen.',
        ),
        rule(
          'SD-6',
          'Hast du Würfel der vorgegebenen Farbe, wirf einen davon **oder einen beliebigen besonderen**; der gilt als besonderer, auch wenn er eine Flagge zeigt. Hast du keinen dieser Farbe, wirf, was du willst.',
        ),
        rule(
          'SD-7',
          'Haben alle geworfen, zählt nur noch, was die Würfel zeigen; ein besonderer Würfel mit Flagge ist einfach eine Flagge. **Die erste Zeile, die passt, entscheidet:**\n(a) Totenkopf des Skull King und Totenkopf einer Meerjungfrau: die Meerjungfrau, und zwar die letzte;\n(b) Totenkopf des Skull King: der letzte;\n(c) Totenkopf eines Piraten: der letzte;\n(d) Totenkopf einer Meerjungfrau: der letzte;\n(e) eine Zahl: die höchste, gleich welcher Farbe, bei gleichen die letzte;\n(f) nichts als Flaggen: die erste.',
        ),
        picture('black:6 black:7 red:2 *yellow:7 black:5', 'Zwei Siebenen, und die gelbe kam später.'),
        picture(
          'pirate:skull skull-king:skull black:5 black:6 *mermaid:skull',
          'König und Meerjungfrau zeigen beide den Totenkopf: die Meerjungfrau.',
        ),
        picture(
          'pirate:skull *skull-king:skull black:5 black:6 mermaid:flag',
          'Derselbe Stich, aber die Meerjungfrau zeigt eine Flagge: der König.',
        ),
        picture('pirate:skull red:3 *pirate:skull', 'Zwei Piraten: Hier ist es der letzte, nicht der erste.'),
        picture(
          'mermaid:skull *pirate:skull black:7',
          'Ein Pirat schlägt eine Meerjungfrau, und beide schlagen die 7.',
        ),
        picture('*yellow:flag pirate:flag mermaid:flag', 'Nichts als Flaggen: die zuerst geworfene.'),
        example(
          'Gebunden und doch frei',
          'Rot ist vorgegeben. Hinter deinem Sichtschirm liegen [red], [black] und [pirate]. Du darfst Rot oder den Piraten werfen, aber nicht Schwarz: {SD-6}. Zeigt der Pirat seine Flagge, ist er nur eine Flagge, und du hast die Regel trotzdem befolgt.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      parts: [
        rule(
          'SD-8',
          'Du hast eins oder mehr angesagt und genau das gewonnen: **20 für jeden Stich** und deine Boni. Du hast mehr oder weniger gewonnen: **−10** für jeden Stich daneben.',
        ),
        rule(
          'SD-9',
          'Du hast 0 angesagt und nichts gewonnen: **+10 mal die Nummer der Runde**. Du hast irgendetwas gewonnen: **−10 mal die Nummer der Runde**, egal wie viel.',
        ),
        rule(
          'SD-10',
          'Boni zählen nur, wenn deine Ansage genau war. Ein Stich mit dem Totenkopf des Skull King: 30 für jeden Totenkopf eines Piraten darin. Ein Stich mit einer Meerjungfrau: 50 für jeden Totenkopf des Skull King darin.',
        ),
        example(
          'Der Fang der Meerjungfrau',
          'Du hast 1 angesagt und diesen Stich mit der Meerjungfrau gewonnen und keinen anderen: 20 × 1 + 50 = 70. Der Totenkopf des Piraten bringt dir nichts.',
          'pirate:skull skull-king:skull black:5 black:6 *mermaid:skull',
        ),
        example(
          'Der König unter Piraten',
          'Du hast 2 angesagt, 2 gewonnen, einen davon so: 20 × 2 + 30 × 2 = 100.',
          'pirate:skull *skull-king:skull pirate:skull',
        ),
        rule(
          'SD-11',
          '**Landrattenwertung**, wenn ihr sie vereinbart: 20 für jeden Stich einer genauen Ansage, nichts für eine verfehlte, die Ansage 0 wie in {SD-9} und keine Boni.',
        ),
        ruling(
          'SD-12',
          'Nach der letzten Runde gewinnt, wer die meisten Punkte hat. Bei Gleichstand wird der Sieg geteilt ◆.',
        ),
        table(
          ['Runde', 'Ansage', 'Stiche', 'Bonus', 'Normal', 'Landratte'],
          ['8', '5', '1', '0', '−40', '0'],
          ['4', '0', '0', '0', '+40', '+40'],
          ['6', '0', '2', '0', '−60', '−60'],
          ['5', '2', '2', '50', '+90', '+40'],
          ['3', '1', '2', '30', '−10', '0'],
          ['7', '3', '3', '0', '+60', '+60'],
        ),
      ],
    },
    {
      id: 'options',
      title: 'Alle Optionen',
      parts: [
        list(
          '**Wertung**: normal {SD-8} oder Landratte {SD-11} für alle, die lieber nicht untergehen.',
          '**Würfel** {SD-1}: alle sieben Sorten, wie viele von jeder und was auf ihren sechs Seiten steht. Zusammen müssen es 36 sein; besondere Sorten haben nur Totenköpfe und Flaggen, farbige nur Flaggen und die Zahlen 1 bis 9.',
        ),
        text('Nehmt beim ersten Mal die Landrattenwertung: Hoch anzusagen kostet dann nichts.'),
      ],
    },
  ],
  questions: [
    question(
      'Rot ist vorgegeben, und ich habe Rot. Darf ich einen Piraten werfen?',
      'Ja, einen besonderen Würfel darfst du jederzeit werfen: {SD-6}. Die Regel ist auch erfüllt, wenn er eine Flagge zeigt.',
    ),
    question(
      'Ein gelber Würfel fiel zuerst und zeigt seine Flagge. Ist Gelb vorgegeben?',
      'Ja. Der Würfel gibt seine Farbe vor, was immer er zeigt: {SD-5}.',
    ),
    question(
      'Der Stich begann mit einer Meerjungfrau. Was muss ich bedienen?',
      'Nichts, bis jemand einen farbigen Würfel wirft. Der gibt dann vor: {SD-5}.',
    ),
    question(
      'Zwei gleiche Zahlen: Wer gewinnt?',
      'Die **zuletzt** geworfene, gleich welcher Farbe: {SD-7}. Das ist umgekehrt wie beim Kartenspiel.',
    ),
    question(
      'Gibt es einen Trumpf?',
      'Nein. Nur die Zahl zählt, nicht die Farbe. Schwarz hat einfach die hohen Zahlen: {SD-7}.',
    ),
    question(
      'Alle zeigen Flaggen. Wer gewinnt?',
      'Die **zuerst** geworfene Flagge: {SD-7}. Nur in diesem Fall gewinnt die erste.',
    ),
    question(
      'Ein Pirat und eine Meerjungfrau zeigen den Totenkopf, der König ist nicht dabei. Wer gewinnt?',
      'Der Pirat. Meerjungfrauen schlagen nur den König und die Zahlen: {SD-7}. Einen Bonus gibt es dafür nicht.',
    ),
    question(
      'Die Meerjungfrau hat den Stich gewonnen, aber der König zeigt seine Flagge. Bekomme ich 50?',
      'Nein. Nur der **Totenkopf** des Skull King zählt; seine Flagge ist eine wie jede andere: {SD-7}, {SD-10}.',
    ),
    question(
      'Bekomme ich einen Bonus, obwohl ich meine Ansage verfehlt habe?',
      'Nein, Boni brauchen eine genaue Ansage, und in der Landrattenwertung gibt es keine: {SD-10}, {SD-11}.',
    ),
    question(
      'Zählt die Ansage 0 nach Stichen oder nach der Runde?',
      'Nach der Runde: In Runde 6 sind es 60 Punkte hinauf oder hinunter, ob du einen Stich gewonnen hast oder sechs: {SD-9}.',
    ),
  ],
  cheat: [
    {
      title: 'Eine Runde',
      lines: [
        '3 oder 4 Spieler: 8 Runden; 5: 7 Runden; 6: 6 Runden.',
        'Runde 1: ein Würfel für jeden; jede Runde einer mehr. Verdeckt halten.',
        'Alle sagen zugleich an: wie viele Stiche, 0 bis zur Nummer der Runde.',
        'Der Beginn wandert jede Runde nach **rechts**; im Stich geht es im Uhrzeigersinn.',
        'Wer einen Stich gewinnt, beginnt den nächsten.',
      ],
    },
    {
      title: 'Werfen',
      lines: [
        'Jeder einen Würfel. Der erste farbige gibt seine Farbe vor, was immer er zeigt.',
        'Hast du sie? Wirf diese Farbe oder einen besonderen.',
        'Hast du sie nicht? Wirf, was du willst.',
      ],
    },
    {
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
    {
      title: 'Punkte',
      lines: [
        'Genau: **20** je Stich und alle Boni.',
        'Verfehlt: **−10** je Stich daneben.',
        'Null gehalten: **+10** × Runde; verfehlt: **−10** × Runde.',
        'Landratte: verfehlt gibt nichts (Ansage 0 wie oben), keine Boni.',
      ],
    },
    {
      title: 'Boni, bei genauer Ansage',
      lines: [
        'Skull King gewinnt: **30** je Totenkopf eines Piraten.',
        'Meerjungfrau gewinnt: **50** für den Totenkopf des Skull King.',
      ],
    },
    {
      title: 'Was auf den Würfeln steht',
      lines: [
        'Skull King 1, Piraten 3, Meerjungfrauen 2: vier Totenköpfe, zwei Flaggen.',
        '[black] Schwarz, 7 Würfel: 5, 5, 6, 6, 7, 7.',
        '[blue] Blau, 7 Würfel: 3, 3, 4, 4, 5, 5.',
        '[red] Rot, 8 Würfel: 1, 1, 2, 2, 3, 3.',
        '[yellow] Gelb, 8 Würfel: Flagge, Flagge, Flagge, 1, 1, 7.',
      ],
    },
  ],
};
