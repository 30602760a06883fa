import { FastRng, type Options } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { play } from '../fixture.js';
import { randomly } from '../playout.js';
import { Encoding } from './encode.js';
import { act, dealt } from './fixture.js';
import { KINDS } from './kinds.js';
import { OUTPUTS } from './outputs.js';
import { INPUTS, places, SEATS, TALLY } from './places.js';

const { Phase, skullKing: game } = SkullKing;

const everything = { kraken: true, whale: true, loot: true, powers: true };
const modes: readonly Options[] = [
  {},
  everything,
  { ...everything, scoring: 'rascal', cannonball: true, krakenLead: 'would-have-won' },
  { loot: true, kraken: true, schedule: 'whirlpool' },
];

/** Every fifth decision of random games, at tables of all sizes. */
function decisions(seen: (state: SkullKing.State, seat: number) => void): void {
  let step = 0;
  for (const options of modes) {
    for (let seats = 2; seats <= 8; seats++) {
      const rng = new FastRng(`encode/${seats}/${JSON.stringify(options)}`);
      play({ game, seats, options }, Array(seats).fill(randomly(game)), rng, (state, seat) => {
        if (step++ % 5 === 0) seen(state, seat);
      });
    }
  }
}

type Inputs = ReadonlyMap<number, number>;

const encoding = new Encoding();
function encoded(state: SkullKing.State, seat: number): Inputs {
  encoding.look(state, seat);
  const { active, count, values } = encoding.inputs;
  return new Map(
    Array.from(active.subarray(0, count), (at) => [at, values[at]] as const).sort(([a], [b]) => a - b),
  );
}

/** The places of a block that are not zero, counted from its beginning. */
const block = (inputs: Inputs, first: number, size: number): number[] =>
  [...inputs.keys()].filter((at) => at >= first && at < first + size).map((at) => at - first);

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
      const words = Array.from(legal.subarray(0, game.legal(state, seat, legal)), (action) =>
        game.print(action),
      );
      const merged = new Set(
        words.map((word) => (!state.options.powers && pirates.includes(word) ? 'pirate' : word)),
      );
      const inputs = encoded(state, seat);
      expect(block(inputs, places.legal, OUTPUTS)).toHaveLength(merged.size);
      const outputs = encoding.outputs.subarray(0, words.length);
      expect(new Set(outputs)).toEqual(new Set(block(inputs, places.legal, OUTPUTS)));
      expect(Array.from(encoding.legal.subarray(0, words.length), (action) => game.print(action))).toEqual(
        words,
      );
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
    let last = 0;
    let highest = 0;
    decisions((state, seat) => {
      const inputs = encoded(state, seat);
      most = Math.max(most, inputs.size);
      last = Math.max(last, ...inputs.keys());
      highest = Math.max(highest, ...inputs.values());
    });
    expect(most).toBeLessThan(200);
    expect(last).toBeLessThan(INPUTS);
    expect(highest).toBeLessThan(12);
  });

  it('is the same in all worlds that look alike', () => {
    const rng = new FastRng('alike');
    let step = 0;
    decisions((state, seat) => {
      if (step++ % 3 > 0) return;
      const before = encoded(state, seat);
      const worlds = game.sampler(game.view(state, seat));
      const world = game.create(state.seats, state.options);
      for (let i = 0; i < 3; i++) {
        worlds.into(world, rng);
        expect(encoded(world, seat)).toEqual(before);
      }
    });
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
    expect(compared).toBeGreaterThan(700);
  });
});

/** A copy of a state with its suits renamed. */
function renamed(state: SkullKing.State, names: readonly number[]): SkullKing.State {
  const copy = game.create(state.seats, state.options);
  game.copy(state, copy);
  const card = (from: number): number => (from < 56 ? names[Math.floor(from / 14)] * 14 + (from % 14) : from);
  for (const cards of [copy.pile, copy.faces, copy.discards]) cards.set(cards.map(card));
  for (let seat = 0; seat < state.seats; seat++) {
    const suits = [0, 1, 2, 3].map(
      (suit) => (state.held[seat * 3 + (suit >> 1)] >> ((suit & 1) * 14)) & 0x3fff,
    );
    copy.held[seat * 3] = copy.held[seat * 3 + 1] = 0;
    suits.forEach((bits, suit) => {
      copy.held[seat * 3 + (names[suit] >> 1)] |= bits << ((names[suit] & 1) * 14);
    });
  }
  if (state.led >= 0) copy.led = names[state.led];
  return copy;
}

/** Whether two plain suits hold and show the same values, so that only their names put them in order. */
function isTied(state: SkullKing.State, seat: number): boolean {
  const { hand, trick, tricks } = game.view(state, seat);
  const played = [...tricks.flatMap(({ cards }) => cards), ...trick.map(({ card }) => card)];
  const values = (codes: readonly string[], suit: string): string =>
    codes
      .filter((code) => /^[gypb]\d/.test(code) && code[0] === suit)
      .map((code) => code.slice(1))
      .sort()
      .join(' ');
  const suits = ['g', 'y', 'p'].map((suit) => `${values(hand, suit)}/${values(played, suit)}`);
  return new Set(suits).size < suits.length;
}

describe('the encoding of a known table', () => {
  const has = (inputs: Inputs, first: number, size: number): Record<number, number> =>
    Object.fromEntries(block(inputs, first, size).map((at) => [at, inputs.get(first + at)!]));

  it('puts the suit led first, then the longest in hand', () => {
    const state = act(dealt(['y9 g2 g3', 'p5 y3 b1', 'p2 p3 p14']), 'bid:1 bid:0 bid:2 y9');
    // Seat 1: yellow is led, then of green and purple it holds a purple one.
    expect(block(encoded(state, 1), places.hand, 74)).toEqual([2, 14 + 4, 42]);
    expect(has(encoded(state, 1), places.led, 6)).toEqual({ 2: 1 });
    expect(has(encoded(state, 1), places.trick, KINDS)).toEqual({ 8: 1 });
    // It must follow, and would not take the trick.
    expect(block(encoded(state, 1), places.legal, OUTPUTS)).toEqual([2]);
    expect(block(encoded(state, 1), places.wins, KINDS)).toEqual([]);
    // Seat 0 was the one to play: to the right of seat 1 of three.
    expect(has(encoded(state, 1), places.played, SEATS * KINDS)).toEqual({ [2 * KINDS + 8]: 1 });
    expect(block(encoded(state, 1), places.best, 10)).toEqual([2]);
    expect(has(encoded(state, 1), places.sums, 6)).toEqual({ 3: expect.closeTo(61 / 70, 5) });
  });

  it('keeps the voids shown, by suit and seat', () => {
    const state = act(dealt(['y9 g2', 'p5 b1', 'y3 y14']), 'bid:1 bid:0 bid:2 y9 p5 y14');
    // Seat 2 leads next; seat 1 lacks yellow, which seat 2 still holds and so counts first.
    expect(block(encoded(state, 2), places.voids, 28)).toEqual([4]);
    expect(has(encoded(state, 2), places.bonus, SEATS)).toEqual({ 0: expect.closeTo(0.2, 5) });
    expect(block(encoded(state, 2), places.need, SEATS * TALLY)).toEqual([2, TALLY + 2, 2 * TALLY + 1]);
  });

  it('counts alike cards up, and pirates alike where they have no powers', () => {
    const hands = ['escape escape will harry mermaid', 'g1 g2 g3 g4 g5', 'y1 y2 y3 y4 y5'];
    expect(block(encoded(dealt(hands), 0), places.hand, 74)).toEqual([56, 57, 61, 62, 68]);
    expect(block(encoded(dealt(hands, { powers: true }), 0), places.hand, 74)).toEqual([56, 57, 62, 65, 68]);
    const state = act(dealt(hands), 'bid:1 bid:0 bid:2 escape g1 y1 g2 y2 escape g3 y3 will');
    expect(has(encoded(state, 0), places.played, KINDS)).toEqual({ 56: 1, 57: 0.5 });
  });

  it('has Greybeard sit after the two', () => {
    const state = act(dealt(['g5 g2', 'y3 p4', 'y9 escape'], {}, '', 2), 'bid:1 bid:0 g5');
    const inputs = encoded(state, 1);
    const players = block(inputs, places.played, SEATS * KINDS).map((at) => Math.floor(at / KINDS));
    expect(players).toEqual([1, 2]);
    expect(block(inputs, places.position, SEATS)).toEqual([2]);
    expect(block(inputs, places.voids, 28)).toEqual([]);
    expect(block(encoded(dealt(['g5 g2', 'y3 p4', 'y9 escape'], {}, '', 2), 1), places.position, 8)).toEqual([
      2,
    ]);
  });

  it('remembers what was thrown away, and what Juanita showed', () => {
    const hands = ['will juanita g2 g3', 'g7 y3 y4 y5', 'g5 p4 p5 p6'];
    const state = act(
      dealt(hands, { powers: true }, 'skull-king escape'),
      'bid:1 bid:0 bid:0 will g7 g5 discard:skull-king discard:g2',
    );
    // Green, then purple and yellow by the cards that were played.
    expect(block(encoded(state, 0), places.dead, 74)).toEqual([1, 67]);
    expect(block(encoded(state, 0), places.willed, SEATS)).toEqual([0]);
    act(state, 'juanita y3 p4');
    expect(block(encoded(state, 0), places.dead, 74)).toHaveLength(70 - 12 - 2 + 2);
    act(state, 'escape');
    expect(block(encoded(state, 1), places.dead, 74)).toEqual([]);
    expect(block(encoded(state, 1), places.willed, SEATS)).toEqual([2]);
  });

  it('takes what another drew by Will off what Juanita showed, once it is played', () => {
    const hands = ['juanita g2 g3 g4', 'will g7 y4 y5', 'g5 p4 p5 p6'];
    const state = act(
      dealt(hands, { powers: true }, 'skull-king b9'),
      'bid:1 bid:0 bid:0 juanita g7 g5 g2 will p4 discard:y4 discard:b9 skull-king p5',
    );
    const dead = block(encoded(state, 0), places.dead, 74);
    expect(dead).toHaveLength(70 - 12 - 1);
    expect(dead).not.toContain(67);
    expect(dead).toContain(42 + 8);
  });
});
