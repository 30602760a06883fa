import type { ReviewScreenWords } from '../review-screen.js';

export const screen: ReviewScreenWords = {
  working: (percent) => `Wird analysiert … ${percent} %`,
  stop: 'Anhalten',
  stopped: 'Angehalten. Das wurde bis hierher gefunden.',
  goOn: 'Noch einmal analysieren',
  failed: 'Diese Partie lässt sich nicht analysieren.',
  closed:
    'Diese Partie läuft noch. Analysiert wird sie, wenn sie vorbei ist: Vorher darf niemand in fremde Hände sehen.',
  ownOnly:
    'Andere spielen diese Partie vielleicht noch. Darum siehst du nur deine eigenen Entscheidungen, beurteilt nach dem, was du gesehen hast. Sind alle fertig, steht hier die ganze Analyse.',

  whose: 'Wessen Entscheidungen',
  everybody: 'Alle',
  points: 'Punkte',
  curve: 'Erwartetes Ergebnis',
  curveAbout: {
    points: 'Die Punkte, mit denen alle am Ende rechnen konnten, nach jeder ihrer Entscheidungen.',
    lead: 'Wie weit vor dem Schnitt der anderen alle am Ende zu erwarten waren, nach jeder ihrer Entscheidungen.',
    wins: 'Die Gewinnchance aller, nach jeder ihrer Entscheidungen.',
  },
  decisions: 'Entscheidungen',
  worse: 'Es gab Besseres',
  all: 'Jede Entscheidung',
  nothingWorse: 'Nirgends wurde Besseres gefunden.',
  more: 'Mehr zeigen',
  loss: (loss, error) => `−${loss} (± ${error})`,
  within: 'kein Unterschied über den Zufall hinaus',
  best: 'Besser',
  played: 'Gespielt',
  atTable: 'Am Tisch ansehen',
  expects: (amount) => `Erwartet: ${amount}`,

  chances: 'Wie wahrscheinlich jede Zahl von Stichen war',
  bidAndWon: (bid, won) => `angesagt ${bid}, gemacht ${won}`,
  bestBid: 'Keine Ansage war besser.',
  sank: (trick, name, card) =>
    `Verloren in Stich ${trick}${name === null || card === null ? '' : `: ${name} nahm ihn mit ${card}`}.`,

  how: 'Wie die Noten entstehen',
  method: [
    'Wer urteilt, sieht, was am Platz zu sehen war, und sonst nichts. Richtig gespielt und Pech gehabt ist gut gespielt.',
    'Jede Möglichkeit wird in vielen Verteilungen probiert, die der Platz nicht ausschließen konnte, alle in denselben und mit demselben Glück. Sie ist wert, was im Schnitt daraus wird.',
    'Der Verlust ist, was die beste Möglichkeit mehr wert ist als die gespielte. Was Zufall sein kann, wird vorher abgezogen; der Rest gibt die Note.',
  ],
  thresholds: 'Eine Entscheidung ist',
  sure: (grade, amount) => `${grade} ab ${amount}`,
  limits:
    'Der Wert ergibt sich daraus, wie unsere Bots weiterspielen. Gegen Menschen, die man durchschaut, kann anderes besser sein; und es zählen Punkte, nicht Plätze.',

  previousMistake: 'Voriger Fehler',
  nextMistake: 'Nächster Fehler',
  spoilerFree: 'Nichts verraten',
  spoilerFreeHint: 'Spätere Züge und ihre Noten bleiben verborgen.',
  asSeen: 'Wie von diesem Platz gesehen',
  asSeenHint: 'Alle anderen Hände bleiben verdeckt.',
  whole: 'Ganze Analyse',
};
