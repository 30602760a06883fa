import {
  type Advice,
  type Hire,
  type Inquiry,
  Pool,
  type PoolSetup,
  type ThreadListener,
  type ThreadRequest,
} from '@crossbones/bots/pool';
import { eventually } from '@crossbones/core/suite';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../test/clocks/manual-clock.js';
import { threadsOf } from './thread.js';

/** Does what the seed says; a bosun always knows what to do, unless nobody does. */
const worker = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.on('message', ({ id, inquiry: { seed, level, ms } }) => {
    if (level === 'bosun' && seed !== 'sink') seed = 'answer';
    if (seed === 'never begin') return;
    parentPort.postMessage({ is: 'begun', id, trouble: seed === 'no books' ? 'the books are missing' : null });
    const answer = () => parentPort.postMessage({
      is: 'advice', id, advice: { word: String(threadId), by: level, candidates: [{ word: 'ms', worth: ms, hints: [] }] },
    });
    switch (seed) {
      case 'hang': for (;;);
      case 'crash': case 'sink': throw new Error('crashed');
      case 'exit': process.exit();
      case 'fail': return parentPort.postMessage({ is: 'failed', id, error: 'no idea' });
      case 'slow': return setImmediate(answer);
      default: answer();
    }
  });`;
const hire: Hire = threadsOf(new URL(`data:text/javascript,${encodeURIComponent(worker)}`));

const pools: Pool[] = [];
const failures: string[] = [];
let hired = 0;
/** Thoughts that have begun. */
let begun = 0;
/** Limits run out when a test says so: however slow this machine is, nobody is given up for that. */
const limits = new Set<() => void>();
const runOut = (): void => {
  for (const limit of [...limits]) if (limits.delete(limit)) limit();
};
afterEach(() => {
  for (const pool of pools.splice(0)) pool.dismiss();
  failures.length = 0;
  limits.clear();
  hired = 0;
  begun = 0;
});

function poolOf(more: Partial<PoolSetup> = {}): Pool {
  const pool = new Pool({
    size: 1,
    queue: 3,
    hire: (listener) => {
      hired++;
      return hire({
        ...listener,
        told: (told) => {
          listener.told(told);
          if (told.is === 'begun') begun++;
        },
      });
    },
    after: (_ms, limit) => {
      limits.add(limit);
      return () => void limits.delete(limit);
    },
    clock: () => 0,
    failed: (error) => failures.push((error as Error).message),
    ...more,
  });
  pools.push(pool);
  return pool;
}

const asking = (seed: string, level: Inquiry['level'] = 'captain', ms = 100): Inquiry => ({
  game: 'skull',
  seats: 3,
  options: {} as Inquiry['options'],
  seat: 0,
  view: {} as Inquiry['view'],
  level,
  seed,
  ms,
});

describe('a pool of threads', () => {
  it('uses a thread again', async () => {
    const pool = poolOf();
    const one = await pool.ask(asking('answer'));
    expect(one).toMatchObject({ by: 'captain' });
    expect(await pool.ask(asking('answer'))).toEqual(one);
    expect([hired, failures]).toEqual([1, []]);
  });

  it.each([
    ['hangs', 'hang', /captain of skull did not answer within/],
    ['does not begin', 'never begin', /captain of skull did not begin within/],
    ['crashes', 'crash', /crashed/],
    ['goes', 'exit', /ended with 0/],
    ['has no idea', 'fail', /no idea/],
  ])('gives up a thread that %s: another one takes its place and the bosun moves', async (_, seed, why) => {
    const pool = poolOf();
    const asked = pool.ask(asking(seed));
    if (seed === 'hang') await eventually('it thinks', () => begun > 0);
    if (seed === 'hang' || seed === 'never begin') runOut();
    expect(await asked).toMatchObject({ by: 'bosun' });
    expect(failures).toEqual([expect.stringMatching(why)]);
    expect(await pool.ask(asking('answer'))).toMatchObject({ by: 'captain' });
    expect(hired).toBe(2);
  });

  it('tells whoever asked where the bosun breaks too', async () => {
    const pool = poolOf();
    await expect(pool.ask(asking('sink'))).rejects.toThrow('crashed');
    expect(await pool.ask(asking('answer'))).toMatchObject({ by: 'captain' });
    expect(hired).toBe(3);
  });

  it('tells of trouble that another one stood in for', async () => {
    expect(await poolOf().ask(asking('no books', 'admiral'))).not.toBeNull();
    expect(failures).toEqual(['the books are missing']);
  });

  it('replaces a thread that dies over a thought and loses nothing that waits', async () => {
    const pool = poolOf();
    const all = await Promise.all(
      [asking('crash'), asking('answer'), asking('answer')].map((one) => pool.ask(one)),
    );
    expect(all.map((advice) => advice?.by)).toEqual(['bosun', 'captain', 'captain']);
  });

  it('does not take more than its queue holds', async () => {
    const pool = poolOf({ queue: 1 });
    const all = await Promise.all(Array.from({ length: 4 }, () => pool.ask(asking('slow'))));
    expect(all.map((advice) => advice?.by ?? null)).toEqual(['captain', 'captain', null, null]);
  });

  describe('under load', () => {
    const clock = new ManualClock('load');
    /** Threads that answer when they are told to, and whatever time is over. */
    class Stage {
      readonly asked: ThreadRequest[] = [];
      private readonly listeners: ThreadListener[] = [];
      hire: Hire = (listener) => ({
        post: (request) => {
          this.asked.push(request);
          this.listeners.push(listener);
          listener.told({ is: 'begun', id: request.id, trouble: null });
        },
        terminate: () => {},
      });
      shares = (): number[] => this.asked.map(({ share }) => Atomics.load(share!, 0));
      answer(which: number): void {
        const { id, inquiry } = this.asked[which];
        this.listeners[which].told({
          is: 'advice',
          id,
          advice: { word: 'w', by: inquiry.level, candidates: [] },
        });
      }
    }
    const open = (more: Partial<PoolSetup> = {}): { stage: Stage; pool: Pool } => {
      const stage = new Stage();
      const pool = poolOf({
        queue: 100,
        lateMs: 40,
        clock: clock.now,
        after: clock.after,
        hire: stage.hire,
        ...more,
      });
      return { stage, pool };
    };

    it('all get the same part of the time that is there, also who thinks already', async () => {
      const { stage, pool } = open();
      const all = [pool.ask(asking('', 'admiral', 1_200))];
      expect(stage.shares()).toEqual([1_200]);
      clock.turn(200);
      // The first must be over in 1,000 ms; what is asked now has 1,200 ms for all that are before it, and itself.
      for (const share of [600, 400, 300]) {
        all.push(pool.ask(asking('', 'admiral', 1_200)));
        expect(stage.shares()).toEqual([share]);
      }
      expect(pool.tally.waiting).toBe(3);
      stage.answer(0);
      expect(stage.shares()[1]).toBe(400);
      clock.turn(900);
      stage.answer(1);
      // Of 300 ms that are left, for two.
      expect(stage.shares()[2]).toBe(150);
      stage.answer(2);
      expect(stage.shares()[3]).toBe(300);
      stage.answer(3);
      expect((await Promise.all(all)).map((advice) => advice?.by)).toEqual(Array(4).fill('admiral'));
      expect(pool.tally).toEqual({ waiting: 0, answers: { whole: 0, shortened: 4, 'stand-in': 0 } });
    });

    it('nobody is shortened as long as there are threads enough', async () => {
      const { stage, pool } = open({ size: 2 });
      const all = [pool.ask(asking('')), pool.ask(asking(''))];
      expect(stage.shares()).toEqual([100, 100]);
      all.push(pool.ask(asking('')));
      expect(stage.shares()).toEqual([50, 50]);
      for (const which of [0, 1, 2]) stage.answer(which);
      await Promise.all(all);
    });

    it('an answer that would come too late is left to others, whether it waits or thinks', async () => {
      const { stage, pool } = open();
      const heard: string[] = [];
      const note = (name: string) => (advice: Advice | null) =>
        void heard.push(`${name} ${advice?.by ?? 'nothing'}`);
      const slow = pool.ask(asking('')).then(note('slow'));
      const waits = pool.ask(asking('')).then(note('waits'));
      clock.turn(139);
      await Promise.resolve();
      expect(heard).toEqual([]);
      clock.turn(1);
      await slow;
      expect(heard).toEqual(['slow nothing']);
      stage.answer(0);
      await waits;
      expect(heard).toEqual(['slow nothing', 'waits nothing']);
      expect(stage.asked).toHaveLength(1);
      expect(pool.tally.answers).toEqual({ whole: 0, shortened: 0, 'stand-in': 2 });
    });

    it('where nobody must hear in time, a thought begins late, and gets a tenth of its time', async () => {
      const { stage, pool } = open({ lateMs: null });
      const all = [pool.ask(asking('')), pool.ask(asking(''))];
      clock.turn(500);
      stage.answer(0);
      expect(stage.asked[1].inquiry.ms).toBe(10);
      stage.answer(1);
      expect((await Promise.all(all)).map((advice) => advice?.by)).toEqual(['captain', 'captain']);
    });
  });

  it('shares out among as many threads as it may have', async () => {
    const pool = poolOf({ size: 2 });
    const all = await Promise.all([1, 2, 3].map(() => pool.ask(asking('slow'))));
    expect(new Set(all.map((advice) => advice?.word)).size).toBe(2);
    expect(hired).toBe(2);
  });

  it('never begins what was called off while it waited', async () => {
    const pool = poolOf();
    const slow = pool.ask(asking('slow'));
    const calling = new AbortController();
    const waits = pool.ask(asking('hang'), calling.signal);
    calling.abort(new Error('never mind'));
    await expect(waits).rejects.toThrow('never mind');
    expect(await slow).toMatchObject({ by: 'captain' });
    expect(await pool.ask(asking('answer'))).toMatchObject({ by: 'captain' });
    expect([hired, failures]).toEqual([1, []]);
  });

  it('drops a thought that is called off, and thinks about the next at once', async () => {
    const pool = poolOf();
    const calling = new AbortController();
    const hangs = pool.ask(asking('hang'), calling.signal);
    const next = pool.ask(asking('answer'));
    await eventually('it thinks', () => begun > 0);
    calling.abort(new Error('never mind'));
    await expect(hangs).rejects.toThrow('never mind');
    expect(await next).toMatchObject({ by: 'captain' });
    expect([hired, failures]).toEqual([2, []]);
  });

  it('does not begin what was called off before', async () => {
    await expect(poolOf().ask(asking('answer'), AbortSignal.abort(new Error('too late')))).rejects.toThrow(
      'late',
    );
    expect(hired).toBe(0);
  });

  it('lets threads go that have nothing to do', async () => {
    const pool = poolOf();
    await pool.ask(asking('answer'));
    runOut();
    await pool.ask(asking('answer'));
    expect([hired, failures]).toEqual([2, []]);
  });

  it('tells those who wait when it is dismissed', async () => {
    const pool = poolOf();
    const [thinks, waits] = [pool.ask(asking('hang')), pool.ask(asking('answer'))];
    const both = Promise.allSettled([thinks, waits]);
    pool.dismiss();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.ask(asking('answer'))).rejects.toThrow('dismissed');
  });
});
