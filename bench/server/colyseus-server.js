// The peer's server as its documentation sets one up: a room for each match, its state as a schema of which each client
// gets the changes, the hands filtered by views. It keeps nothing. Changes are sent at once and not twenty times a
// second, as it would by itself: otherwise nobody would see an action for 25 ms.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { deal, deck, legal, play, ROUNDS } from '../skull-king-like.js';
import { SEATS } from './match.js';

const require = createRequire(import.meta.url);
const { Room, Server } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { schema, StateView } = require('@colyseus/schema');

/** A card goes by its place in the deck. */
const numbered = deck.map((card, number) => ({ ...card, number }));
const numberOf = ({ number }) => number;

function shuffled() {
  const cards = [...numbered];
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  return cards;
}

const Hand = schema({ cards: { array: 'uint8', view: true }, size: 'uint8' }, 'Hand');
const State = schema(
  {
    actions: 'uint16',
    round: 'uint8',
    turn: 'int8',
    bids: { array: 'int8' },
    won: { array: 'uint8' },
    scores: { array: 'int16' },
    trick: { array: 'uint8' },
    hands: { array: Hand },
  },
  'State',
);

const NOBODY = -1;

class SkullKingRoom extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.G = { round: 1, leader: 0, scores: Array(SEATS).fill(0) };
    const state = new State();
    for (let seat = 0; seat < SEATS; seat++) {
      state.hands.push(new Hand());
      state.bids.push(NOBODY);
      state.won.push(0);
      state.scores.push(0);
    }
    state.actions = 0;
    this.state = state;
    this.seated = 0;
    this.dealt();
    this.onMessage('bid', (client, bid) => this.bid(client.userData, bid));
    this.onMessage('play', (client, number) => this.play(client.userData, number));
  }

  onJoin(client) {
    client.userData = this.seated++;
    client.view = new StateView();
    client.view.add(this.state.hands[client.userData]);
    // Whoever comes gets the whole state, and must not get again what led to it.
    this.broadcastPatch();
  }

  dealt() {
    const { G, state } = this;
    deal(G, shuffled());
    state.round = G.round;
    state.turn = G.leader;
    for (let seat = 0; seat < SEATS; seat++) {
      this.show(seat);
      state.bids[seat] = NOBODY;
      state.won[seat] = 0;
      state.scores[seat] = G.scores[seat];
    }
  }

  /** In the same array as before, for views know it; and whole, for clients get a splice wrong now and then. */
  show(seat) {
    const hand = this.G.hands[seat];
    const { cards } = this.state.hands[seat];
    cards.clear();
    cards.push(...hand.map(numberOf));
    this.state.hands[seat].size = hand.length;
  }

  bid(seat, bid) {
    const { G, state } = this;
    if (seat !== state.turn || G.bids[seat] !== null || !(bid >= 0 && bid <= G.round)) return;
    G.bids[seat] = bid;
    state.bids[seat] = bid;
    state.turn = (seat + 1) % SEATS;
    this.told();
  }

  play(seat, number) {
    const { G, state } = this;
    const i = G.hands[seat].findIndex((card) => card.number === number);
    const may = legal(G, seat).some(([move, at]) => move === 'play' && at === i);
    if (seat !== state.turn || !may) return;
    const over = play(G, seat, i);
    this.show(seat);
    if (G.trick.length > 0) {
      state.trick.push(number);
      state.turn = (seat + 1) % SEATS;
    } else {
      state.trick.clear();
      state.turn = G.leader;
      for (const [who, won] of G.won.entries()) state.won[who] = won;
    }
    if (over && G.round < ROUNDS) {
      G.round++;
      this.dealt();
    } else if (over) {
      for (const [who, points] of G.scores.entries()) state.scores[who] = points;
      state.turn = NOBODY;
    }
    this.told();
  }

  told() {
    this.state.actions++;
    this.broadcastPatch();
  }
}

const http = createServer((request, response) => {
  response.writeHead(request.url === '/ready' ? 200 : 404, { 'Content-Length': 0 }).end();
});
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define('skull-king-like', SkullKingRoom);
await server.listen(Number(process.env.PORT));
process.once('SIGTERM', () => process.exit());
