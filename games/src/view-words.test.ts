import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import { expect, it } from 'vitest';
import { catalogue, type GameId, gameIds, games } from './index.js';

/** What kind of thing a value is, as deep as lists go. */
function kindOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // In a game of two a ghost plays where else a seat does.
  if (value === 'greybeard' || value === 'ghost') return 'number';
  if (!Array.isArray(value)) return typeof value;
  const inside = new Set(value.map(kindOf).filter((kind) => kind !== null));
  return `list of ${[...inside].sort().join(' or ') || 'anything'}`;
}

/** The kinds that a game's words have in the views of two matches, with as many as usual and with as few as may be. */
function wordsOf(id: GameId): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  const game = games[id] as Game;
  const [fewest] = game.options.seats(game.options.defaults);
  for (const seats of [catalogue[id].usualSeats, fewest]) watch(game, seats, words);
  return words;
}

function watch(game: Game, seats: number, words: Map<string, Set<string>>): void {
  const rng = new FastRng('words');
  const match = must(Match.open(game, { seats, options: {}, key: keyFrom('words') }));
  while (match.outcome() === null) {
    const { between, view } = match.view(match.step, 0);
    for (const [word, value] of [...between, view].flatMap((one) => Object.entries(one))) {
      const kind = kindOf(value);
      const kinds = words.get(word) ?? words.set(word, new Set()).get(word)!;
      if (kind !== null && !kind.includes('anything')) kinds.add(kind);
    }
    const [seat] = match.actors;
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
  }
}
/** Words that every view has. */
const common = ['options', 'phase', 'round', 'scores', 'seats', 'viewer'];

/**
 * Words that a game uses in its own way. Bots and pages of yesterday read them, so they stay as they are; no other game
 * may add to them.
 */
const own: { readonly [word: string]: readonly GameId[] } = {
  // Skull: in the order in which they were made.
  bids: ['skull'],
  // Skull King: the cards dealt in each.
  rounds: ['skull-king'],
  // Skull King names the seats; Skull Queen the viewer's own card.
  sealed: ['skull-king', 'skull-queen'],
  // What a round leaves on paper is another thing in each of these.
  sheet: ['skull-king-dice', 'skull-queen', 'skull'],
  // Skull Queen: colour by colour.
  standing: ['skull-queen'],
};

const played = gameIds.map((id) => [id, wordsOf(id)] as const);

it.each(played)('a view of %s has the words of every view', (_, words) => {
  expect(common.filter((word) => !words.has(word))).toEqual([]);
});

it('one word of views means one kind of thing in all games', () => {
  const kinds = new Map<string, Set<string>>();
  const differing: string[] = [];
  for (const [id, words] of played) {
    for (const [word, found] of words) {
      const among = own[word]?.includes(id) ? `${id}: ${word}` : word;
      const all = kinds.get(among) ?? kinds.set(among, new Set()).get(among)!;
      for (const kind of found) all.add(kind);
      if (all.size > 1) differing.push(`${among}: ${[...all].join(', ')}`);
    }
  }
  expect(differing).toEqual([]);
  // An exception that is none any more goes.
  const needless = Object.entries(own).flatMap(([word, ids]) =>
    ids.filter(
      (id) => [...(kinds.get(`${id}: ${word}`) ?? [])].join() === [...(kinds.get(word) ?? [])].join(),
    ),
  );
  expect(needless).toEqual([]);
});
