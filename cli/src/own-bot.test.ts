import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OwnBotTurn } from '@crossbones/bots';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { crossbones } from '../test/child.js';
import { isOwnBot, openOwnBot } from './own-bot.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-own-'));
afterAll(() => rmSync(folder, { recursive: true }));
const kept = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const table = { game: 'skull', seats: 3, options: { gangs: 1 }, limit: 60_000 } as const;
const turn: OwnBotTurn = { seat: 2, seed: 7, view: { viewer: 2 }, legal: ['flower', 'skull'] };

/** A bot that is asked once, what it said to people, and whether its process is still there. */
async function asked(name: string, limit = table.limit as number) {
  let heard = '';
  const pids: number[] = [];
  const listener = {
    heard: (text: string) => {
      heard += text;
    },
    began: (pid: number) => void pids.push(pid),
  };
  const bot = await openOwnBot(name, 0, { ...table, limit }, listener);
  const said = await bot.decide(turn).catch((error) => error.fault ?? error);
  const dismissed = bot.dismiss();
  return { said, pids, dismissed, heard: () => heard };
}

const program = (name: string, code: string): string =>
  `exec:${process.execPath} ${kept(name, `import { createInterface } from 'node:readline';\n${code}`)}`;
const eachLine = (code: string): string =>
  `createInterface({ input: process.stdin }).on('line', (line) => { const asked = JSON.parse(line); ${code} });`;

it('files and programs are nobody of the crew', () => {
  for (const name of ['./mine.js', 'mine.mjs', 'a/b', '..\\mine.ts', 'exec:mine'])
    expect(isOwnBot(name)).toBe(true);
  for (const name of ['bosun', 'captain@1:5', 'exec: ', '', 'parrot']) expect(isOwnBot(name)).toBe(false);
});

describe('a file', () => {
  it('gets the view, what may be done, and about the table', async () => {
    const file = kept(
      'tells.mjs',
      'export const decide = async (...given) => JSON.stringify([...given, given[2].random()]);',
    );
    const [one, other] = await Promise.all([asked(file), asked(file)]);
    const { limit, ...told } = table;
    expect(JSON.parse(String(one.said))).toEqual([
      turn.view,
      turn.legal,
      { ...told, seat: 2 },
      expect.any(Number),
    ]);
    // Chance is that of its seed.
    expect(other.said).toBe(one.said);
  });

  it('changes nothing but its own copy', async () => {
    const file = kept(
      'meddles.mjs',
      'export function decide(view, legal, { options }) { view.options.gangs = 2; options.gangs = 2; return legal.pop(); }',
    );
    const options = { gangs: 1 };
    const given = { ...turn, view: { options }, legal: ['flower', 'skull'] };
    const listener = { heard: () => {}, began: () => {} };
    const bot = await openOwnBot(file, 0, { ...table, options }, listener);
    expect(await bot.decide(given)).toBe('skull');
    expect([options, given.legal]).toEqual([{ gangs: 1 }, ['flower', 'skull']]);
  });

  it('of each seat has its own memory', async () => {
    const file = kept('counts.mjs', 'let n = 0; export const decide = () => String(++n);');
    const listener = { heard: () => {}, began: () => {} };
    const bots = await Promise.all([5, 6].map((seat) => openOwnBot(file, seat, table, listener)));
    expect([await bots[0].decide(turn), await bots[0].decide(turn), await bots[1].decide(turn)]).toEqual([
      '1',
      '2',
      '1',
    ]);
  });

  it.each([
    ['throws', 'export function decide() {\n  null.cards;\n}', 'bot-throws', /null.*\(throws\.mjs:2\)$/],
    ['rejects', "export const decide = () => Promise.reject('so there');", 'bot-throws', /^so there$/],
  ])('that %s', async (name, code, key, why) => {
    const { said } = await asked(kept(`${name}.mjs`, code));
    expect(said).toEqual({ key, args: { why: expect.stringMatching(why) } });
  });

  it.each([
    ['exports nothing', 'nothing.mjs', 'export const choose = 1;', 'bot-decides-nothing'],
    ['cannot be read', 'broken.mjs', 'export const = 1;', 'bot-unloadable'],
    ['needs what is not there', 'needs.mjs', "import './not-there.js';", 'bot-unloadable'],
  ])('that %s', async (_, name, code, key) => {
    const file = kept(name, code);
    await expect(asked(file)).rejects.toMatchObject({ fault: { key, args: { name: file } } });
  });

  it('that is not there', async () => {
    await expect(asked('./not-there.js')).rejects.toMatchObject({
      fault: { key: 'no-file', args: { file: './not-there.js' } },
    });
  });

  it('that takes too long, or never answers', async () => {
    const busy = kept(
      'busy.mjs',
      'export function decide() { for (const until = Date.now() + 5; Date.now() < until; ); return "skull"; }',
    );
    const idle = kept('idle.mjs', 'export const decide = () => new Promise(() => {});');
    for (const file of [busy, idle])
      expect((await asked(file, 1)).said).toEqual({ key: 'bot-late', args: { limit: 1 } });
  });
});

describe('a program', () => {
  it('is told the table once, and each question with its number', async () => {
    const name = program(
      'echoes.mjs',
      `let first; ${eachLine(`
        if (!first) { first = line; return; }
        process.stderr.write('asked\\n');
        console.log(JSON.stringify({ id: asked.id, action: first + line }));`)}`,
    );
    const { said, dismissed, heard } = await asked(name);
    await dismissed;
    const { limit, ...told } = table;
    expect(said).toBe(JSON.stringify({ protocol: 1, ...told }) + JSON.stringify({ id: 1, ...turn }));
    expect(heard()).toBe('asked\n');
  });

  it.each([
    ['ends', "process.stderr.write('oh no'); process.exit(3);", 'bot-gone', { code: 3 }],
    ['writes no JSON', eachLine("console.log('Hello!')"), 'bot-answers-nothing', { line: 'Hello!' }],
    ['answers null', eachLine("console.log('null')"), 'bot-answers-nothing', { line: 'null', id: 1 }],
    ['answers another', eachLine('console.log(\'{"id":9}\')'), 'bot-answers-nothing', { line: '{"id":9}' }],
  ])('that %s', async (what, code, key, args) => {
    const { said, heard, dismissed } = await asked(program(`${what.replaceAll(' ', '-')}.mjs`, code));
    expect(said).toEqual({ key, args: expect.objectContaining(args) });
    await dismissed;
    if (key === 'bot-gone') expect(heard()).toBe('oh no');
  });

  it('that is not there', async () => {
    const { said } = await asked('exec:no-such-program-here --fast');
    expect(said).toMatchObject({ key: 'bot-unstartable', args: { program: 'no-such-program-here' } });
  });

  it('that never answers does not outlive us', async () => {
    const { said, pids, dismissed } = await asked(
      program('hangs.mjs', "import('node:net').then(({ createServer }) => createServer().listen(0));"),
      1,
    );
    expect(said).toEqual({ key: 'bot-late', args: { limit: 1 } });
    await dismissed;
    expect(() => process.kill(pids[0], 0)).toThrow('ESRCH');
  });
});

describe('the bots of docs/your-bot.md', () => {
  const page = readFileSync(new URL('../../docs/your-bot.md', import.meta.url), 'utf8');
  const [, typed] = /```ts\n(.*?)```/s.exec(page)!;
  const [, python] = /```python\n(.*?)```/s.exec(page)!;
  const { target, module } = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
  const script = kept(
    'mine.js',
    ts.transpileModule(typed, { compilerOptions: { target, module } }).outputText,
  );
  const contest = (bots: string, ...more: string[]) =>
    crossbones(['arena', 'skull-king', '--bots', bots, '--games', '9', '--json', ...more]);
  const untimed = (out: string) => {
    const { standings, ...rest } = JSON.parse(out);
    return { ...rest, standings: standings.map((one: object) => ({ ...one, mean: 0, p99: 0 })) };
  };

  it('are as short as it says', () => {
    expect(typed.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
    expect(python.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it('play, the same with any number of jobs, and the one of TypeScript better than chance', async () => {
    const [one, two] = await Promise.all([
      contest(`${script},random,random`, '--jobs', '1'),
      contest(`${script},random,random`, '--jobs', '2'),
    ]);
    // Newer ones of Node warn of a module that is called .js where no package says that it is one.
    expect(one.code).toBe(0);
    expect(untimed(two.out)).toEqual(untimed(one.out));
    expect(JSON.parse(one.out).standings[0]).toMatchObject({ bot: script, seats: 1 });
    expect(JSON.parse(one.out).standings[0].ahead.mean).toBeGreaterThan(0);
  });

  it('play as TypeScript where Node can, and otherwise it says since when', async () => {
    const [major, minor] = process.versions.node.split('.').map(Number);
    const { code, err } = await contest(`${kept('mine.ts', typed)},random,random`);
    if (major > 22 || (major === 22 && minor >= 18)) expect(code).toBe(0);
    else
      expect([code, err]).toEqual([2, expect.stringMatching(/TypeScript, which Node loads from 22\.18 on/)]);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  it(`play in Python${hasPython ? '' : ', which is not here: it was not run'}`, async () => {
    if (!hasPython) return;
    const name = `exec:python3 ${kept('mine.py', python)}`;
    const [one, two] = await Promise.all([
      contest(`${name},random,${name}`, '--jobs', '1'),
      contest(`${name},random,${name}`, '--jobs', '2'),
    ]);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(untimed(two.out)).toEqual(untimed(one.out));
  });
});

describe('in the terminal', () => {
  const stubborn = kept('stubborn.mjs', "console.log('here'); export const decide = () => 'pass';");

  it('a contest ends with who did what, where and why not', async () => {
    const told = await crossbones(['arena', 'skull', '--bots', `random,${stubborn},random`, '--jobs', '1']);
    expect([told.code, told.out]).toEqual([2, '']);
    expect(told.err).toMatch(
      /stubborn\.mjs” \(seat \d, deal 0, rotation 0, step \d+\) answered “pass”, .*\(S-\d+\): .*\.\n$/,
    );
  });

  it('a file that ends the process ends the contest', async () => {
    const leaver = kept('leaver.mjs', 'export const decide = () => process.exit(3);');
    const { code, err } = await crossbones(['arena', 'skull', '--bots', `random,${leaver},random`]);
    expect([code, err]).toEqual([2, expect.stringMatching(/leaver\.mjs” ended \(3\) instead of answering/)]);
  });

  it('one sits down with it', async () => {
    const play = (bots: string) =>
      crossbones(['play', 'skull', '--people', '0', '--bots', bots, '--seed', 'x']);
    const first = kept('first.mjs', 'export const decide = (view, legal) => legal[0];');
    const [played, refused, missing] = await Promise.all([play(first), play(stubborn), play('./nobody.js')]);
    expect([played.code, played.err]).toEqual([0, '']);
    expect(played.out).toMatch(/Coral, Gull, Pearl and Tar play as .*first\.mjs decides\./);
    expect([refused.code, refused.err]).toEqual([2, expect.stringMatching(/\(seat \d\) answered “pass”/)]);
    expect([missing.code, missing.err]).toEqual([2, 'There is no file “./nobody.js”.\n']);
  });
});
