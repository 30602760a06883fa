/**
 * Plays rounds of the dice game to learn from. Every bid, every die rolled by choice and many a moment between two
 * tricks becomes a row: what the seat knew, as bots/src/skull-king-dice/chart.ts has it, and how its bid came out.
 *
 *   node training/skull-king-dice/rounds.js SEED ROUNDS bosun|mate OUT
 *
 * The first generation is played by bosuns; later ones by mates among bosuns. Bids and dice stray now and then, so
 * that there is something to learn from what nobody would do.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FastRng, lowest, must } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { bosun } from '../../bots/dist/skull-king-dice/bosun.js';
import { BID_INPUTS, Chart, REST_INPUTS, ROLL_INPUTS } from '../../bots/dist/skull-king-dice/chart.js';
import { mate } from '../../bots/dist/skull-king-dice/mate.js';

const { BID, DEAL, OVER, ROLL, skullKingDice: game } = SkullKingDice;

const OUTPUTS = 3;
const PER_BONUS = 50;
/** Seats in so many of six rounds; one round in seven has landlubber scoring. */
const SEATS = [3, 4, 4, 4, 5, 6];
/** In a hundred: seats that bid astray, and dice that do, of a careless seat and of another. */
const ASTRAY = 35;
const CARELESS = 12;
const CAREFUL = 2;

const [seed, rounds, who, out] = process.argv.slice(2);
const rng = new FastRng(seed);
const old = bosun();
const young = who === 'mate' ? mate() : old;
const chart = new Chart();
const legal = new Uint16Array(game.actions);

class Rows {
  inputs = [];
  outcomes = [];
  /** Of the round being played: the seat asked, and the bonus it had already. */
  open = [];

  constructor(size) {
    this.size = size;
  }

  add(seat, bonus) {
    this.inputs.push(chart.inputs.slice(0, this.size));
    this.open.push([seat, bonus]);
  }

  close(state, round) {
    for (const [seat, before] of this.open) {
      const at = (round - 1) * state.seats + seat;
      const missed = Math.abs(state.sheetWon[at] - state.sheetBids[at]);
      const bonus = missed === 0 && state.sheetBids[at] > 0 ? state.sheetBonus[at] - before : 0;
      this.outcomes.push(missed === 0 ? 1 : 0, missed, bonus / PER_BONUS);
    }
    this.open = [];
  }

  write(name) {
    const all = new Float32Array(this.inputs.length * this.size);
    for (const [i, row] of this.inputs.entries()) all.set(row, i * this.size);
    writeFileSync(`${out}/${name}.inputs`, all);
    writeFileSync(`${out}/${name}.outcomes`, Float32Array.from(this.outcomes));
    console.log(`${name}: ${this.inputs.length} rows of ${this.size}, ${OUTPUTS} outcomes each`);
  }
}

const rows = { bid: new Rows(BID_INPUTS), roll: new Rows(ROLL_INPUTS), rest: new Rows(REST_INPUTS) };

function playRound() {
  const seats = SEATS[rng.below(SEATS.length)];
  const scoring = rng.below(7) === 0 ? 'landlubber' : 'standard';
  const state = game.create(seats, must(game.options.check({ scoring }, seats)));
  game.chance(state, rng);
  state.round = rng.below(state.rounds);
  game.chance(state, rng);
  const { round } = state;
  const oldOnes = rng.below(4) === 0 ? 3 : 1;
  const seated = Array.from({ length: seats }, () => ({
    policy: rng.below(4) >= oldOnes ? young : old,
    astray: rng.below(100) < ASTRAY,
    slips: rng.below(3) === 0 ? CARELESS : CAREFUL,
  }));
  let seen = 1;
  while (state.phase !== DEAL && state.phase !== OVER) {
    const actors = game.actors(state);
    if (actors === 0) {
      game.chance(state, rng);
      continue;
    }
    const seat = lowest(actors);
    const { policy, astray, slips } = seated[seat];
    if (state.phase === BID) {
      const best = policy(state, seat, rng);
      const bid = astray ? Math.max(0, Math.min(round, best - 1 + rng.below(4) - rng.below(2))) : best;
      chart.look(state, seat);
      chart.bid(state, seat, bid);
      rows.bid.add(seat, 0);
      game.apply(state, seat, bid);
      continue;
    }
    if (state.trick !== seen) {
      seen = state.trick;
      for (let each = 0; each < seats; each++) {
        if (rng.below(3) !== 0) continue;
        chart.look(state, each);
        chart.rest(state, each);
        rows.rest.add(each, state.bonus[each]);
      }
    }
    const count = game.legal(state, seat, legal);
    const slip = count > 1 && rng.below(100) < slips;
    const action = slip ? legal[rng.below(count)] : policy(state, seat, rng);
    if (count > 1) {
      chart.look(state, seat);
      chart.roll(state, seat, action - ROLL);
      rows.roll.add(seat, state.bonus[seat]);
    }
    game.apply(state, seat, action);
  }
  for (const each of Object.values(rows)) each.close(state, round);
}

mkdirSync(out, { recursive: true });
for (let i = 0; i < Number(rounds); i++) playRound();
for (const [name, each] of Object.entries(rows)) each.write(name);
