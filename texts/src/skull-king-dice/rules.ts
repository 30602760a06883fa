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
    dice: {
      sevenKinds: picture('skull-king pirate mermaid black blue red yellow'),
      'SD-1': rulingElsewhere,
      sides: table(
        [said, '1', said],
        [said, '3', said],
        [said, '2', said],
        [said, '7', '5, 5, 6, 6, 7, 7'],
        [said, '7', '3, 3, 4, 4, 5, 5'],
        [said, '8', '1, 1, 2, 2, 3, 3'],
        [said, '8', said],
      ),
    },
    setup: {
      players: table(['3', '8'], ['4', '8'], ['5', '7'], ['6', '6']),
      'SD-2': rule,
    },
    round: {
      'SD-3': rule,
      'SD-4': rule,
    },
    trick: {
      'SD-5': ruling,
      'SD-6': rule,
      'SD-7': rule,
      twoSevens: picture('black:6 black:7 red:2 *yellow:7 black:5'),
      kingAndMermaid: picture('pirate:skull skull-king:skull black:5 black:6 *mermaid:skull'),
      mermaidFlag: picture('pirate:skull *skull-king:skull black:5 black:6 mermaid:flag'),
      twoPirates: picture('pirate:skull red:3 *pirate:skull'),
      pirateAndMermaid: picture('mermaid:skull *pirate:skull black:7'),
      onlyFlags: picture('*yellow:flag pirate:flag mermaid:flag'),
      boundYetFree: example(),
    },
    scoring: {
      'SD-8': rule,
      'SD-9': rule,
      'SD-10': rule,
      mermaidsCatch: example('pirate:skull skull-king:skull black:5 black:6 *mermaid:skull'),
      kingAmongPirates: example('pirate:skull *skull-king:skull pirate:skull'),
      'SD-11': rule,
      'SD-12': ruling,
      points: table(
        ['8', '5', '1', '0', '−40', '0'],
        ['4', '0', '0', '0', '+40', '+40'],
        ['6', '0', '2', '0', '−60', '−60'],
        ['5', '2', '2', '50', '+90', '+40'],
        ['3', '1', '2', '30', '−10', '0'],
        ['7', '3', '3', '0', '+60', '+60'],
      ),
    },
    options: {
      all: list(2),
      firstGame: text,
    },
  },
  questions: [
    'pirateForSuit',
    'flagFirst',
    'mermaidFirst',
    'equalNumbers',
    'trump',
    'allFlags',
    'pirateAndMermaid',
    'kingsFlag',
    'missedBid',
    'zero',
  ],
  cheat: { round: 5, rolling: 3, trick: 6, points: 4, bonus: 2, dice: 5 },
} as const satisfies Outline;

export type Rules = RulesIn<typeof outline>;
