import { type Game, keyFrom, must, type Rng, rngAt } from '@crossbones/core';
import { counted } from '@crossbones/core/suite';
import { games } from '@crossbones/games';
import type { State as QueensCollection } from '@crossbones/games/queens-collection/state';
import { GONE } from '@crossbones/games/skull/discs';
import { type State as Skull, Phase as SkullPhase } from '@crossbones/games/skull/state';
import type { State as SkullKing } from '@crossbones/games/skull-king/state';
import { faceNumber, kinds } from '@crossbones/games/skull-king-dice/dice';
import { Phase as DicePhase, type State as SkullKingDice } from '@crossbones/games/skull-king-dice/state';
import type { State as SkullQueen } from '@crossbones/games/skull-queen/state';
import { describe, expect, it } from 'vitest';
import { Scales } from './scales.js';

/**
 * The generator of real matches, through each game's own deals. Keys are fixed, so a verdict never changes by itself;
 * `npm run test:deep` deals a million times and looks at all pairs of places.
 */
const DEEP = Boolean(process.env.DEEP);
const TIMES = DEEP ? 1_000_000 : 4_000;

/** The chances of one match after the other. */
function* chances(what: string, times = TIMES): Generator<(event: string) => Rng> {
  for (let i = 0; i < times; i++) {
    const key = keyFrom(`${what} ${i}`);
    yield (event) => rngAt(key, event);
  }
}

interface Deck<S> {
  readonly id: keyof typeof games;
  readonly seats: number;
  /** What lies in the row before it is shuffled, and after. */
  row(state: S): Uint8Array;
  shuffled(state: S): Uint8Array;
  first(state: S): number;
}

const decks: readonly Deck<never>[] = [
  {
    id: 'skull-king',
    seats: 5,
    row: (s: SkullKing) => s.deck.cards,
    shuffled: (s: SkullKing) => s.pile.subarray(0, s.deck.cards.length),
    first: (s: SkullKing) => s.dealer,
  },
  {
    id: 'skull-king-dice',
    seats: 4,
    row: (s: SkullKingDice) => s.dice,
    shuffled: (s: SkullKingDice) => s.draw,
    first: (s: SkullKingDice) => s.starter,
  },
  {
    id: 'skull-queen',
    seats: 4,
    row: (s: SkullQueen) => s.cards,
    shuffled: (s: SkullQueen) => s.deck,
    first: (s: SkullQueen) => s.dealer,
  },
  {
    id: 'queens-collection',
    seats: 3,
    row: (s: QueensCollection) => s.deck,
    shuffled: (s: QueensCollection) => s.reserve.subarray(0, s.deck.length),
    first: (s: QueensCollection) => s.first,
  },
];

/** Counts what comes to lie where: each card at each place, and kinds of cards at two places. */
class Places {
  private readonly at: Uint32Array;
  private readonly two: Uint32Array;
  private readonly many = new Uint32Array(256);
  private readonly groups = 4;
  private readonly pairs: readonly (readonly [number, number])[];
  private times = 0;

  constructor(private readonly row: Uint8Array) {
    const n = row.length;
    this.at = new Uint32Array(n * 256);
    this.pairs = Array.from({ length: n }, (_, i) => i).flatMap((i) =>
      Array.from({ length: DEEP ? n - i - 1 : Math.min(1, n - i - 1) }, (_, k) => [i, i + k + 1] as const),
    );
    this.two = new Uint32Array(this.pairs.length * this.groups ** 2);
    for (const card of row) this.many[card]++;
  }

  add(shuffled: Uint8Array): void {
    const { groups, pairs, two } = this;
    this.times++;
    for (let place = 0; place < shuffled.length; place++) this.at[place * 256 + shuffled[place]]++;
    for (let i = 0; i < pairs.length; i++) {
      const [one, other] = pairs[i];
      two[(i * groups + (shuffled[one] % groups)) * groups + (shuffled[other] % groups)]++;
    }
  }

  weigh(scales: Scales, what: string): void {
    const { groups, times, row } = this;
    const n = row.length;
    const expected = Array.from(this.many, (many) => (times * many) / n);
    for (let place = 0; place < n; place++)
      scales.weigh(`${what}, place ${place}`, this.at.subarray(place * 256, (place + 1) * 256), expected);
    const inGroup = Array.from({ length: groups }, (_, group) =>
      row.reduce((sum, card) => sum + (card % groups === group ? 1 : 0), 0),
    );
    const both = inGroup.flatMap((one, i) =>
      inGroup.map((other, j) => (times * one * (other - (i === j ? 1 : 0))) / (n * (n - 1))),
    );
    for (const [i, [one, other]] of this.pairs.entries())
      scales.weigh(
        `${what}, places ${one} and ${other}`,
        this.two.subarray(i * groups ** 2, (i + 1) * groups ** 2),
        both,
      );
  }
}

const even = (times: number, cells: number): number[] => Array<number>(cells).fill(times / cells);

function opened<S>(
  id: keyof typeof games,
  seats: number,
  chosen: object = {},
): { game: Game<S>; fresh: S; state: S } {
  const game = games[id] as unknown as Game<S>;
  const options = must(game.options.check({ ...chosen }, seats));
  return { game, fresh: game.create(seats, options), state: game.create(seats, options) };
}

/** Lets the first deal happen with the chances of each match, and weighs what came of it. */
function dealt<S>(
  { id, seats, row, shuffled, first }: Deck<S>,
  rngs: Iterable<(event: string) => Rng>,
): Scales {
  const { game, fresh, state } = opened<S>(id, seats);
  const scales = new Scales();
  const places = new Places(row(fresh));
  const firsts = new Uint32Array(seats);
  let times = 0;
  for (const rngOf of rngs) {
    times++;
    game.copy(fresh, state);
    for (let event = game.event(state); event !== null; event = game.event(state))
      game.chance(state, rngOf(event));
    places.add(shuffled(state));
    firsts[first(state)]++;
  }
  places.weigh(scales, id);
  scales.weigh(`${id}, who is first`, firsts, even(times, seats));
  return scales;
}

describe('deals of real matches are even', () => {
  it.each(decks.map((deck) => [deck.id, deck] as const))('%s', (id, deck) => {
    const scales = dealt(deck as Deck<unknown>, chances(id));
    counted({ [`deals of ${id}`]: TIMES });
    expect(scales.count).toBeGreaterThan(40);
    expect(scales.strange).toEqual([]);
  });

  it('queens-collection scatters pawns evenly, and none at home', () => {
    const { game, fresh, state } = opened<QueensCollection>('queens-collection', 1, { mode: 'cooperative' });
    // Three different pawns in a box: all triples of the seven other colours are equally likely.
    const triples = Array.from({ length: 8 }, () => new Map<string, number>());
    let atHome = 0;
    for (const rngOf of chances('pawns')) {
      game.copy(fresh, state);
      game.chance(state, rngOf('first'));
      game.chance(state, rngOf('pawns'));
      for (let box = 0; box < 8; box++) {
        const pawns = state.board.subarray(box * 8, box * 8 + 8);
        atHome += pawns[box];
        if (pawns.every((count) => count <= 1)) {
          const triple = pawns.join('');
          triples[box].set(triple, (triples[box].get(triple) ?? 0) + 1);
        }
      }
    }
    expect(atHome).toBe(0);
    const scales = new Scales();
    for (const [box, seen] of triples.entries()) {
      const counts = [...seen.values()];
      expect(counts).toHaveLength(35);
      scales.weigh(
        `box ${box}`,
        counts,
        even(
          counts.reduce((sum, count) => sum + count),
          35,
        ),
      );
    }
    expect(scales.strange).toEqual([]);
  });
});

describe('dice of real matches are even', () => {
  it('every kind, at its place in the trick', () => {
    const { game, fresh, state } = opened<SkullKingDice>('skull-king-dice', 6);
    const scales = new Scales();
    for (const [kind, name] of kinds.entries()) {
      const faces = fresh.options.dice[name].faces.map(faceNumber);
      const sides = faces.length;
      for (let place = 0; place < 6; place++) {
        const counts = new Uint32Array(11);
        const times = Math.ceil(TIMES / 4);
        for (const rngOf of chances(`${name} ${place}`, times)) {
          game.copy(fresh, state);
          state.phase = DicePhase.roll;
          state.round = state.trick = 1;
          state.leader = state.turn = 0;
          state.landed = place;
          state.rolling = kind;
          game.chance(state, rngOf(game.event(state)!));
          counts[state.rolls[place] & 15]++;
        }
        const expected = Array.from(
          counts,
          (_, face) => (times * faces.filter((one) => one === face).length) / sides,
        );
        scales.weigh(`${name}, place ${place}`, counts, expected);
      }
    }
    expect(scales.count).toBe(7 * 6);
    counted({ rolls: 7 * 6 * Math.ceil(TIMES / 4) });
    expect(scales.strange).toEqual([]);
  });
});

describe('losses in Skull are even', () => {
  it.each([2, 3, 4])('of %i discs, whichever was picked', (size) => {
    const { game, fresh, state } = opened<Skull>('skull', 4);
    const scales = new Scales();
    for (let picked = -1; picked < size; picked++) {
      let skulls = 0;
      const times = Math.ceil(TIMES / 4);
      for (const rngOf of chances(`loss ${size} ${picked}`, times)) {
        game.copy(fresh, state);
        state.phase = SkullPhase.draw;
        state.first = state.challenger = 0;
        state.owner = 1;
        state.discs[0] = size;
        state.picked = picked;
        game.chance(state, rngOf('loss/1'));
        if (state.skull[0] === GONE) skulls++;
      }
      const expected = [times / size, times - times / size];
      scales.weigh(`of ${size}, ${picked} picked`, [skulls, times - skulls], expected);
    }
    expect(scales.count).toBe(size + 1);
    counted({ losses: (size + 1) * Math.ceil(TIMES / 4) });
    expect(scales.strange).toEqual([]);
  });

  it('who is first', () => {
    const { game, fresh, state } = opened<Skull>('skull', 5, { gangs: 2 });
    const firsts = new Uint32Array(10);
    for (const rngOf of chances('first')) {
      game.copy(fresh, state);
      game.chance(state, rngOf('first'));
      firsts[state.first]++;
    }
    const scales = new Scales();
    scales.weigh('first', firsts, even(TIMES, 10));
    expect(scales.strange).toEqual([]);
  });
});

describe('the scales notice', () => {
  const [king] = decks as readonly Deck<unknown>[];
  function* bent(bend: (rng: Rng, n: number) => number): Generator<(event: string) => Rng> {
    for (const rngOf of chances('bent', 4_000)) {
      yield (event) => {
        const rng = rngOf(event);
        return { below: (n) => bend(rng, n) };
      };
    }
  }

  it('a shuffle that lets every card stay now and then', () => {
    expect(
      dealt(
        king,
        bent((rng, n) => (rng.below(25) === 0 ? n - 1 : rng.below(n))),
      ).strange,
    ).not.toEqual([]);
  });

  it('a shuffle that never lets a card stay', () => {
    expect(
      dealt(
        king,
        bent((rng, n) => rng.below(Math.max(1, n - 1))),
      ).strange,
    ).not.toEqual([]);
  });

  it('numbers of eight bits only', () => {
    expect(
      dealt(
        king,
        bent((rng, n) => rng.below(256) % n),
      ).strange,
    ).not.toEqual([]);
  });

  it('one die in twenty that is turned over', () => {
    const scales = new Scales();
    scales.weigh(
      'die',
      [1050, 1000, 1000, 1000, 1000, 950].map((count) => 8 * count),
      even(48_000, 6),
    );
    expect(scales.strange).toHaveLength(1);
  });

  it('what fits too well', () => {
    const scales = new Scales();
    scales.weigh('die', even(6_000, 60), even(6_000, 60));
    expect(scales.strange).toHaveLength(1);
  });
});
