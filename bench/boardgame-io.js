// A Skull-King-like game on boardgame.io, written as its documentation teaches: state in G, moves that change it,
// chance through its random plugin. Rules as ours but for powers and house cards; bids go round the table.
import { createRequire } from 'node:module';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const deck = [];
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

function deal(G, random) {
  const cards = random.Shuffle(deck);
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

export const skullKingLike = {
  name: 'skull-king-like',
  setup: ({ ctx, random }) => {
    const G = { round: 1, leader: 0, scores: Array(ctx.numPlayers).fill(0) };
    deal(G, random);
    return G;
  },
  turn: { minMoves: 1 },
  moves: {
    bid({ G, playerID, events }, bid) {
      if (G.bids[playerID] !== null || bid < 0 || bid > G.round) return INVALID_MOVE;
      G.bids[playerID] = bid;
      events.endTurn();
    },
    play({ G, ctx, playerID, events, random }, i) {
      const seat = Number(playerID);
      if (!legal(G, seat).some(([move, at]) => move === 'play' && at === i)) return INVALID_MOVE;
      const [card] = G.hands[seat].splice(i, 1);
      G.trick.push({ seat, card });
      if (G.trick.length < ctx.numPlayers) return events.endTurn();
      const taken = winner(G.trick);
      if (taken) {
        G.won[taken.seat]++;
        G.bonus[taken.seat] += bonus(G.trick, taken);
        G.leader = taken.seat;
      } else G.leader = (G.leader + 1) % ctx.numPlayers;
      G.trick = [];
      if (G.hands[seat].length === 0) {
        score(G);
        if (G.round === 10) return events.endGame({ scores: G.scores });
        G.round++;
        deal(G, random);
      }
      events.endTurn({ next: String(G.leader) });
    },
  },
};

/** Plays whole games by chance for about so long and tells moves per CPU second. */
export function measure(seats, seconds) {
  let moves = 0;
  let games = 0;
  let micros = 0;
  while (micros < seconds * 1e6) {
    const client = Client({
      game: { ...skullKingLike, seed: `bench/${games}` },
      numPlayers: seats,
      debug: false,
    });
    client.start();
    const before = process.cpuUsage();
    for (;;) {
      const { G, ctx } = client.getState();
      if (ctx.gameover) break;
      const choices = legal(G, Number(ctx.currentPlayer));
      const [move, argument] = choices[Math.floor(Math.random() * choices.length)];
      client.updatePlayerID(ctx.currentPlayer);
      client.moves[move](argument);
      moves++;
    }
    const spent = process.cpuUsage(before);
    micros += spent.user + spent.system;
    client.stop();
    games++;
  }
  return { moves, games, perSecond: moves / (micros / 1e6) };
}
