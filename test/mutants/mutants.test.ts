import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { written } from '../../scripts/copy.js';
import { isGood, pageOf, weighed } from '../../scripts/mutants.js';
import { explained } from './explained.js';
import { folders } from './folders.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

describe('mutants of a folder', () => {
  const mutant = (status: string, line: number, replacement: string) => ({
    status,
    replacement,
    location: { start: { line, column: 3 }, end: { line, column: 4 } },
  });
  const files = (...mutants: object[]) => ({ 'a.ts': { source: 'if (a)\n  b();\n', mutants } });
  const why = { file: 'a.ts', line: 'b();', was: 'b', becomes: 'c', why: 'it is the same' };

  it('are noticed by a test that fails or never ends; what only runs at the start is not tried', () => {
    const all = files(
      mutant('Killed', 1, 'x'),
      mutant('Timeout', 1, 'y'),
      mutant('Survived', 2, 'c'),
      mutant('NoCoverage', 2, 'd'),
      mutant('Ignored', 2, 'e'),
    );
    expect(weighed(all, [why])).toEqual({
      mutants: 4,
      noticed: 2,
      explained: 1,
      open: [{ file: 'a.ts', status: 'NoCoverage', place: 'a.ts:2:3', line: 'b();', was: 'b', becomes: 'd' }],
      idle: [],
      notTried: 1,
    });
  });

  it('are explained only as long as they are there, and are not noticed', () => {
    const elsewhere = { ...why, file: 'b.ts' };
    expect(weighed(files(mutant('Killed', 2, 'c')), [why, elsewhere]).idle).toEqual([why]);
  });

  it('must be noticed, nine in ten, and few may be explained', () => {
    const result = { mutants: 100, noticed: 90, explained: 3, open: [], idle: [], notTried: 0 };
    expect(isGood(result)).toBe(true);
    expect(isGood({ ...result, noticed: 89 })).toBe(false);
    expect(isGood({ ...result, explained: 4 })).toBe(false);
    expect(isGood({ ...result, idle: [why] })).toBe(false);
  });
});

it('the page of mutants is made from what was found', () => {
  expect(read('docs/mutants.md')).toBe(pageOf(JSON.parse(read('test/mutants/found.json'))));
});

it('what is explained is there, and so are the folders', () => {
  const paths = written(fileURLToPath(root));
  for (const { file, line } of explained)
    expect(
      read(file)
        .split('\n')
        .map((one) => one.trim()),
    ).toContain(line);
  for (const { mutate, tests } of folders) {
    for (const path of mutate)
      expect(existsSync(new URL(path.replace(/[^/]*\*.*$/, ''), root)), path).toBe(true);
    expect(paths.filter((path) => tests.test(path))).not.toEqual([]);
  }
});
