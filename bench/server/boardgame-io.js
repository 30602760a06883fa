// The peer's server as its documentation sets one up, with its storage in memory; every player gets a view without
// the others' hands.
import { createRequire } from 'node:module';
import { skullKingLike } from '../boardgame-io.js';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const playerView = ({ G, playerID }) => ({
  ...G,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
});

// The lobby has a port of its own: on a shared one no request reaches it with the koa-compose of today, which copies
// the list of handlers before boardgame.io has added any.
Server({ games: [{ ...skullKingLike, playerView }], origins: [] }).run({
  port: Number(process.env.PORT),
  lobbyConfig: { apiPort: Number(process.env.LOBBY_PORT) },
});
process.once('SIGTERM', () => process.exit());
