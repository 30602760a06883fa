import type { LearnWords } from '../learn.js';
import { lesson as queensCollection } from './queens-collection/lesson.js';
import { lesson as skull } from './skull/lesson.js';
import { lesson as skullKing } from './skull-king/lesson.js';
import { lesson as skullKingDice } from './skull-king-dice/lesson.js';
import { lesson as skullQueen } from './skull-queen/lesson.js';
import { counted } from './speech.js';

export const words = {
  lead: 'Ein erstes Spiel mit jemandem an deiner Seite. Fehler sind willkommen: sie werden erklärt, und du nimmst sie zurück.',
  minutes: (n) => `Etwa ${counted(n, 'Minute', 'Minuten')}`,
  done: 'Geschafft',
  about: {
    'skull-king': 'Ansagen, Trumpf, Flucht und die Meerjungfrau, die den König fängt.',
    'skull-king-dice': 'Sag an, was deine Würfel taugen, und lass die See würfeln.',
    'skull-queen': 'Die Planke hinauf und hinab, und nicht ins Wasser.',
    skull: 'Eine Herausforderung, ein Bluff und noch eine Herausforderung.',
    'queens-collection': 'Fordere dein Glück heraus, bilde Paare, leere die Schatullen.',
  },
  lessons: {
    'skull-king': skullKing,
    'skull-king-dice': skullKingDice,
    'skull-queen': skullQueen,
    skull,
    'queens-collection': queensCollection,
  },
  guide: 'Lotse',
  lifts: '(Der erste Tipp hebt an, der zweite spielt aus.)',
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  mistaken: 'Nicht ganz.',
  finished: 'Lektion geschafft!',
  playForReal: 'Richtig spielen',
  allLessons: 'Alle Lektionen',
  quiz: {
    title: 'Stich-Quiz',
    about:
      'Skull King: Wer macht den Stich, was ist er wert, was darfst du spielen? Gefragt wird am meisten nach dem, was du am wenigsten weißt.',
    who: 'Wer macht diesen Stich?',
    bonus: 'Welchen Bonus bringt dieser Stich?',
    legal: 'Welche deiner Karten darfst du spielen?',
    legalHint: 'Markiere alle, dann prüfe.',
    hand: 'Deine Hand',
    trick: 'Der Stich, in der Reihenfolge, wie er gespielt wurde',
    nobody: 'Niemand',
    check: 'Prüfen',
    right: 'Richtig!',
    wrong: 'Leider nein.',
    next: 'Nächster Stich',
    streak: (n) => `${n} in Folge`,
    best: (n) => `Rekord: ${n}`,
    progress: 'Was du kannst',
    kinds: {
      suit: 'Die angespielte Farbe',
      trump: 'Schwarz ist Trumpf',
      escapes: 'Nichts als Flucht',
      characters: 'Figuren gegen Zahlen',
      circle: 'Pirat, Meerjungfrau und König',
      follow: 'Farbe bedienen',
      fourteens: 'Bonus für 14er',
      captures: 'Bonus für Gefangene',
      tigress: 'Die Tigerin',
      kraken: 'Der Krake',
      whale: 'Der weiße Wal',
      beasts: 'Krake und Wal',
      loot: 'Beute',
    },
    unseen: 'noch nicht gefragt',
    asked: (right, all) => `${right} von ${all} richtig`,
    options: 'Was im Spiel ist',
    kraken: 'Krake',
    whale: 'Weißer Wal',
    loot: 'Beute',
    forget: 'Von vorn anfangen',
  },
} as const satisfies LearnWords;
