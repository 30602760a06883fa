import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, Match, must } from '@crossbones/core';
import { type GameId, gameIds, games } from '@crossbones/games';
import { afterAll, describe, expect, it } from 'vitest';
import { crossbones, program, surroundings } from '../test/child.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));
/** Some of it always answers; what does not is refused and asked again. */
const script = (times: number): string => '1\npass\n2\nflower\ndone\nskip\nstop\n0\n'.repeat(times);

const replayed = (id: GameId, file: string): Match => {
  const log = JSON.parse(readFileSync(file, 'utf8'));
  const game: Game = games[id];
  return must(Match.replay(game, log));
};

describe('play', () => {
  const settings: [id: GameId, more: string[]][] = [
    ...gameIds.map((id): [GameId, string[]] => [id, []]),
    ['skull-king', ['--seats', '2', '--options', '{"powers":true,"kraken":true,"whale":true,"loot":true}']],
    [
      'skull-king',
      ['--people', 'Ann,Ben', '--options', '{"scoring":"rascal","cannonball":true,"powers":true}'],
    ],
    ['skull-queen', ['--seats', '2', '--people', '2']],
    ['skull', ['--seats', '3', '--options', '{"gangs":2}', '--people', '2']],
    ...gameIds.map((id): [GameId, string[]] => [id, ['--people', '0', '--bots', 'random']]),
    ['skull-king', ['--people', '0', '--bots', 'captain', '--options', '{"schedule":[2]}']],
    ['skull-king-dice', ['--people', '0', '--bots', 'deckhand']],
    ['queens-collection', ['--options', '{"mode":"teams"}']],
    ['queens-collection', ['--seats', '1', '--options', '{"mode":"cooperative"}']],
    ['queens-collection', ['--seats', '3', '--options', '{"mode":"cooperative","spaces":2}']],
  ];
  it.each(settings)('%s %j to its end from a script', async (id, more) => {
    const file = join(folder, `${id}-${more.join('').replace(/\W/g, '')}.json`);
    const { code, out, err } = await crossbones(
      ['play', id, ...more, '--seed', 'script', '--log', file],
      script(4_000),
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/ is over ─/);
    expect(out).toMatch(/ wins?!| share the win!|Grade \d of 5/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no terminal, so no escape sequences.
    expect(out).not.toMatch(/\u001b|undefined|NaN|\[object/);
    expect(replayed(id, file).outcome()).not.toBeNull();
  });

  it('is the same game again with the same seed', async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => crossbones(['play', 'skull-king-dice', '--seed', 'x'], '1\n1\n1\n')),
    );
    expect(other.out).toBe(one.out);
  });

  it.each(['deckhand', 'bosun', 'captain', 'admiral'])(
    'has %ss think the same with the same seed',
    async (level) => {
      const options = ['--people', '0', '--options', '{"schedule":[1]}'];
      const [one, other] = await Promise.all(
        [1, 2].map(() => crossbones(['play', 'skull-king', '--seed', 'x', '--bots', level, ...options])),
      );
      expect(one.out).toMatch(/play as an? \w+ would[\s\S]* is over ─/);
      expect(one).toMatchObject({ code: 0, err: '', out: other.out });
    },
  );

  it('refuses bots it does not know', async () => {
    const { code, out, err } = await crossbones(['play', 'skull', '--bots', 'parrot']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'The option --bots wants random, deckhand, bosun, captain or admiral, and not “parrot”.\n',
    );
  });

  it('ends politely when the input does, and keeps what was played', async () => {
    const file = join(folder, 'left.json');
    const { code, out } = await crossbones(['play', 'skull-king', '--seed', 'x', '--log', file], '1\n');
    expect(code).toBe(0);
    expect(out).toContain('The game ends here.');
    expect(replayed('skull-king', file).outcome()).toBeNull();
  });

  it('asks which game when none is named', async () => {
    const { code, out } = await crossbones(['play', '--seed', 'x'], 'chess\n4\nquit\n');
    expect(code).toBe(0);
    expect(out).toMatch(
      /Which game\?[\s\S]*Type a number from 1 to 5, or quit\.[\s\S]*Which disc do you put down\?/,
    );
  });

  it('says why an input is refused, by the rule, and asks again', async () => {
    const { out } = await crossbones(['play', 'skull-king', '--seed', 'x'], 'ahoy\nbid 9\n?\n1\nquit\n');
    expect(out).toMatch(/“ahoy” is nothing you can do here/);
    expect(out).toMatch(/\(SK-\d+\)/);
    expect(out).toMatch(/You can type/);
    expect(out).toMatch(/Bids: You 1/);
  });

  it('hands the keyboard from one person to the next', async () => {
    const { out } = await crossbones(
      ['play', 'skull', '--people', 'Ann,Ben', '--seed', 'x', '--seats', '3'],
      '\nflower\n\nflower\nquit\n',
    );
    expect(out).toMatch(/Pass the keyboard to Ann[\s\S]*Pass the keyboard to Ben/);
  });

  it('never shows one person the hand of another', async () => {
    const { out } = await crossbones(
      ['play', 'skull-king', '--people', 'Ann,Ben', '--seed', 'x', '--seats', '2'],
      '\n0\n\n0\nquit\n',
    );
    const hands = [...out.matchAll(/Pass the keyboard to (\w+)[\s\S]*?Your hand +(?:\d )?(\S+)/g)].map(
      ([, name, card]) => [name, card],
    );
    expect(hands[0][0]).toBe('Ann');
    expect(hands[1][0]).toBe('Ben');
    expect(hands[1][1]).not.toBe(hands[0][1]);
  });

  it('is left politely with Ctrl-C, and keeps what was played', async () => {
    const file = join(folder, 'interrupted.json');
    const child = spawn(process.execPath, [program, 'play', 'skull', '--seed', 'x', '--log', file], {
      env: surroundings(),
    });
    let out = '';
    let err = '';
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.stdout.on('data', (chunk) => {
      out += chunk;
      if (out.endsWith('› ')) child.kill('SIGINT');
    });
    const [code] = await once(child, 'close');
    expect([code, err]).toEqual([130, '']);
    expect(out).toMatch(/Until next time\.\n$/);
    expect(replayed('skull', file).step).toBeGreaterThan(0);
  });
});
