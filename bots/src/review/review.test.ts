import { readFile } from 'node:fs/promises';
import { keyFrom, Match, must } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { hintKeys } from '@crossbones/games/crew';
import { describe, expect, it } from 'vitest';
import { randomly } from '../playout.js';
import { coursesOf, sinkingTrick } from './bids.js';
import { playedMatch, reviewed, tableOf } from './fixture.js';
import { recollect } from './recollection.js';
import { Reviewer } from './reviewer.js';
import { joinedReviews } from './summary.js';

const loadWeights = (name: string): Promise<Uint8Array> =>
  readFile(new URL(`../../weights/${name}`, import.meta.url));

const tables: readonly (readonly [game: GameId, seats: number, options: object])[] = [
  ['skull-king', 3, { schedule: [1, 4, 6] }],
  ['skull-king-dice', 3, {}],
  ['skull-queen', 3, {}],
  ['skull', 3, {}],
  ['queens-collection', 2, {}],
];

/** Hints that are figures; all others are reasons. */
const figures = ['points', 'wins', 'aboard', 'takes-trick'];

describe.each(tables)('a match of %s', async (id, seats, options) => {
  const table = await tableOf(id, seats, options, loadWeights);
  const { game, crew } = table;
  const random = randomly(game);
  const policies = Array.from({ length: seats }, (_, seat) => (seat === 0 ? random : crew.bosun()));
  const log = playedMatch(table, policies, 'review');
  const match = recollect(game, log);
  const review = await reviewed(table, match, { depth: 1 / 8 });
  const { caution } = await crew.review!(loadWeights, table);

  it('is reviewed decision by decision, by what each seat saw', () => {
    const whole = must(Match.replay(game, log));
    const real = log.entries.flatMap((_, step) =>
      whole.view(step, (log.entries[step] as { seat: number }).seat).legal.length > 1 ? [step] : [],
    );
    expect(match.decisions.map(({ step }) => step)).toEqual(real);
    for (const { step, seat, view, word } of match.decisions) {
      expect(view).toEqual(whole.view(step, seat).view);
      expect(log.entries[step]).toEqual({ seat, action: word });
    }
    const steps = review.decisions.map(({ step }) => step);
    expect(new Set(steps).size).toBe(steps.length);
    expect(real.filter((step) => !steps.includes(step)).length).toBeLessThan(real.length / 10);
  });

  it('says what was best, what was played and how far apart they are', () => {
    for (const { played, best, candidates, loss, error, grade, seat } of review.decisions) {
      expect(candidates[0]).toEqual(best);
      expect(candidates).toContainEqual(played);
      expect(best.worth).toBeGreaterThanOrEqual(played.worth);
      if (loss > 0) expect(loss).toBeCloseTo(best.worth - played.worth, 1);
      if (grade !== 'good') expect(loss).toBeGreaterThan(caution * error);
      expect(seat).toBeLessThan(seats);
      for (const { key } of [...best.hints, ...played.hints]) expect(hintKeys).toContain(key);
    }
  });

  it('gives a reason in words for nine of ten', () => {
    const told = review.decisions.filter(({ best }) => best.hints.some(({ key }) => !figures.includes(key)));
    expect(told.length).toBeGreaterThanOrEqual(0.9 * review.decisions.length);
  });

  it('finds that who plays at random gives away more than the others', () => {
    const [random, ...others] = review.bySeat.map(({ lost, decisions }) => lost / decisions);
    expect(random).toBeGreaterThan(others.reduce((sum, one) => sum + one, 0) / others.length);
  });

  it('follows what each seat could expect, to the result', () => {
    const { points, places } = match.outcome!;
    for (const [seat, curve] of review.curves.entries()) {
      const own = review.decisions.filter((one) => one.seat === seat);
      expect(curve.slice(0, -1)).toEqual(own.map(({ step, expected }) => [step, expected]));
      const [step, result] = curve.at(-1)!;
      expect(step).toBe(log.entries.length);
      const others = points?.filter((_, other) => other !== seat) ?? [];
      const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
      const ends = {
        points: points?.[seat],
        lead: (points?.[seat] ?? 0) - mean,
        wins: places[seat] === 1 ? 1 : 0,
      };
      expect(result).toBeCloseTo(ends[review.unit]!, 2);
    }
  });

  it('names three decisions that mattered, the worst first', () => {
    expect(review.mattered).toHaveLength(3);
    const losses = review.mattered.map((step) => review.decisions.find((one) => one.step === step)!.loss);
    expect(losses[0]).toBe(Math.max(...review.decisions.map(({ loss }) => loss)));
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
  });

  it('comes out the same again', async () => {
    const few = { ...match, decisions: match.decisions.slice(0, 12) };
    const [one, other] = [
      await reviewed(table, few, { depth: 1 / 4 }),
      await reviewed(table, few, { depth: 1 / 4 }),
    ];
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});

describe('a reviewer', () => {
  it('can be stopped and go on, tells how far it is, and grades each decision at once', async () => {
    const table = await tableOf('skull-queen', 3);
    const log = playedMatch(
      table,
      Array.from({ length: 3 }, () => table.crew.deckhand()),
      'steps',
    );
    const match = recollect(table.game, log);
    const few = { ...match, decisions: match.decisions.slice(0, 20) };
    const reviewer = await Reviewer.of(table, few, loadWeights, { depth: 1 / 8 });
    const shares: number[] = [reviewer.progress];
    for (let i = 0; i < few.decisions.length; i++) {
      expect(reviewer.step()).toMatchObject({ step: few.decisions[i].step });
      expect(reviewer.report().decisions).toHaveLength(i + 1);
      shares.push(reviewer.progress);
    }
    while (reviewer.step() !== null) shares.push(reviewer.progress);
    shares.push(reviewer.progress);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
    expect(reviewer.report()).toEqual(await reviewed(table, few, { depth: 1 / 8 }));
  });

  it('looks at one seat alone, if told so', async () => {
    const table = await tableOf('skull-king', 3, { schedule: [3] });
    const log = playedMatch(
      table,
      Array.from({ length: 3 }, () => table.crew.bosun()),
      'seat',
    );
    const review = await reviewed(table, recollect(table.game, log), { seat: 1, depth: 1 / 8 });
    expect(new Set(review.decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
    expect(review.by).toBe('playouts');
  });
});

describe('what is reviewed', () => {
  const bidding = async () => {
    const { game, seats, options } = await tableOf('skull-king', 3, { schedule: [3] });
    return { game, match: must(Match.open(game, { seats, options, key: keyFrom('bids') })) };
  };

  it('leaves out what was undone', async () => {
    const { game, match } = await bidding();
    must(match.submit(0, ['bid:1']));
    must(match.record({ table: 'undo', seat: 0 }));
    must(match.submit(0, ['bid:2']));
    expect(recollect(game, match.log()).decisions).toMatchObject([{ step: 2, seat: 0, word: 'bid:2' }]);
  });

  it('need not be over', async () => {
    const { game, match } = await bidding();
    for (const seat of [0, 1, 2]) must(match.submit(seat, ['bid:1']));
    const table = await tableOf('skull-king', 3, { schedule: [3] });
    const review = await reviewed(table, recollect(game, match.log()), { depth: 1 / 8 });
    expect(review.decisions).toHaveLength(3);
    expect(review.bids).toEqual([]);
    expect(review.curves.map((curve) => curve.length)).toEqual([1, 1, 1]);
  });

  it('takes a sealed choice as it was changed last', async () => {
    const { game, match } = await bidding();
    must(match.submit(0, ['bid:1']));
    must(match.submit(1, ['bid:3']));
    must(match.submit(0, ['bid:0']));
    expect(recollect(game, match.log()).decisions).toMatchObject([
      { step: 0, seat: 0, word: 'bid:0' },
      { step: 1, seat: 1, word: 'bid:3' },
    ]);
  });
});

describe('a match in parts', () => {
  it('is reviewed as it is in one', async () => {
    const table = await tableOf('skull-king', 3, { schedule: [3] });
    const log = playedMatch(
      table,
      Array.from({ length: 3 }, () => table.crew.deckhand()),
      'parts',
    );
    const match = recollect(table.game, log);
    const request = { depth: 1 / 8 };
    const whole = await reviewed(table, match, request);
    const [first, ...others] = await Promise.all(
      [0, 1].map((at) => reviewed(table, match, { ...request, part: { at, of: 2 } })),
    );
    expect(first.decisions.length).toBeLessThan(whole.decisions.length);
    expect(joinedReviews([first, ...others])).toEqual(whole);
    // A single position comes out the same, too.
    const [one] = whole.decisions.slice(-1);
    expect((await reviewed(table, match, { ...request, step: one.step })).decisions).toEqual([one]);
  });
});

describe('bids', () => {
  it.each([
    [[0, 0, 1], 0, 2, null],
    [[0, 0, 1], 0, 1, 2],
    [[1, 1, 1], 0, 1, 3],
    [[1, 1, 1], 0, 3, 1],
    [[null, 0, null], 0, 2, 3],
    [[0, 1, 2], 1, 0, 2],
  ] as const)('the tricks %j sink seat %i with a bid of %i in trick %j', (takers, seat, bid, trick) => {
    const tricks = takers.map((taker, i) => ({ taker, card: `card ${i + 1}` }));
    const sank = trick === null ? null : { trick, taker: takers[trick - 1], card: `card ${trick}` };
    expect(sinkingTrick(tricks, seat, bid)).toEqual(sank);
  });

  it.each(['skull-king', 'skull-king-dice'] as const)('of %s are followed to their end', async (id) => {
    const table = await tableOf(id, 3, id === 'skull-king' ? { schedule: [2, 5] } : {});
    const log = playedMatch(
      table,
      Array.from({ length: 3 }, () => table.crew.deckhand()),
      'bids',
    );
    const match = recollect(table.game, log);
    const plan = (await table.crew.review!(loadWeights, table)).bids!;
    const courses = coursesOf(plan, match.seen, true);
    const { bids } = await reviewed(
      table,
      { ...match, decisions: match.decisions.filter(({ word }) => plan.read(word) !== null) },
      { depth: 1 / 8 },
    );
    expect(bids).toHaveLength(3 * courses.length);
    for (const { round, seat, bid, promised, won, chances, sank } of bids) {
      const { tricks } = courses[round - 1];
      expect(won).toBe(tricks.filter(({ taker }) => taker === seat).length);
      expect(promised).toBe(bid);
      expect(sank === null).toBe(won === promised);
      // What sank it is a card that was played, by whoever took that trick.
      if (sank?.card != null)
        expect(
          log.entries.some(
            (entry) =>
              'action' in entry &&
              entry.seat === sank.taker &&
              entry.action.includes(sank.card!.split(':')[0]),
          ),
        ).toBe(true);
      expect(chances).toHaveLength(tricks.length + 1);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1);
    }
  });
});
