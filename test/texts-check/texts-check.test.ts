import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const texts = join(root, 'texts/src');
const copy = mkdtempSync(join(tmpdir(), 'crossbones-texts-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What is told of a language, and whether anything is missing. */
function check(language: string, folder = texts): { code: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/texts-check.js'), language, folder],
    { encoding: 'utf8' },
  );
  return { code: status, lines: stdout.split('\n').filter((line) => line !== '') };
}

/** The languages that have a folder. */
const languages = readdirSync(texts).filter((name) => /^[a-z]{2}$/.test(name) && name !== 'en');

describe('npm run texts:check', () => {
  it.each(languages)('finds nothing missing in %s', (language) => {
    expect(check(language)).toEqual({ code: 0, lines: [`${language}: nothing is missing`] });
  });

  it('lists every file of a language that is not there', () => {
    const { code, lines } = check('xx');
    expect(code).toBe(1);
    const files = readdirSync(join(texts, 'en'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `xx/${name.replaceAll('\\', '/')} is missing`);
    expect(lines.slice(0, -1).sort()).toEqual(['choose.ts: xx has no line', ...files].sort());
    expect(lines.at(-1)).toBe(`xx: ${files.length + 1} missing or wrong`);
  });

  it('finds what was planted in a new language', () => {
    cpSync(texts, copy, { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    cpSync(join(texts, 'de'), join(copy, 'eo'), { recursive: true });
    const plant = (name: string, from: string | RegExp, to: string): void => {
      const before = readFileSync(join(copy, name), 'utf8');
      const after = before.replace(from, to);
      expect(after, name).not.toBe(before);
      writeFileSync(join(copy, name), after);
    };
    plant('choose.ts', /(?=\} as const;)/, "  eo: 'Esperanto',\n");
    plant('eo/skull/lesson.ts', /^ {2}addSkull: '.*',\n/m, '');
    plant('eo/skull/rules.ts', '{S-11}', '{S-12}');
    plant('eo/skull-king/rules.ts', /(?<=goal: ')[^']*/, '');
    plant('eo/skull-king/title.ts', 'name: ', "motto: 'Yo-ho-ho', name: ");
    plant('eo/middle.ts', 'export const words', 'export const speech');
    cpSync(join(copy, 'en/skull-queen/title.ts'), join(copy, 'eo/skull-queen/title.ts'));
    rmSync(join(copy, 'eo/terminal.ts'));

    const { code, lines } = check('eo', copy);
    expect(code).toBe(1);
    expect(lines.sort()).toEqual(
      [
        'eo/middle.ts: words is missing',
        'eo/skull/lesson.ts: lesson.addSkull is missing',
        'eo/skull/rules.ts: rules.chapters.setup.gangs has {S-12} filled in, and English {S-11}',
        'eo/skull-king/rules.ts: rules.goal is empty',
        'eo/skull-king/title.ts: title.motto is not in English',
        'eo/terminal.ts is missing',
        'eo: 6 missing or wrong',
        'The same as in English; if that is right, shared.ts may say so:',
        ...lines.filter((line) => line.startsWith('eo/skull-queen/title.ts: title.')),
      ].sort(),
    );
    expect(lines.filter((line) => line.startsWith('eo/skull-queen/title.ts: title.'))).toHaveLength(2);
  });
});
