import { levels } from '@crossbones/games/crew';
import { describe, expect, it } from 'vitest';
import { type Consult, consulting } from './consult.js';
import type { Advice, Inquiry } from './inquiry.js';

const asking = (level: Inquiry['level']): Inquiry => ({
  game: 'skull',
  seats: 3,
  options: {} as Inquiry['options'],
  seat: 0,
  view: {},
  level,
  seed: 'seed',
  ms: 100,
});

const answers =
  (word: string): Consult =>
  async ({ level }) =>
    ({ word, by: level, candidates: [] }) satisfies Advice;
const breaks: Consult = () => Promise.reject(new Error('broken'));
const nobody: Consult = async () => null;

describe('bots are asked', () => {
  it('here where they play by rules of thumb, elsewhere where they take time', async () => {
    const consult = consulting(answers('here'), answers('elsewhere'));
    const said = await Promise.all(levels.map(async (level) => (await consult(asking(level)))?.word));
    expect(said).toEqual(['here', 'here', 'elsewhere', 'elsewhere']);
  });

  it.each([
    ['breaks', breaks, ['broken']],
    ['has no answer', nobody, []],
  ])('here for the bosun, where whoever was asked elsewhere %s', async (_, elsewhere, told) => {
    const failures: string[] = [];
    const consult = consulting(answers('here'), elsewhere, (error) =>
      failures.push((error as Error).message),
    );
    expect(await consult(asking('admiral'))).toEqual({ word: 'here', by: 'bosun', candidates: [] });
    expect(failures).toEqual(told);
  });

  it('in vain where even the bosun breaks', async () => {
    expect(await consulting(breaks, breaks)(asking('captain'))).toBeNull();
    expect(await consulting(breaks, answers('elsewhere'))(asking('bosun'))).toBeNull();
  });

  it('no more once nobody wants to know', async () => {
    const failures: unknown[] = [];
    const end = new AbortController();
    const waits: Consult = (_, signal) =>
      new Promise((_, reject) => signal!.addEventListener('abort', () => reject(signal!.reason)));
    const asked = consulting(answers('here'), waits, (error) => failures.push(error))(
      asking('captain'),
      end.signal,
    );
    end.abort();
    expect(await asked).toBeNull();
    expect(failures).toEqual([]);
  });
});
