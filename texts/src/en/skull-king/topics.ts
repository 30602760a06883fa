import type { Topic } from '@crossbones/games/skull-king/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  bid: 'Say how many tricks you will take, and then take exactly that many. All bid at once.',
  trick: 'Everyone plays one card, and the strongest takes them all: that is a trick.',
  follow: 'A suit was led: if you hold it, follow it. Cards without a number may be played at any time.',
  scored: 'Bid met: 20 points a trick. Missed: minus 10 for each trick too many or too few.',
  rascal: 'Everybody plays for the same: all of it for an exact bid, half if you are off by one.',
  number: 'The highest number of the suit led takes the trick, if nothing stronger was played.',
  black: 'Black is trump: it beats the numbers of every other suit.',
  escape: 'The white flag loses to everything: play it to stay out of a trick.',
  pirate: 'A pirate beats every number and the mermaids. Of several, the first one wins.',
  'power-rosie': 'Rosie is a pirate. Take a trick with her, and you say who leads the next.',
  'power-will': 'Will is a pirate. Take a trick with him, and you draw two cards and throw two away.',
  'power-rascal': 'Rascal is a pirate. Take a trick with him, and you may wager up to 20 points on your bid.',
  'power-juanita': 'Juanita is a pirate. Take a trick with her, and you see all cards that were not dealt.',
  'power-harry': 'Harry is a pirate. Take a trick with him, and you may change your bid by one.',
  tigress: 'Tigress is what you say when you play her: a pirate or a white flag.',
  'skull-king': 'The Skull King beats everything but the mermaids.',
  mermaid: 'A mermaid beats every number and takes the Skull King, but loses to pirates.',
  kraken: 'The kraken drags the whole trick down: nobody takes it.',
  whale: 'The white whale washes the colours out: the highest number takes the trick.',
  loot: 'Loot loses like a white flag, but allies you with whoever takes it: 20 each if both bids hold.',
  house: 'A card of this table’s own: it counts as what the host made of it.',
};
