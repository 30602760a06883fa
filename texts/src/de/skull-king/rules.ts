import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Vor jeder Runde sagst du an, wie viele Stiche du machst, und dann machst du genau so viele, keinen mehr und keinen weniger. Nach zehn Runden, jede mit einer Karte mehr als die vorige, gewinnt, wer die meisten Punkte hat.',
  chapters: [
    {
      id: 'cards',
      title: 'Die Karten',
      parts: [
        table(
          ['Karten', 'Wie viele', 'Was sie sind'],
          ['[suit:g] [suit:y] [suit:p] 1–14', '42', 'Grün, Gelb und Lila: die einfachen Farben'],
          ['[suit:b] 1–14', '14', 'Schwarz ist Trumpf und schlägt die anderen drei'],
          ['[escape]', '5', 'macht fast nie einen Stich'],
          ['[rosie] [will] [rascal] [juanita] [harry]', '5', 'die Piraten; sie schlagen jede Zahl'],
          ['[tigress]', '1', 'Pirat oder Flucht, wie du beim Ausspielen sagst'],
          ['[skull-king]', '1', 'schlägt die Piraten, unterliegt der Meerjungfrau'],
          ['[mermaid]', '2', 'schlägt jede Zahl und den Skull King, unterliegt Piraten'],
          ['[kraken] [whale]', 'je 1', 'auf Wunsch dabei: stellen einen Stich auf den Kopf'],
          ['[loot]', '2', 'auf Wunsch dabei: schafft Bündnisse'],
        ),
        picture(
          'g7 b14 escape rosie tigress skull-king mermaid',
          'Eine Zahl, der höchste Trumpf, eine Flucht, eine Piratin, die Tigerin, der Skull King und eine Meerjungfrau.',
        ),
        rule(
          'SK-1',
          'Das Grundspiel hat **70 Karten**. Krake, Wal, Beute und die Kräfte der Piraten sind Zusätze; nehmt davon einzelne oder alle.',
        ),
        ruling(
          'SK-2',
          'In der Schachtel liegen leere Karten, und jede kann eine **Hauskarte** werden, bis zu vier. Der Gastgeber gibt ihr einen Namen und macht sie zu einer Sache: Flucht, Pirat ohne Kraft, Meerjungfrau oder eine Zahl von 0 bis 15 in einer Farbe. Von da an ist sie genau das, in jeder Regel ◆. Eine Hauskarte mit der 14 bringt, was eine 14 bringt; 0 und 15 bringen nichts ◆. Auch für einen Hauspiraten bekommt der Skull King seine 30. Hauskarten zählen mit, wenn die Karten auf die Hände verteilt werden.',
        ),
      ],
    },
    {
      id: 'setup',
      title: 'Vorbereitung',
      parts: [
        table(
          ['Spieler', 'Was zu wissen ist'],
          ['2', 'Verteilt eine dritte Hand für den Geist Graubart: {SK-35}.'],
          ['3 bis 7', 'Wie beschrieben; die Karten reichen für zehn auf jeder Hand.'],
          ['8', 'Mit 70 Karten werden die Runden 9 und 10 mit 8 Karten gespielt, denn mehr gibt es nicht.'],
        ),
        rule(
          'SK-3',
          'Es gibt **zehn Runden**. In der ersten bekommt jeder eine Karte, in der zweiten zwei und so weiter; jedes Mal werden alle Karten neu gemischt. Niemand bekommt je mehr als die Karten geteilt durch die Hände, abgerundet; so halten immer alle gleich viele. Wo diese Regeln „verteilte Karten“ sagen, ist die wirklich verteilte Zahl gemeint.',
        ),
        {
          kind: 'rule',
          rule: 'SK-4',
          text: 'Ihr könnt andere Runden vereinbaren ◇: **Ruhige See** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **Rauferei** 6, 7, 8, 9, 10; **Überfall** fünf Runden mit 5; **Sperrfeuer** zehn Runden mit 10; **Strudel** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **Ab ins Bett** eine einzige Runde mit 1; oder eine eigene Liste von 1 bis 20 Runden mit 1 bis 14 Karten.',
          elsewhere: true,
        },
        ruling(
          'SK-5',
          'Der Zufall bestimmt, wer zuerst gibt ◆. Nach jeder Runde gibt, wer links davon sitzt.',
        ),
      ],
    },
    {
      id: 'round',
      title: 'Eine Runde',
      parts: [
        rule(
          'SK-6',
          'Sieh dir deine Karten an. Dann sagen **alle zugleich** an: Wie viele Stiche machst du, von 0 bis zu den verteilten Karten? Die Ansagen bleiben verdeckt und lassen sich ändern, bis die letzte da ist; dann werden alle gezeigt.',
        ),
        rule(
          'SK-7',
          'Spielt ihr mit der **Kanonenkugel**, wählt jetzt jeder ebenso verdeckt Kartätsche oder Kanonenkugel: {SK-28}.',
        ),
        rule(
          'SK-8',
          'Links vom Geber wird der erste Stich angespielt, und es geht im Uhrzeigersinn, eine Karte von jedem. Wer einen Stich macht, spielt den nächsten an, wenn keine Regel es anders sagt. Sind die Hände leer, wird gewertet.',
        ),
        ruling(
          'SK-9',
          'Nach der letzten Runde gewinnt, wer am meisten Punkte hat. Bei gleichen Punkten wird der Platz geteilt ◆.',
        ),
      ],
    },
    {
      id: 'follow',
      title: 'Farbe bedienen',
      parts: [
        ruling(
          'SK-10',
          'Die erste Karte, die weder Flucht noch Beute ist, legt den Stich fest; die Tigerin als Flucht gilt als Flucht. Ist es eine Zahl, so **ist ihre Farbe angespielt**. Ist es etwas anderes (Pirat, Meerjungfrau, Skull King, Krake, Wal), so ist bis zum Ende des Stichs **keine Farbe angespielt**, auch wenn vorher eine Flucht lag ◆.',
        ),
        rule(
          'SK-11',
          'Hast du die angespielte Farbe und willst eine **Zahl** spielen, so muss sie von dieser Farbe sein. Eine Karte **ohne Zahl** darfst du jederzeit spielen. Hast du die Farbe nicht, spiel, was du willst. Schwarz ist keine Ausnahme: Solange du die angespielte Farbe hast, darfst du nicht trumpfen.',
        ),
        rule('SK-12', 'Wer die Tigerin spielt, sagt sofort, ob sie Pirat oder Flucht ist.'),
        example(
          'Zuerst eine Flucht',
          'Die Flucht legt nichts fest, aber dann tut es Will: Keine Farbe ist angespielt. Wer als Dritter dran ist, darf jede Zahl spielen, auch die [g3] mit anderen Farben auf der Hand. Will macht den Stich.',
          'escape *will g3',
        ),
      ],
    },
    {
      id: 'trick',
      title: 'Wer den Stich macht',
      parts: [
        text(
          'Geh diese Liste von oben durch. **Die erste Zeile, die passt, entscheidet**, und nichts darunter zählt mehr.',
        ),
        rule(
          'SK-13',
          'Krake und Wal in einem Stich: Nur wer von beiden **später** kam, wirkt. Der andere tut gar nichts.',
        ),
        picture('kraken whale *g2', 'Der Wal kam später und wirkt, der Krake tut nichts. Eine 2 genügt.'),
        picture(
          'whale kraken g2',
          'Andersherum: Der Krake wirkt, und niemand macht den Stich. Wer die [g2] gespielt hat, sitzt links vom Kraken und spielt an.',
        ),
        rule(
          'SK-14',
          '**Der Krake**: Niemand macht den Stich. Seine Karten kommen beiseite; es gibt keinen Bonus, kein Bündnis und keine Kraft. Wer links von dem sitzt, der den Kraken gespielt hat, spielt als Nächstes an. Ihr könnt auch vereinbaren, dass anspielt, wer den Stich gemacht hätte: Denkt ihn euch ohne beide Ungeheuer und wertet ihn mit der Farbe, die dann angespielt wäre; {SK-15} bleibt davon unberührt.',
        ),
        ruling(
          'SK-15',
          '**Der weiße Wal**: Jede Karte ohne Zahl ist zerstört, und Farben zählen nicht mehr. Die höchste Zahl macht den Stich, bei gleichen die zuerst gespielte. Ohne Zahl macht ihn niemand, und wer den Wal gespielt hat, spielt als Nächstes an. Zerstörte Karten fangen nichts, verbünden niemanden und leihen keine Kraft ◆; eine 14 zahlt trotzdem an den, der den Stich macht.',
        ),
        picture(
          'b2 rosie *y14 skull-king whale',
          'Der Wal war da. Nur Zahlen sind übrig, und 14 ist die höchste.',
        ),
        picture('*g9 y9 whale', 'Zwei Neunen unter dem Wal: die zuerst gespielte.'),
        rule('SK-16', '**Skull King und Meerjungfrau**: die Meerjungfrau, bei zweien die zuerst gespielte.'),
        picture('y14 will skull-king *mermaid', 'Pirat, König und Meerjungfrau zusammen: die Meerjungfrau.'),
        rule('SK-17', '**Der Skull King** macht ihn.'),
        rule('SK-18', 'Der zuerst gespielte **Pirat** macht ihn; die Tigerin als Pirat gehört dazu.'),
        rule('SK-19', 'Die zuerst gespielte **Meerjungfrau** macht ihn.'),
        ruling(
          'SK-20',
          'Die höchste **schwarze** Zahl macht ihn. Bei zwei gleichen, was nur mit Hauskarten vorkommt, die zuerst gespielte ◆.',
        ),
        picture('y12 y5 *b2', 'Schwarz ist Trumpf: Der kleinste schlägt jede gelbe Zahl.'),
        ruling(
          'SK-21',
          'Die höchste Zahl der **angespielten Farbe** macht ihn; auch hier bei gleichen die zuerst gespielte ◆.',
        ),
        picture(
          '*y12 y5 p14',
          'Gelb ist angespielt. Die lila 14 ist höher, aber von anderer Farbe, und macht nichts.',
        ),
        rule(
          'SK-22',
          'Nichts als Flucht, Tigerin als Flucht und Beute: Die **allererste Karte** macht den Stich, ob man will oder nicht.',
        ),
        picture('*escape loot tigress:escape', 'Alle sind geflohen: Die erste Karte macht den Stich.'),
      ],
    },
    {
      id: 'bonus',
      title: 'Boni',
      parts: [
        text(
          'Boni kommen mit den Stichen, die du machst, und zählen nur, wenn deine Ansage gut genug ist: {SK-26}, {SK-27}.',
        ),
        rule(
          'SK-23',
          'Jede **14** in Grün, Gelb oder Lila bringt 10, die **schwarze 14** bringt 20, egal wer sie gespielt hat.',
        ),
        rule(
          'SK-24',
          'Ein **Pirat**, der den Stich macht, bringt 20 für jede Meerjungfrau darin. Der **Skull King** bringt 30 für jeden Piraten. Eine **Meerjungfrau**, die den Skull King fängt, bringt 40, und nichts für Piraten in diesem Stich. Die Tigerin als Pirat ist hier ein Pirat. Wann die Karten gespielt wurden, ist gleich.',
        ),
        example(
          'Ein Pirat und zwei Meerjungfrauen',
          'Will macht den Stich und fängt beide Meerjungfrauen: 20 + 20 = 40.',
          'mermaid *will mermaid',
        ),
        example(
          'Der König bei der Arbeit',
          'Der Skull King fängt die Tigerin als Pirat, und die grüne 14 kommt mit: 30 + 10 = 40.',
          '*skull-king tigress:pirate g14',
        ),
        example(
          'Der Tag der Meerjungfrau',
          'Die Meerjungfrau fängt den Skull King und die gelbe 14; Will bringt ihr nichts: 40 + 10 = 50.',
          'y14 will skull-king *mermaid',
        ),
        rule(
          'SK-25',
          '**Beute** verbündet den, der sie spielt, mit dem, der den Stich macht. Halten **beide** ihre Ansage genau, bekommt jeder 20, bei beiden Wertungen. Die eigene Beute zu holen verbündet niemanden; zwei Beutekarten machen zwei Bündnisse.',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      parts: [
        rule(
          'SK-26',
          '**Skull-King-Wertung.** Bei einer Ansage von eins oder mehr: gehalten, bekommst du 20 für jeden Stich und alle Boni; verfehlt, verlierst du 10 für jeden Stich zu viel oder zu wenig, und Boni zählen nicht. Bei der Ansage 0: gehalten, bekommst du 10 mal die verteilten Karten (und Beute, falls vorhanden); verfehlt, verlierst du 10 mal die verteilten Karten, egal um wie viel.',
        ),
        example(
          'Zwei Stiche und die schwarze 14',
          'Du hast 2 angesagt und 2 gemacht, in einem lag die schwarze 14: 20 × 2 + 20 = 60. Mit 3 Stichen wären es −10 × 1 = −10, und die 14 wäre nichts wert.',
        ),
        example(
          'Null in Runde neun',
          'Du hast mit neun Karten 0 angesagt. Ohne Stich: 10 × 9 = 90. Mit einem Stich oder mit fünf: −10 × 9 = −90.',
        ),
        example(
          'Verbündete',
          'Du hast Beute gespielt, und Mina hat den Stich gemacht. Du hast mit sechs Karten 0 angesagt und keinen Stich: 10 × 6 + 20 = 80. Mina hat 1 angesagt und 1 gemacht: 20 × 1 + 20 = 40. Hätte sie ihre Ansage verfehlt, hättest du 60.',
        ),
        rule(
          'SK-27',
          '**Rascals Wertung.** Für alle stehen 10 mal die verteilten Karten auf dem Spiel. Genau: alles davon und alle Boni. Um eins daneben: von beidem die Hälfte. Weiter daneben: nichts. Eine verfehlte Ansage kostet nie Punkte.',
        ),
        example(
          'Rascal, um eins daneben',
          'Fünf Karten; du hast 2 angesagt, 3 gemacht und 30 an Boni gefangen: (10 × 5 + 30) ÷ 2 = 40. Um zwei daneben gibt es nichts.',
        ),
        rule(
          'SK-28',
          '**Kanonenkugel**, nur mit Rascals Wertung. Genau: 15 mal die verteilten Karten und alle Boni. Sonst: nichts. Wer Kartätsche gewählt hat, wertet wie in {SK-27}.',
        ),
        example(
          'Kanonenkugel und Einsatz',
          'Sechs Karten, eine Kanonenkugel, bei Rascal 20 gesetzt. Genau: 15 × 6 + 20 = 110. Daneben: 0 − 20 = −20.',
        ),
        table(
          ['Karten', 'Ansage', 'Stiche', 'Bonus', 'Skull King', 'Rascal'],
          ['3', '3', '3', '0', '+60', '+30'],
          ['4', '2', '4', '0', '−20', '0'],
          ['7', '0', '0', '0', '+70', '+70'],
          ['9', '0', '2', '0', '−90', '0'],
          ['4', '0', '1', '0', '−40', '+20'],
          ['5', '2', '3', '30', '−10', '+40'],
          ['8', '1', '1', '50', '+70', '+130'],
        ),
      ],
    },
    {
      id: 'powers',
      title: 'Die Kräfte der Piraten',
      parts: [
        picture('rosie will rascal juanita harry', 'Rosie, Will, Rascal, Juanita und Harry.'),
        ruling(
          'SK-29',
          '**Macht dein Pirat den Stich**, nutzt du sofort seine Kraft, noch vor dem nächsten Anspiel. Ein Stich, den niemand macht, weckt keine Kraft, und auch keiner, den unter dem Wal eine Zahl macht. Nach dem letzten Stich einer Runde wirkt nur noch Harry; die anderen verfallen. Tigerin, Hauskarten und der Geist haben keine Kraft ◆.',
        ),
        rule(
          'SK-30',
          '**Rosie**: Sag, wer den nächsten Stich anspielt, wer immer du willst, auch du selbst.',
        ),
        ruling(
          'SK-31',
          '**Will**: Nimm die zwei obersten nicht verteilten Karten und wirf dann ebenso viele ab, neue oder alte. Sind es weniger, nimm die; sind keine da, passiert nichts ◆. Die anderen erfahren nur, wie viele.',
        ),
        ruling(
          'SK-32',
          '**Rascal**: Setz 0, 10 oder 20, für alle sichtbar ◆. Hältst du deine Ansage genau, gewinnst du den Einsatz, sonst verlierst du ihn. Er kommt bei beiden Wertungen zu allem anderen dazu und wird nie halbiert.',
        ),
        ruling(
          'SK-33',
          '**Juanita**: Sieh dir alle nicht verteilten Karten an, in keiner bestimmten Reihenfolge ◆, und behalt es für dich. Zu entscheiden gibt es nichts, also wartet niemand. Was Will gezogen hat, ist nicht dabei; was er abgeworfen hat und der Stapel des Geistes werden nicht gezeigt.',
        ),
        ruling(
          'SK-34',
          '**Harry**: Ändere deine Ansage um eins nach oben oder unten, oder lass sie, für alle sichtbar; sie bleibt zwischen 0 und den verteilten Karten ◆. Von da an ist das deine Ansage für alles: Punkte, Boni, Bündnisse, Einsatz und Kanonenkugel. Was du geladen hast, bleibt geladen ◆. Nach dem letzten Stich kommt Harry vor der Wertung.',
        ),
      ],
    },
    {
      id: 'two',
      title: 'Zu zweit',
      parts: [
        rule(
          'SK-35',
          'Verteilt **drei Hände**. Die dritte ist der verdeckte Stapel des Geistes **Graubart**, der weder ansagt noch punktet. Ihr beide spielt abwechselnd den ersten Stich einer Runde an.',
        ),
        rule(
          'SK-36',
          'Wann immer einer von euch anspielt, kommt Graubart als Zweiter mit der obersten Karte seines Stapels und der andere als Dritter. Er bedient keine Farbe, aber seine Karte legt wie jede andere fest, was angespielt ist. Seine Tigerin ist eine Flucht.',
        ),
        ruling(
          'SK-37',
          'Macht Graubart einen Stich, spielt er den nächsten mit seiner obersten Karte an, und ihr folgt in der Reihenfolge, die ihr vorher hattet ◆. Nur so spielt er an. Wo eine andere Regel ihm das Anspiel gäbe (links vom Kraken, sein Wal ohne Zahl, wer den Stich gemacht hätte), geht es an den, der in diesem Stich gleich nach ihm kam, oder an den Ersten des Stichs, wenn er Letzter war ◆.',
        ),
        ruling(
          'SK-38',
          'Karten in seinen Stichen zählen für niemanden, Beute, die er spielt oder holt, verbündet niemanden, und Rosie nennt einen von euch beiden ◆.',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Alle Optionen',
      parts: [
        list(
          '**Wertung**: Skull King {SK-26} oder Rascal {SK-27}, und mit Rascal die Kanonenkugel {SK-28}.',
          '**Krake** {SK-14}, **weißer Wal** {SK-15}, **Beute** {SK-25}, **Kräfte der Piraten** {SK-29}: jedes für sich.',
          '**Nach dem Kraken** {SK-14}: Es spielt an, wer links sitzt, oder wer den Stich gemacht hätte.',
          '**Runden** {SK-4}: klassisch, einer von sechs anderen Verläufen oder eine eigene Liste.',
          '**Hauskarten** {SK-2}: bis zu vier eigene.',
        ),
        text(
          'Lasst beim ersten Mal alles davon weg und spielt nur die ersten fünf Runden. Wenn alle ansagen können, nehmt Beute und Kräfte dazu und die beiden Ungeheuer zuletzt.',
        ),
      ],
    },
  ],
  questions,
  cheat,
};
