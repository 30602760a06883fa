/**
 * Teaches the outlook of The Queen's Collection. Mates play against each other; the end of each turn becomes a row:
 * what was open to its player, and by how much it gained on the others until the round was over. Linear regression
 * gives the weights that the next generation plays by, written as experience.ts has them.
 *
 *   node training/queens-collection/learn.js SEATS competitive|teams GENERATIONS GAMES OUT [START]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import * as QueensCollection from '@crossbones/games/queens-collection/index';
import { mate } from '../../bots/dist/queens-collection/mate.js';
import { Thumb } from '../../bots/dist/queens-collection/thumb.js';

const { COLOURS, count, doubled, JOKER, KINDS, present, size } = QueensCollection.cards;
const { lastBox, partnerOf, Phase, queensCollection: game, roundPoints } = QueensCollection;
const { PAIR, PARTNER, pairFromMarket, SWAP } = QueensCollection.actions;

/** The layout of bots/src/queens-collection/outlook.ts. */
const STAGES = [0, 3, 6, 10, 16, 24];
const JOKERS = 144;
const OWN_CARDS = 192;
const RIVAL_CARDS = 202;
const LONELY = 212;
const PARTNER_COLOUR = 219;
const PARTNER_JOKERS = 235;
const PARTNER_CARDS = 239;
const STAGE = 249;
const BOXES = STAGES.length * STAGE;
const WEIGHTS = BOXES + 9 * 8;

/** Moves at random, in a hundred: so that there are turns to learn from that no mate would choose. */
const STRAY = 4;
const PASSES = 4;

const members = (set) => size(set);
const one = (kind) => 1 << (3 * kind);

/** A judge by weights that change; slower than the outlook and otherwise the same. */
class Pupil {
  courage = 0.1;
  known = new Uint8Array(COLOURS);
  shared = 0;
  indices = new Uint16Array(64);
  shares = new Float64Array(64);

  constructor(weights) {
    this.weights = weights;
  }

  look(s, seat) {
    const partner = s.teams ? partnerOf(seat) : seat;
    let cards = 0;
    let rivals = 0;
    this.teams = s.teams;
    this.known.fill(0);
    this.jokers = 0;
    for (let other = 0; other < s.seats; other++) {
      if (other === seat || other === partner) continue;
      const at = s.stretch[other];
      for (let kind = 0; kind < COLOURS; kind++) this.known[kind] += s.need[at + kind] + s.net[at + kind];
      this.jokers += s.need[at + JOKER] + s.net[at + JOKER];
      cards += size(s.hands[other]);
      rivals++;
    }
    this.known.forEach((n, kind) => {
      this.known[kind] = Math.min(2, n);
    });
    this.jokers = Math.min(3, this.jokers);
    this.cards = Math.min(9, Math.round(cards / rivals));
    this.share(s.hands[partner]);
  }

  knownOf(kind) {
    return this.known[kind];
  }

  share(hand) {
    this.shared = hand;
  }

  from() {}

  of(hand, market, pawns) {
    if (lastBox(pawns)) return -size(hand);
    const n = this.features(hand, market, pawns);
    let sum = 0;
    for (let i = 0; i < n; i++) sum += this.weights[this.indices[i]] * this.shares[i];
    return sum;
  }

  /** Writes what counts here, and by how much: every weight of a stage is shared by the two nearest. */
  features(hand, market, pawns) {
    const left = size(pawns);
    let stage = STAGES.length - 2;
    while (STAGES[stage] > left) stage--;
    const share = (left - STAGES[stage]) / (STAGES[stage + 1] - STAGES[stage]);
    let n = 0;
    const put = (index, by) => {
      this.indices[n] = index;
      this.shares[n++] = by;
    };
    const add = (feature) => {
      put(stage * STAGE + feature, 1 - share);
      put((stage + 1) * STAGE + feature, share);
    };
    for (let kind = 0; kind < COLOURS; kind++) {
      const standing = count(pawns, kind);
      const held = Math.min(3, count(hand, kind));
      add(((standing * 4 + held) * 3 + Math.min(2, count(market, kind))) * 3 + this.known[kind]);
      if (this.teams) add(PARTNER_COLOUR + standing * 4 + Math.min(3, count(this.shared, kind)));
    }
    add(JOKERS + (Math.min(3, count(hand, JOKER)) * 3 + Math.min(2, count(market, JOKER))) * 4 + this.jokers);
    add(OWN_CARDS + Math.min(9, size(hand)));
    add(RIVAL_CARDS + this.cards);
    const boxes = present(pawns);
    add(LONELY + Math.min(6, members(boxes & ~doubled(pawns))));
    if (this.teams) {
      add(PARTNER_JOKERS + Math.min(3, count(this.shared, JOKER)));
      add(PARTNER_CARDS + Math.min(9, size(this.shared)));
    }
    put(BOXES + members(boxes) * 8 + Math.min(7, size(hand)), 1);
    return n;
  }
}

const taken = (s, seat) => {
  const boxes = s.takenBoxes[seat].toString(2).replaceAll('0', '').length;
  return roundPoints(boxes, size(s.takenPawns[seat]), 0);
};

/** What an action leaves in the market before it is refilled. */
function leftBy(market, action) {
  if (action < PAIR || action >= PARTNER) return market;
  if (action < SWAP) return market - one(pairFromMarket[action - PAIR]);
  return market - one((action - SWAP) % KINDS) + one(Math.floor((action - SWAP) / KINDS));
}

function collect(table, policy, pupil, games, rng) {
  const { seats, options } = table;
  const legal = new Uint16Array(game.actions);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const rows = [];
  for (let i = 0; i < games; i++) {
    const s = game.create(seats, options);
    let round = [];
    for (;;) {
      if (game.actors(s) === 0) {
        if (game.event(s) === null) break;
        game.chance(s, rng);
        continue;
      }
      const seat = s.turn;
      const { turns, phase } = s;
      const astray = rng.below(100) < STRAY;
      const action = astray ? legal[rng.below(game.legal(s, seat, legal))] : policy(s, seat, rng);
      const left = leftBy(s.market, action);
      game.apply(s, seat, action);
      const over = s.phase === Phase.Deal || s.phase === Phase.Over;
      const ended =
        phase !== Phase.Reveal && (over || s.turns !== turns || s.phase === Phase.ReshuffleRefill);
      if (ended && !lastBox(s.pawns)) {
        pupil.look(s, seat);
        const n = pupil.features(s.hands[seat], left, s.pawns);
        const before = all.map((other) => taken(s, other));
        round.push({ seat, before, indices: pupil.indices.slice(0, n), shares: pupil.shares.slice(0, n) });
      }
      if (!over) continue;
      const after = all.map((other) => taken(s, other) - size(s.hands[other]));
      for (const { seat: whose, before, indices, shares } of round) {
        const own = all.filter((other) => game.side(s, other) === game.side(s, whose));
        const gained = (some) => some.reduce((sum, other) => sum + after[other] - before[other], 0);
        const rivals = all.filter((other) => !own.includes(other));
        const lead = gained(own) - gained(rivals) / (s.teams ? 1 : rivals.length);
        rows.push({ indices, shares, lead });
      }
      round = [];
    }
  }
  return rows;
}

/** Least squares by small steps, smaller where a weight has been met often. */
function regress(weights, rows, rng) {
  const met = new Float64Array(WEIGHTS).fill(1);
  let error = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    error = 0;
    for (let i = rows.length - 1; i > 0; i--) {
      const j = rng.below(i + 1);
      [rows[i], rows[j]] = [rows[j], rows[i]];
    }
    for (const { indices, shares, lead } of rows) {
      let guess = 0;
      for (let i = 0; i < indices.length; i++) guess += weights[indices[i]] * shares[i];
      const off = lead - guess;
      error += (off * off) / rows.length;
      for (let i = 0; i < indices.length; i++) {
        const at = indices[i];
        met[at] += shares[i] * shares[i];
        weights[at] += 0.15 * Math.max(0.0015, 0.3 / (1 + pass) / Math.sqrt(met[at])) * off * shares[i];
      }
    }
  }
  return error;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ZERO = 2048;
const A_POINT = 400;

const read = (text) =>
  Float64Array.from({ length: WEIGHTS }, (_, i) => {
    const number = DIGITS.indexOf(text[2 * i]) * 64 + DIGITS.indexOf(text[2 * i + 1]);
    return (number - ZERO) / A_POINT;
  });

const written = (weights) =>
  Array.from(weights, (weight) => {
    const number = Math.max(0, Math.min(2 * ZERO - 1, Math.round(weight * A_POINT) + ZERO));
    return DIGITS[number >> 6] + DIGITS[number & 63];
  }).join('');

const [seats, mode, generations, games, out, start] = process.argv.slice(2);
const table = { seats: Number(seats), options: game.options.check({ mode }, Number(seats)).value };
const weights = start === undefined ? new Float64Array(WEIGHTS) : read(readFileSync(start, 'utf8'));
const rng = new FastRng(`learn/${seats}/${mode}`);
for (let generation = 1; generation <= Number(generations); generation++) {
  const pupil = new Pupil(weights);
  const knows = start !== undefined || generation > 1;
  const rows = collect(table, mate(knows ? pupil : new Thumb()), new Pupil(weights), Number(games), rng);
  const error = regress(weights, rows, rng);
  console.log(`generation ${generation}: ${rows.length} turns, mean squared error ${error.toFixed(2)}`);
  writeFileSync(out, written(weights));
}
