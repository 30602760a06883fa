import { FastRng, must, type Options } from '@crossbones/core';
import { SkullKing } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { play, randomly } from '../fixture.js';
import { Encoding } from './encode.js';
import { KINDS } from './kinds.js';
import { OUTPUTS } from './outputs.js';
import { INPUTS, places, SEATS, TALLY } from './places.js';
import { Suits } from './suits.js';

const { NONE, Phase, skullKing: game } = SkullKing;

const everything = { kraken: true, whale: true, loot: true, powers: true };
const modes: readonly Options[] = [
  {},
  everything,
  { ...everything, scoring: 'rascal', cannonball: true, krakenLead: 'would-have-won' },
  { loot: true, kraken: true, schedule: 'whirlpool' },
];

/** Every decision of random games at tables of all sizes. */
function decisions(seen: (state: SkullKing.State, seat: number) => void, games = 1): void {
  for (const options of modes) {
    for (let seats = 2; seats <= 8; seats++) {
      const random = Array(seats).fill(randomly(game));
      const rng = new FastRng(`encode/${seats}/${JSON.stringify(options)}`);
      for (let i = 0; i < games; i++) play({ game, seats, options }, random, rng, seen);
    }
  }
}

type Inputs = ReadonlyMap<number, number>;

const encoding = new Encoding();
function encoded(state: SkullKing.State, seat: number): Inputs {
  encoding.look(state, seat);
  const { active, count, values } = encoding.inputs;
  return new Map(Array.from(active.subarray(0, count), (at) => [at, values[at]] as const).sort(([a], [b]) => a - b));
}

/** The places of a block that are not zero, counted from its beginning. */
const block = (inputs: Inputs, first: number, size: number): number[] =>
  [...inputs.keys()].filter((at) => at >= first && at < first + size).map((at) => at - first);

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, number) => total + number, 0);

describe('the encoding of a decision', () => {
  it('has as many places as networks were taught', () => {
    expect([INPUTS, OUTPUTS, KINDS]).toEqual([1695, 96, 69]);
  });

  it('lists the hand, one place a card', () => {
    decisions((state, seat) => {
      const { hand } = game.view(state, seat);
      expect(block(encoded(state, seat), places.hand, 74)).toHaveLength(hand.length);
    });
  });

  it('names each legal action once, where pirates without powers are one', () => {
    const legal = new Uint16Array(game.actions);
    const pirates = ['rosie', 'will', 'rascal', 'juanita', 'harry'];
    decisions((state, seat) => {
      const words = Array.from(legal.subarray(0, game.legal(state, seat, legal)), (action) => game.print(action));
      const merged = new Set(
        words.map((word) => (!state.options.powers && pirates.includes(word) ? 'pirate' : word)),
      );
      const inputs = encoded(state, seat);
      expect(block(inputs, places.legal, OUTPUTS)).toHaveLength(merged.size);
      const outputs = encoding.outputs.subarray(0, words.length);
      expect(new Set(outputs)).toEqual(new Set(block(inputs, places.legal, OUTPUTS)));
      expect(Array.from(encoding.legal.subarray(0, words.length), (action) => game.print(action))).toEqual(words);
    });
  });

  it('counts players from the seat on, and every bid and need once they are open', () => {
    decisions((state, seat) => {
      const inputs = encoded(state, seat);
      const bids = block(inputs, places.bid, SEATS * TALLY);
      const needs = block(inputs, places.need, SEATS * TALLY);
      if (state.phase === Phase.bid) {
        expect(bids).toEqual(Array.from({ length: state.seats }, (_, i) => i * TALLY + TALLY - 1));
        expect(needs).toEqual([]);
        return;
      }
      expect(bids).toEqual(
        Array.from({ length: state.seats }, (_, i) => i * TALLY + state.bids[(seat + i) % state.seats]),
      );
      expect(needs).toHaveLength(state.seats);
    });
  });

  it('shows the trick as it lies, and what each seat has played', () => {
    decisions((state, seat) => {
      const inputs = encoded(state, seat);
      expect(block(inputs, places.trick, 7 * KINDS)).toHaveLength(state.inTrick);
      const played = block(inputs, places.played, SEATS * KINDS);
      const inPlay = new Set(played.map((at) => Math.floor(at / KINDS)));
      const players = new Set(state.players.subarray(0, state.played));
      expect(inPlay.size).toBe(players.size);
    });
  });

  it('says one thing each of led suit, seats, round and phase', () => {
    decisions((state, seat) => {
      const inputs = encoded(state, seat);
      expect(block(inputs, places.led, 6)).toHaveLength(1);
      expect(block(inputs, places.dealt, 10)).toEqual([state.dealt - 1]);
      expect(block(inputs, places.seats, 7)).toEqual([state.seats - 2]);
      expect(block(inputs, places.phase, 7)).toEqual([state.phase - Phase.bid]);
      expect(block(inputs, places.position, 8)).toHaveLength(state.phase <= Phase.play ? 1 : 0);
      expect(block(inputs, places.best, 10)).toHaveLength(state.phase === Phase.play ? 1 : 0);
    });
  });

  it('is small: a network has little to sum', () => {
    let most = 0;
    decisions((state, seat) => {
      const inputs = encoded(state, seat);
      most = Math.max(most, inputs.size);
      for (const [at, value] of inputs) {
        expect(at).toBeLessThan(INPUTS);
        expect(Math.abs(value)).toBeLessThan(12);
      }
    });
    expect(most).toBeLessThan(300);
  });

  it('is the same whatever the plain suits are called', () => {
    let compared = 0;
    decisions((state, seat) => {
      if (isTied(state, seat)) return;
      compared++;
      const before = encoded(state, seat);
      for (const names of [
        [1, 2, 0, 3],
        [1, 0, 2, 3],
        [0, 2, 1, 3],
      ])
        expect(encoded(renamed(state, names), seat)).toEqual(before);
    });
    expect(compared).toBeGreaterThan(5000);
  });
});

/** A copy of a state with its suits renamed. */
function renamed(state: SkullKing.State, names: readonly number[]): SkullKing.State {
  const copy = game.create(state.seats, state.options);
  game.copy(state, copy);
  const card = (from: number): number => (from < 56 ? names[Math.floor(from / 14)] * 14 + (from % 14) : from);
  for (const cards of [copy.pile, copy.faces, copy.discards]) cards.forEach((from, i) => (cards[i] = card(from)));
  for (let seat = 0; seat < state.seats; seat++) {
    const suits = [0, 1, 2, 3].map((suit) => (state.held[seat * 3 + (suit >> 1)] >> ((suit & 1) * 14)) & 0x3fff);
    copy.held[seat * 3] = copy.held[seat * 3 + 1] = 0;
    suits.forEach((bits, suit) => {
      copy.held[seat * 3 + (names[suit] >> 1)] |= bits << ((names[suit] & 1) * 14);
    });
  }
  if (state.led >= 0) copy.led = names[state.led];
  return copy;
}
