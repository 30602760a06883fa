import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'Must I turn my own discs first, even with my skull among them?',
    'Yes, from the top, as many as the bid needs ({S-5}). That is the price of a bluff: whoever laid a skull on top should hope to be outbid.',
  ),
  question(
    'May I take one disc here and one there from the others?',
    'Yes. Once your own pile is turned, choose for every single disc whose pile it comes from. Each pile is turned from its top ({S-5}).',
  ),
  question(
    'I passed. Is my pile safe now?',
    'No. Passing only takes you out of the bidding; your discs count and may be turned ({S-4}).',
  ),
  question(
    'May I come back into the bidding after I passed?',
    'No, a pass is for good in this round ({S-4}).',
  ),
  question(
    'May I open with the number of all discs on the table?',
    'Yes. Then nobody can raise, the bidding is over at once, and you turn every disc there is ({S-4}).',
  ),
  question(
    'Somebody failed on my skull. Do I lose or gain anything?',
    'You lose nothing, and you pick the disc they lose, face down ({S-8}). The skull goes back to your hand. Even your last disc is safe in somebody else’s attempt, unless you play by the letter ({S-10}).',
  ),
  question(
    'Do I have to tell which disc I lost?',
    'No, nobody but you knows ({S-8}). You may say what you like about it, and you need not say the truth.',
  ),
  question(
    'All I have left is my skull. Can I still win?',
    'Not with a challenge: your own pile comes first, so every attempt of yours fails. But you can be the last one left. Challenge when your turn comes, hope to be outbid, and let the others run into your skull ({S-10}).',
  ),
  question(
    'May I show a disc to make the others believe me?',
    'No. Say what you want, but discs are shown only in gloating, and then the whole rest of the pile ({S-7}).',
  ),
  question(
    'Who starts after somebody went out?',
    'The owner of the skull that did it. If it was the challenger’s own skull, the one going out names a player still in ({S-9}).',
  ),
  question(
    'Does a bigger bid count for more?',
    'No. A challenge made is a challenge made, whether with 1 or with 12: the mat is turned, and the second one wins ({S-6}).',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'Goal',
    lines: [
      'Make two challenges of your own.',
      'Or be the last one left.',
      'Three flowers and one skull each.',
    ],
  },
  {
    title: '1 · Lay',
    lines: ['All but the first player: one disc, face down, at once.', 'Then the first player.'],
  },
  {
    title: '2 · Add or challenge',
    lines: [
      'Clockwise: add one disc, or open a challenge.',
      'The bid: 1 up to all discs on the mats.',
      'Hand empty: you must challenge.',
    ],
  },
  {
    title: '3 · Bid',
    lines: [
      'Raise, or pass for good.',
      'All discs bid: the bidding ends at once.',
      'All others passed: the highest bid is the challenger.',
    ],
  },
  {
    title: '4 · Turn',
    lines: [
      'Your own pile first, from the top.',
      'Then the others, in any order, each from the top.',
      'A skull: failed, stop at once.',
      'Bid reached: made.',
    ],
  },
  {
    title: 'Made',
    lines: ['Mat to its flower side.', 'Second time: **you win**.', 'The challenger starts the next round.'],
  },
  {
    title: 'Failed',
    lines: [
      'One disc is lost for good, its face a secret.',
      'Somebody else’s skull: its owner picks blind.',
      'Your own skull: you choose in secret.',
      'Opponents may gloat: show all of their pile or nothing.',
      'No disc left: out; the skull’s owner starts.',
      'Out on your own skull: you name who starts.',
    ],
  },
];
