import type { ReviewScreenWords } from '../review-screen.js';

export const screen: ReviewScreenWords = {
  working: (percent) => `Reviewing … ${percent}%`,
  stop: 'Stop',
  stopped: 'Stopped. This is what was found so far.',
  goOn: 'Review again',
  failed: 'This game cannot be reviewed.',
  closed:
    'This game is still being played. It can be reviewed once it is over: nobody may look into hands before.',
  ownOnly:
    'Others may still play this deal, so you see your own decisions only, judged by what you saw. Once they have finished, the whole review opens here.',

  whose: 'Whose decisions',
  everybody: 'All',
  points: 'points',
  curve: 'Expected result',
  curveAbout: {
    points: 'The points each player could expect in the end, after each of their decisions.',
    lead: 'How far each player could expect to end ahead of the others’ mean, after each of their decisions.',
    wins: 'Each player’s chance to win, after each of their decisions.',
  },
  decisions: 'Decisions',
  worse: 'Something was better',
  all: 'Every decision',
  nothingWorse: 'Nothing better was found anywhere.',
  more: 'Show more',
  loss: (loss, error) => `−${loss} (± ${error})`,
  within: 'no difference beyond chance',
  best: 'Better',
  played: 'Played',
  atTable: 'See it at the table',
  expects: (amount) => `Expected: ${amount}`,

  chances: 'How likely each number of tricks was',
  bidAndWon: (bid, won) => `bid ${bid}, took ${won}`,
  bestBid: 'No bid was better.',
  sank: (trick, name, card) =>
    `Lost in trick ${trick}${name === null || card === null ? '' : `: ${name} took it with ${card}`}.`,

  how: 'How grades come about',
  method: [
    'The reviewer sees what the player saw, and nothing else. What is right and has bad luck is good.',
    'Each action is tried in many deals that the player could not rule out, all in the same ones and with the same luck. It is worth what comes of it on average.',
    'The loss is what the best action is worth more than the one played. As much as chance may explain is taken off first; what is left gives the grade.',
  ],
  thresholds: 'A decision is',
  sure: (grade, amount) => `${grade} from ${amount} on`,
  limits:
    'Worth is judged by how our bots play on. Against people whom you can read, something else may be better; and points are counted, not places.',

  previousMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  spoilerFree: 'No spoilers',
  spoilerFreeHint: 'Later steps and their grades stay hidden.',
  asSeen: 'As this seat saw it',
  asSeenHint: 'All other hands stay closed.',
  whole: 'Whole review',
};
