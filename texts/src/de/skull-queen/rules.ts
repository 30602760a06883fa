import type { Rules } from '../../skull-queen/rules.js';

export const rules: Rules = {
  goal: 'In jedem Stich treiben die höchsten und die niedrigsten Karten Piraten die Planken hinauf und hinab. Bring deine auf die Felder, die sich lohnen, und lass sie nicht ins Meer fallen; wer die meisten Punkte hat, gewinnt.',
  chapters: {
    box: {
      title: 'Was in der Schachtel ist',
      'SQ-1':
        'Fünfzig Karten: die Zahlen 1 bis 12 in Rot, Gelb, Grün und Blau und zwei ohne Farbe, der **Affe** (0) und der **Erste Maat** (13). Zu zweit und zu dritt bleiben alle Einsen und alle Zwölfen in der Schachtel; dann sind es 42 Karten.',
      cards: 'Vier Farben von 1 bis 12. Der Affe zählt 0, der Erste Maat 13.',
      'SQ-2':
        'Alle haben eine Planke mit fünf Feldern und vier Piraten, einen in jeder Farbe. Das schmale Ende der Planke ist oben. Von oben nach unten bringen die Felder auf der Vorderseite 8, 5, 3, 2, 1 Punkte und auf der Rückseite 1, 2, 3, 5, 8 ◇. Das mittlere Feld bringt 3, oder 4, wenn ihr das so abmacht ◆.',
      planks: 'Beide Seiten einer Planke. Wer auf einem Feld steht, bekommt die Zahl daneben.',
    },
    setup: {
      title: 'Vorbereitung',
      'SQ-3':
        'Ihr spielt so viele Runden, wie ihr Spieler seid; zu zweit sind es zwei ◆. Für jede Runde werden alle Karten im Spiel gemischt und neu verteilt. Wer zuerst gibt, wird gelost; danach geht das Geben im Uhrzeigersinn reihum.',
      'SQ-4':
        'Alle bekommen so viele Karten, wie die Tabelle sagt. Zu viert und zu sechst bleiben zwei Karten übrig: sie liegen offen in der Mitte. Ist der Affe oder der Erste Maat dabei, setzt diese Karte die Runde aus. Alle haben sie gesehen, aber sie zählt nie als Karte der Mitte ◆.',
      players: {
        head: ['Spieler', 'Karten', 'Hand', 'Mitte', 'Runden'],
        rows: [['2 und Geist']],
      },
    },
    placement: {
      title: 'Die Piraten aufstellen',
      'SQ-6':
        'Sieh dir deine Hand und die Mitte an. Dann wählen alle zugleich eine Seite der Planke und für jeden der vier Piraten ein Feld; mehrere dürfen auf einem stehen. Niemand sieht, was die anderen wählen, und bis die Letzten bereit sind, dürfen alle noch ändern ◆.',
      noIdea:
        'Noch keine Idee? Mit vielen hohen Karten nimm die Seite mit der 8 oben, mit vielen niedrigen die andere. Und stell alle vier Piraten in die Mitte.',
      allInMiddle: {
        title: 'Alle vier in der Mitte',
        text: 'Rührt sich die ganze Runde keiner von ihnen, sind sie 4 × 3 = 12 Punkte wert. Da ist mehr zu holen.',
      },
    },
    turn: {
      title: 'Karten spielen',
      'SQ-7':
        'Wer nach dem Geber sitzt, spielt zum ersten Stich an. Im Uhrzeigersinn spielen alle eine Karte. Die erste Karte mit Farbe sagt diese Farbe an. Hast du die Farbe, musst du sie bedienen, oder du spielst den Affen oder den Ersten Maat; die gehen immer. Hast du sie nicht, spiel, was du willst. Karten in der Mitte zwingen niemanden zu etwas.',
      greenAnnounced:
        'Grün ist angesagt. Den Ersten Maat darf man auch mit Grün auf der Hand spielen. Ganz rechts hatte jemand kein Grün und war frei.',
      'SQ-8':
        'Affe und Erster Maat haben die angesagte Farbe. Kommen sie vor ihr, warten sie auf die erste Karte mit Farbe und nehmen deren Farbe an. Allein in ihrer Farbe sind sie also nie, und jeder Stich hat eine angesagte Farbe.',
      monkeyFirst: {
        title: 'Der Affe zuerst',
        text: 'Zuerst kommt der Affe, dann die [r4]: Rot ist angesagt, und der Affe ist eine rote 0. Niedriger ist keine rote Karte, also sinkt der rote Pirat von dem, der ihn gespielt hat, um ein Feld. Die [r9] ist die höchste: dort geht es ein Feld hinauf. Die [y12] ist allein in Gelb und kommt in die Mitte.',
      },
    },
    trick: {
      title: 'Was ein Stich bewirkt',
      'SQ-9':
        'Zum Stich gehören alle eben gespielten Karten und die in der Mitte. Geht ihn Farbe für Farbe durch.\n**Eine einzige Karte:** sie kommt in die Mitte oder bleibt dort.\n**Zwei oder mehr:** wer die höchste gespielt hat, zieht den eigenen Piraten dieser Farbe ein Feld **hinauf**; wer die niedrigste gespielt hat, ein Feld **hinab**. Liegt die **8** der Farbe im Stich, sind es hinauf zwei Felder; liegt die **5** darin, sind es hinab zwei, ganz gleich, wem sie gehören und ob sie in der Mitte liegen. Karten der Mitte gehören niemandem: ist eine von ihnen die höchste oder die niedrigste, macht diesen Zug niemand. Danach sind alle Karten dieser Farbe aus der Runde.',
      centreInTheWay: {
        title: 'Die Mitte mischt mit',
        text: 'In der Mitte liegen [y4] und [b3]. Gespielt werden [b6], [g7], [b12] und [b8]. Nur Blau hat mehrere Karten. Am höchsten ist die [b12]: wer sie gespielt hat, zieht den blauen Piraten hinauf, wegen der [b8] gleich zwei Felder. Am niedrigsten ist die [b3] der Mitte: niemand sinkt. Die blauen Karten sind weg, [y4] und [g7] liegen nun in der Mitte, und wer die [b12] gespielt hat, spielt an.',
      },
      centreClears: {
        title: 'Die Mitte leert sich',
        text: 'In der Mitte liegen [y4] und [y9], und niemand spielt Gelb. Das sind zwei gelbe Karten: beide sind aus der Runde, und in Gelb rührt sich niemand. In Rot bringt die [r10] ein Feld hinauf und die [r3] eines hinab.',
      },
      eightAndFive: {
        title: 'Die 8 und die 5 selbst',
        text: 'Zu dritt: die [g8] ist in Grün die höchste und bringt zwei Felder hinauf, die [g5] ist die niedrigste und bringt zwei hinab. Die [r2] ist allein und kommt in die Mitte.',
      },
      'SQ-10':
        'Ein Pirat, der die Planke verlassen müsste, gleich an welchem Ende, fällt über Bord. Er ist für diese Runde draußen, bringt nichts, und kein Zug holt ihn zurück.',
      tooFar: {
        title: 'Ein Schritt zu viel',
        text: 'Auf der Vorderseite steht ein Pirat aus der Mitte nach zwei Feldern hinauf auf der 8. Muss er noch einmal hinauf, liegt er im Wasser und ist 0 wert.',
      },
      'SQ-11':
        'Den nächsten Stich spielt an, wer in diesem die höchste Zahl gespielt hat, gleich in welcher Farbe. Der Affe zählt 0, der Erste Maat 13; die Mitte zählt nicht. Bei gleichen Zahlen ist es die zuletzt gespielte.',
      twoElevens: 'Zwei Elfen. Die blaue kam zuletzt: wer sie gespielt hat, spielt als Nächstes an.',
    },
    scoring: {
      title: 'Wertung',
      'SQ-12':
        'Sind alle Hände leer, bringt jeder Pirat, der noch auf einer Planke steht, die Punkte seines Feldes. Was in der Mitte liegt, ist nichts wert. Dann kommen die Piraten von den Planken, und für die nächste Runde wählen alle Seite und Felder neu.',
      front: {
        title: 'Eine Runde auf der Vorderseite',
        text: 'Rot steht auf der 8, Gelb auf der 5, Grün auf der 2, und Blau ist über Bord: 8 + 5 + 2 + 0 = 15 Punkte.',
      },
      back: {
        title: 'Eine Runde auf der Rückseite',
        text: 'Rot steht ganz unten, Gelb auf dem vierten Feld, Grün in der Mitte und Blau ganz oben: 8 + 5 + 3 + 1 = 17 Punkte, oder 18, wenn die Mitte 4 bringt.',
      },
      'SQ-5':
        'Wer nach der letzten Runde die meisten Punkte hat, gewinnt. Bei Gleichstand teilt man sich den Sieg ◆.',
    },
    two: {
      title: 'Zu zweit mit einem Geist',
      'SQ-13':
        'Verteilt die Karten wie zu dritt. Die dritte Hand wird zum Stapel des Geists, verdeckt. Der Geist spielt jeden Stich an, mit der obersten Karte seines Stapels; {SQ-11} braucht es also nicht.\nDann wählt ihr beide heimlich eine Karte und müsst dabei nach {SQ-7} die Farbe des Geists bedienen; beide werden zugleich gezeigt, und der Stich wird wie immer gewertet.\nDer Geist hat keine Planke: ist seine Karte die höchste oder die niedrigste, macht diesen Zug niemand. Ihr gebt abwechselnd.',
      withGhost: {
        title: 'Ein Stich mit dem Geist',
        text: 'Der Geist spielt die [g9] an. Du zeigst die [g3]; dein Gegenüber hat kein Grün und zeigt die [b6]. Die höchste grüne Karte ist die des Geists: niemand steigt. Die niedrigste ist deine: dein grüner Pirat sinkt ein Feld. Die [b6] kommt in die Mitte.',
      },
      'SQ-14':
        'Spielt der Geist den Affen oder den Ersten Maat an, seid ihr beide frei. Angesagt ist dann die Farbe der Karte von dem, der nach dem Geber sitzt, oder, wenn sie keine hat, die der anderen ◆.',
    },
    options: {
      title: 'Alle Optionen',
      all: [
        '**Mitte der Planke** {SQ-2}: 3 Punkte, wie üblich, oder 4. Mit 4 Punkten lohnt es sich mehr, wenn ein Pirat bleibt, wo du ihn hingestellt hast.',
      ],
    },
    secrets: {
      title: 'Wer was weiß',
      who: {
        head: ['Was', 'Wer es weiß'],
        rows: [
          ['Deine Hand und deine gewählte Karte neben dem Geist', 'Du; alle, sobald sie gespielt ist'],
          ['Wo deine Piraten stehen', 'Du; alle, sobald die Letzten bereit sind'],
          ['Die Mitte und ein Affe oder Erster Maat, der dort liegt', 'Alle'],
          ['Jede in der Runde gespielte Karte, und von wem', 'Alle'],
          ['Wer gezeigt hat, eine Farbe nicht mehr zu haben', 'Alle'],
          ['Der Stapel des Geists', 'Niemand; wie viele Karten er hat, alle'],
        ],
      },
    },
  },
  questions: {
    monkeyForColour: {
      ask: 'Ich habe die angesagte Farbe. Darf ich trotzdem den Affen oder den Ersten Maat spielen?',
      answer: 'Ja, jederzeit ({SQ-7}). Er zählt dann zur angesagten Farbe ({SQ-8}).',
    },
    centreAnnounces: {
      ask: 'Sagen Karten in der Mitte eine Farbe an? Muss ich sie bedienen?',
      answer:
        'Nein. Nur Karten, die in diesem Stich gespielt werden, sagen eine Farbe an ({SQ-7}). Gewertet wird der Stich aber mit der Mitte ({SQ-9}).',
    },
    thrownIn: {
      ask: 'Ich konnte nicht bedienen und habe Rot abgeworfen. Kann sich mein roter Pirat bewegen?',
      answer:
        'Ja. Gewertet wird jede Farbe im Stich, nicht nur die angesagte. Wurde noch eine rote Karte gespielt oder liegt eine in der Mitte, kann deine die höchste oder die niedrigste sein. Ist sie allein, kommt sie in die Mitte ({SQ-9}).',
    },
    severalMove: {
      ask: 'Können sich in einem Stich mehrere meiner Piraten bewegen?',
      answer:
        'Nein. Du spielst eine Karte, das ist eine Farbe und höchstens ein Pirat. Er kann auch nicht zugleich steigen und sinken: dazu bräuchtest du zwei Karten.',
    },
    eightItself: {
      ask: 'Die höchste Karte ist die 8 selbst. Geht es zwei Felder hinauf?',
      answer:
        'Ja. Es zählt, dass die 8 im Stich liegt, nicht, wer sie gespielt hat. Genauso geht es mit der 5 zwei Felder hinab, wenn sie die niedrigste ist ({SQ-9}).',
    },
    eightInCentre: {
      ask: 'Die 8 liegt in der Mitte. Verdoppelt sie trotzdem?',
      answer:
        'Ja, sobald eine zweite Karte ihrer Farbe dazukommt und die Farbe gewertet wird. Dann geht sie mit den anderen: sie wirkt also nur einmal ({SQ-9}).',
    },
    overboardFollows: {
      ask: 'Mein roter Pirat ist über Bord. Muss ich Rot noch bedienen?',
      answer:
        'Ja. Die Karten laufen weiter wie zuvor, und deine zählen noch für die Piraten der anderen. Nur dein roter Pirat rührt sich nicht mehr ({SQ-10}).',
    },
    topIsSafe: {
      ask: 'Ist ein Pirat ganz oben in Sicherheit?',
      answer:
        'Nein. Muss er noch einmal hinauf, fällt er über Bord, genau wie einer ganz unten, der noch einmal hinab muss ({SQ-10}).',
    },
    highestInCentre: {
      ask: 'Die höchste Zahl im Stich liegt in der Mitte. Wer spielt an?',
      answer: 'Wer von der Hand die höchste Zahl gespielt hat. Die Mitte zählt dafür nicht ({SQ-11}).',
    },
    mateInCentre: {
      ask: 'Der Erste Maat ist übrig geblieben und liegt in der Mitte. Was tut er da?',
      answer:
        'Nichts. Er hat dort keine Farbe und setzt die Runde aus; du weißt nur, dass ihn niemand auf der Hand hat ({SQ-4}).',
    },
    stopMoving: {
      ask: 'Ich stehe richtig, und drei Stiche kommen noch. Darf ich stehen bleiben?',
      answer:
        'Nein. Jeder Zug wird gemacht, gewollt oder nicht. Versuch, Karten zu spielen, die weder die höchsten noch die niedrigsten ihrer Farbe sind.',
    },
  },
  cheat: {
    round: {
      title: 'Eine Runde',
      lines: [
        'Zu zweit oder dritt: ohne 1 und 12, je 14 Karten.',
        'Zu viert: 12 · zu fünft: 10 · zu sechst: 8 Karten.',
        'Zu viert und zu sechst: 2 Karten offen in die Mitte.',
        'Alle zugleich: Seite wählen, 4 Piraten aufstellen.',
        'Wer nach dem Geber sitzt, spielt an.',
      ],
    },
    card: {
      title: 'Welche Karte?',
      lines: [
        'Die erste Karte mit Farbe sagt sie an.',
        'Du hast sie: bedienen, oder Affe oder Erster Maat.',
        'Du hast sie nicht: spiel, was du willst.',
        'Affe (0) und Erster Maat (13) nehmen die angesagte Farbe an.',
        'Die Mitte zwingt niemanden.',
      ],
    },
    judge: {
      title: 'Jede Farbe werten',
      lines: [
        'Gespielte Karten und Mitte zusammen.',
        'Eine Karte: in die Mitte.',
        'Zwei oder mehr: höchste **1 hinauf**, niedrigste **1 hinab**.',
        'Mit der 8: **2 hinauf** · mit der 5: **2 hinab**.',
        'Höchste oder niedrigste aus der Mitte: niemand zieht.',
        'Dann sind die Karten dieser Farbe aus der Runde.',
      ],
    },
    plank: {
      title: 'Planke',
      lines: [
        'Vorderseite von oben: **8, 5, 3, 2, 1**.',
        'Rückseite von oben: **1, 2, 3, 5, 8**.',
        'Über ein Ende hinaus: über Bord, 0 Punkte.',
      ],
    },
    next: {
      title: 'Nächster Stich',
      lines: [
        'Die höchste Zahl spielt an, gleich in welcher Farbe.',
        'Gleiche Zahlen: die zuletzt gespielte.',
        'Die Mitte zählt nicht.',
      ],
    },
    end: {
      title: 'Ende',
      lines: [
        'Hände leer: jeder Pirat bringt sein Feld.',
        'So viele Runden wie Spieler (zu zweit: 2).',
        'Meiste Punkte gewinnen; Gleichstand: geteilt.',
      ],
    },
    two: {
      title: 'Zu zweit',
      lines: [
        'Dritte Hand: der Stapel des Geists.',
        'Der Geist spielt jeden Stich an.',
        'Beide wählen heimlich und zeigen zugleich.',
        'Der Geist hat keine Piraten.',
      ],
    },
  },
};
