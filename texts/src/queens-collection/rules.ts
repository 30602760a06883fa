import {
  elsewhere,
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
} from '../outline.js';

/** What stands in its rules, in the order one reads it; each language has the words. */
export const outline = {
  chapters: {
    box: {
      'QC-1': elsewhere,
      colours: picture('c1 c2 c3 c4 c5 c6 c7 c8 joker'),
      oneColour: picture('box:c1 pawn:c1 pawn:c1 pawn:c1 c1 c1 c1 c1'),
    },
    setup: {
      players: table(
        ['1', said, '1', '3'],
        [said, said, said, '2'],
        ['4', said, '4', '2'],
        [said, said, '1', '3'],
      ),
      'QC-2': rule,
    },
    turn: {
      'QC-3': ruling,
      oneTooMany: example('c3 joker c5 c3'),
      'QC-4': ruling,
      'QC-5': ruling,
      pairs: table(
        ['[c4]', '[c4]', said],
        ['[c1]', '[joker]', said],
        ['[joker]', '[c2]', said],
        ['[c1] [c1]', '[c2]', said],
        ['[joker]', '[joker]', said],
        ['[c1] [c1]', '[joker]', said],
      ),
      market: picture('c2 c4 joker'),
      whatToTake: example('c1 c1 c4'),
      'QC-6': ruling,
      'QC-7': rule,
      'QC-8': ruling,
    },
    scoring: {
      'QC-9': ruling,
      'QC-10': rule,
      goodRound: example('box:c1 box:c2 pawn:c1 pawn:c1 pawn:c2 pawn:c3 pawn:c4 pawn:c4 c5'),
      tooManyCards: example(),
    },
    teams: {
      'QC-11': ruling,
      'QC-12': ruling,
      'QC-13': rule,
      together: example(),
    },
    together: {
      'QC-14': elsewhere,
      'QC-15': elsewhere,
      swap: picture('c1 c4 pawn:c1 pawn:c4'),
      'QC-16': rulingElsewhere,
      'QC-17': rulingElsewhere,
      grades: table(
        [said, said, said],
        [said, said, said],
        [said, said, said],
        [said, said, said],
        [said, '24', '16'],
      ),
      sevenAstray: example(),
      oneShort: example('box:c1 pawn:c1 pawn:c1 pawn:c4 box:c4 pawn:c4 pawn:c4 pawn:c1'),
    },
    options: {
      all: list(2),
    },
    secrets: {
      who: table(
        [said, said],
        [said, said],
        [said, said],
        [said, said],
        [said, said],
        [said, said],
        [said, said],
      ),
    },
  },
  questions: [
    'clashWithHand',
    'pushedLuck',
    'twoJokers',
    'takeAndSwap',
    'jokersAsPair',
    'redForRed',
    'pawnsGone',
    'marketFilled',
    'takeBack',
    'oneBoxLeft',
    'lastCardTraded',
    'jokerAsColour',
  ],
  cheat: { round: 3, turnUp: 4, take: 6, swap: 3, end: 3, together: 5, togetherPoints: 3 },
} as const satisfies Outline;

export type Rules = RulesIn<typeof outline>;
