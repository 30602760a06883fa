import { describe, expect, it } from 'vitest';
import type { Bout, Contest } from './arena.js';
import { report, student } from './report.js';

const contest = (...bots: string[]): Contest => ({ seats: bots.length, options: {}, bots, seed: 'x' });

/** A bout of two bots, by bot. */
const bout = (deal: number, points: [number, number], more: Partial<Bout> = {}): Bout => ({
  deal,
  rotation: 0,
  places: points[0] === points[1] ? [1, 1] : points[0] > points[1] ? [1, 2] : [2, 1],
  points,
  made: null,
  bids: 0,
  luck: null,
  skill: null,
  played: points.join(),
  times: [[1], [1]],
  ...more,
});

describe('a report', () => {
  it('takes each deal with all its rotations as one observation', () => {
    // The deals come to 20, 30 and 40 for the first and to 10, 15 and 35 for the second.
    const { deals, games, standings } = report(contest('a', 'b'), [
      bout(0, [10, 20]),
      bout(0, [30, 0]),
      bout(1, [30, 15], { played: 'once' }),
      bout(1, [30, 15], { played: 'again' }),
      bout(2, [0, 70]),
      bout(2, [80, 0]),
    ]);
    expect([deals, games]).toEqual([3, 6]);
    const [a, b] = standings;
    // Variance 100 over three deals: 4.303 × 10 / √3.
    expect(a.points).toEqual({ mean: 30, within: expect.closeTo(24.842, 2) });
    expect(b.points).toEqual({ mean: 20, within: expect.closeTo(32.86, 2) });
    // 10, 15 and 5 ahead: variance 25.
    expect(a.ahead).toEqual({ mean: 10, within: expect.closeTo(12.421, 2) });
    expect(b.ahead).toEqual({ mean: -10, within: expect.closeTo(12.421, 2) });
    expect(a.place.mean).toBeCloseTo(4 / 3);
    // One half, one, one half of the games of a deal.
    expect(a.wins).toEqual({ mean: expect.closeTo(2 / 3), within: expect.closeTo(0.7171, 3) });
    expect(a.winsAhead!.mean).toBeCloseTo(1 / 3);
  });

  it('takes luck off the points, or off the games won where there are none', () => {
    const lucky = [
      bout(0, [110, 100], { luck: [60, 50], skill: [8, 2] }),
      bout(1, [20, 20], { luck: [-30, -20], skill: [4, 2] }),
    ];
    const [a] = report(contest('a', 'b'), lucky).standings;
    expect(a.points).toEqual({ mean: 50, within: 0 });
    expect(a.ahead!.mean).toBe(5);
    expect(a.skill!.mean).toBe(4);
    expect(a.wins.mean).toBe(0.75);
    const pointless = lucky.map((one) => ({ ...one, points: null, luck: [0.25, -0.25] }));
    expect(report(contest('a', 'b'), pointless).standings[0].wins.mean).toBe(0.5);
  });

  it('counts a game once that was the same in several rotations of its deal', () => {
    const bouts = [bout(0, [10, 20]), bout(0, [10, 20]), bout(1, [10, 20]), bout(1, [30, 20])];
    expect(report(contest('a', 'a'), bouts)).toMatchObject({ deals: 2, games: 3 });
    // Others at the same seats who happened to do the same played another game.
    const turned = bouts.map((one, i) => ({ ...one, rotation: i % 2 }));
    expect(report(contest('a', 'b'), turned)).toMatchObject({ deals: 2, games: 4 });
  });

  it('is sure of what is the same in every deal, whatever the cards', () => {
    const { standings } = report(contest('a', 'b'), [
      bout(0, [110, 100]),
      bout(1, [20, 10]),
      bout(2, [-40, -50]),
    ]);
    expect(standings[0].ahead).toEqual({ mean: 10, within: 0 });
    expect(standings[0].points!.within).toBeGreaterThan(50);
  });

  it('says nothing about how sure it is of one deal', () => {
    const { standings } = report(contest('a', 'b'), [bout(0, [10, 20]), bout(0, [20, 10])]);
    expect(standings[0].points).toEqual({ mean: 15, within: null });
  });

  it('has one line for those of the same name, who are not ahead of themselves', () => {
    const [both, ...none] = report(contest('a', 'a'), [bout(0, [10, 20]), bout(1, [30, 40])]).standings;
    expect(none).toEqual([]);
    expect(both).toMatchObject({ bot: 'a', seats: 2, points: { mean: 25 }, ahead: null, winsAhead: null });
  });

  it('is the less sure the fewer the deals', () => {
    // From the printed tables.
    const known = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
    for (const [i, wanted] of known.entries()) expect(Math.abs(student(i + 1) - wanted)).toBeLessThan(0.004);
    expect(student(30)).toBeCloseTo(2.042, 3);
    expect(student(10_000)).toBeCloseTo(1.96, 3);
  });

  it('shares out a shared win', () => {
    const [a, b] = report(contest('a', 'b'), [bout(0, [10, 10])]).standings;
    expect([a.wins.mean, b.wins.mean]).toEqual([0.5, 0.5]);
  });

  it('counts bids where there are any', () => {
    const of = (made: number[] | null) => report(contest('a', 'b'), [bout(0, [1, 2], { made, bids: 10 })]);
    expect(of([7, 4]).standings.map(({ bids }) => bids!.mean)).toEqual([0.7, 0.4]);
    expect(of(null).standings.map(({ bids }) => bids)).toEqual([null, null]);
  });

  it('does without points where the game has none', () => {
    const [a] = report(contest('a', 'b'), [bout(0, [2, 1], { points: null })]).standings;
    expect(a).toMatchObject({ points: null, ahead: null, wins: { mean: 1 } });
  });

  it('tells how long decisions took', () => {
    const times = [Array.from({ length: 200 }, (_, i) => i), [5]];
    const [a, b] = report(contest('a', 'b'), [bout(0, [1, 2], { times })]).standings;
    expect(a).toMatchObject({ decisions: 200, mean: 99.5, p99: 198 });
    expect(b).toMatchObject({ decisions: 1, mean: 5, p99: 5 });
  });
});
