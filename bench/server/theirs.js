// boardgame.io under load: matches through its lobby, play through its socket protocol with the bare socket.io
// client. It answers no submit: the sender's own update counts as the reply.
import { createRequire } from 'node:module';
import { skullKingLike } from '../boardgame-io.js';
import { legal } from '../skull-king-like.js';
import { freePort, launch } from './berth.js';
import { Line } from './line.js';
import { any, Match, SEATS } from './match.js';

const require = createRequire(import.meta.url);
const { io } = require('socket.io-client');
const { version } = require('boardgame.io/package.json');

class Table extends Match {
  #port;
  #id;
  #passes;
  #sockets = [];
  #states = [];

  constructor(port, id, passes) {
    super();
    this.#port = port;
    this.#id = id;
    this.#passes = passes;
  }

  async follow() {
    await Promise.all(this.#passes.map((pass, seat) => this.#join(pass, seat)));
  }

  leave() {
    for (const socket of this.#sockets) socket.disconnect();
  }

  act() {
    const { G, ctx, _stateID } = this.#states[0];
    const seat = Number(ctx.currentPlayer);
    const [type, argument] = any(legal(seat === 0 ? G : this.#states[seat].G, seat));
    const playerID = ctx.currentPlayer;
    const payload = { type, args: [argument], playerID, credentials: this.#passes[seat] };
    this.#actor = seat;
    this.begin();
    this.#sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#id, playerID);
  }

  #actor = 0;

  #join(pass, seat) {
    return new Promise((resolve, reject) => {
      const socket = io(`http://127.0.0.1:${this.#port}/${skullKingLike.name}`, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
      });
      this.#sockets[seat] = socket;
      socket.on('connect', () => socket.emit('sync', this.#id, String(seat), pass, SEATS));
      socket.on('connect_error', reject);
      socket.on('sync', (_, { state }) => {
        this.#states[seat] = state;
        resolve();
      });
      socket.on('update', (_, state) => {
        this.#states[seat] = state;
        if (state.ctx.gameover !== undefined) this.over = true;
        if (seat === this.#actor) this.replied();
        this.seen();
      });
    });
  }
}

export const theirs = {
  name: `boardgame.io ${version}, in memory`,
  async launch({ profile }) {
    const lobby = await freePort();
    const script = new URL('boardgame-io.js', import.meta.url);
    const env = { LOBBY_PORT: String(lobby) };
    const server = await launch(script, [], env, '/socket.io/?EIO=4&transport=polling', profile);
    return { ...server, lobby };
  },

  async gather({ port, lobby }, count) {
    const line = new Line(lobby);
    const post = async (path, body) => {
      const { status, body: text } = await line.ask('POST', `/games/${path}`, '', JSON.stringify(body));
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return JSON.parse(text);
    };
    const tables = [];
    for (let i = 0; i < count; i++) {
      const { matchID } = await post(`${skullKingLike.name}/create`, { numPlayers: SEATS, unlisted: true });
      const passes = [];
      for (let seat = 0; seat < SEATS; seat++) {
        const { playerCredentials } = await post(`${skullKingLike.name}/${matchID}/join`, {
          playerID: String(seat),
          playerName: `Player ${seat}`,
        });
        passes.push(playerCredentials);
      }
      tables.push(new Table(port, matchID, passes));
    }
    line.close();
    return tables;
  },
};
