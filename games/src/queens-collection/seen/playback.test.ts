import { FastRng, seatsIn, type Viewer } from '@crossbones/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { act, lay } from '../fixture.js';
import { queensCollection as game } from '../index.js';
import type { GameView } from '../view.js';
import { copyOf, look, played, type Table } from './fixture.js';
import { after, begun, kept, lost, news, reshuffled, turnedUp } from './playback.js';

/** What lies on the table; points and what is known of hands are no part of the story. */
const lying = ({ sizes, hands, market, discard, removed, boxes, taken, revealed, reserve }: GameView) => ({
  sizes,
  hands,
  market,
  discard,
  removed,
  boxes,
  taken,
  revealed,
  reserve,
});

const told = ({ turn, turns, record }: GameView) => ({ turn, turns, last: record.at(-1) });

const seeds = fc.string({ minLength: 4 });
const some = { numRuns: 2 };

/** The views of a viewer before and after every action of a match, with what was on the way when chance was to move. */
function* steps(table: Table, seed: string, viewer: Viewer) {
  const rng = new FastRng(`chance ${seed}`);
  for (const { state, word } of played(table, new FastRng(seed))) {
    const before = look(state, viewer);
    const trial = copyOf(state);
    const [seat] = seatsIn(game.actors(trial));
    game.apply(trial, seat, game.parse(word)!);
    const between: GameView[] = [];
    while (game.event(trial) !== null) {
      between.push(look(trial, viewer));
      game.chance(trial, rng);
    }
    yield { before, word, between, view: look(trial, viewer) };
  }
}

const against: readonly Table[] = [
  { seats: 2, mode: 'competitive' },
  { seats: 3, mode: 'competitive' },
  { seats: 4, mode: 'teams' },
];

describe.each(against)('what happened is told again from two views: $seats, $mode', (table) => {
  it.each([0, 1, 'spectator'] as const)('QC-3 cards turned up, kept and lost, as %s sees it', (viewer) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before, word, between, view } of steps(table, seed, viewer)) {
          if (word !== 'reveal' && word !== 'stop') continue;
          const [{ cards, clash, did, seat }] = news(before, view);
          expect([seat, did, cards.length]).toEqual([before.turn, [], word === 'reveal' ? 1 : 0]);
          let now = between.length > 0 ? reshuffled(before) : before;
          for (const card of cards) now = turnedUp(now, card, clash);
          if (clash) now = lost(now);
          else if (view.phase !== 'reveal') now = kept(now);
          expect(lying(now)).toEqual(lying(view));
          expect(told(now)).toEqual(told(view));
          expect(now.phase).toBe(view.phase);
          seen.add(clash ? 'clash' : between.length > 0 ? 'reshuffled' : word);
        }
      }),
      some,
    );
    expect([...seen]).toEqual(expect.arrayContaining(['clash', 'reveal', 'stop']));
  });

  it.each([0, 1, 'spectator'] as const)('QC-5 QC-6 QC-7 QC-12 pairs and swaps, as %s sees it', (viewer) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before, word, between, view } of steps(table, seed, viewer)) {
          // Of a swap between partners all are told the number alone, and what the two hold is in the newest view.
          if (!word.includes('/') || word.startsWith('partner:')) continue;
          const [next] = between.length > 0 ? between : [view];
          const [{ did }, ...later] = news(before, next);
          expect(did).toEqual([word]);
          const now = after(before, word);
          if (next.turns === before.turns && next.phase === now.phase) {
            expect(lying(now)).toEqual(lying(next));
            expect(told(now)).toEqual(told(next));
            seen.add('goes on');
            continue;
          }
          // The market is filled again, from a reserve that may be new.
          const { hands, sizes, removed, boxes, taken } = lying(now);
          expect(lying(next)).toMatchObject({ hands, sizes, removed, boxes, taken });
          expect(next.market).toEqual(expect.arrayContaining([...now.market]));
          if (later.length > 0) expect(told(begun(now, later[0].seat))).toEqual(told(next));
          seen.add('ends');
        }
      }),
      some,
    );
    expect([...seen].sort()).toEqual(['ends', 'goes on']);
  });
});

describe.each([1, 3])('what happened is told again when all play together: %i', (seats) => {
  it('QC-15 cards paid, thrown away and traded', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { before, word, view } of steps({ seats, mode: 'cooperative' }, seed, 'spectator')) {
          const done = news(before, view).find(({ did }) => did.length > 0)!;
          expect([done.seat, done.did]).toEqual([before.turn, [word]]);
          const { discard, unseen, sizes } = after(before, word);
          expect([view.discard, view.unseen]).toEqual([discard, unseen]);
          // The hand is filled up at once.
          expect(view.sizes[before.turn] - sizes[before.turn]).toBe(done.cards.length);
          seen.add(word.split(':')[0]);
        }
      }),
      { numRuns: 4 },
    );
    const verbs = seats === 1 ? ['move', 'redraw'] : ['move', 'redraw', 'trade'];
    expect([...seen]).toEqual(expect.arrayContaining(verbs));
  });
});

describe('what happened is told again, one thing at a time', () => {
  const table = (): GameView =>
    look(act(lay({ hands: ['c1 c2', 'c3'], market: 'c1 c5', reserve: 'c6', discard: 'c7 c8' }), 'stop'), 0);

  it('QC-3 a turn begins with nothing turned up', () => {
    const view = begun({ ...table(), revealed: ['c4'] }, 1);
    expect(view).toMatchObject({ turn: 1, phase: 'reveal', revealed: [], turns: 2 });
    expect(view.record.at(-1)).toEqual({ seat: 1, cards: [], clash: false, did: [] });
    expect(reshuffled(view)).toMatchObject({ reserve: 2, discard: [], reshuffles: 1 });
  });

  it('QC-4 QC-12 the step is what it began as, and a hidden swap moves nothing that is told', () => {
    expect(after(table(), 'pair:c1/c1=c1')).toMatchObject({ phase: 'take', market: ['c5'] });
    expect(after(table(), 'swap:c1/c5')).toMatchObject({ phase: 'swap', market: ['c1', 'c1'] });
    for (const word of ['partner:c1/c3', 'partner', 'done', 'skip']) {
      const { record, ...rest } = table();
      expect(after(table(), word)).toEqual({ ...rest, record: [{ ...record[0], did: [word] }] });
    }
  });

  it('QC-15 a trade moves both cards, and the top of the reserve', () => {
    const chosen = { mode: 'cooperative' } as const;
    const view = look(lay({ chosen, hands: ['c1 c2', 'c3 c4'], reserve: 'c5 c6' }), 0);
    expect(after(view, 'trade:c2/1:c3')).toMatchObject({
      hands: [
        ['c1', 'c3'],
        ['c2', 'c4'],
      ],
      sizes: [2, 2],
      reserve: 1,
      unseen: 1,
    });
  });

  it('QC-3 a clash is news once', () => {
    const turn = { seat: 0, cards: ['c1'], clash: false, did: [] };
    const clash = { ...turn, cards: ['c1', 'c1'], clash: true };
    const view = (...record: object[]) => ({ ...table(), record, turns: record.length }) as GameView;
    const told = (before: GameView, now: GameView) => news(before, now).map((one) => one.clash);
    expect(told(view(turn), view(clash))).toEqual([true]);
    expect(told(view(clash), view({ ...clash, did: ['skip'] }))).toEqual([false]);
    expect(told(view(), view(clash))).toEqual([true]);
    expect(told(view(turn), view(turn, clash))).toEqual([false, true]);
  });

  it('QC-3 of more turns than a view keeps the last are told', () => {
    const record = Array.from({ length: 20 }, () => ({ seat: 0, cards: [], clash: false, did: ['skip'] }));
    const now = { ...table(), record, turns: 30 };
    expect(news(table(), now).map(({ number }) => number)).toEqual(Array.from(record, (_, i) => 10 + i));
  });
});
