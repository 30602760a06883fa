import type { Topic } from '@crossbones/games/skull-king-dice/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Say how many tricks your dice will win, and then win exactly that many. All bid at once.',
  trick: 'Everyone rolls one die. Skulls beat numbers, and the strongest takes the trick.',
  follow: 'A colour was led: if you have such a die, roll it, or a special one.',
  scored: 'Bid met: 20 points a trick. Missed: minus 10 for each trick too many or too few.',
  coloured: 'The highest number takes the trick, whatever its colour; of equal ones, the last.',
  flag: 'A flag is worth nothing. Nothing but flags: the first one wins.',
  'skull-king': 'The Skull King’s skull beats everything but a mermaid’s.',
  pirate: 'A pirate’s skull beats mermaids and every number.',
  mermaid: 'A mermaid’s skull beats every number, and the Skull King.',
};
