import { example, list, picture, rule, ruling, table, text } from '../../part.js';
import type { Rulebook } from '../../rulebook.js';
import { cheat, questions } from './asked.js';

export const rulebook: Rulebook = {
  goal: 'Alle legen Blumen und Totenköpfe verdeckt aus, und jemand prahlt damit, wie viele Scheiben er aufdecken kann, ohne auf einen Totenkopf zu stoßen. Schaff zwei deiner Herausforderungen, oder bleib als Letzter übrig.',
  chapters: [
    {
      id: 'setup',
      title: 'Vorbereitung',
      parts: [
        rule(
          'S-1',
          'Du hast eine Matte, mit dem Totenkopf nach oben, und vier Scheiben: drei Blumen und einen Totenkopf. Wer die erste Runde beginnt, wird gelost. Eine Schachtel reicht für sechs; sieben bis zwölf legen zwei Schachteln zusammen und spielen genauso.',
        ),
        picture(
          'mat:skull flower flower flower skull',
          'Damit fangen alle an: drei Blumen und ein Totenkopf.',
        ),
        table(
          ['Spieler', 'Banden je Spieler', 'Schachteln'],
          ['3 bis 6', '1', '1'],
          ['7 bis 12', '1', '2'],
          ['2 bis 3', '2', '1'],
          ['4 bis 6', '2', '2'],
        ),
        text(
          'Eine Bande ist eine Matte mit ihren vier Scheiben; mit je zwei Banden geht es etwas anders ({S-11}). Zu dritt rächt sich jeder Fehler; das ist ein Tisch für Erfahrene. Am schönsten spielt es sich mit weniger als zehn.',
        ),
      ],
    },
    {
      id: 'turn',
      title: 'Eine Runde',
      parts: [
        rule(
          'S-2',
          'Alle, die noch dabei sind, legen eine Scheibe verdeckt auf ihre Matte. Wer beginnt, wartet; alle anderen legen zugleich und heimlich und dürfen tauschen, bis die Letzten von ihnen bereit sind. Dann legt auch, wer beginnt und allen zugesehen hat, eine Scheibe.',
        ),
        rule(
          'S-3',
          'Reihum im Uhrzeigersinn, angefangen bei dem, der die Runde beginnt, tust du eines von beiden: du **legst eine Scheibe dazu**, verdeckt oben auf deinen Stapel, oder du **wagst eine Herausforderung**. Dabei nennst du, wie viele Scheiben du aufdecken wirst: mindestens 1 und höchstens so viele, wie auf allen Matten zusammen liegen. Ist deine Hand leer, musst du herausfordern.',
        ),
        rule(
          'S-4',
          'Ist eine Herausforderung gewagt, legt niemand mehr eine Scheibe. Reihum **erhöhst** du auf irgendeine höhere Zahl, oder du **passt** und bist bei diesem Bieten nicht mehr dabei. Bietet jemand alle Scheiben auf dem Tisch, endet das Bieten sofort; sonst endet es, wenn alle bis auf einen gepasst haben. Wer am meisten geboten hat, fordert heraus. Passen schützt niemanden: alle Matten zählen, und jeder Stapel darf aufgedeckt werden.',
        ),
        example(
          'Fünf von sieben',
          'Vier Spieler, sieben Scheiben auf dem Tisch. Der vierte bietet 3, die nächste erhöht auf 5, und die drei anderen passen. Sie deckt erst die zwei Scheiben ihres eigenen Stapels auf und dann drei weitere, wo immer sie will.',
          'disc disc disc@2 disc@2 disc@3 disc@3 disc@4',
        ),
        rule(
          'S-5',
          'Forderst du heraus, deckst du Scheiben eine nach der anderen auf: erst deinen eigenen Stapel von oben, ganz oder so viele, wie das Gebot braucht; dann andere Stapel in beliebiger Reihenfolge, jeden von oben. Beim ersten Totenkopf ist Schluss: der Versuch ist gescheitert, und alles andere bleibt verdeckt. Ist das Gebot ohne Totenkopf erreicht, ist es geschafft. In deinem eigenen Stapel gibt es nichts zu wählen; hier auf der Seite werden diese Scheiben deshalb von selbst aufgedeckt.',
        ),
        example(
          'Ein harmloser Totenkopf',
          'Du hast drei Scheiben auf der Matte, hier von oben nach unten, und bekommst den Zuschlag mit 2. Aufgedeckt werden nur die oberen zwei: geschafft. Dein Totenkopf ganz unten tut dir nichts.',
          'flower flower skull',
        ),
        example(
          'Der Totenkopf zuletzt',
          'Du hast 4 geboten. Deine eigenen zwei Scheiben sind Blumen, die erste von nebenan auch, und die vierte ist ein Totenkopf. Gescheitert, so knapp es auch war.',
          'flower flower flower@2 skull@3',
        ),
      ],
    },
    {
      id: 'scoring',
      title: 'Wenn es geschafft ist',
      parts: [
        rule(
          'S-6',
          'Alle Scheiben kommen zurück auf die Hand. Du drehst deine Matte auf ihre Blumenseite; lag sie schon so, hast du das Spiel gewonnen. Wenn nicht, beginnst du die nächste Runde.',
        ),
        picture(
          'mat:skull mat:flower',
          'Deine Matte am Anfang und nach der ersten geschafften Herausforderung.',
        ),
        example(
          'Zweimal, und es ist gewonnen',
          'Eine Herausforderung hast du schon geschafft, deine Matte zeigt ihre Blume. Du forderst mit 1 heraus, und alle passen. Deine oberste Scheibe ist eine Blume: das sind 2 von 2, und du hast gewonnen, obwohl kein Gebot kleiner sein kann.',
        ),
      ],
    },
    {
      id: 'loss',
      title: 'Wenn es scheitert',
      parts: [
        ruling(
          'S-7',
          'Die Stapel bleiben liegen, bis die verlorene Scheibe gewählt ist. Bis dahin dürfen alle anderen **spotten**: den ganzen Rest des eigenen Stapels aufdecken, damit alle ihn sehen, ganz oder gar nicht. Niemand muss darauf warten ◆. Dann wird der Verlust geregelt, und die Scheiben kommen zurück auf die Hand.',
        ),
        ruling(
          'S-8',
          'Scheiterst du, verlierst du eine Scheibe für den Rest des Spiels, und nur du weißt, welche. Gehörte der Totenkopf jemand anderem, zieht dieser Spieler eine deiner Scheiben, gemischt und verdeckt. War es dein eigener, wählst du selbst, heimlich. Hast du nur noch eine Scheibe, gibt es nichts zu wählen: sie geht sofort weg, und zum Spotten bleibt keine Zeit ◆.',
        ),
        example(
          'Blind gezogen',
          'Du hast noch diese drei Scheiben und scheiterst an einem Totenkopf von Mina. Du mischst sie, und Mina zieht eine: in einem von drei Fällen ist es dein Totenkopf. Außer dir erfährt es niemand.',
          'flower flower skull',
        ),
        ruling(
          'S-9',
          'Wer scheitert, beginnt die nächste Runde. Verlierst du aber deine letzte Scheibe, bist du draußen und siehst von da an nur noch, was alle sehen ◆. Bleibt nur ein Spieler übrig, hat der gewonnen. Sonst beginnt an deiner Stelle, wem der Totenkopf gehört; und war es dein eigener, bestimmst du als Letztes noch, wer von den anderen beginnt.',
        ),
        table(
          ['Totenkopf', 'Wer den Verlust wählt', 'Wer beginnt, wenn du draußen bist'],
          ['von jemand anderem', 'wem er gehört, blind', 'wem er gehört'],
          ['dein eigener', 'du, heimlich', 'wen du bestimmst'],
        ),
        ruling(
          'S-10',
          'Hast du nur noch eine Scheibe, legst du sie in {S-2}. In {S-3} musst du also herausfordern, wenn du dran bist; in {S-4} erhöhst oder passt du wie immer; und scheitert dein eigener Versuch, bist du draußen. Deckt jemand anderes deine letzte Scheibe auf, verlierst du nichts, Totenkopf oder nicht ◆.\nMit der Option **Der letzte Totenkopf** gilt das Heft wörtlich: Ist diese letzte Scheibe der Totenkopf, bist auch du draußen. Du ziehst noch die Scheibe, die verloren geht, und was aus dem Herausforderer wird, entscheidet sich zuerst ({S-9}); seid ihr beide draußen, bestimmt der Herausforderer, wer anfängt ◆. Mit je zwei Banden trifft es nur diese Bande.',
        ),
      ],
    },
    {
      id: 'gangs',
      title: 'Je zwei Banden',
      parts: [
        ruling(
          'S-11',
          'Jede Person spielt zwei Matten, die einander gegenüberliegen: im Uhrzeigersinn kommen erst die ersten Banden aller, dann in derselben Reihenfolge die zweiten ◆.\nJede Bande ist für alle Regeln oben ein eigener Spieler, mit eigenen Scheiben, Zügen und Verlusten. Wer beginnt, wer herausfordert und wem ein Totenkopf gehört, das sind immer Banden, und „der eigene Stapel“ ist der dieser Bande allein. Die Person entscheidet für beide Banden und sieht die Scheiben beider.\nDie Bande, die beginnt, legt zuletzt; die andere Bande derselben Person legt mit allen anderen zusammen. Fehlt von einer deiner Banden noch die Scheibe, leg die zuerst; danach darfst du bei beiden noch tauschen.',
        ),
        example(
          'Drei Leute, sechs Banden',
          'Ana, Ben und Cleo haben je zwei Banden. Reihum geht es so: Ana, Ben, Cleo mit ihren ersten Banden, dann Ana, Ben, Cleo mit den zweiten.',
          'mat:skull mat:skull@2 mat:skull@3 mat:skull@4 mat:skull@5 mat:skull@6',
        ),
        ruling(
          'S-12',
          'Du gewinnst, wenn eine deiner Banden ihre zweite Herausforderung schafft oder wenn sonst niemand mehr eine Bande hat. Eine Bande, die draußen ist, wird übergangen, und du spielst mit der anderen weiter.\nDeine Banden dürfen einander überbieten und ihre Scheiben gegenseitig aufdecken. Scheitert eine am Totenkopf der anderen, wird die verlorene Scheibe gelost, und nur du erfährst sie; und einander verspotten sie nicht.\nScheidet eine Bande am Totenkopf ihrer Schwester aus, beginnt die Schwester; scheidet sie am eigenen aus, bestimmt sie irgendeine Bande, die noch dabei ist, auch die Schwester ◆.',
        ),
        example(
          'Eins und eins sind nicht zwei',
          'Jede deiner Banden hat eine Herausforderung geschafft: zwei Matten zeigen ihre Blume, aber gewonnen hast du nicht. Die zweite muss dieselbe Bande schaffen.',
          'mat:flower mat:flower@4',
        ),
      ],
    },
    {
      id: 'options',
      title: 'Alle Optionen',
      parts: [
        list(
          '**Banden** {S-11}: je eine, wie üblich, für 3 bis 12 Spieler; oder je zwei, für 2 bis 6 Spieler.',
          '**Der letzte Totenkopf** {S-10}: nur wer herausfordert, zahlt, wie üblich; oder auch wessen letzte Scheibe aufgedeckt wird, ist draußen, wenn sie der Totenkopf ist.',
        ),
      ],
    },
    {
      id: 'secrets',
      title: 'Wer was weiß',
      parts: [
        table(
          ['Was', 'Wer es weiß'],
          ['Wie viele Scheiben auf jeder Hand und in jedem Stapel sind', 'Alle'],
          ['Welche es sind', 'Wem sie gehören; alle, sobald sie aufgedeckt sind'],
          ['Welche Scheibe verloren ging', 'Nur wer sie verloren hat'],
          ['Jedes Gebot, jede aufgedeckte Scheibe, jeder beim Spotten gezeigte Stapel', 'Alle'],
        ),
        text(
          'Redet, so viel ihr wollt: es darf wahr sein oder nicht. Gezeigt werden Scheiben aber nur beim Spotten {S-7}, sonst nie.',
        ),
      ],
    },
  ],
  questions,
  cheat,
};
