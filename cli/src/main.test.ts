import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { crossbones, program } from '../test/child.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

describe('a call that is not understood gets one sentence on stderr and exit 2', () => {
  const calls: [args: string[], says: RegExp][] = [
    [['plya'], /no command “plya”; did you mean play\?/],
    [['xyzzy'], /no command “xyzzy”; the commands are play, simulate/],
    [['toString'], /no command “toString”/],
    [['help', 'plya'], /did you mean play\?/],
    [['simulate'], /wants a game: one of skull-king/],
    [['simulate', 'skul-king'], /no game “skul-king”; did you mean skull-king\?/],
    [['simulate', 'skul'], /did you mean skull\?/],
    [['simulate', 'constructor'], /no game “constructor”; the games are/],
    [['simulate', 'chess\u001b[31m\nx'], /no game “chess\ufffd\[31m\ufffdx”; the games are/],
    [['simulate', 'skull', '--gmaes', '3'], /no option “--gmaes”; did you mean --games\?/],
    [['simulate', 'skull', '-x'], /has no option “-x”/],
    [['simulate', 'skull', 'skull'], /does not know what to do with “skull”/],
    [['simulate', 'skull', '--games'], /--games wants a value/],
    [['simulate', 'skull', '--games', '0'], /--games wants a whole number, 1 to \d+, and not “0”/],
    [['simulate', 'skull', '--games', '-1'], /not “-1”/],
    [['simulate', 'skull', '--games', '1e3'], /not “1e3”/],
    [['simulate', 'skull', '--seed', 'a', '--seed', 'b'], /--seed is given twice/],
    [['simulate', 'skull', '--trace=yes'], /--trace takes no value/],
    [['simulate', 'skull', '--seats', 'four'], /--seats wants a whole number/],
    [
      ['simulate', 'skull-king', '--seats', '9'],
      /cannot be played by 9 with these options; it takes 2, 3, 4, 5, 6, 7, 8/,
    ],
    [['simulate', 'skull', '--seats', '2'], /three/i],
    [['simulate', 'queens-collection', '--options', '{"mode":"teams"}', '--seats', '3'], /four/i],
    [['simulate', 'skull-king', '--options', '{"kraken":'], /--options wants a JSON object such as/],
    [['simulate', 'skull-king', '--options', '[]'], /--options wants a JSON object/],
    [
      ['simulate', 'skull-king', '--options', '{"krakn":true}'],
      /unknown field “krakn”; did you mean kraken\?/,
    ],
    [['simulate', 'skull-king', '--options', '{"__proto__":1}'], /unknown field “__proto__”/],
    [['simulate', 'skull-king', '--options', '{"kraken":1}'], /options\.kraken must be one of/],
    [['simulate', 'skull-king', '--options', '{"cannonball":true}'], /rascal/],
    [['play', 'skull', '--people', '5', '--seats', '4'], /5 people for 4 seats/],
    [['play', 'skull', '--people', 'Ann,Ann'], /Two people are called “Ann”/],
    [['play', 'skull', '--people', 'Ann,,Ben'], /“” is no name/],
    [['play', 'skull', '--log', '/nowhere/at/all.json'], /cannot be written/],
    [['replay'], /wants the name of a log file/],
    [['replay', '/nowhere/at/all.json'], /no file “\/nowhere\/at\/all\.json”/],
    [['replay', folder], /cannot be read/],
    [['replay', file('text', 'ahoy')], /The log must be valid JSON/],
    [['replay', file('bytes', '\u{fffd}')], /The log must be valid JSON/],
    [['replay', file('list', '[]')], /The log must be an object/],
    [['score', 'skull'], /Skull has no score sheet/],
    [['arbiter'], /wants a game/],
  ];
  it.each(calls)('%j', async (args, says) => {
    const { code, out, err } = await crossbones(args);
    expect(err).toMatch(says);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(/^[^a-z].*[.?]\n$|^options/);
    expect(err).not.toMatch(/\bat .*:\d+:\d+|Error:/);
    expect(out).toBe('');
    expect(code).toBe(2);
  });
});

describe('help', () => {
  it.each([[[]], [['help']], [['--help']], [['-h']]])('%j shows all commands and games', async (args) => {
    const { code, out, err } = await crossbones(args);
    expect([code, err]).toEqual([0, '']);
    for (const word of [
      'play',
      'simulate',
      'replay',
      'verify',
      'arbiter',
      'score',
      'serve',
      'backup',
      'migrate',
      'queens-collection',
    ])
      expect(out).toContain(word);
  });

  it.each([[['help', 'play']], [['play', '--help']], [['play', 'skull', '-h']]])(
    '%j tells of play',
    async (args) => {
      const { code, out } = await crossbones(args);
      expect(code).toBe(0);
      expect(out).toContain('--people');
    },
  );
});

it('a reader that goes away ends a command quietly', () => {
  const command = `set -o pipefail; "${process.execPath}" "${program}" simulate skull --games 100000 --trace | head -n 1`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  expect(JSON.parse(stdout)).toMatchObject({ game: 'skull', seats: 4, options: { gangs: 1 } });
  expect([status, stderr]).toEqual([0, '']);
});
