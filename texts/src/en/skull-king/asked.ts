import { question } from '../../part.js';
import type { CheatBox, FrequentQuestion } from '../../rulebook.js';

/** What people ask about Skull King. */
export const questions: readonly FrequentQuestion[] = [
  question(
    'I hold green and green is led. May I play a pirate?',
    'Yes. A card without a number may be played at any time, and so may an escape. Only **numbers** are bound to the suit: {SK-11}.',
  ),
  question(
    'A pirate was led. Must the others follow anything?',
    'No. No suit is led in this trick, whatever comes later, so everybody plays what they like: {SK-10}.',
  ),
  question(
    'Somebody led an escape. What do I have to follow?',
    'Nothing yet. The first number after it sets the suit. If a pirate, a mermaid or a beast comes first, no suit is led at all: {SK-10}.',
  ),
  question(
    'Skull King, pirate and mermaid in one trick: who takes it?',
    'The mermaid, no matter in which order they came. She gets 40 for the King and nothing for the pirate: {SK-16}, {SK-24}.',
  ),
  question(
    'Two pirates in one trick: who takes it?',
    'The one played first, and Tigress as a pirate counts like the others: {SK-18}. Pirates earn nothing for each other.',
  ),
  question(
    'Everybody played an escape. Does nobody take the trick?',
    'Somebody does: whoever played the very first card, even if it was loot: {SK-22}. Only kraken and whale can leave a trick to nobody.',
  ),
  question(
    'The kraken took a trick. Do the tricks still add up to the cards dealt?',
    'No, one is missing for good, and likewise when the whale finds no number. Remember that when you bid: {SK-14}, {SK-15}.',
  ),
  question(
    'I bid zero and took a 14 by accident. Do I get its 10 points?',
    'No. With Skull King scoring a missed bid brings no bonus at all. With Rascal scoring you get half of it, if that was your only trick: {SK-26}, {SK-27}.',
  ),
  question(
    'Under the whale, do black cards still beat the others?',
    'No. Colours do not count at all, only the number does; among equal numbers the first one played: {SK-15}.',
  ),
  question(
    'A 14 was taken by a pirate. Who gets the 10?',
    'Whoever took the trick, with whatever card, if they make their bid: {SK-23}.',
  ),
  question(
    'May I play loot when I could follow suit?',
    'Yes, loot has no number. It takes a trick only if nothing but escapes and loot is played and it came first, and then it allies nobody: {SK-11}, {SK-22}, {SK-25}.',
  ),
  question(
    'Harry took the last trick. May I still change my bid?',
    'Yes, Harry is the one power that works after the last trick, and he comes before the scoring: {SK-29}, {SK-34}.',
  ),
];

/** What one needs at the table. */
export const cheat: readonly CheatBox[] = [
  {
    title: 'A round',
    lines: [
      'Round 1: one card each; one more each round, up to ten.',
      'All bid at once: how many tricks, 0 to the cards dealt.',
      'Left of the dealer leads; whoever takes a trick leads the next.',
      'Hold the suit that is led? A **number** must be of that suit.',
      'Cards without a number may always be played.',
      'First a pirate, mermaid, King or beast: no suit is led.',
    ],
  },
  {
    title: 'Who takes the trick: the first line that fits',
    lines: [
      'Kraken and whale: only the later one acts.',
      'Kraken: nobody. The player to its left leads.',
      'Whale: the highest number, whatever its colour; no number: nobody, and the whale’s player leads.',
      'Skull King and mermaid: the first mermaid.',
      'The Skull King.',
      'The first pirate (Tigress too).',
      'The first mermaid.',
      'The highest black, else the highest of the suit led.',
      'Only escapes and loot: the first card.',
    ],
  },
  {
    title: 'Bonuses',
    lines: [
      '[g14] [y14] [p14]: **10** each; [b14]: **20**.',
      'Pirate takes mermaid: **20** each.',
      'Skull King takes pirate: **30** each.',
      'Mermaid takes the Skull King: **40**, and no more for pirates.',
      'Loot: **20** for both allies, if both bids are exact.',
    ],
  },
  {
    title: 'Skull King scoring',
    lines: [
      'Made: **20** a trick and all bonuses.',
      'Missed: **−10** for each trick off, no bonus.',
      'Zero made: **+10** × cards dealt.',
      'Zero missed: **−10** × cards dealt.',
    ],
  },
  {
    title: 'Rascal scoring',
    lines: [
      'Exact: **10** × cards dealt and all bonuses.',
      'Off by one: half of both. Off by more: 0.',
      'Cannonball: exact **15** × cards dealt and bonuses, else 0.',
    ],
  },
  {
    title: 'Powers, for the pirate that takes the trick',
    lines: [
      'Rosie: say who leads next.',
      'Will: draw two, throw two away.',
      'Rascal: wager 0, 10 or 20 on your bid.',
      'Juanita: look at all cards not dealt.',
      'Harry: your bid up or down by one, even after the last trick.',
    ],
  },
  {
    title: 'Two players',
    lines: [
      'A third hand for Greybeard, face down.',
      'He plays second, or leads after a trick he took; he follows no suit.',
      'His Tigress is an escape; what he takes counts for nobody.',
    ],
  },
];
