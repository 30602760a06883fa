import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageIds } from '@crossbones/texts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { crossbones } from '../test/child.js';
import { englishOnly, literalsIn, sourcesIn } from '../test/literals.js';
import { help, helpPages } from './help.js';
import { readLanguage } from './language.js';
import { breadth } from './text.js';
import { Voice } from './voice.js';

const folder = mkdtempSync(join(tmpdir(), 'crossbones-'));
afterAll(() => rmSync(folder, { recursive: true }));
const others = languageIds.filter((id) => id !== 'en');
const english = englishOnly();
/** In French, as many as there are. */
const or = new Intl.ListFormat('fr', { type: 'disjunction' });
const french = { LC_ALL: '', LC_MESSAGES: '', LANGUAGE: '', LANG: 'fr_FR.UTF-8' };

describe('the language', () => {
  it.each([
    [['play', '--language', 'de', 'skull'], 'de', ['play', 'skull']],
    [['--language=de', 'help'], 'de', ['help']],
    [['play', '--seed', 'x', '--language', 'en'], 'en', ['play', '--seed', 'x']],
    [['play', 'skull'], 'fr', ['play', 'skull']],
    [['play', '--', '--language', 'de'], 'fr', ['play', '--', '--language', 'de']],
  ])('of %j is %s', (argv, language, rest) => {
    expect(readLanguage(argv, french)).toEqual({ language, rest, wrong: null });
  });

  it.each([
    [
      ['play', '--language', 'nl'],
      `L’option --language demande ${or.format(languageIds)}, et non «\u00a0nl\u00a0».`,
    ],
    [['play', '--language'], 'L’option --language demande une valeur.'],
    [['--language', 'de', '--language', 'en'], 'L’option --language est donnée deux fois.'],
  ])('of %j is not understood', async (argv, says) => {
    expect(await crossbones(argv, '', french)).toEqual({ code: 2, out: '', err: `${says}\n` });
  });

  it('is the one asked for, or else the terminal’s', async () => {
    const asked = async (args: readonly string[]): Promise<string> =>
      (await crossbones(['play', ...args], 'quit\n', french)).out;
    expect(await asked([])).toContain(new Voice('fr').words.whichGame);
    expect(await asked(['--language', 'de'])).toContain(new Voice('de').words.whichGame);
  });

  it('is the one of complaints, too', async () => {
    const { code, err } = await crossbones(['simulate', 'skul', '--language', 'de']);
    expect([code, err]).toEqual([2, 'Ein Spiel „skul“ gibt es nicht; meinst du skull?\n']);
    const typed = await crossbones(['simulate', 'skull', '--langage', 'de'], '', french);
    expect(typed.err).toMatch(/--language/);
  });
});

describe.each(others)('in %s', (language) => {
  const told = (args: readonly string[], input = '') => crossbones([...args, '--language', language], input);

  it('a game is played in a terminal, and kept', async () => {
    const file = join(folder, `${language}.json`);
    const script = '?\n1\nscore\nahoy\nundo\n0\n'.repeat(200);
    const args = ['play', 'skull-king', '--seats', '3', '--seed', 'x', '--log', file];
    const { code, out, err } = await told([...args, '--options', '{"schedule":[2]}'], script);
    expect([code, err]).toEqual([0, '']);
    expect(out).not.toMatch(english);
    expect(out).toContain(new Voice(language).words.kept(file));
    const verified = await told(['verify', file]);
    expect(verified.code).toBe(1);
    expect(verified.out).not.toMatch(english);
  });

  it('many games are counted', async () => {
    const simulated = await told(['simulate', 'queens-collection', '--games', '1234']);
    expect(simulated.out).not.toMatch(english);
    // Four digits stand together or apart, and then with the sign of the language.
    const sign = (12345).toLocaleString(language)[2];
    expect(['1234', `1${sign}234`].filter((one) => simulated.out.includes(one))).toHaveLength(1);
    const arena = await told(['arena', 'skull-king', '--games', '4', '--bots', 'bosun,random,random,random']);
    expect(arena.out).not.toMatch(english);
    expect(arena.out).toMatch(/\d,\d/);
  });

  it('the help tells everything', async () => {
    const voice = new Voice(language);
    for (const topic of [[], ...Object.keys(helpPages(voice)).map((command) => [command])]) {
      let shown = '';
      vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
        shown += text;
        return true;
      });
      const helped = await help(topic, voice);
      vi.restoreAllMocks();
      expect(helped).toEqual({ ok: true, value: 0 });
      expect(shown).not.toMatch(english);
      const wide = shown.split('\n').filter((line) => breadth(line) > 90 && !line.startsWith('  echo '));
      expect(wide).toEqual([]);
    }
  });
});

it('what programs read is the same in every language', async () => {
  const log = join(folder, 'log.json');
  await crossbones(['play', 'skull', '--people', '0', '--bots', 'random', '--seed', 'x', '--log', log]);
  const calls: [args: string[], input: string][] = [
    [['simulate', 'skull', '--games', '1', '--trace'], ''],
    [['replay', log, '--seat', 'spectator'], ''],
    [['arbiter', 'skull-king'], '{"players":3,"leader":0,"cards":["y12","y5","b2"]}\nahoy\n{}\n'],
    [['score', 'skull-queen'], '{"players":[]}\n'],
  ];
  for (const [i, [args, input]] of calls.entries()) {
    const { code, out } = await crossbones(args, input);
    const other = await crossbones([...args, '--language', others[i % others.length]], input);
    expect([other.code, other.out], args.join(' ')).toEqual([code, out]);
  }
});

it('no sentence stands in the source of the terminal', () => {
  /** Command lines, and the names of things that programs read. */
  const plain = /^echo '|^crossbones \w+ |^random players$|^The log$|^data:/;
  const files = sourcesIn(new URL('./', import.meta.url));
  expect(files.length).toBeGreaterThan(40);
  const sentences = files.flatMap((file) =>
    literalsIn(file)
      .filter((text) => /\p{L}{2,}[^\p{L}\0]* [^\p{L}\0]*\p{L}{2,}/u.test(text) && !plain.test(text))
      .map((text) => `${file.pathname.split('/').at(-1)}: ${text}`),
  );
  expect(sentences).toEqual([]);
});
