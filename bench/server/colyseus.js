// Colyseus under load: rooms through its matchmaker, play through its own client. It answers no message: the sender's
// own change of state counts as the reply.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deck, legal } from '../skull-king-like.js';
import { launch } from './berth.js';
import { any, Match, SEATS } from './match.js';

const require = createRequire(import.meta.url);
const { Client } = require('colyseus.js');
const { version } = JSON.parse(
  readFileSync(new URL('../node_modules/@colyseus/core/package.json', import.meta.url)),
);
const NAME = 'skull-king-like';

class Table extends Match {
  #client;
  #rooms = [];
  #seen = [];
  #actor = 0;

  constructor(client) {
    super();
    this.#client = client;
  }

  /** The matches of the others are gathered before anybody follows one; here that is one thing. */
  async follow() {
    const first = await this.#client.create(NAME);
    await this.#begin(first, 0);
    for (let seat = 1; seat < SEATS; seat++) {
      await this.#begin(await this.#client.joinById(first.roomId), seat);
    }
  }

  leave() {
    for (const room of this.#rooms) void room.leave();
  }

  act() {
    const { turn } = this.#rooms[0].state;
    const { round, bids, trick, hands } = this.#rooms[turn].state;
    const numbers = [...hands[turn].cards];
    const G = {
      round,
      bids: [...bids].map((bid) => (bid < 0 ? null : bid)),
      trick: [...trick].map((number) => ({ card: deck[number] })),
      hands: { [turn]: numbers.map((number) => deck[number]) },
    };
    const [move, argument] = any(legal(G, turn));
    this.#actor = turn;
    this.begin();
    this.#rooms[turn].send(move, move === 'bid' ? argument : numbers[argument]);
  }

  #begin(room, seat) {
    this.#rooms[seat] = room;
    room.onError((code, message) => this.failed(`${code} ${message}`));
    return new Promise((resolve) => {
      room.onStateChange((state) => {
        const before = this.#seen[seat];
        this.#seen[seat] = state.actions;
        if (before === undefined) return resolve();
        if (before === state.actions) return;
        if (state.turn < 0) this.over = true;
        if (seat === this.#actor) this.replied();
        this.seen();
      });
    });
  }
}

export const colyseus = {
  name: `Colyseus ${version}, in memory`,
  launch: ({ profile }) => launch(new URL('colyseus-server.js', import.meta.url), [], {}, '/ready', profile),

  async gather({ port }, count) {
    const client = new Client(`ws://127.0.0.1:${port}`);
    return Array.from({ length: count }, () => new Table(client));
  },
};
