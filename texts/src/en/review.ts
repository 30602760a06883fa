import type { ReviewWords } from '../review.js';
import { screen } from './review-screen.js';
import { counted } from './speech.js';

export const words: ReviewWords = {
  grades: {
    good: { name: 'good', about: 'Nothing was better, or not by enough to be sure.' },
    inaccurate: { name: 'inaccurate', about: 'Something was a little better.' },
    mistake: { name: 'mistake', about: 'Something was clearly better.' },
    blunder: { name: 'blunder', about: 'Something was better by far.' },
  },
  amount: (n, unit) => (unit === 'wins' ? `${n}% of the game` : `${n} ${n === '1' ? 'point' : 'points'}`),
  reviewed: (game, seats, decisions) =>
    `${game}, ${counted(seats, 'seat')}: ${counted(decisions, 'decision')} reviewed`,
  judgedBy: { network: 'judged by a trained network and playouts', playouts: 'judged by playouts' },
  column: {
    seat: 'seat',
    decisions: 'decisions',
    lost: 'given away',
    result: 'result',
    par: 'average',
    luck: 'luck',
    own: 'own play',
    others: 'others’ play',
  },
  mattered: 'What mattered most',
  mistakes: 'All mistakes',
  bids: 'Bids',
  luckTitle: 'Luck and skill',
  decision: (step, seat, word) => `Step ${step}, seat ${seat}: ${word}`,
  better: (word) => `Better: ${word}`,
  nothingBetter: 'Nothing was better.',
  noMistakes: 'No mistake was found.',
  bid: (round, seat, bid, won) => `Round ${round}, seat ${seat}: bid ${bid}, took ${won}`,
  changedTo: (bid) => `changed to ${bid}`,
  sankIn: (trick) => `lost in trick ${trick}`,
  chance: (tricks, share) => `${tricks}: ${share}%`,
  luckMeans:
    'Result = average + luck + own play + others’ play. Luck is what deals and rolls brought beyond their average. Own play is counted by what its seat could know; all the rest is the others’.',
  screen,
};
