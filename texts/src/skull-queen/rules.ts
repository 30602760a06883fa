import {
  example,
  list,
  type Outline,
  picture,
  type RulesIn,
  rule,
  ruling,
  rulingElsewhere,
  said,
  table,
  text,
} from '../outline.js';

/** What stands in its rules, in the order one reads it; each language has the words. */
export const outline = {
  chapters: {
    box: {
      'SQ-1': rule,
      cards: picture('r1 y5 g8 b12 0 13'),
      'SQ-2': rulingElsewhere,
      planks: picture('plank:front plank:back'),
    },
    setup: {
      'SQ-3': ruling,
      'SQ-4': ruling,
      players: table(
        [said, '42', '14', '–', '2'],
        ['3', '42', '14', '–', '3'],
        ['4', '50', '12', '2', '4'],
        ['5', '50', '10', '–', '5'],
        ['6', '50', '8', '2', '6'],
      ),
    },
    placement: {
      'SQ-6': ruling,
      noIdea: text,
      allInMiddle: example('plank:front:2222'),
    },
    turn: {
      'SQ-7': rule,
      greenAnnounced: picture('g7 g2 13 r9'),
      'SQ-8': rule,
      monkeyFirst: example('0 r4 r9 y12'),
    },
    trick: {
      'SQ-9': rule,
      centreInTheWay: example('y4 b3 b6 g7 b12 b8'),
      centreClears: example('y4 y9 r3 r10 r6 r7'),
      eightAndFive: example('g8 g5 r2'),
      'SQ-10': rule,
      tooFar: example('plank:front:2--- plank:front:0--- plank:front:x---'),
      'SQ-11': rule,
      twoElevens: picture('r11 b11 r7'),
    },
    scoring: {
      'SQ-12': rule,
      front: example('plank:front:013x'),
      back: example('plank:back:4320'),
      'SQ-5': ruling,
    },
    two: {
      'SQ-13': rule,
      withGhost: example('g9 g3 b6'),
      'SQ-14': ruling,
    },
    options: {
      all: list(1),
    },
    secrets: {
      who: table([said, said], [said, said], [said, said], [said, said], [said, said], [said, said]),
    },
  },
  questions: [
    'monkeyForColour',
    'centreAnnounces',
    'thrownIn',
    'severalMove',
    'eightItself',
    'eightInCentre',
    'overboardFollows',
    'topIsSafe',
    'highestInCentre',
    'mateInCentre',
    'stopMoving',
  ],
  cheat: { round: 5, card: 5, judge: 6, plank: 3, next: 3, end: 3, two: 4 },
} as const satisfies Outline;

export type Rules = RulesIn<typeof outline>;
