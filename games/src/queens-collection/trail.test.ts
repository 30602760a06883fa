import { describe, expect, it } from 'vitest';
import { pileOf } from './cards.js';
import { lay } from './fixture.js';
import { queensCollection as game, type State } from './index.js';
import { clearTrails, exchange, gain, gainAll, spend } from './trail.js';

const table = (): State => lay({ seats: 4, chosen: { mode: 'teams' }, hands: ['c1', 'c2', 'c3', 'c4'] });
const trailOf = (s: State, team: number) => game.view(s, 'spectator').trails[team];
/** How many cards each hidden swap that is kept has moved. */
const swaps = (s: State, team: number): number[] => trailOf(s, team).exchanges.map(({ cards }) => cards);

/** By kind, zero where nothing is told. */
const facts = (told: readonly number[] = []): number[] => Array.from({ length: 9 }, (_, i) => told[i] ?? 0);
const quiet = [...facts(), ...facts()];
const hand = (need: readonly number[], net: readonly number[]): number[] => [...facts(need), ...facts(net)];

/** Six hidden swaps of one card by the team, with open cards between them; calls back after each. */
function play(s: State, team: number, after: (n: number) => void): void {
  const [one, other] = [team, team + 2];
  const steps = [
    () => {
      spend(s, one, 0);
      gain(s, other, 1);
    },
    () => {
      spend(s, other, 1);
      gain(s, one, 2);
    },
    () => {
      spend(s, one, 0);
      spend(s, one, 0);
      spend(s, other, 4);
    },
    () => gain(s, other, 0),
    () => spend(s, one, 3),
    () => gainAll(s, other, pileOf(['c8', 'c8', 'joker'])),
  ];
  steps.forEach((step, i) => {
    step();
    s.market = pileOf(['c1', `c${i + 2}`, `c${i + 2}`]);
    s.pawns = pileOf([`c${i + 1}`]);
    exchange(s, i % 2 === 0 ? one : other, true);
    after(i + 1);
  });
}

describe('what the table knows of two partners’ hands', () => {
  it('QC-12 is kept apart by four hidden swaps, and together once there are more', () => {
    const s = table();
    for (const team of [0, 1]) {
      const seats = [team, team + 2];
      const swap = (n: number) => ({
        cards: 1,
        by: n % 2 === 1 ? team : team + 2,
        market: 1 | (1 << n),
        pawns: 1 << (n - 1),
      });
      const first = [...hand([1], [-1]), ...hand([], [0, 1])];
      const second = [...hand([], [0, 0, 1]), ...hand([0, 1], [0, -1])];
      const third = [...hand([2], [-2]), ...hand([0, 0, 0, 0, 1], [0, 0, 0, 0, -1])];
      const fourth = [...quiet, ...hand([], [1])];
      const fifth = [...hand([0, 0, 0, 1], [0, 0, 0, -1]), ...quiet];
      const sixth = [...quiet, ...hand([], [0, 0, 0, 0, 0, 0, 0, 2, 1])];
      const none = [...quiet, ...quiet];
      play(s, team, (n) => {
        const found = trailOf(s, team);
        if (n === 2)
          expect(found).toEqual({
            seats,
            exchanges: [swap(1), swap(2)],
            mixed: null,
            stretches: [first, second, none],
          });
        if (n === 4)
          expect(found).toEqual({
            seats,
            exchanges: [swap(1), swap(2), swap(3), swap(4)],
            mixed: null,
            stretches: [first, second, third, fourth, none],
          });
        if (n === 5)
          expect(found).toEqual({
            seats,
            exchanges: [swap(3), swap(4), swap(5)],
            // Two stretches are told together: one card less of the first kind, which was there at the start.
            mixed: { base: facts([-1, 0, 1]), least: facts([1]) },
            stretches: [third, fourth, fifth, none],
          });
        if (n === 6)
          expect(found).toEqual({
            seats,
            exchanges: [swap(4), swap(5), swap(6)],
            mixed: { base: facts([-3, 0, 1, 0, -1]), least: facts([3, 0, 0, 0, 1]) },
            stretches: [fourth, fifth, sixth, none],
          });
      });
    }
    // Nor is anything of the other team’s lost while one has as many swaps as are kept.
    const fresh = table();
    spend(fresh, 1, 0);
    const alone = trailOf(fresh, 1);
    play(fresh, 0, () => expect(trailOf(fresh, 1)).toEqual(alone));
    // What the one team does leaves what is known of the other as it is.
    const before = trailOf(s, 0);
    play(s, 1, () => expect(trailOf(s, 0)).toEqual(before));
    clearTrails(s);
    for (const team of [0, 1])
      expect(trailOf(s, team)).toEqual({
        seats: [team, team + 2],
        exchanges: [],
        mixed: null,
        stretches: [[...quiet, ...quiet]],
      });
  });

  it('QC-12 is let go sooner when more cards are swapped at a time', () => {
    for (const team of [0, 1]) {
      const s = table();
      const kept: number[][] = [];
      for (let n = 0; n < 9; n++) {
        exchange(s, team, n % 3 === 0);
        kept.push(swaps(s, team));
      }
      expect(kept).toEqual([[1], [2], [3], [3, 1], [3, 2], [3, 3], [3, 1], [2], [3]]);
      expect(trailOf(s, team).mixed).toEqual({ base: facts(), least: facts() });
      expect(swaps(s, 1 - team)).toEqual([]);
    }
  });

  it('QC-7 says of nobody’s partner what came and went openly', () => {
    const s = lay({ seats: 3, hands: ['c1', 'c2', 'c3'] });
    gain(s, 1, 4);
    spend(s, 2, 4);
    spend(s, 2, 4);
    gain(s, 2, 4);
    gainAll(s, 0, pileOf(['c1', 'c1', 'joker']));
    const { trails, known } = game.view(s, 'spectator');
    expect(trails.map(({ seats, stretches }) => [seats, stretches])).toEqual([
      [[0], [hand([], [2, 0, 0, 0, 0, 0, 0, 0, 1])]],
      [[1], [hand([], [0, 0, 0, 0, 1])]],
      [[2], [hand([0, 0, 0, 0, 2], [0, 0, 0, 0, -1])]],
    ]);
    expect(known).toEqual([['c1', 'c1', 'joker'], ['c5'], ['c5']]);
  });
});
