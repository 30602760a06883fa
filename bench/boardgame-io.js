// A Skull-King-like game on boardgame.io, written as its documentation teaches: state in G, moves that change it,
// chance through its random plugin.
import { createRequire } from 'node:module';
import { deal, deck, legal, play, ROUNDS } from './skull-king-like.js';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

export const skullKingLike = {
  name: 'skull-king-like',
  setup: ({ ctx, random }) => {
    const G = { round: 1, leader: 0, scores: Array(ctx.numPlayers).fill(0) };
    deal(G, random.Shuffle(deck));
    return G;
  },
  turn: { minMoves: 1 },
  moves: {
    bid({ G, playerID, events }, bid) {
      if (G.bids[playerID] !== null || bid < 0 || bid > G.round) return INVALID_MOVE;
      G.bids[playerID] = bid;
      events.endTurn();
    },
    play({ G, playerID, events, random }, i) {
      const seat = Number(playerID);
      if (!legal(G, seat).some(([move, at]) => move === 'play' && at === i)) return INVALID_MOVE;
      const over = play(G, seat, i);
      if (G.trick.length > 0) return events.endTurn();
      if (over) {
        if (G.round === ROUNDS) return events.endGame({ scores: G.scores });
        G.round++;
        deal(G, random.Shuffle(deck));
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
