import { describe, expect, it } from 'vitest';
import { Film, type OpenStep, pageOf } from './replay-steps.js';

function film(steps: number, fails = 0) {
  const asked: number[] = [];
  let left = fails;
  const one = new Film({
    game: 'skull',
    sailors: [],
    seat: 0,
    steps,
    outcome: null,
    seen: async () => ({ view: {}, between: [] }),
    async fetch(from, count) {
      asked.push(from);
      if (left-- > 0) throw new Error('no answer');
      const length = Math.max(0, Math.min(count, steps + 1 - from));
      return Array.from(
        { length },
        (_, i): OpenStep => ({ step: from + i, entry: null, actors: [], open: {}, between: [] }),
      );
    },
  });
  return { one, asked };
}

describe('a film', () => {
  it('fetches the page a step is on, once', async () => {
    const { one, asked } = film(120);
    const [a, b] = await Promise.all([one.want(73), one.want(99)]);
    expect([a.step, b.step]).toEqual([73, 99]);
    expect(asked).toEqual([pageOf(73).from]);
    expect(one.at(50)?.step).toBe(50);
    expect(one.at(49)).toBeUndefined();
  });

  it('has its last step', async () => {
    const { one } = film(100);
    expect((await one.want(100)).step).toBe(100);
  });

  it('fetches the rest from where one is, and what lies before at last', async () => {
    const { one, asked } = film(170);
    await one.want(60);
    await one.fill(60, new AbortController().signal);
    expect(asked).toEqual([50, 100, 150, 0]);
    for (let step = 0; step <= 170; step++) expect(one.at(step)?.step).toBe(step);
  });

  it('stops fetching when nobody watches any more', async () => {
    const { one, asked } = film(170);
    const leaving = new AbortController();
    leaving.abort();
    await one.fill(0, leaving.signal);
    expect(asked).toEqual([]);
  });

  it('tries again what did not come', async () => {
    const { one, asked } = film(10, 1);
    await expect(one.want(3)).rejects.toThrow('no answer');
    expect((await one.want(3)).step).toBe(3);
    expect(asked).toEqual([0, 0]);
  });
});
