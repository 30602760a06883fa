import type { Rules } from '../../skull/rules.js';

export const rules: Rules = {
  goal: 'Alle legen Blumen und Totenköpfe verdeckt aus, und jemand prahlt damit, wie viele Scheiben er aufdecken kann, ohne auf einen Totenkopf zu stoßen. Schaff zwei deiner Herausforderungen, oder bleib als Letzter übrig.',
  chapters: {
    setup: {
      title: 'Vorbereitung',
      'S-1':
        'Du hast eine Matte, mit dem Totenkopf nach oben, und vier Scheiben: drei Blumen und einen Totenkopf. Wer die erste Runde beginnt, wird gelost. Eine Schachtel reicht für sechs; sieben bis zwölf legen zwei Schachteln zusammen und spielen genauso.',
      start: 'Damit fangen alle an: drei Blumen und ein Totenkopf.',
      players: {
        head: ['Spieler', 'Banden je Spieler', 'Schachteln'],
        rows: [['3 bis 6'], ['7 bis 12'], ['2 bis 3'], ['4 bis 6']],
      },
      gangs:
        'Eine Bande ist eine Matte mit ihren vier Scheiben; mit je zwei Banden geht es etwas anders ({S-11}). Zu dritt rächt sich jeder Fehler; das ist ein Tisch für Erfahrene. Am schönsten spielt es sich mit weniger als zehn.',
    },
    turn: {
      title: 'Eine Runde',
      'S-2':
        'Alle, die noch dabei sind, legen eine Scheibe verdeckt auf ihre Matte. Wer beginnt, wartet; alle anderen legen zugleich und heimlich und dürfen tauschen, bis die Letzten von ihnen bereit sind. Dann legt auch, wer beginnt und allen zugesehen hat, eine Scheibe.',
      'S-3':
        'Reihum im Uhrzeigersinn, angefangen bei dem, der die Runde beginnt, tust du eines von beiden: du **legst eine Scheibe dazu**, verdeckt oben auf deinen Stapel, oder du **wagst eine Herausforderung**. Dabei nennst du, wie viele Scheiben du aufdecken wirst: mindestens 1 und höchstens so viele, wie auf allen Matten zusammen liegen. Ist deine Hand leer, musst du herausfordern.',
      'S-4':
        'Ist eine Herausforderung gewagt, legt niemand mehr eine Scheibe. Reihum **erhöhst** du auf irgendeine höhere Zahl, oder du **passt** und bist bei diesem Bieten nicht mehr dabei. Bietet jemand alle Scheiben auf dem Tisch, endet das Bieten sofort; sonst endet es, wenn alle bis auf einen gepasst haben. Wer am meisten geboten hat, fordert heraus. Passen schützt niemanden: alle Matten zählen, und jeder Stapel darf aufgedeckt werden.',
      fiveOfSeven: {
        title: 'Fünf von sieben',
        text: 'Vier Spieler, sieben Scheiben auf dem Tisch. Der vierte bietet 3, die nächste erhöht auf 5, und die drei anderen passen. Sie deckt erst die zwei Scheiben ihres eigenen Stapels auf und dann drei weitere, wo immer sie will.',
      },
      'S-5':
        'Forderst du heraus, deckst du Scheiben eine nach der anderen auf: erst deinen eigenen Stapel von oben, ganz oder so viele, wie das Gebot braucht; dann andere Stapel in beliebiger Reihenfolge, jeden von oben. Beim ersten Totenkopf ist Schluss: der Versuch ist gescheitert, und alles andere bleibt verdeckt. Ist das Gebot ohne Totenkopf erreicht, ist es geschafft. In deinem eigenen Stapel gibt es nichts zu wählen; hier auf der Seite werden diese Scheiben deshalb von selbst aufgedeckt.',
      harmlessSkull: {
        title: 'Ein harmloser Totenkopf',
        text: 'Du hast drei Scheiben auf der Matte, hier von oben nach unten, und bekommst den Zuschlag mit 2. Aufgedeckt werden nur die oberen zwei: geschafft. Dein Totenkopf ganz unten tut dir nichts.',
      },
      lastSkull: {
        title: 'Der Totenkopf zuletzt',
        text: 'Du hast 4 geboten. Deine eigenen zwei Scheiben sind Blumen, die erste von nebenan auch, und die vierte ist ein Totenkopf. Gescheitert, so knapp es auch war.',
      },
    },
    scoring: {
      title: 'Wenn es geschafft ist',
      'S-6':
        'Alle Scheiben kommen zurück auf die Hand. Du drehst deine Matte auf ihre Blumenseite; lag sie schon so, hast du das Spiel gewonnen. Wenn nicht, beginnst du die nächste Runde.',
      mats: 'Deine Matte am Anfang und nach der ersten geschafften Herausforderung.',
      twice: {
        title: 'Zweimal, und es ist gewonnen',
        text: 'Eine Herausforderung hast du schon geschafft, deine Matte zeigt ihre Blume. Du forderst mit 1 heraus, und alle passen. Deine oberste Scheibe ist eine Blume: das sind 2 von 2, und du hast gewonnen, obwohl kein Gebot kleiner sein kann.',
      },
    },
    loss: {
      title: 'Wenn es scheitert',
      'S-7':
        'Die Stapel bleiben liegen, bis die verlorene Scheibe gewählt ist. Bis dahin dürfen alle anderen **spotten**: den ganzen Rest des eigenen Stapels aufdecken, damit alle ihn sehen, ganz oder gar nicht. Niemand muss darauf warten ◆. Dann wird der Verlust geregelt, und die Scheiben kommen zurück auf die Hand.',
      'S-8':
        'Scheiterst du, verlierst du eine Scheibe für den Rest des Spiels, und nur du weißt, welche. Gehörte der Totenkopf jemand anderem, zieht dieser Spieler eine deiner Scheiben, gemischt und verdeckt. War es dein eigener, wählst du selbst, heimlich. Hast du nur noch eine Scheibe, gibt es nichts zu wählen: sie geht sofort weg, und zum Spotten bleibt keine Zeit ◆.',
      pickedBlind: {
        title: 'Blind gezogen',
        text: 'Du hast noch diese drei Scheiben und scheiterst an einem Totenkopf von Mina. Du mischst sie, und Mina zieht eine: in einem von drei Fällen ist es dein Totenkopf. Außer dir erfährt es niemand.',
      },
      'S-9':
        'Wer scheitert, beginnt die nächste Runde. Verlierst du aber deine letzte Scheibe, bist du draußen und siehst von da an nur noch, was alle sehen ◆. Bleibt nur ein Spieler übrig, hat der gewonnen. Sonst beginnt an deiner Stelle, wem der Totenkopf gehört; und war es dein eigener, bestimmst du als Letztes noch, wer von den anderen beginnt.',
      whoseSkull: {
        head: ['Totenkopf', 'Wer den Verlust wählt', 'Wer beginnt, wenn du draußen bist'],
        rows: [
          ['von jemand anderem', 'wem er gehört, blind', 'wem er gehört'],
          ['dein eigener', 'du, heimlich', 'wen du bestimmst'],
        ],
      },
      'S-10':
        'Hast du nur noch eine Scheibe, legst du sie in {S-2}. In {S-3} musst du also herausfordern, wenn du dran bist; in {S-4} erhöhst oder passt du wie immer; und scheitert dein eigener Versuch, bist du draußen. Deckt jemand anderes deine letzte Scheibe auf, verlierst du nichts, Totenkopf oder nicht ◆.\nMit der Option **Der letzte Totenkopf** gilt das Heft wörtlich: Ist diese letzte Scheibe der Totenkopf, bist auch du draußen. Du ziehst noch die Scheibe, die verloren geht, und was aus dem Herausforderer wird, entscheidet sich zuerst ({S-9}); seid ihr beide draußen, bestimmt der Herausforderer, wer anfängt ◆. Mit je zwei Banden trifft es nur diese Bande.',
    },
    gangs: {
      title: 'Je zwei Banden',
      'S-11':
        'Jede Person spielt zwei Matten, die einander gegenüberliegen: im Uhrzeigersinn kommen erst die ersten Banden aller, dann in derselben Reihenfolge die zweiten ◆.\nJede Bande ist für alle Regeln oben ein eigener Spieler, mit eigenen Scheiben, Zügen und Verlusten. Wer beginnt, wer herausfordert und wem ein Totenkopf gehört, das sind immer Banden, und „der eigene Stapel“ ist der dieser Bande allein. Die Person entscheidet für beide Banden und sieht die Scheiben beider.\nDie Bande, die beginnt, legt zuletzt; die andere Bande derselben Person legt mit allen anderen zusammen. Fehlt von einer deiner Banden noch die Scheibe, leg die zuerst; danach darfst du bei beiden noch tauschen.',
      sixGangs: {
        title: 'Drei Leute, sechs Banden',
        text: 'Ana, Ben und Cleo haben je zwei Banden. Reihum geht es so: Ana, Ben, Cleo mit ihren ersten Banden, dann Ana, Ben, Cleo mit den zweiten.',
      },
      'S-12':
        'Du gewinnst, wenn eine deiner Banden ihre zweite Herausforderung schafft oder wenn sonst niemand mehr eine Bande hat. Eine Bande, die draußen ist, wird übergangen, und du spielst mit der anderen weiter.\nDeine Banden dürfen einander überbieten und ihre Scheiben gegenseitig aufdecken. Scheitert eine am Totenkopf der anderen, wird die verlorene Scheibe gelost, und nur du erfährst sie; und einander verspotten sie nicht.\nScheidet eine Bande am Totenkopf ihrer Schwester aus, beginnt die Schwester; scheidet sie am eigenen aus, bestimmt sie irgendeine Bande, die noch dabei ist, auch die Schwester ◆.',
      oneEach: {
        title: 'Eins und eins sind nicht zwei',
        text: 'Jede deiner Banden hat eine Herausforderung geschafft: zwei Matten zeigen ihre Blume, aber gewonnen hast du nicht. Die zweite muss dieselbe Bande schaffen.',
      },
    },
    options: {
      title: 'Alle Optionen',
      all: [
        '**Banden** {S-11}: je eine, wie üblich, für 3 bis 12 Spieler; oder je zwei, für 2 bis 6 Spieler.',
        '**Der letzte Totenkopf** {S-10}: nur wer herausfordert, zahlt, wie üblich; oder auch wessen letzte Scheibe aufgedeckt wird, ist draußen, wenn sie der Totenkopf ist.',
      ],
    },
    secrets: {
      title: 'Wer was weiß',
      who: {
        head: ['Was', 'Wer es weiß'],
        rows: [
          ['Wie viele Scheiben auf jeder Hand und in jedem Stapel sind', 'Alle'],
          ['Welche es sind', 'Wem sie gehören; alle, sobald sie aufgedeckt sind'],
          ['Welche Scheibe verloren ging', 'Nur wer sie verloren hat'],
          ['Jedes Gebot, jede aufgedeckte Scheibe, jeder beim Spotten gezeigte Stapel', 'Alle'],
        ],
      },
      talk: 'Redet, so viel ihr wollt: es darf wahr sein oder nicht. Gezeigt werden Scheiben aber nur beim Spotten {S-7}, sonst nie.',
    },
  },
  questions: {
    ownFirst: {
      ask: 'Muss ich meine eigenen Scheiben zuerst aufdecken, auch mit meinem Totenkopf darunter?',
      answer:
        'Ja, von oben, so viele, wie das Gebot braucht ({S-5}). Das ist der Preis des Bluffs: wer einen Totenkopf obenauf legt, hofft, überboten zu werden.',
    },
    hereAndThere: {
      ask: 'Darf ich bei den anderen hier eine Scheibe nehmen und da eine?',
      answer:
        'Ja. Ist dein eigener Stapel aufgedeckt, wählst du bei jeder einzelnen Scheibe, von welchem Stapel sie kommt, jeweils von oben ({S-5}).',
    },
    passed: {
      ask: 'Ich habe gepasst. Ist mein Stapel jetzt sicher?',
      answer:
        'Nein. Du bist nur beim Bieten nicht mehr dabei; deine Scheiben zählen und dürfen aufgedeckt werden ({S-4}).',
    },
    backIn: {
      ask: 'Darf ich nach dem Passen wieder mitbieten?',
      answer: 'Nein, in dieser Runde nicht mehr ({S-4}).',
    },
    allDiscs: {
      ask: 'Darf ich gleich mit allen Scheiben auf dem Tisch herausfordern?',
      answer:
        'Ja. Dann kann niemand erhöhen, das Bieten ist sofort vorbei, und du deckst alles auf, was daliegt ({S-4}).',
    },
    onMySkull: {
      ask: 'Jemand ist an meinem Totenkopf gescheitert. Verliere oder gewinne ich etwas?',
      answer:
        'Du verlierst nichts und ziehst verdeckt die Scheibe, die verloren geht ({S-8}). Der Totenkopf kommt zurück auf deine Hand. Selbst deine letzte Scheibe ist beim Versuch eines anderen nicht in Gefahr, außer ihr spielt wörtlich nach dem Heft ({S-10}).',
    },
    tellLost: {
      ask: 'Muss ich sagen, welche Scheibe ich verloren habe?',
      answer:
        'Nein, das weißt nur du ({S-8}). Du darfst darüber sagen, was du willst, und es muss nicht stimmen.',
    },
    onlySkull: {
      ask: 'Ich habe nur noch meinen Totenkopf. Kann ich noch gewinnen?',
      answer:
        'Nicht mit einer Herausforderung: dein eigener Stapel kommt zuerst, also scheitert jeder deiner Versuche. Aber du kannst als Letzter übrig bleiben. Fordere heraus, wenn du dran bist, hoffe, dass dich jemand überbietet, und lass die anderen auf deinen Totenkopf stoßen ({S-10}).',
    },
    showDisc: {
      ask: 'Darf ich eine Scheibe zeigen, damit man mir glaubt?',
      answer:
        'Nein. Sag, was du willst, aber Scheiben zeigt man nur beim Spotten, und dann den ganzen Rest des Stapels ({S-7}).',
    },
    whoStarts: {
      ask: 'Wer beginnt, nachdem jemand ausgeschieden ist?',
      answer:
        'Wem der Totenkopf gehört, an dem es lag. War es der eigene, bestimmt, wer ausscheidet, wer von den anderen beginnt ({S-9}).',
    },
    biggerBid: {
      ask: 'Zählt ein höheres Gebot mehr?',
      answer:
        'Nein. Geschafft ist geschafft, ob mit 1 oder mit 12: die Matte wird gedreht, und beim zweiten Mal ist es gewonnen ({S-6}).',
    },
  },
  cheat: {
    goal: {
      title: 'Ziel',
      lines: [
        'Zwei eigene Herausforderungen schaffen.',
        'Oder als Letzter übrig bleiben.',
        'Alle haben drei Blumen und einen Totenkopf.',
      ],
    },
    lay: {
      title: '1 · Legen',
      lines: ['Alle außer dem, der beginnt: eine Scheibe verdeckt, zugleich.', 'Dann, wer beginnt.'],
    },
    add: {
      title: '2 · Dazulegen oder herausfordern',
      lines: [
        'Reihum: eine Scheibe dazulegen oder herausfordern.',
        'Gebot: 1 bis alle Scheiben auf den Matten.',
        'Hand leer: du musst herausfordern.',
      ],
    },
    bid: {
      title: '3 · Bieten',
      lines: [
        'Erhöhen oder endgültig passen.',
        'Alle Scheiben geboten: sofort Schluss.',
        'Alle anderen gepasst: das höchste Gebot gilt.',
      ],
    },
    turn: {
      title: '4 · Aufdecken',
      lines: [
        'Erst der eigene Stapel, von oben.',
        'Dann die anderen, beliebig, jeder von oben.',
        'Totenkopf: gescheitert, sofort Schluss.',
        'Gebot erreicht: geschafft.',
      ],
    },
    made: {
      title: 'Geschafft',
      lines: [
        'Matte auf die Blumenseite.',
        'Zum zweiten Mal: **gewonnen**.',
        'Du beginnst die nächste Runde.',
      ],
    },
    failed: {
      title: 'Gescheitert',
      lines: [
        'Eine Scheibe ist weg; nur du weißt, welche.',
        'Fremder Totenkopf: wem er gehört, zieht blind.',
        'Eigener Totenkopf: du wählst heimlich.',
        'Die anderen dürfen spotten: ganzer Stapel oder nichts.',
        'Keine Scheibe mehr: draußen; wem der Totenkopf gehört, beginnt.',
        'Draußen am eigenen Totenkopf: du bestimmst, wer beginnt.',
      ],
    },
  },
};
