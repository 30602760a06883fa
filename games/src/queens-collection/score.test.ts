import { describe, expect, it } from 'vitest';
import { commonPoints, grade, places, roundPoints, scoreSheet, sideOf } from './score.js';

describe('scores', () => {
  it('QC-10 two boxes, six pawns and one card in hand: 6 + 12 − 1 = 17', () => {
    expect(roundPoints(2, 6, 1)).toBe(17);
    expect(scoreSheet({ players: [{ boxes: 2, pawns: 6, cards: 1 }] })).toEqual({
      ok: true,
      value: { points: [17] },
    });
    expect(
      scoreSheet({
        players: [
          { boxes: 0, pawns: 0, cards: 3 },
          { boxes: 1, pawns: 0, cards: 0 },
        ],
      }),
    ).toMatchObject({
      value: { points: [-3, 3] },
    });
  });

  it.each([
    [null, ''],
    [{}, ''],
    [{ players: [] }, 'players'],
    [{ players: [{ boxes: 9, pawns: 0, cards: 0 }] }, 'players[0].boxes'],
    [{ players: [{ boxes: 0, pawns: 25, cards: 0 }] }, 'players[0].pawns'],
    [{ players: [{ boxes: 0, pawns: 1, cards: 39 }] }, 'players[0].cards'],
    [{ players: [{ boxes: 0, pawns: 1.5, cards: 0 }] }, 'players[0].pawns'],
    [{ players: [{ boxes: 0, pawns: 1 }] }, 'players[0]'],
    [{ players: Array(5).fill({ boxes: 0, pawns: 1, cards: 0 }) }, 'players'],
  ])('QC-10 a sheet of the wrong form is refused: %j', (given, at) => {
    expect(scoreSheet(given)).toMatchObject({ ok: false, error: { args: { at } } });
  });

  it('QC-10 QC-13 equal totals share a place, partners count once', () => {
    expect(places([3, 5, 5], [0, 1, 2])).toEqual([3, 1, 1]);
    expect(places([3, 5, 3, 5], [0, 1, 0, 1])).toEqual([2, 1, 2, 1]);
    expect(places([4, 4, 4, 4], [0, 1, 0, 1])).toEqual([1, 1, 1, 1]);
  });

  it('QC-11 QC-14 opposite seats are a side in teams, all are one in co-operation', () => {
    const sides = (mode: 'competitive' | 'teams' | 'cooperative') =>
      [0, 1, 2, 3].map((seat) => sideOf(mode, seat));
    expect(sides('competitive')).toEqual([0, 1, 2, 3]);
    expect(sides('teams')).toEqual([0, 1, 0, 1]);
    expect(sides('cooperative')).toEqual([0, 0, 0, 0]);
  });

  it('QC-17 five grades: below nothing, a quarter, half, all, and all', () => {
    expect(commonPoints(8, 3, 0)).toBe(24);
    expect(commonPoints(6, 3, 6)).toBe(12);
    expect([-5, -1, 0, 5, 6, 11, 12, 16, 24].map((points) => grade(points, 24))).toEqual([
      1, 1, 2, 2, 3, 3, 4, 4, 5,
    ]);
    expect([-1, 0, 3, 4, 7, 8, 10, 16].map((points) => grade(points, 16))).toEqual([1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it.each([2, 3])('QC-17 an end in each of the five grades is possible with %i spaces', (spaces) => {
    // A box holds exactly its spaces: whatever stands away from home keeps another one out.
    const boxes = 8;
    const ends = Array.from({ length: boxes + 1 }, (_, spoilt) => spoilt).flatMap((spoilt) =>
      Array.from({ length: spoilt * spaces + 1 }, (_, strays) => strays)
        .filter((strays) => (spoilt === 0 ? strays === 0 : spoilt > 1 && strays >= spoilt))
        .map((strays) => grade(commonPoints(boxes - spoilt, spaces, strays), boxes * spaces)),
    );
    expect([...new Set(ends)].sort()).toEqual([1, 2, 3, 4, 5]);
  });
});
