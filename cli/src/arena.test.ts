import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { crossbones, program, surroundings } from '../test/child.js';

const told = async (...args: string[]) => {
  const { code, out, err } = await crossbones(['arena', ...args]);
  expect([code, err]).toEqual([0, '']);
  return out;
};

describe('arena', () => {
  it('gives the same figures for the same seed, whatever the number of jobs', async () => {
    const contest = [
      'skull-king',
      '--bots',
      'captain:20,admiral:20,bosun,flat:2',
      '--options',
      '{"schedule":[2]}',
    ];
    const [one, two, other] = await Promise.all(
      [
        ['--jobs', '1'],
        ['--jobs', '3'],
        ['--jobs', '1', '--seed', 'other'],
      ].map(async (more) => JSON.parse(await told(...contest, '--games', '12', '--json', ...more))),
    );
    const untimed = ({ standings, ...rest }: { standings: object[] }) => ({
      ...rest,
      standings: standings.map((standing) => ({ ...standing, mean: 0, p99: 0 })),
    });
    expect(untimed(two)).toEqual(untimed(one));
    expect(untimed({ ...other, seed: one.seed })).not.toEqual(untimed(one));
  });

  it('narrows its intervals where luck is taken off', async () => {
    const contest = ['skull-king', '--bots', 'bosun,deckhand,deckhand', '--games', '60', '--json'];
    const within = async (...more: string[]): Promise<number> =>
      JSON.parse(await told(...contest, '--options', '{"schedule":[4]}', ...more)).standings[0].points.within;
    expect(await within('--luck')).toBeLessThan(0.75 * (await within()));
  });

  it('tells everything as one line of JSON', async () => {
    const estimate = { mean: expect.any(Number), within: expect.any(Number) };
    const args = [
      'skull-king',
      '--bots',
      'bosun,random,random',
      '--games',
      '7',
      '--seed',
      'x',
      '--playouts',
      '9',
    ];
    const out = await told(...args, '--options', '{"schedule":[1,2]}', '--json');
    expect(out.trimEnd()).not.toContain('\n');
    const standing = (bot: string, seats: number) => ({
      bot,
      seats,
      points: estimate,
      ahead: estimate,
      place: estimate,
      wins: estimate,
      winsAhead: estimate,
      bids: estimate,
      skill: null,
      // Two bids and three cards a game.
      decisions: 9 * 5 * seats,
      mean: expect.any(Number),
      p99: expect.any(Number),
    });
    expect(JSON.parse(out)).toEqual({
      game: 'skull-king',
      seats: 3,
      options: expect.objectContaining({ schedule: [1, 2] }),
      bots: ['bosun', 'random', 'random'],
      playouts: 9,
      seed: 'x',
      deals: 3,
      games: 9,
      standings: [standing('bosun', 1), standing('random', 2)],
    });
  });

  it('tells it to people as a table, without columns that the game has no use for', async () => {
    const king = await told(
      'skull-king',
      '--games',
      '8',
      '--bots',
      'bosun,random',
      '--options',
      '{"schedule":[1]}',
    );
    expect(king).toMatch(/^Skull King: 8 games, 4 deals in 2 rotations, bosun,random, seed "crossbones"$/m);
    expect(king).toMatch(/^bot +points +ahead +place +wins % +ahead % +bids % +ms +p99 ms$/m);
    expect(king).toMatch(/^bosun +-?[\d.]+ ± [\d.]+ +[+-]?[\d.]+ ± [\d.]+ +[\d.]+ ± [\d.]+/m);
    const skull = await told('skull', '--games', '3', '--bots', 'random,random,random');
    expect(skull).toMatch(/^bot +place +wins % +ms +p99 ms$/m);
    expect(skull).toMatch(/^random ×3 +[\d.]+ +33\.3 /m);
  });

  it('seats one who knows how the others act, to tell what can be gained from them', async () => {
    const args = ['skull', '--games', '4', '--json'];
    const [exploited, named, as] = await Promise.all([
      told('--exploit', ...args, '--bots', 'bosun'),
      told(...args, '--bots', 'improver:60,bosun,bosun,bosun'),
      told(...args, '--bots', 'improver:2,captain@1:2,captain:2'),
    ]);
    const { bots, standings } = JSON.parse(exploited);
    expect(bots).toEqual(['improver:60', 'bosun', 'bosun', 'bosun']);
    expect(standings[0].wins).toEqual(JSON.parse(named).standings[0].wins);
    expect(JSON.parse(as).standings.map(({ bot }: { bot: string }) => bot)).toEqual([
      'improver:2',
      'captain@1:2',
      'captain:2',
    ]);
  });

  it('names a ladder of bots where nobody did', async () => {
    const out = await told('queens-collection', '--games', '1', '--playouts', '5');
    expect(out).toMatch(/3 games, 1 deal in 3 rotations, captain,bosun,deckhand, 5 playouts/);
  });

  it.each([
    [['skull', '--bots', 'bosun,parrot,random'], /no bot called “parrot”/],
    [['skull', '--bots', 'bosun,flat,random'], /no bot called “flat”/],
    [['skull', '--bots', 'bosun,improver,random'], /no bot called “improver”/],
    [['skull', '--bots', 'bosun@1,random,random'], /no bot called “bosun@1”/],
    [['skull', '--bots', 'captain@2,random,random'], /no bot called “captain@2”/],
    [['skull', '--bots', 'bosun:5,random,random'], /no bot called “bosun:5”/],
    [['skull', '--bots', 'captain:0,random,random'], /no bot called “captain:0”/],
    [['skull', '--bots', 'bosun,,random'], /no bot called “”/],
    [['skull', '--seats', '4', '--bots', 'bosun,random,random'], /3 bots are named for 4 seats/],
    [['skull', '--bots', 'bosun,random'], /Two players|three|cannot be played by 2/i],
    [['skull', '--games', '0'], /--games wants a whole number/],
    [['skull', '--playouts', '0'], /--playouts wants a whole number/],
    [['skull', '--jobs', '65'], /--jobs wants a whole number, 1 to 64/],
    [['skull', '--options', '{"gangs":3}'], /gangs/],
    [['chess'], /no game “chess”/],
    [[], /wants a game/],
  ])('%j is not understood', async (args, says) => {
    const { code, out, err } = await crossbones(['arena', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd()).not.toContain('\n');
  });

  it('stops at Ctrl-C', async () => {
    // It shows how far it is to those who sit at a terminal.
    const seated = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
    const order = ['arena', 'skull-king', '--games', '200000', '--jobs', '1'];
    const child = spawn(process.execPath, [...seated, program, ...order], { env: surroundings() });
    let [said, shown] = ['', ''];
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    child.stderr.on('data', (chunk) => {
      if (!child.killed && / [1-9][\d,]* games/.test(`${chunk}`)) child.kill('SIGINT');
      shown += chunk;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(said).toBe('');
    // The bar is wiped away, and nothing comes after it.
    expect(shown.endsWith('\r\u001b[K')).toBe(true);
  });
});
