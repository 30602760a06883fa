import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Game, type Log, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { crossbones } from '../test/child.js';
import { Terminal } from '../test/terminal.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
const state = { XDG_STATE_HOME: join(folder, 'state') };
const running: Terminal[] = [];
afterEach(async () => {
  for (const terminal of running.splice(0)) {
    terminal.kill('SIGKILL');
    await terminal.ended();
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let folders = 0;
const fresh = (): string => join(folder, `data-${folders++}`);

function terminal(args: readonly string[], env: NodeJS.ProcessEnv = {}): Terminal {
  const one = new Terminal(args, { ...state, ...env });
  running.push(one);
  return one;
}

async function server(data: string, port = '0'): Promise<{ process: Terminal; url: string; port: string }> {
  const limits = { RATE_PER_ADDRESS: '0', RATE_PER_SESSION: '0', LOG_LEVEL: 'warn', HOST: '127.0.0.1' };
  const process = terminal(['serve', '--port', port, '--data', data], limits);
  const [, url, at] = await process.says(/ready at (http:\/\/[\w.]+:(\d+))/);
  return { process, url, port: at };
}

const guest = (url: string, name: string, table: string, ...more: string[]): Terminal =>
  terminal(['play', '--url', url, '--name', name, '--table', table, ...more]);

async function opened(
  url: string,
  name: string,
  ...more: string[]
): Promise<{ host: Terminal; code: string }> {
  const host = terminal(['play', ...more, '--url', url, '--name', name]);
  const [, code] = await host.says(/--table (\w{6})/);
  return { host, code };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no terminal, so no escape sequences.
const unclean = /\u001b|undefined|NaN|\[object/;

describe('play at a server', () => {
  it('two terminals and one that watches, to the end, and again', async () => {
    const { url } = await server(fresh());
    const log = join(folder, 'match.json');
    const { host: ann, code } = await opened(
      url,
      'Ann',
      'queens-collection',
      '--seats',
      '2',
      '--people',
      '2',
      '--log',
      log,
    );
    const walt = guest(url, 'Walt', code, '--watch');
    await ann.says(/Walt is here/);
    ann.script.push('say ahoy, all', '/thanks', 'who', 'pause', 'score', '?', 'resign', 'undo');
    const ben = guest(url, 'Ben', code.toLowerCase());
    const all = [ann, ben, walt];
    for (const one of all) await one.says(/is over ─[\s\S]*(wins|win|share the win)!/);
    for (const one of all) await one.says(/The deal was fair/);
    expect(ann.out).toMatch(/Ben is here/);
    expect(ann.out).toMatch(/You: ahoy, all/);
    expect(ben.out).toMatch(/Ann: ahoy, all\n[\s\S]*Ann: Thank you\./);
    expect(ben.out).toMatch(/Ann would pause: type pause to agree\./);
    expect(ann.out).toMatch(/Type resign yes if you mean it/);
    expect(walt.out).toMatch(/watching: you/);
    expect(walt.out).toMatch(/Ann: Thank you/);
    expect(walt.out).not.toContain('› ');
    for (const one of all) expect(one.out).not.toMatch(unclean);

    const sealed = /secret is sealed: (\w{64})/.exec(ann.out)![1];
    expect(await crossbones(['verify', log, '--seal', sealed])).toMatchObject({ code: 0, err: '' });
    const kept: Log = JSON.parse(readFileSync(log, 'utf8'));
    const game: Game = games['queens-collection'];
    expect(must(Match.replay(game, kept)).outcome()).not.toBeNull();

    ann.type('rematch');
    await ben.says(/type rematch to go there/);
    ben.type('rematch');
    await ann.says(/is over ─[\s\S]*is over ─/);
    await ann.says(/deal was fair[\s\S]*deal was fair/);
    const [, first] = /\n {2}0 {2}(\w+)[^\n]*\n {2}1 {2}\w+[^\n]*\n(?![\s\S]*\n {2}0 {2})/.exec(ann.out)!;
    expect(first).toBe('Ben');
    for (const one of all) one.type('quit');
    expect(await Promise.all(all.map((one) => one.ended()))).toEqual([0, 0, 0]);
  });

  it('goes on when a terminal is killed, and when the server is', async () => {
    const data = fresh();
    const { process: first, url, port } = await server(data);
    const { host: ann, code } = await opened(url, 'Ann', 'skull-queen', '--seats', '2', '--people', '2');
    let ben = guest(url, 'Ben', code);
    const [, id] = await ben.says(/at table (\w{20})/);
    await ben.says(/(› [\s\S]*){6}/);
    ben.kill('SIGKILL');
    await ben.ended();

    // Ben’s seat waits; the same name comes back to it.
    ben = guest(url, 'Ben', id);
    await ben.says(/(› [\s\S]*){4}/);

    first.kill('SIGKILL');
    await first.ended();
    await server(data, port);
    for (const one of [ann, ben]) await one.says(/is over ─/);
    await ann.says(/The deal was fair/);
    // It saw the seal only after the deal, but it knows the server's word.
    await ben.says(/The deal was fair/);
    for (const one of [ann, ben]) {
      expect(one.out).not.toMatch(unclean);
      one.type('quit');
      expect(await one.ended()).toBe(0);
    }
  });

  it('plays now, against bots, and leaves politely', async () => {
    const { url } = await server(fresh());
    const ann = terminal(['play', 'skull', '--url', url, '--name', 'Ann', '--bots', 'captain']);
    ann.script.push('flower', 'quit');
    expect(await ann.ended()).toBe(0);
    expect(ann.out.match(/bot, captain/g)).toHaveLength(3);
    expect(ann.out).toMatch(
      /Your seat stays yours: crossbones play --url \S+ --name "Ann" --table \w{20} brings you back\./,
    );
    const ben = await opened(url, 'Ben', 'skull', '--seats', '3', '--people', '2', '--bots', 'admiral');
    await ben.host.says(/ bot, admiral/);
    ben.host.kill('SIGINT');
    expect(await ben.host.ended()).toBe(130);
    const late = await crossbones(['play', '--url', url, '--table', ben.code]);
    expect(late).toMatchObject({ code: 2, out: '' });
    expect(late.err).toMatch(/^[A-Z].*\.\n$/);
  });
});

describe('serve', () => {
  it('says why it cannot be, and ends; a backup is made beside it, and its data are not moved', async () => {
    const data = fresh();
    const { process, port } = await server(data);
    const taken = await crossbones(['serve', '--port', port, '--data', fresh()]);
    expect(taken.code).toBe(2);
    expect(taken.err).toMatch(/^Port \d+ is taken/m);
    const second = await crossbones(['serve', '--port', '0', '--data', data]);
    expect(second.code).toBe(2);
    expect(second.err).toMatch(/^[A-Z].*\.\n$/m);
    const file = join(folder, 'copy.db');
    const copied = await crossbones(['backup', file, '--data', data]);
    expect(copied).toMatchObject({ code: 0, err: '' });
    expect(copied.out).toMatch(/is a whole copy: \d+ rows in \d+ tables\.\n$/);
    const again = await crossbones(['backup', file, '--data', data]);
    expect(again).toMatchObject({ code: 2, out: '' });
    const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' };
    const migrate = () => crossbones(['migrate', 'to-postgres', '--data', data], '', nowhere);
    const running = await migrate();
    expect(running).toMatchObject({ code: 2, out: '' });
    expect(running.err).toContain('already running');
    process.kill('SIGTERM');
    expect(await process.ended()).toBe(0);
    const alone = await migrate();
    expect(alone).toMatchObject({ code: 2, out: '' });
    expect(alone.err).toMatch(/^The PostgreSQL of DATABASE_URL cannot be opened: .+\n$/);
  });
});

describe('a call that cannot be', () => {
  const calls: [args: string[], says: RegExp][] = [
    [['play', '--url', 'ahoy'], /--url wants an address such as http:\/\/localhost:3000, and not “ahoy”/],
    [['play', '--url', 'http://127.0.0.1:1', 'skull'], /Nobody answers at http:\/\/127\.0\.0\.1:1\./],
    [['play', '--url', 'http://127.0.0.1:1', '--table', '??'], /--table wants a table’s code/],
    [['play', '--url', 'http://127.0.0.1:1', '--seed', 'x'], /--seed and --url do not go together/],
    [['play', '--url', 'http://127.0.0.1:1', '--name', ' '], /“ ” is no name/],
    [['play', '--table', 'ABC234'], /--table goes with --url only/],
    [['play', 'skull', '--watch'], /--watch goes with --url only/],
    [['serve', '--port', 'x'], /--port wants a whole number, 0 to 65535, and not “x”/],
    [['backup'], /backup wants the name of a new file/],
    [['migrate'], /migrate wants one of to-postgres, to-sqlite/],
    [['migrate', 'to-postgres'], /migrate wants DATABASE_URL/],
  ];
  it.each(calls)('%j', async (args, says) => {
    const { code, out, err } = await crossbones(args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});
