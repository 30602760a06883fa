import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { curveOf, levelsOf, spread } from './chart-lines.js';

const frame = { left: 30, right: 230, top: 10, bottom: 110 };

describe('levels', () => {
  it.each([
    [0, 470],
    [-160, -10],
    [-35, 12],
    [0, 0],
    [0, 3],
    [0, 1],
    [-7, 0],
  ])('of %i to %i hold both ends and are few', (low, high) => {
    const levels = levelsOf(low, high);
    expect(levels[0]).toBeLessThanOrEqual(low);
    expect(levels.at(-1)).toBeGreaterThanOrEqual(high);
    expect(levels.length).toBeGreaterThan(1);
    expect(levels.length).toBeLessThanOrEqual(6);
    expect(levels.every(Number.isInteger)).toBe(true);
  });
});

describe('a curve', () => {
  const rows = [
    [20, -10, 20],
    [40, 30, 20],
  ];
  const curve = curveOf(rows, frame, 14);

  it('begins at nothing and has a point a round', () => {
    const zero = curve.levels.find(({ value }) => value === 0)!;
    for (const { points } of curve.lines) {
      expect(points).toHaveLength(3);
      expect(points[0]).toEqual({ x: frame.left, y: zero.y });
      expect(points[2].x).toBe(frame.right);
    }
  });

  it('is higher where there are more points, and stays in its frame', () => {
    const [first, second] = curve.lines;
    expect(first.points[2].y).toBeLessThan(second.points[2].y);
    for (const { y } of curve.lines.flatMap(({ points }) => points)) {
      expect(y).toBeGreaterThanOrEqual(frame.top);
      expect(y).toBeLessThanOrEqual(frame.bottom);
    }
  });

  it('names few of many rounds, and each of few', () => {
    expect(curve.rounds.map(({ round }) => round)).toEqual([1, 2]);
    const long = curveOf(
      Array.from({ length: 30 }, (_, i) => [i]),
      frame,
      14,
    );
    expect(long.rounds.length).toBeLessThanOrEqual(12);
  });

  it('of no rounds has nothing to draw, and does not fail', () => {
    expect(curveOf([], frame, 14).lines).toEqual([]);
  });
});

describe('labels', () => {
  it('stay where there is room', () => {
    expect(spread([20, 60, 100], 14, 10, 110)).toEqual([20, 60, 100]);
  });

  it('part where there is none, in order and inside', () => {
    const placed = spread([108, 109, 20, 110, 21], 14, 10, 110);
    const sorted = [...placed].sort((a, b) => a - b);
    for (let i = 1; i < sorted.length; i++)
      expect(sorted[i] - sorted[i - 1]).toBeGreaterThanOrEqual(14 - 1e-9);
    expect(sorted[0]).toBeGreaterThanOrEqual(10);
    expect(sorted.at(-1)).toBeLessThanOrEqual(110);
    expect(placed[0]).toBeLessThan(placed[1]);
    expect(placed[1]).toBeLessThan(placed[3]);
  });

  it('share what room there is when they are too many', () => {
    const placed = spread(Array(8).fill(50), 30, 10, 110);
    expect(Math.min(...placed)).toBeCloseTo(10);
    expect(Math.max(...placed)).toBeCloseTo(110);
  });
});

it('whoever won keeps the colour of their seat: two lines of one colour could not be told apart', () => {
  const sheet = readFileSync(new URL('./points-chart.css', import.meta.url), 'utf8');
  const won = [...sheet.matchAll(/\.won[^{]*\{([^}]*)\}/g)].map(([, body]) => body);
  expect(won.length).toBeGreaterThan(1);
  for (const body of won) expect(body).not.toMatch(/--shown|--hue|stroke:|fill:/);
});
