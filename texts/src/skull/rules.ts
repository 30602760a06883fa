import {
  example,
  list,
  type Outline,
  picture,
  type RulesIn,
  rule,
  ruling,
  said,
  table,
  text,
} from '../outline.js';

/** What stands in its rules, in the order one reads it; each language has the words. */
export const outline = {
  chapters: {
    setup: {
      'S-1': rule,
      start: picture('mat:skull flower flower flower skull'),
      players: table([said, '1', '1'], [said, '1', '2'], [said, '2', '1'], [said, '2', '2']),
      gangs: text,
    },
    turn: {
      'S-2': rule,
      'S-3': rule,
      'S-4': rule,
      fiveOfSeven: example('disc disc disc@2 disc@2 disc@3 disc@3 disc@4'),
      'S-5': rule,
      harmlessSkull: example('flower flower skull'),
      lastSkull: example('flower flower flower@2 skull@3'),
    },
    scoring: {
      'S-6': rule,
      mats: picture('mat:skull mat:flower'),
      twice: example(),
    },
    loss: {
      'S-7': ruling,
      'S-8': ruling,
      pickedBlind: example('flower flower skull'),
      'S-9': ruling,
      whoseSkull: table([said, said, said], [said, said, said]),
      'S-10': ruling,
    },
    gangs: {
      'S-11': ruling,
      sixGangs: example('mat:skull mat:skull@2 mat:skull@3 mat:skull@4 mat:skull@5 mat:skull@6'),
      'S-12': ruling,
      oneEach: example('mat:flower mat:flower@4'),
    },
    options: {
      all: list(2),
    },
    secrets: {
      who: table([said, said], [said, said], [said, said], [said, said]),
      talk: text,
    },
  },
  questions: [
    'ownFirst',
    'hereAndThere',
    'passed',
    'backIn',
    'allDiscs',
    'onMySkull',
    'tellLost',
    'onlySkull',
    'showDisc',
    'whoStarts',
    'biggerBid',
  ],
  cheat: { goal: 3, lay: 2, add: 3, bid: 3, turn: 4, made: 3, failed: 6 },
} as const satisfies Outline;

export type Rules = RulesIn<typeof outline>;
