import type { LearnWords } from '../learn.js';
import { lesson as queensCollection } from './queens-collection/lesson.js';
import { lesson as skull } from './skull/lesson.js';
import { lesson as skullKing } from './skull-king/lesson.js';
import { lesson as skullKingDice } from './skull-king-dice/lesson.js';
import { lesson as skullQueen } from './skull-queen/lesson.js';
import { counted } from './speech.js';

export const words = {
  lead: 'A first game with a guide at your side. Mistakes are welcome: they are explained, and you take them back.',
  minutes: (n) => `About ${counted(n, 'minute')}`,
  done: 'Done',
  about: {
    'skull-king': 'Bids, trump, escapes, and the mermaid who catches the King.',
    'skull-king-dice': 'Bid on your dice, and let the sea roll them.',
    'skull-queen': 'Up and down the plank, and not into the water.',
    skull: 'A challenge, a bluff and a second challenge.',
    'queens-collection': 'Push your luck, make pairs, empty the boxes.',
  },
  lessons: {
    'skull-king': skullKing,
    'skull-king-dice': skullKingDice,
    'skull-queen': skullQueen,
    skull,
    'queens-collection': queensCollection,
  },
  guide: 'Guide',
  lifts: '(The first tap lifts it, the second plays it.)',
  goOn: 'Go on',
  takeBack: 'Take it back',
  mistaken: 'Not quite.',
  finished: 'Lesson done!',
  playForReal: 'Play a real game',
  allLessons: 'All lessons',
  quiz: {
    title: 'Trick quiz',
    about:
      'Skull King: who takes it, what is it worth, what may you play? It asks most about what you know least.',
    who: 'Who takes this trick?',
    bonus: 'What bonus comes with this trick?',
    legal: 'Which of your cards may you play?',
    legalHint: 'Mark them all, then check.',
    hand: 'Your hand',
    trick: 'The trick, in the order it was played',
    nobody: 'Nobody',
    check: 'Check',
    right: 'Right!',
    wrong: 'Not so.',
    next: 'Next trick',
    streak: (n) => `${n} in a row`,
    best: (n) => `Best: ${n}`,
    progress: 'What you know',
    kinds: {
      suit: 'The suit led',
      trump: 'Black is trump',
      escapes: 'Nothing but escapes',
      characters: 'Characters against numbers',
      circle: 'Pirate, mermaid and King',
      follow: 'Following suit',
      fourteens: 'Bonus for 14s',
      captures: 'Bonus for captures',
      tigress: 'Tigress',
      kraken: 'The kraken',
      whale: 'The white whale',
      beasts: 'Kraken and whale',
      loot: 'Loot',
    },
    unseen: 'not asked yet',
    asked: (right, all) => `${right} of ${all} right`,
    options: 'What is in the deck',
    kraken: 'Kraken',
    whale: 'White whale',
    loot: 'Loot',
    forget: 'Start over',
  },
} as const satisfies LearnWords;
