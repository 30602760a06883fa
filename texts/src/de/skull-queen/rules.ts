import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'In jedem Stich treiben die höchsten und die niedrigsten Karten Piraten die Planken hinauf und hinab. Bring deine auf die Felder, die sich lohnen, und lass sie nicht ins Meer fallen; wer die meisten Punkte hat, gewinnt.',
  chapters: [
    {
      id: 'box',
      title: 'Was in der Schachtel ist',
      parts: [
        rule(
          'SQ-1',
          'Fünfzig Karten: die Zahlen 1 bis 12 in Rot, Gelb, Grün und Blau und zwei ohne Farbe, der **Affe** (0) und der **Erste Maat** (13). Zu zweit und zu dritt bleiben alle Einsen und alle Zwölfen in der Schachtel; dann sind es 42 Karten.',
        ),
        picture('r1 y5 g8 b12 0 13', 'Vier Farben von 1 bis 12. Der Affe zählt 0, der Erste Maat 13.'),
        {
          kind: 'rule',
          rule: 'SQ-2',
          text: 'Alle haben eine Planke mit fünf Feldern und vier Piraten, einen in jeder Farbe. Das schmale Ende der Planke ist oben. Von oben nach unten bringen die Felder auf der Vorderseite 8, 5, 3, 2, 1 Punkte und auf der Rückseite 1, 2, 3, 5, 8 ◇. Das mittlere Feld bringt 3, oder 4, wenn ihr das so abmacht ◆.',
          ruling: true,
          elsewhere: true,
        },
        picture(
          'plank:front plank:back',
          'Beide Seiten einer Planke. Wer auf einem Feld steht, bekommt die Zahl daneben.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Vorbereitung',
      parts: [
        ruling(
          'SQ-3',
          'Ihr spielt so viele Runden, wie ihr Spieler seid; zu zweit sind es zwei ◆. Für jede Runde werden alle Karten im Spiel gemischt und neu verteilt. Wer zuerst gibt, wird gelost; danach geht das Geben im Uhrzeigersinn reihum.',
        ),
        ruling(
          'SQ-4',
          'Alle bekommen so viele Karten, wie die Tabelle sagt. Zu viert und zu sechst bleiben zwei Karten übrig: sie liegen offen in der Mitte. Ist der Affe oder der Erste Maat dabei, setzt diese Karte die Runde aus. Alle haben sie gesehen, aber sie zählt nie als Karte der Mitte ◆.',
        ),
        table(
          ['Spieler', 'Karten', 'Hand', 'Mitte', 'Runden'],
          ['2 und Geist', '42', '14', '–', '2'],
          ['3', '42', '14', '–', '3'],
          ['4', '50', '12', '2', '4'],
          ['5', '50', '10', '–', '5'],
          ['6', '50', '8', '2', '6'],
        ),
      ],
    },
    {
      id: 'placement',
      title: 'Die Piraten aufstellen',
      parts: [
        ruling(
          'SQ-6',
          'Sieh dir deine Hand und die Mitte an. Dann wählen alle zugleich eine Seite der Planke und für jeden der vier Piraten ein Feld; mehrere dürfen auf einem stehen. Niemand sieht, was die anderen wählen, und bis die Letzten bereit sind, dürfen alle noch ändern ◆.',
        ),
        text(
          'Noch keine Idee? Mit vielen hohen Karten nimm die Seite mit der 8 oben, mit vielen niedrigen die andere. Und stell alle vier Piraten in die Mitte.',
        ),
        example(
          'Alle vier in der Mitte',
          'Rührt sich die ganze Runde keiner von ihnen, sind sie 4 × 3 = 12 Punkte wert. Da ist mehr zu holen.',
          'plank:front:2222',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Karten spielen',
      parts: [
        rule(
          'SQ-7',
          'Wer nach dem Geber sitzt, spielt zum ersten Stich an. Im Uhrzeigersinn spielen alle eine Karte. Die erste Karte mit Farbe sagt diese Farbe an. Hast du die Farbe, musst du sie bedienen, oder du spielst den Affen oder den Ersten Maat; die gehen immer. Hast du sie nicht, spiel, was du willst. Karten in der Mitte zwingen niemanden zu etwas.',
        ),
        picture(
          'g7 g2 13 r9',
          'Grün ist angesagt. Den Ersten Maat darf man auch mit Grün auf der Hand spielen. Ganz rechts hatte jemand kein Grün und war frei.',
        ),
        rule(
          'SQ-8',
          'Affe und Erster Maat haben die angesagte Farbe. Kommen sie vor ihr, warten sie auf die erste Karte mit Farbe und nehmen deren Farbe an. Allein in ihrer Farbe sind sie also nie, und jeder Stich hat eine angesagte Farbe.',
        ),
        example(
          'Der Affe zuerst',
          'Zuerst kommt der Affe, dann die [r4]: Rot ist angesagt, und der Affe ist eine rote 0. Niedriger ist keine rote Karte, also sinkt der rote Pirat von dem, der ihn gespielt hat, um ein Feld. Die [r9] ist die höchste: dort geht es ein Feld hinauf. Die [y12] ist allein in Gelb und kommt in die Mitte.',
          '0 r4 r9 y12',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'Was ein Stich bewirkt',
      parts: [
        rule(
          'SQ-9',
          'Zum Stich gehören alle eben gespielten Karten und die in der Mitte. Geht ihn Farbe für Farbe durch.\n**Eine einzige Karte:** sie kommt in die Mitte oder bleibt dort.\n**Zwei oder mehr:** wer die höchste gespielt hat, zieht den eigenen Piraten dieser Farbe ein Feld **hinauf**; wer die niedrigste gespielt hat, ein Feld **hinab**. Liegt die **8** der Farbe im Stich, sind es hinauf zwei Felder; liegt die **5** darin, sind es hinab zwei, ganz gleich, wem sie gehören und ob sie in der Mitte liegen. Karten der Mitte gehören niemandem: ist eine von ihnen die höchste oder die niedrigste, macht diesen Zug niemand. Danach sind alle Karten dieser Farbe aus der Runde.',
        ),
        example(
          'Die Mitte mischt mit',
          'In der Mitte liegen [y4] und [b3]. Gespielt werden [b6], [g7], [b12] und [b8]. Nur Blau hat mehrere Karten. Am höchsten ist die [b12]: wer sie gespielt hat, zieht den blauen Piraten hinauf, wegen der [b8] gleich zwei Felder. Am niedrigsten ist die [b3] der Mitte: niemand sinkt. Die blauen Karten sind weg, [y4] und [g7] liegen nun in der Mitte, und wer die [b12] gespielt hat, spielt an.',
          'y4 b3 b6 g7 b12 b8',
        ),
        example(
          'Die Mitte leert sich',
          'In der Mitte liegen [y4] und [y9], und niemand spielt Gelb. Das sind zwei gelbe Karten: beide sind aus der Runde, und in Gelb rührt sich niemand. In Rot bringt die [r10] ein Feld hinauf und die [r3] eines hinab.',
          'y4 y9 r3 r10 r6 r7',
        ),
        example(
          'Die 8 und die 5 selbst',
          'Zu dritt: die [g8] ist in Grün die höchste und bringt zwei Felder hinauf, die [g5] ist die niedrigste und bringt zwei hinab. Die [r2] ist allein und kommt in die Mitte.',
          'g8 g5 r2',
        ),
        rule(
          'SQ-10',
          'Ein Pirat, der die Planke verlassen müsste, gleich an welchem Ende, fällt über Bord. Er ist für diese Runde draußen, bringt nichts, und kein Zug holt ihn zurück.',
        ),
        example(
          'Ein Schritt zu viel',
          'Auf der Vorderseite steht ein Pirat aus der Mitte nach zwei Feldern hinauf auf der 8. Muss er noch einmal hinauf, liegt er im Wasser und ist 0 wert.',
          'plank:front:2--- plank:front:0--- plank:front:x---',
        ),
        rule(
          'SQ-11',
          'Den nächsten Stich spielt an, wer in diesem die höchste Zahl gespielt hat, gleich in welcher Farbe. Der Affe zählt 0, der Erste Maat 13; die Mitte zählt nicht. Bei gleichen Zahlen ist es die zuletzt gespielte.',
        ),
        picture(
          'r11 b11 r7',
          'Zwei Elfen. Die blaue kam zuletzt: wer sie gespielt hat, spielt als Nächstes an.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      parts: [
        rule(
          'SQ-12',
          'Sind alle Hände leer, bringt jeder Pirat, der noch auf einer Planke steht, die Punkte seines Feldes. Was in der Mitte liegt, ist nichts wert. Dann kommen die Piraten von den Planken, und für die nächste Runde wählen alle Seite und Felder neu.',
        ),
        example(
          'Eine Runde auf der Vorderseite',
          'Rot steht auf der 8, Gelb auf der 5, Grün auf der 2, und Blau ist über Bord: 8 + 5 + 2 + 0 = 15 Punkte.',
          'plank:front:013x',
        ),
        example(
          'Eine Runde auf der Rückseite',
          'Rot steht ganz unten, Gelb auf dem vierten Feld, Grün in der Mitte und Blau ganz oben: 8 + 5 + 3 + 1 = 17 Punkte, oder 18, wenn die Mitte 4 bringt.',
          'plank:back:4320',
        ),
        ruling(
          'SQ-5',
          'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg ◆.',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Zu zweit mit einem Geist',
      parts: [
        rule(
          'SQ-13',
          'Verteilt die Karten wie zu dritt. Die dritte Hand wird zum Stapel des Geists, verdeckt. Der Geist spielt jeden Stich an, mit der obersten Karte seines Stapels; {SQ-11} braucht es also nicht.\nDann wählt ihr beide heimlich eine Karte und müsst dabei nach {SQ-7} die Farbe des Geists bedienen; beide werden zugleich gezeigt, und der Stich wird wie immer gewertet.\nDer Geist hat keine Planke: ist seine Karte die höchste oder die niedrigste, macht diesen Zug niemand. Ihr gebt abwechselnd.',
        ),
        example(
          'Ein Stich mit dem Geist',
          'Der Geist spielt die [g9] an. Du zeigst die [g3]; dein Gegenüber hat kein Grün und zeigt die [b6]. Die höchste grüne Karte ist die des Geists: niemand steigt. Die niedrigste ist deine: dein grüner Pirat sinkt ein Feld. Die [b6] kommt in die Mitte.',
          'g9 g3 b6',
        ),
        ruling(
          'SQ-14',
          'Spielt der Geist den Affen oder den Ersten Maat an, seid ihr beide frei. Angesagt ist dann die Farbe der Karte von dem, der nach dem Geber sitzt, oder, wenn sie keine hat, die der anderen ◆.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Alle Optionen',
      parts: [
        list(
          '**Mitte der Planke** {SQ-2}: 3 Punkte, wie üblich, oder 4. Mit 4 Punkten lohnt es sich mehr, wenn ein Pirat bleibt, wo du ihn hingestellt hast.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Wer was weiß',
      parts: [
        table(
          ['Was', 'Wer es weiß'],
          ['Deine Hand und deine gewählte Karte neben dem Geist', 'Du; alle, sobald sie gespielt ist'],
          ['Wo deine Piraten stehen', 'Du; alle, sobald die Letzten bereit sind'],
          ['Die Mitte und ein Affe oder Erster Maat, der dort liegt', 'Alle'],
          ['Jede in der Runde gespielte Karte, und von wem', 'Alle'],
          ['Wer gezeigt hat, eine Farbe nicht mehr zu haben', 'Alle'],
          ['Der Stapel des Geists', 'Niemand; wie viele Karten er hat, alle'],
        ),
      ],
    },
  ],
  questions,
  cheat,
};
