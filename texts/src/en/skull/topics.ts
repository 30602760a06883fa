import type { Topic } from '@crossbones/games/skull/seen/topic';

/** What may be new to somebody, in a sentence. */
export const topics: { readonly [topic in Topic]: string } = {
  place: 'Lay a disc face down: a flower, or the skull that nobody wants to meet.',
  add: 'Add another disc, or challenge: say how many you can turn without meeting a skull.',
  bid: 'Raise or pass. Whoever bids most has to turn that many, their own first.',
  attempt: 'Own discs first, then anybody’s, from the top. One skull, and it has failed.',
  made: 'A challenge made turns the mat. The second one wins the game.',
  lost: 'Who meets a skull loses a disc for good, and only they know which.',
  out: 'Without discs one is out. The last one left wins.',
  flower: 'A flower: good to turn. Whoever bids wants nothing else.',
  skull: 'The skull: whoever turns it has failed, you yourself too.',
};
