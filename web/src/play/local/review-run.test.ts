import { readFile } from 'node:fs/promises';
import { bosunOf } from '@crossbones/bots';
import { recollect } from '@crossbones/bots/review';
import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { fetchReview, forgetReview, keepReview, keptDecisions } from './kept-reviews.js';
import type { ReviewedLog, ReviewNews, ReviewOrder } from './review-message.js';
import { ReviewRun } from './review-run.js';
import { type HireReviewer, reviewPosition } from './review-thread.js';
import { review } from './reviewing.js';

const loadWeights = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../../../../bots/weights/${name}`, import.meta.url));

function played(): ReviewedLog {
  const setup = { seats: 3, options: { schedule: [2, 3] }, key: keyFrom('review') };
  const match = must(Match.open(games['skull-king'] as unknown as Game, setup));
  const bosun = bosunOf('skull-king');
  const rng = new FastRng('review');
  while (match.outcome() === null) {
    const [seat] = match.actors;
    must(match.submit(seat, [match.game.print(bosun(match.at(match.step), seat, rng))]));
  }
  const { entries, rules } = match.log();
  return { game: 'skull-king', rules, entries, ...setup };
}
const log = played();
const DEPTH = 1 / 8;

/** Threads that work here, and whether they were ended. */
function threads(): { readonly hire: HireReviewer; readonly orders: ReviewOrder[]; ended: number } {
  const hired = {
    orders: [] as ReviewOrder[],
    ended: 0,
    hire: ((hear) => {
      let open = true;
      let time = 0;
      const tell = (news: ReviewNews): void => {
        if (open) hear(JSON.parse(JSON.stringify(news)));
      };
      return {
        post(order) {
          hired.orders.push(order);
          void review(order, tell, loadWeights, () => (time += 50));
        },
        end() {
          open = false;
          hired.ended++;
        },
      };
    }) as HireReviewer,
  };
  return hired;
}

/** Waits until a review is over. */
const over = (run: ReviewRun): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (run.found.value !== null || run.failed.value !== null) resolve();
    };
    run.found.subscribe(look);
    run.failed.subscribe(look);
  });

describe('a review', async () => {
  const hired = threads();
  const run = new ReviewRun(log, hired.hire, 8, DEPTH);
  const progress: number[] = [];
  run.progress.subscribe((share) => void progress.push(share));
  await over(run);

  it('is shared by two threads, which grade every decision and tell luck from skill', () => {
    expect(hired.orders.map(({ task }) => task)).toEqual([
      { is: 'grade', at: 0, of: 2 },
      { is: 'grade', at: 1, of: 2 },
      { is: 'luck' },
    ]);
    expect(hired.ended).toBe(2);
    const { review, luck } = run.found.value!;
    expect(review.decisions).toEqual(run.graded.value);
    expect(review.decisions.length).toBeGreaterThan(10);
    expect(review.decisions.map(({ round }) => round)).toEqual(
      review.decisions.map(({ step }) =>
        step < review.decisions.find(({ round }) => round === 2)!.step ? 1 : 2,
      ),
    );
    for (const { result, par, luck: chance, own, others } of luck!)
      expect(par + chance + own + others).toBeCloseTo(result, 8);
  });

  it('says how far it is, never less than before', () => {
    expect(progress.length).toBeGreaterThan(3);
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);
    expect(progress.at(-1)).toBe(1);
  });

  it('is kept, listed decision by decision with whose it was, and forgotten', async () => {
    const kept = { id: 'k', where: 'device', game: log.game, names: ['a', 'b', 'c'], own: [1], log } as const;
    await keepReview({ ...run.found.value!, ...kept, made: 1 });
    expect(await fetchReview('k')).toMatchObject({ ...run.found.value!, format: 1 });
    const listed = await keptDecisions();
    expect(listed).toHaveLength(run.graded.value.length);
    for (const { match, game, own, seat, best, played, loss } of listed) {
      expect([match, game, own]).toEqual(['k', 'skull-king', seat === 1]);
      expect(best.worth - played.worth).toBeGreaterThanOrEqual(loss - 0.01);
    }
    await forgetReview('k');
    expect(await fetchReview('k')).toBeUndefined();
  });

  it('of a single position tells all that could have been done', async () => {
    const [one] = run.graded.value;
    const found = await reviewPosition(log, one.step, { depth: DEPTH, hire: threads().hire });
    expect(found).toMatchObject({ step: one.step, seat: one.seat, best: one.best, played: one.played });
    expect(found!.candidates.length).toBeGreaterThan(1);
  });
});

it('of what one seat remembers finds the same as that of the whole match finds for it, and knows no luck', async () => {
  const { game, seats, options, rules = 0 } = log;
  const rulebook = games[game] as unknown as Game;
  const { decisions, ...rest } = recollect(rulebook, { ...log, rules });
  const own = decisions.filter(({ seat }) => seat === 1);
  const memory = { game, seats, options, rules, recollection: { ...rest, decisions: own } };
  const [whole, part] = [log, memory].map((match) => new ReviewRun(match, threads().hire, 2, DEPTH));
  await Promise.all([over(whole), over(part)]);
  expect(part.failed.value).toBeNull();
  expect(part.graded.value).toEqual(whole.graded.value.filter(({ seat }) => seat === 1));
  expect(part.found.value).toMatchObject({ luck: null, review: { bids: [{ seat: 1 }, { seat: 1 }] } });
});

it('that is given up leaves no thread behind', () => {
  const hired = threads();
  const run = new ReviewRun(log, hired.hire, 1, DEPTH);
  run.end();
  expect([hired.ended, run.found.value]).toEqual([1, null]);
});

it.each([
  ['an entry that could not happen', { ...log, entries: [{ seat: 0, action: 'g1' }] }],
  ['options that there are not', { ...log, options: { schedule: 'none' } }],
])('of %s fails, and says so', async (_, broken) => {
  const run = new ReviewRun(broken, threads().hire, 1, DEPTH);
  await over(run);
  expect(run.failed.value).toMatch(/\w/);
  expect(run.found.value).toBeNull();
  await expect(reviewPosition(broken, 0, { hire: threads().hire })).rejects.toThrow();
});
