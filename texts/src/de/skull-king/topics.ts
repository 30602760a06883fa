import type { Topic } from '@crossbones/games/skull-king/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Sag an, wie viele Stiche du machst, und mach dann genau so viele. Alle sagen gleichzeitig an.',
  trick: 'Jeder spielt eine Karte, die stärkste bekommt alle: das ist ein Stich.',
  follow: 'Eine Farbe ist angespielt: wer sie hat, muss sie bedienen. Karten ohne Zahl gehen immer.',
  scored: 'Ansage gehalten: 20 Punkte je Stich. Verfehlt: minus 10 für jeden Stich zu viel oder zu wenig.',
  rascal: 'Für alle steht gleich viel auf dem Spiel: alles bei genauer Ansage, die Hälfte bei einem daneben.',
  number: 'Die höchste Zahl der angespielten Farbe macht den Stich, wenn nichts Stärkeres liegt.',
  black: 'Schwarz ist Trumpf: es schlägt die Zahlen aller anderen Farben.',
  escape: 'Die weiße Flagge verliert gegen alles: so gehst du einem Stich aus dem Weg.',
  pirate: 'Ein Pirat schlägt jede Zahl und die Meerjungfrauen. Von mehreren gewinnt der erste.',
  'power-rosie': 'Rosie ist Piratin. Macht sie den Stich, bestimmst du, wer den nächsten anspielt.',
  'power-will': 'Will ist Pirat. Macht er den Stich, ziehst du zwei Karten und wirfst zwei ab.',
  'power-rascal': 'Rascal ist Pirat. Macht er den Stich, darfst du bis zu 20 Punkte auf deine Ansage wetten.',
  'power-juanita':
    'Juanita ist Piratin. Macht sie den Stich, siehst du alle Karten, die nicht ausgeteilt sind.',
  'power-harry': 'Harry ist Pirat. Macht er den Stich, darfst du deine Ansage um eins ändern.',
  tigress: 'Die Tigerin ist, was du beim Ausspielen sagst: Pirat oder weiße Flagge.',
  'skull-king': 'Der Skull King schlägt alles außer den Meerjungfrauen.',
  mermaid: 'Eine Meerjungfrau schlägt jede Zahl und holt den Skull King, verliert aber gegen Piraten.',
  kraken: 'Der Krake zieht den ganzen Stich in die Tiefe: niemand macht ihn.',
  whale: 'Der weiße Wal spült die Farben weg: die höchste Zahl macht den Stich.',
  loot: 'Beute verliert wie eine weiße Flagge, verbündet dich aber mit dem, der sie bekommt: je 20, wenn beide Ansagen halten.',
  house: 'Eine eigene Karte dieses Tisches: sie gilt als das, was der Gastgeber aus ihr gemacht hat.',
};
