import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { ann, begun, ben, finish, type TestTable } from '../../test/test-table.js';
import { wish } from './away-and-back.js';
import { later } from './clock.js';
import { chores, timeUp } from './deadlines.js';
import { submit, undo } from './playing.js';
import { showStep, showTable } from './show.js';

const MOVE = 30_000;
const MATCH = 60_000;
const perMove = { clock: { per: 'move', ms: MOVE } } as const;
const perMatch = { clock: { per: 'match', ms: MATCH } } as const;
const table = { game: 'skull-king', seats: 2 } as const;
const moves = (more: object = {}): TestTable =>
  begun({ ...table, settings: { ...perMove, ...more } }, [ann, ben]);
const matched = (more: object = {}): TestTable =>
  begun({ ...table, settings: { ...perMatch, ...more } }, [ann, ben]);
const clocks = (scene: TestTable) => showStep(scene.table, 'spectator')!.clocks;

describe('later', () => {
  it('leaves outages out, however they lie', () => {
    const outages = [
      { start: 10, until: 20 },
      { start: 25, until: 100 },
    ];
    const served = (from: number, to: number): number =>
      outages.reduce((t, o) => t - Math.max(0, Math.min(o.until, to) - Math.max(o.start, from)), to - from);
    expect(later(served, 0, 10)).toBe(10);
    expect(later(served, 0, 11)).toBe(21);
    expect(later(served, 0, 16)).toBe(101);
    expect(later(served, 15, 1)).toBe(21);
    expect(later(served, 200, 5)).toBe(205);
  });
});

describe('without clocks', () => {
  it('shows none and has no such chore', () => {
    const scene = begun(table, [ann, ben]);
    expect(clocks(scene)).toEqual([
      { left: null, since: null },
      { left: null, since: null },
    ]);
    expect(chores(scene.table).map(({ is }) => is)).toEqual(['close']);
  });
});

describe('per move', () => {
  it('runs for whom the game waits, from when it began to, whatever others do', () => {
    const scene = moves();
    const dealt = scene.at;
    expect(clocks(scene)[1]).toEqual({ left: MOVE, since: dealt });
    scene.pass(10_000);
    must(scene.submit(ann));
    expect(clocks(scene)).toEqual([
      { left: null, since: null },
      { left: MOVE - 10_000, since: scene.at },
    ]);
    expect(scene.chore('clock', 1)!.at).toBe(dealt + MOVE);
    expect(scene.chore('clock', 0)).toBeUndefined();
  });

  it('run out lets the bosun make that one move', () => {
    const scene = moves();
    scene.pass(5_000);
    must(scene.submit(ann));
    const { seq } = scene.table;
    scene.attend(scene.chore('clock', 1)!);
    expect(scene.since(seq)).toEqual(['timeout', 'acted']);
    expect(scene.kept.at(-1)!.what).toMatchObject({ seat: 1, bot: true });
    expect(showTable(scene.table).places[1]).toMatchObject({ away: false, control: 'owner' });
    expect(scene.refused(ben, undo)).toBe('undo-not-last');
  });

  it('is quiet when it is not up, or the move was made after all', () => {
    const scene = moves();
    const chore = scene.chore('clock', 1)!;
    const early = (at: number, decision: number): void =>
      scene.self((t) => timeUp(t, 1, decision, scene.word(1), at));
    const { seq } = scene.table;
    early(chore.at - 1, 0);
    expect(scene.table.seq).toBe(seq);
    must(scene.submit(ben));
    early(chore.at, 0);
    expect(scene.table.seq).toBe(seq + 1);
  });

  it('run out twice in a row counts as away, and what was agreed for that happens', () => {
    for (const [away, entries] of [
      ['wait', []],
      ['pause', ['pause']],
      ['bot', ['bot']],
    ] as const) {
      const scene = moves({ away });
      let seen = 0;
      while (!scene.table.places[1].away) {
        const clock = scene.chore('clock', 1);
        if (clock === undefined) {
          must(scene.submit(ann));
          continue;
        }
        if (scene.table.actors.includes(0)) must(scene.submit(ann));
        seen = scene.table.seq;
        scene.attend(clock);
      }
      expect(scene.since(seen)).toEqual(['timeout', 'acted', 'away', ...entries]);
      expect(scene.table.places[1].timeouts).toBe(2);
    }
  });

  it('acting oneself breaks the row', () => {
    const scene = moves();
    for (let i = 0; i < 12; i++) {
      const clock = scene.chore('clock', 1);
      if (clock !== undefined && i % 2 === 0) scene.attend(clock);
      else if (scene.table.actors.includes(1)) must(scene.submit(ben));
      if (scene.table.actors.includes(0)) must(scene.submit(ann));
      expect(scene.table.places[1].timeouts).toBeLessThan(3);
    }
    expect(scene.table.places[1].away).toBe(false);
  });

  it('gives a move taken back only what it had left', () => {
    const scene = moves();
    scene.pass(20_000);
    must(scene.submit(ann));
    scene.pass(1_000);
    scene.do(ann, undo);
    expect(clocks(scene)[0]).toEqual({ left: MOVE - 20_000, since: scene.at });
    scene.pass(1_000);
    must(scene.submit(ann, 'bid:0', 'bid:1'));
    scene.do(ann, undo);
    scene.do(ann, undo);
    expect(clocks(scene)[0].left).toBe(MOVE - 21_000);
  });

  it('keeps what is left during a pause', () => {
    const scene = moves();
    scene.pass(10_000);
    for (const one of [ann, ben]) scene.do(one, (t, r) => wish(t, r, { wish: 'pause' }));
    expect(clocks(scene)[0]).toEqual({ left: MOVE - 10_000, since: null });
    expect(scene.chore('clock')).toBeUndefined();
    scene.pass(1_000_000);
    for (const one of [ann, ben]) scene.do(one, (t, r) => wish(t, r, { wish: 'resume' }));
    expect(clocks(scene)[0]).toEqual({ left: MOVE - 10_000, since: scene.at });
    expect(scene.chore('clock', 0)!.at).toBe(scene.at + MOVE - 10_000);
  });

  it('charges no outage, and shows when it will really be up', () => {
    const scene = moves();
    const dealt = scene.at;
    scene.outages.push({ start: dealt + 5_000, until: dealt + 105_000 });
    expect(scene.chore('clock', 0)!.at).toBe(dealt + MOVE + 100_000);
    expect(clocks(scene)[0]).toEqual({ left: MOVE, since: dealt + 100_000 });
    scene.pass(110_000);
    must(scene.submit(ann));
    expect(clocks(scene)[1]).toEqual({ left: MOVE - 10_000, since: scene.at });
  });

  it('plays whole matches of people who never come', () => {
    const scene = moves({ away: 'bot' });
    while (scene.table.phase === 'playing') {
      const [first] = chores(scene.table).sort((a, b) => a.at - b.at);
      if (first.is === 'absence') scene.attend(first);
      else scene.attend(first);
    }
    expect(scene.table.phase).toBe('over');
  });
});

describe('per match', () => {
  it('takes only the time in which the game waited for the seat', () => {
    const scene = matched();
    expect(clocks(scene)[0]).toEqual({ left: MATCH, since: scene.at });
    scene.pass(10_000);
    must(scene.submit(ann));
    expect(clocks(scene)[0]).toEqual({ left: MATCH - 10_000, since: null });
    scene.pass(10_000);
    must(scene.submit(ben));
    expect(clocks(scene)[1].left).toBe(MATCH - 20_000);
    expect(clocks(scene).filter(({ since }) => since !== null)).toHaveLength(1);
  });

  it('run out lets a bosun play on for good', () => {
    const scene = matched({ away: 'pause' });
    must(scene.submit(ann));
    const { seq } = scene.table;
    scene.attend(scene.chore('clock', 1)!);
    expect(scene.since(seq)).toEqual(['timeout', 'bot']);
    expect(showTable(scene.table).places[1]).toMatchObject({ control: 'bot', away: false });
    expect(clocks(scene)[1]).toEqual({ left: 0, since: null });
    expect(scene.refused(ben, (t, r) => submit(t, r, { decision: 0, actions: ['bid:0'] }))).toBe(
      'out-of-time',
    );
    expect(scene.refused(ben, (t, r) => wish(t, r, { wish: 'pause' }))).toBe('out-of-time');
    expect(scene.chore('bot', 1)).toBeDefined();
    expect(finish(scene).table.phase).toBe('over');
  });

  it('has no clock for bots', () => {
    const scene = begun({ ...table, settings: perMatch }, [ann]);
    expect(clocks(scene)[1]).toEqual({ left: null, since: null });
  });

  it('cannot be won back by acting and taking back', () => {
    const scene = matched();
    for (let i = 0; i < 5; i++) {
      scene.pass(1_000);
      must(scene.submit(ann));
      scene.do(ann, undo);
    }
    expect(clocks(scene)[0].left).toBe(MATCH - 5_000);
  });
});
