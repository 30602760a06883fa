import { describe, expect, it } from 'vitest';
import { roundPoints, scoreSheet } from './score.js';

const points = (given: object): number[] => {
  const got = scoreSheet(given);
  if (!got.ok) throw new Error(JSON.stringify(got.error));
  return got.value.points;
};
const one = (scoring: string, cards: number, bid: number, won: number, more: object = {}): number =>
  points({ cards, scoring, players: [{ bid, won, ...more }] })[0];

describe('one round', () => {
  it.each([
    [3, 3, 3, {}, 60, 30],
    [4, 2, 4, {}, -20, 0],
    [7, 0, 0, {}, 70, 70],
    [9, 0, 2, {}, -90, 0],
    [4, 0, 1, {}, -40, 20],
    [5, 2, 3, { bonus: 30 }, -10, 40],
    [5, 3, 3, { bonus: 30 }, 90, 80],
  ])('SK-26 SK-27 %i cards, bid %i, won %i, %j', (cards, bid, won, more, skullKing, rascal) => {
    expect(one('skull-king', cards, bid, won, more)).toBe(skullKing);
    expect(one('rascal', cards, bid, won, more)).toBe(rascal);
  });

  it('SK-28 a cannonball wins half as much again, or nothing', () => {
    const shot = 'cannonball';
    expect(one('rascal', 6, 3, 3, { shot })).toBe(90);
    expect(one('rascal', 6, 3, 2, { shot, bonus: 40 })).toBe(0);
    expect(one('rascal', 6, 3, 3, { shot, bonus: 40 })).toBe(130);
    expect(one('rascal', 6, 3, 2, { shot: 'grapeshot' })).toBe(30);
  });

  it('SK-32 a wager is won or lost on top of everything, never halved', () => {
    expect(one('rascal', 6, 3, 2, { shot: 'cannonball', wager: 20 })).toBe(-20);
    expect(one('rascal', 6, 3, 2, { wager: 20 })).toBe(10);
    expect(one('skull-king', 6, 3, 3, { wager: 10 })).toBe(70);
    expect(one('skull-king', 6, 0, 1, { wager: 10 })).toBe(-70);
  });

  it('SK-25 an alliance pays both when both made their bid, in either scoring', () => {
    for (const scoring of ['skull-king', 'rascal']) {
      const table = (won: number) => ({
        cards: 2,
        scoring,
        players: [
          { bid: 0, won: 0 },
          { bid: 1, won },
        ],
        loot: [[0, 1]],
      });
      expect(points(table(1))).toEqual([40, 40]);
      expect(points(table(0))[0]).toBe(20);
    }
    const twice = {
      cards: 1,
      scoring: 'skull-king',
      players: [
        { bid: 0, won: 0 },
        { bid: 1, won: 1 },
      ],
      loot: [
        [0, 1],
        [0, 1],
      ],
    };
    expect(points(twice)).toEqual([50, 60]);
  });

  it('SK-26 a missed bid earns no bonus', () => {
    expect(roundPoints('skull-king', 5, 2, 1, 40, 1, 0, false)).toBe(-10);
  });
});

describe('sheets that cannot be scored', () => {
  const players = [{ bid: 1, won: 1 }];

  it('SK-25 SK-27 SK-28 say what is wanted instead', () => {
    const said = (more: object): unknown => {
      const got = scoreSheet({ cards: 1, scoring: 'rascal', players, ...more });
      return got.ok ? null : [got.error.key, got.error.args];
    };
    expect(said({ players: [{ bid: 2, won: 1 }] })).toEqual([
      'wants-int',
      { at: 'players[0].bid', min: 0, max: 1 },
    ]);
    expect(said({ players: [{ bid: 1, won: 1, bonus: 15 }] })).toEqual([
      'wants-tens',
      { at: 'players[0].bonus', max: 500 },
    ]);
    expect(said({ scoring: 'skull-king', players: [{ bid: 1, won: 1, shot: 'cannonball' }] })).toEqual([
      'shot-needs-rascal',
      { at: 'players[0].shot' },
    ]);
    expect(said({ loot: [[1, 0]] })).toEqual(['wants-int', { at: 'loot[0][0]', min: 0, max: 0 }]);
    expect(said({ loot: [[0, 1]] })).toEqual(['wants-int', { at: 'loot[0][1]', min: 0, max: 0 }]);
    expect(said({ loot: [[0, 0]] })).toEqual(['own-loot-pair', { at: 'loot[0]' }]);
  });

  it.each([
    [{ cards: 0, scoring: 'rascal', players }, 'cards'],
    [{ cards: 1, scoring: 'rascall', players }, 'scoring'],
    [{ cards: 1, scoring: 'rascal', players: [] }, 'players'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 2, won: 1 }] }, 'players[0].bid'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 1, won: 2 }] }, 'players[0].won'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 1.5, won: 1 }] }, 'players[0].bid'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 1, won: 1, bonus: 15 }] }, 'players[0].bonus'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 1, won: 1, wager: 5 }] }, 'players[0].wager'],
    [
      { cards: 1, scoring: 'skull-king', players: [{ bid: 1, won: 1, shot: 'cannonball' }] },
      'players[0].shot',
    ],
    [{ cards: 1, scoring: 'rascal', players, loot: [[0, 1]] }, 'loot[0][1]'],
    [{ cards: 1, scoring: 'rascal', players, loot: [[0, 0]] }, 'loot[0]'],
    [{ cards: 1, scoring: 'rascal', players: [{ bid: 1 }] }, 'players[0]'],
    [null, ''],
  ])('%j', (given, at) => {
    expect(scoreSheet(given)).toMatchObject({ ok: false, error: { args: { at } } });
  });
});
