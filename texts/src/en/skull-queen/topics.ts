import type { Topic } from '@crossbones/games/skull-queen/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  plank: 'Choose a side of your plank and a space for each pirate: it pays what its space says at the end.',
  follow: 'A colour is announced: if you hold it, play it. Monkey and first mate may come at any time.',
  moves: 'In each colour the highest card moves its player’s pirate up, the lowest moves one down.',
  centre: 'A card that is alone in its colour waits in the centre for the next of that colour.',
  overboard: 'Whoever leaves the plank at either end is overboard, and pays nothing this round.',
  scored: 'Each pirate still aboard has paid what its space says. Most points at the end win.',
  ghost: 'The ghost leads every trick; then both of you choose a card in secret.',
  number: 'If it is the highest of its colour, your pirate goes up; if it is the lowest, down.',
  eight: 'With the 8 in the trick, the way up in its colour is two spaces.',
  five: 'With the 5 in the trick, the way down in its colour is two spaces.',
  monkey: 'The monkey is a 0 of the colour announced, and may be played at any time.',
  mate: 'The first mate is a 13 of the colour announced, and may be played at any time.',
};
