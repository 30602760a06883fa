import type { Rules } from '../../skull-king/rules.js';

export const rules: Rules = {
  goal: 'Vor jeder Runde sagst du an, wie viele Stiche du machst, und dann machst du genau so viele, keinen mehr und keinen weniger. Nach zehn Runden, jede mit einer Karte mehr als die vorige, gewinnt, wer die meisten Punkte hat.',
  chapters: {
    cards: {
      title: 'Die Karten',
      kinds: {
        head: ['Karten', 'Wie viele', 'Was sie sind'],
        rows: [
          ['Grün, Gelb und Lila: die einfachen Farben'],
          ['Schwarz ist Trumpf und schlägt die anderen drei'],
          ['macht fast nie einen Stich'],
          ['die Piraten; sie schlagen jede Zahl'],
          ['Pirat oder Flucht, wie du beim Ausspielen sagst'],
          ['schlägt die Piraten, unterliegt der Meerjungfrau'],
          ['schlägt jede Zahl und den Skull King, unterliegt Piraten'],
          ['je 1', 'auf Wunsch dabei: stellen einen Stich auf den Kopf'],
          ['auf Wunsch dabei: schafft Bündnisse'],
        ],
      },
      seven:
        'Eine Zahl, der höchste Trumpf, eine Flucht, eine Piratin, die Tigerin, der Skull King und eine Meerjungfrau.',
      'SK-1':
        'Das Grundspiel hat **70 Karten**. Krake, Wal, Beute und die Kräfte der Piraten sind Zusätze; nehmt davon einzelne oder alle.',
      'SK-2':
        'In der Schachtel liegen leere Karten, und jede kann eine **Hauskarte** werden, bis zu vier. Der Gastgeber gibt ihr einen Namen und macht sie zu einer Sache: Flucht, Pirat ohne Kraft, Meerjungfrau oder eine Zahl von 0 bis 15 in einer Farbe. Von da an ist sie genau das, in jeder Regel ◆. Eine Hauskarte mit der 14 bringt, was eine 14 bringt; 0 und 15 bringen nichts ◆. Auch für einen Hauspiraten bekommt der Skull King seine 30. Hauskarten zählen mit, wenn die Karten auf die Hände verteilt werden.',
    },
    setup: {
      title: 'Vorbereitung',
      players: {
        head: ['Spieler', 'Was zu wissen ist'],
        rows: [
          ['Verteilt eine dritte Hand für den Geist Graubart: {SK-35}.'],
          ['3 bis 7', 'Wie beschrieben; die Karten reichen für zehn auf jeder Hand.'],
          ['Mit 70 Karten werden die Runden 9 und 10 mit 8 Karten gespielt, denn mehr gibt es nicht.'],
        ],
      },
      'SK-3':
        'Es gibt **zehn Runden**. In der ersten bekommt jeder eine Karte, in der zweiten zwei und so weiter; jedes Mal werden alle Karten neu gemischt. Niemand bekommt je mehr als die Karten geteilt durch die Hände, abgerundet; so halten immer alle gleich viele. Wo diese Regeln „verteilte Karten“ sagen, ist die wirklich verteilte Zahl gemeint.',
      'SK-4':
        'Ihr könnt andere Runden vereinbaren ◇: **Ruhige See** 2, 2, 4, 4, 6, 6, 8, 8, 10, 10; **Rauferei** 6, 7, 8, 9, 10; **Überfall** fünf Runden mit 5; **Sperrfeuer** zehn Runden mit 10; **Strudel** 9, 9, 7, 7, 5, 5, 3, 3, 1, 1; **Ab ins Bett** eine einzige Runde mit 1; oder eine eigene Liste von 1 bis 20 Runden mit 1 bis 14 Karten.',
      'SK-5': 'Der Zufall bestimmt, wer zuerst gibt ◆. Nach jeder Runde gibt, wer links davon sitzt.',
    },
    round: {
      title: 'Eine Runde',
      'SK-6':
        'Sieh dir deine Karten an. Dann sagen **alle zugleich** an: Wie viele Stiche machst du, von 0 bis zu den verteilten Karten? Die Ansagen bleiben verdeckt und lassen sich ändern, bis die letzte da ist; dann werden alle gezeigt.',
      'SK-7':
        'Spielt ihr mit der **Kanonenkugel**, wählt jetzt jeder ebenso verdeckt Kartätsche oder Kanonenkugel: {SK-28}.',
      'SK-8':
        'Links vom Geber wird der erste Stich angespielt, und es geht im Uhrzeigersinn, eine Karte von jedem. Wer einen Stich macht, spielt den nächsten an, wenn keine Regel es anders sagt. Sind die Hände leer, wird gewertet.',
      'SK-9':
        'Nach der letzten Runde gewinnt, wer am meisten Punkte hat. Bei gleichen Punkten wird der Platz geteilt ◆.',
    },
    follow: {
      title: 'Farbe bedienen',
      'SK-10':
        'Die erste Karte, die weder Flucht noch Beute ist, legt den Stich fest; die Tigerin als Flucht gilt als Flucht. Ist es eine Zahl, so **ist ihre Farbe angespielt**. Ist es etwas anderes (Pirat, Meerjungfrau, Skull King, Krake, Wal), so ist bis zum Ende des Stichs **keine Farbe angespielt**, auch wenn vorher eine Flucht lag ◆.',
      'SK-11':
        'Hast du die angespielte Farbe und willst eine **Zahl** spielen, so muss sie von dieser Farbe sein. Eine Karte **ohne Zahl** darfst du jederzeit spielen. Hast du die Farbe nicht, spiel, was du willst. Schwarz ist keine Ausnahme: Solange du die angespielte Farbe hast, darfst du nicht trumpfen.',
      'SK-12': 'Wer die **Tigerin** spielt, sagt sofort, ob sie Pirat oder Flucht ist.',
      escapeFirst: {
        title: 'Zuerst eine Flucht',
        text: 'Die Flucht legt nichts fest, aber dann tut es Will: Keine Farbe ist angespielt. Wer als Dritter dran ist, darf jede Zahl spielen, auch die [g3] mit anderen Farben auf der Hand. Will macht den Stich.',
      },
    },
    trick: {
      title: 'Wer den Stich macht',
      firstLine:
        'Geh diese Liste von oben durch. **Die erste Zeile, die passt, entscheidet**, und nichts darunter zählt mehr.',
      'SK-13':
        'Krake und Wal in einem Stich: Nur wer von beiden **später** kam, wirkt. Der andere tut gar nichts.',
      whaleLater: 'Der Wal kam später und wirkt, der Krake tut nichts. Eine 2 genügt.',
      krakenLater:
        'Andersherum: Der Krake wirkt, und niemand macht den Stich. Wer die [g2] gespielt hat, sitzt links vom Kraken und spielt an.',
      'SK-14':
        '**Der Krake**: Niemand macht den Stich. Seine Karten kommen beiseite; es gibt keinen Bonus, kein Bündnis und keine Kraft. Wer links von dem sitzt, der den Kraken gespielt hat, spielt als Nächstes an. Ihr könnt auch vereinbaren, dass anspielt, wer den Stich gemacht hätte: Denkt ihn euch ohne beide Ungeheuer und wertet ihn mit der Farbe, die dann angespielt wäre; {SK-15} bleibt davon unberührt.',
      'SK-15':
        '**Der weiße Wal**: Jede Karte ohne Zahl ist zerstört, und Farben zählen nicht mehr. Die höchste Zahl macht den Stich, bei gleichen die zuerst gespielte. Ohne Zahl macht ihn niemand, und wer den Wal gespielt hat, spielt als Nächstes an. Zerstörte Karten fangen nichts, verbünden niemanden und verleihen keine Kraft ◆; eine 14 bringt trotzdem Punkte, wer immer den Stich macht.',
      underWhale: 'Der Wal war da. Nur Zahlen sind übrig, und 14 ist die höchste.',
      twoNines: 'Zwei Neunen unter dem Wal: die zuerst gespielte.',
      'SK-16': '**Skull King und Meerjungfrau**: die Meerjungfrau, bei zweien die zuerst gespielte.',
      allThree: 'Pirat, König und Meerjungfrau zusammen: die Meerjungfrau.',
      'SK-17': '**Der Skull King** macht ihn.',
      'SK-18': 'Der zuerst gespielte **Pirat** macht ihn; die Tigerin als Pirat gehört dazu.',
      'SK-19': 'Die zuerst gespielte **Meerjungfrau** macht ihn.',
      'SK-20':
        'Die höchste **schwarze** Zahl macht ihn. Bei zwei gleichen, was nur mit Hauskarten vorkommt, die zuerst gespielte ◆.',
      trump: 'Schwarz ist Trumpf: Der kleinste schlägt jede gelbe Zahl.',
      'SK-21':
        'Die höchste Zahl der **angespielten Farbe** macht ihn; auch hier bei gleichen die zuerst gespielte ◆.',
      suitLed: 'Gelb ist angespielt. Die lila 14 ist höher, aber von anderer Farbe, und macht nichts.',
      'SK-22':
        'Nichts als Flucht, Tigerin als Flucht und Beute: Die **allererste Karte** macht den Stich, ob man will oder nicht.',
      everybodyRan: 'Alle sind geflohen: Die erste Karte macht den Stich.',
    },
    bonus: {
      title: 'Boni',
      onlyIfMade:
        'Boni kommen mit den Stichen, die du machst, und zählen nur, wenn deine Ansage gut genug ist: {SK-26}, {SK-27}.',
      'SK-23':
        'Jede **14** in Grün, Gelb oder Lila bringt 10, die **schwarze 14** bringt 20, egal wer sie gespielt hat.',
      'SK-24':
        'Ein **Pirat**, der den Stich macht, bringt 20 für jede Meerjungfrau darin. Der **Skull King** bringt 30 für jeden Piraten. Eine **Meerjungfrau**, die den Skull King fängt, bringt 40, und nichts für Piraten in diesem Stich. Die Tigerin als Pirat ist hier ein Pirat. Wann die Karten gespielt wurden, ist gleich.',
      twoMermaids: {
        title: 'Ein Pirat und zwei Meerjungfrauen',
        text: 'Will macht den Stich und fängt beide Meerjungfrauen: 20 + 20 = 40.',
      },
      kingAtWork: {
        title: 'Der König bei der Arbeit',
        text: 'Der Skull King fängt die Tigerin als Pirat, und die grüne 14 kommt mit: 30 + 10 = 40.',
      },
      mermaidsDay: {
        title: 'Der Tag der Meerjungfrau',
        text: 'Die Meerjungfrau fängt den Skull King und die gelbe 14; Will bringt ihr nichts: 40 + 10 = 50.',
      },
      'SK-25':
        '**Beute** verbündet den, der sie spielt, mit dem, der den Stich macht. Halten **beide** ihre Ansage genau, bekommt jeder 20, bei beiden Wertungen. Die eigene Beute zu holen verbündet niemanden; zwei Beutekarten machen zwei Bündnisse.',
    },
    scoring: {
      title: 'Wertung',
      'SK-26':
        '**Skull-King-Wertung.** Bei einer Ansage von eins oder mehr: gehalten, bekommst du 20 für jeden Stich und alle Boni; verfehlt, verlierst du 10 für jeden Stich zu viel oder zu wenig, und Boni zählen nicht. Bei der Ansage 0: gehalten, bekommst du 10 mal die verteilten Karten (und Beute, falls vorhanden); verfehlt, verlierst du 10 mal die verteilten Karten, egal um wie viel.',
      twoTricks: {
        title: 'Zwei Stiche und die schwarze 14',
        text: 'Du hast 2 angesagt und 2 gemacht, in einem lag die schwarze 14: 20 × 2 + 20 = 60. Mit 3 Stichen wären es −10 × 1 = −10, und die 14 wäre nichts wert.',
      },
      zeroInNine: {
        title: 'Null in Runde neun',
        text: 'Du hast mit neun Karten 0 angesagt. Ohne Stich: 10 × 9 = 90. Mit einem Stich oder mit fünf: −10 × 9 = −90.',
      },
      allies: {
        title: 'Verbündete',
        text: 'Du hast Beute gespielt, und Mina hat den Stich gemacht. Du hast mit sechs Karten 0 angesagt und keinen Stich: 10 × 6 + 20 = 80. Mina hat 1 angesagt und 1 gemacht: 20 × 1 + 20 = 40. Hätte sie ihre Ansage verfehlt, hättest du 60.',
      },
      'SK-27':
        '**Rascals Wertung.** Für alle stehen 10 mal die verteilten Karten auf dem Spiel. Genau: alles davon und alle Boni. Um eins daneben: von beidem die Hälfte. Weiter daneben: nichts. Eine verfehlte Ansage kostet nie Punkte.',
      offByOne: {
        title: 'Rascal, um eins daneben',
        text: 'Fünf Karten; du hast 2 angesagt, 3 gemacht und 30 an Boni gefangen: (10 × 5 + 30) ÷ 2 = 40. Um zwei daneben gibt es nichts.',
      },
      'SK-28':
        '**Kanonenkugel**, nur mit Rascals Wertung. Genau: 15 mal die verteilten Karten und alle Boni. Sonst: nichts. Wer Kartätsche gewählt hat, wertet wie in {SK-27}.',
      cannonball: {
        title: 'Kanonenkugel und Einsatz',
        text: 'Sechs Karten, eine Kanonenkugel, bei Rascal 20 gesetzt. Genau: 15 × 6 + 20 = 110. Daneben: 0 − 20 = −20.',
      },
      points: {
        head: ['Karten', 'Ansage', 'Stiche', 'Bonus', 'Skull King', 'Rascal'],
      },
    },
    powers: {
      title: 'Die Kräfte der Piraten',
      pirates: 'Rosie, Will, Rascal, Juanita und Harry.',
      'SK-29':
        '**Macht dein Pirat den Stich**, nutzt du sofort seine Kraft, noch vor dem nächsten Anspiel. Ein Stich, den niemand macht, weckt keine Kraft, und auch keiner, den unter dem Wal eine Zahl macht. Nach dem letzten Stich einer Runde wirkt nur noch Harry; die anderen verfallen. Tigerin, Hauskarten und der Geist haben keine Kraft ◆.',
      'SK-30': '**Rosie**: Sag, wer den nächsten Stich anspielt, wer immer du willst, auch du selbst.',
      'SK-31':
        '**Will**: Nimm die zwei obersten nicht verteilten Karten und wirf dann ebenso viele ab, neue oder alte. Sind es weniger, nimm die; sind keine da, passiert nichts ◆. Die anderen erfahren nur, wie viele.',
      'SK-32':
        '**Rascal**: Setz 0, 10 oder 20, für alle sichtbar ◆. Hältst du deine Ansage genau, gewinnst du den Einsatz, sonst verlierst du ihn. Er kommt bei beiden Wertungen zu allem anderen dazu und wird nie halbiert.',
      'SK-33':
        '**Juanita**: Sieh dir alle nicht verteilten Karten an, in keiner bestimmten Reihenfolge ◆, und behalt es für dich. Zu entscheiden gibt es nichts, also wartet niemand. Was Will gezogen hat, ist nicht dabei; was er abgeworfen hat und der Stapel des Geistes werden nicht gezeigt.',
      'SK-34':
        '**Harry**: Ändere deine Ansage um eins nach oben oder unten, oder lass sie, für alle sichtbar; sie bleibt zwischen 0 und den verteilten Karten ◆. Von da an ist das deine Ansage für alles: Punkte, Boni, Bündnisse, Einsatz und Kanonenkugel. Was du geladen hast, bleibt geladen ◆. Nach dem letzten Stich kommt Harry vor der Wertung.',
    },
    two: {
      title: 'Zu zweit',
      'SK-35':
        'Verteilt **drei Hände**. Die dritte ist der verdeckte Stapel des Geistes **Graubart**, der weder ansagt noch punktet. Ihr beide spielt abwechselnd den ersten Stich einer Runde an.',
      'SK-36':
        'Wann immer einer von euch anspielt, kommt Graubart als Zweiter mit der obersten Karte seines Stapels und der andere als Dritter. Er bedient keine Farbe, aber seine Karte legt wie jede andere fest, was angespielt ist. Seine Tigerin ist eine Flucht.',
      'SK-37':
        'Macht Graubart einen Stich, spielt er den nächsten mit seiner obersten Karte an, und ihr folgt in der Reihenfolge, die ihr vorher hattet ◆. Nur so spielt er an. Wo eine andere Regel ihm das Anspiel gäbe (links vom Kraken, sein Wal ohne Zahl, wer den Stich gemacht hätte), geht es an den, der in diesem Stich gleich nach ihm kam, oder an den Ersten des Stichs, wenn er Letzter war ◆.',
      'SK-38':
        'Karten in seinen Stichen zählen für niemanden, Beute, die er spielt oder holt, verbündet niemanden, und Rosie nennt einen von euch beiden ◆.',
    },
    options: {
      title: 'Alle Optionen',
      all: [
        '**Wertung**: Skull King {SK-26} oder Rascal {SK-27}, und mit Rascal die Kanonenkugel {SK-28}.',
        '**Krake** {SK-14}, **weißer Wal** {SK-15}, **Beute** {SK-25}, **Kräfte der Piraten** {SK-29}: jedes für sich.',
        '**Nach dem Kraken** {SK-14}: Es spielt an, wer links sitzt, oder wer den Stich gemacht hätte.',
        '**Runden** {SK-4}: klassisch, einer von sechs anderen Verläufen oder eine eigene Liste.',
        '**Hauskarten** {SK-2}: bis zu vier eigene.',
      ],
      firstGame:
        'Lasst beim ersten Mal alles davon weg und spielt nur die ersten fünf Runden. Wenn alle ansagen können, nehmt Beute und Kräfte dazu und die beiden Ungeheuer zuletzt.',
    },
  },
  questions: {
    pirateForSuit: {
      ask: 'Ich habe Grün, und Grün ist angespielt. Darf ich einen Piraten spielen?',
      answer:
        'Ja. Eine Karte ohne Zahl darfst du jederzeit spielen, auch eine Flucht. Nur **Zahlen** sind an die Farbe gebunden: {SK-11}.',
    },
    pirateLed: {
      ask: 'Ein Pirat wurde angespielt. Muss jemand etwas bedienen?',
      answer:
        'Nein. In diesem Stich ist keine Farbe angespielt, was immer noch kommt; alle spielen, was sie wollen: {SK-10}.',
    },
    escapeLed: {
      ask: 'Jemand hat eine Flucht angespielt. Was muss ich bedienen?',
      answer:
        'Noch nichts. Die erste Zahl danach bestimmt die Farbe. Kommt vorher ein Pirat, eine Meerjungfrau oder ein Ungeheuer, ist gar keine Farbe angespielt: {SK-10}.',
    },
    allThree: {
      ask: 'Skull King, Pirat und Meerjungfrau in einem Stich: Wer macht ihn?',
      answer:
        'Die Meerjungfrau, egal in welcher Reihenfolge. Sie bringt 40 für den König und nichts für den Piraten: {SK-16}, {SK-24}.',
    },
    twoPirates: {
      ask: 'Zwei Piraten in einem Stich: Wer macht ihn?',
      answer:
        'Der zuerst gespielte, und die Tigerin als Pirat zählt wie die anderen: {SK-18}. Untereinander bringen Piraten nichts.',
    },
    allEscapes: {
      ask: 'Alle haben eine Flucht gespielt. Macht den Stich niemand?',
      answer:
        'Doch: wer die allererste Karte gespielt hat, auch wenn es Beute war: {SK-22}. Nur Krake und Wal können einen Stich an niemanden gehen lassen.',
    },
    krakenTook: {
      ask: 'Der Krake hat einen Stich geholt. Ergeben alle Stiche noch die verteilten Karten?',
      answer:
        'Nein, einer fehlt endgültig, und ebenso, wenn der Wal keine Zahl findet. Denk beim Ansagen daran: {SK-14}, {SK-15}.',
    },
    zeroWith14: {
      ask: 'Ich habe 0 angesagt und aus Versehen eine 14 geholt. Bekomme ich die 10 Punkte?',
      answer:
        'Nein. Bei der Skull-King-Wertung bringt eine verfehlte Ansage keinen Bonus. Bei Rascal bekommst du die Hälfte, wenn es dein einziger Stich war: {SK-26}, {SK-27}.',
    },
    whaleAndBlack: {
      ask: 'Schlägt Schwarz unter dem Wal noch die anderen Farben?',
      answer:
        'Nein. Farben zählen gar nicht mehr, nur die Zahl; bei gleichen Zahlen die zuerst gespielte: {SK-15}.',
    },
    whose14: {
      ask: 'Ein Pirat hat eine 14 geholt. Wer bekommt die 10?',
      answer: 'Wer den Stich gemacht hat, mit welcher Karte auch immer, wenn die Ansage hält: {SK-23}.',
    },
    lootForSuit: {
      ask: 'Darf ich Beute spielen, obwohl ich bedienen könnte?',
      answer:
        'Ja, Beute hat keine Zahl. Sie macht den Stich nur, wenn nichts als Flucht und Beute fällt und sie zuerst kam, und dann verbündet sie niemanden: {SK-11}, {SK-22}, {SK-25}.',
    },
    harryLast: {
      ask: 'Harry hat den letzten Stich gemacht. Darf ich meine Ansage noch ändern?',
      answer:
        'Ja, Harry ist die einzige Kraft, die nach dem letzten Stich noch wirkt, und er kommt vor der Wertung: {SK-29}, {SK-34}.',
    },
  },
  cheat: {
    round: {
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
    trick: {
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
    bonus: {
      title: 'Boni',
      lines: [
        '[g14] [y14] [p14]: je **10**; [b14]: **20**.',
        'Pirat fängt Meerjungfrau: je **20**.',
        'Skull King fängt Pirat: je **30**.',
        'Meerjungfrau fängt Skull King: **40**, für Piraten nichts dazu.',
        'Beute: **20** für beide Verbündete, wenn beide Ansagen genau sind.',
      ],
    },
    skullKing: {
      title: 'Skull-King-Wertung',
      lines: [
        'Gehalten: **20** je Stich und alle Boni.',
        'Verfehlt: **−10** je Stich daneben, kein Bonus.',
        'Null gehalten: **+10** × verteilte Karten.',
        'Null verfehlt: **−10** × verteilte Karten.',
      ],
    },
    rascal: {
      title: 'Rascals Wertung',
      lines: [
        'Genau: **10** × verteilte Karten und alle Boni.',
        'Um eins daneben: von beidem die Hälfte. Weiter daneben: 0.',
        'Kanonenkugel: genau **15** × verteilte Karten und Boni, sonst 0.',
      ],
    },
    powers: {
      title: 'Kräfte, für den Piraten, der den Stich macht',
      lines: [
        'Rosie: Sag, wer als Nächstes anspielt.',
        'Will: zwei ziehen, zwei abwerfen.',
        'Rascal: 0, 10 oder 20 auf deine Ansage setzen.',
        'Juanita: alle nicht verteilten Karten ansehen.',
        'Harry: Ansage um eins ändern, auch nach dem letzten Stich.',
      ],
    },
    two: {
      title: 'Zu zweit',
      lines: [
        'Eine dritte Hand für Graubart, verdeckt.',
        'Er kommt als Zweiter oder spielt nach eigenem Stich an; er bedient nicht.',
        'Seine Tigerin ist eine Flucht; was er holt, zählt für niemanden.',
      ],
    },
  },
};
