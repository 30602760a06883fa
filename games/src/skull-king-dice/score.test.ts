import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, pointsFor, scoreSheet } from './score.js';

const standard = (round: number, bid: number, won: number, bonus = 0): number =>
  pointsFor('standard', round, bid, won, bonus);
const landlubber = (round: number, bid: number, won: number, bonus = 0): number =>
  pointsFor('landlubber', round, bid, won, bonus);

describe('a round’s points', () => {
  it('SD-8 a bid made is worth 20 a trick and the bonuses', () => {
    expect(standard(5, 3, 3)).toBe(60);
    expect(standard(5, 3, 3, 80)).toBe(140);
  });

  it('SD-8 a bid missed costs 10 for every trick too many or too few', () => {
    expect(standard(8, 5, 1)).toBe(-40);
    expect(standard(8, 1, 4)).toBe(-30);
  });

  it('SD-9 zero is worth 10 times the round, or costs it however many were won', () => {
    expect(standard(4, 0, 0)).toBe(40);
    expect(standard(6, 0, 2)).toBe(-60);
    expect(standard(6, 0, 1)).toBe(-60);
  });

  it('SD-10 bonuses count with an exact bid only', () => {
    expect(standard(4, 2, 2, 50)).toBe(90);
    expect(standard(4, 2, 3, 50)).toBe(-10);
    expect(standard(4, 0, 1, 50)).toBe(-40);
  });

  it('SD-11 landlubbers gain 20 a trick, lose nothing but a failed zero and have no bonuses', () => {
    expect(landlubber(4, 2, 2, 50)).toBe(40);
    expect(landlubber(4, 2, 4, 50)).toBe(0);
    expect(landlubber(3, 0, 0)).toBe(30);
    expect(landlubber(4, 0, 3)).toBe(-40);
  });

  it('SD-11 never takes more from anyone than SD-8 and SD-9', () => {
    const tally = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(tally, tally, (bid, won) => {
        expect(landlubber(8, bid, won)).toBeGreaterThanOrEqual(standard(8, bid, won));
      }),
    );
  });
});

describe('the end', () => {
  it('SD-12 the highest total wins and equal totals share the win', () => {
    expect(placesOf([30, 120, -40])).toEqual([2, 1, 3]);
    expect(placesOf([90, 40, 90, 10])).toEqual([1, 3, 1, 4]);
  });
});

describe('the score sheet', () => {
  const points = (given: unknown): readonly number[] | string => {
    const sheet = scoreSheet(given);
    return sheet.ok ? sheet.value.points : `${sheet.error.key} at ${sheet.error.args.at}`;
  };

  it('SD-8 SD-9 SD-10 scores every player of a round', () => {
    const players = [
      { bid: 0, won: 0 },
      { bid: 2, won: 2, bonus: 30 },
      { bid: 3, won: 2, bonus: 50 },
    ];
    expect(points({ round: 4, scoring: 'standard', players })).toEqual([40, 70, -10]);
    expect(points({ round: 4, players })).toEqual([40, 70, -10]);
    expect(points({ round: 4, scoring: 'landlubber', players })).toEqual([40, 40, 0]);
  });

  it('says where a sheet is wrong', () => {
    const one = (player: object, round = 4): unknown => ({ round, players: [player] });
    expect(points(one({ bid: 4, won: 4 }))).toEqual([80]);
    expect(points(one({ bid: 5, won: 0 }))).toBe('over-round at players[0].bid');
    expect(points(one({ bid: 1, won: 5 }))).toBe('over-round at players[0].won');
    expect(points(one({ bid: 9, won: 0 }, 8))).toBe('wants-int at players[0].bid');
    expect(points(one({ bid: 1, won: 1, bonus: 25 }))).toBe('wants-tens at players[0].bonus');
    expect(points(one({ bid: 1, won: 1, bonus: -10 }))).toBe('wants-int at players[0].bonus');
    expect(points(one({ bid: 1, won: 1 }, 9))).toBe('wants-int at round');
    expect(points({ round: 1, players: [] })).toBe('wants-list at players');
    expect(points({ round: 1, players: [{ bid: 1 }] })).toBe('missing-field at players[0]');
    expect(points({ round: 1, scoring: 'rum', players: [{ bid: 1, won: 1 }] })).toBe(
      'wants-choice at scoring',
    );
    expect(points(null)).toBe('wants-object at ');
  });
});
