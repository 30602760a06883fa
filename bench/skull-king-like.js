// Rules as ours but for powers and house cards; bids go round the table. The same for every peer beside us.
export const deck = [];
for (const suit of 'gypb') for (let value = 1; value <= 14; value++) deck.push({ suit, value });
const special = (kind, count) => {
  for (let i = 0; i < count; i++) deck.push({ kind });
};
special('escape', 5);
special('pirate', 6);
special('king', 1);
special('mermaid', 2);
special('kraken', 1);
special('whale', 1);
special('loot', 2);

/** Deals the next round; the cards come shuffled. */
export function deal(G, cards) {
  G.hands = G.scores.map((_, seat) => cards.slice(seat * G.round, (seat + 1) * G.round));
  G.bids = G.scores.map(() => null);
  G.won = G.scores.map(() => 0);
  G.bonus = G.scores.map(() => 0);
  G.trick = [];
}

const led = (trick) =>
  trick.find(({ card }) => card.kind !== 'escape' && card.kind !== 'loot')?.card.suit ?? null;

export function legal(G, seat) {
  if (G.bids.includes(null)) return Array.from({ length: G.round + 1 }, (_, bid) => ['bid', bid]);
  const suit = led(G.trick);
  const hand = G.hands[seat];
  const follows = suit !== null && hand.some((card) => card.suit === suit);
  return hand.flatMap((card, i) => (!follows || card.kind || card.suit === suit ? [['play', i]] : []));
}

function winner(trick) {
  const first = (kind) => trick.find(({ card }) => card.kind === kind);
  const leviathan = trick.findLast(({ card }) => card.kind === 'kraken' || card.kind === 'whale');
  const highest = (cards) => cards.reduce((best, play) => (play.card.value > best.card.value ? play : best));
  const numbers = trick.filter(({ card }) => card.suit);
  if (leviathan?.card.kind === 'kraken') return null;
  if (leviathan) return numbers.length > 0 ? highest(numbers) : null;
  if (first('king')) return first('mermaid') ?? first('king');
  const character = first('pirate') ?? first('mermaid');
  if (character) return character;
  const blacks = numbers.filter(({ card }) => card.suit === 'b');
  if (blacks.length > 0) return highest(blacks);
  const followers = numbers.filter(({ card }) => card.suit === led(trick));
  return followers.length > 0 ? highest(followers) : trick[0];
}

function bonus(trick, taken) {
  const count = (kind) => trick.filter(({ card }) => card.kind === kind).length;
  let points = 0;
  for (const { card } of trick) if (card.value === 14) points += card.suit === 'b' ? 20 : 10;
  if (taken.card.kind === 'pirate') points += 20 * count('mermaid');
  if (taken.card.kind === 'king') points += 30 * count('pirate');
  if (taken.card.kind === 'mermaid') points += 40 * count('king');
  return points;
}

function score(G) {
  G.bids.forEach((bid, seat) => {
    const won = G.won[seat];
    if (bid === 0) G.scores[seat] += won === 0 ? 10 * G.round : -10 * G.round;
    else G.scores[seat] += bid === won ? 20 * won + G.bonus[seat] : -10 * Math.abs(bid - won);
  });
}

/** Plays one card of a hand; what comes of it is written into G. Answers whether the round is over. */
export function play(G, seat, i) {
  const [card] = G.hands[seat].splice(i, 1);
  G.trick.push({ seat, card });
  if (G.trick.length < G.scores.length) return false;
  const taken = winner(G.trick);
  if (taken) {
    G.won[taken.seat]++;
    G.bonus[taken.seat] += bonus(G.trick, taken);
    G.leader = taken.seat;
  } else G.leader = (G.leader + 1) % G.scores.length;
  G.trick = [];
  if (G.hands[seat].length > 0) return false;
  score(G);
  return true;
}

export const ROUNDS = 10;
