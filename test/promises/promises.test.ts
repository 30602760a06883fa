import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);

describe.each(['docs/promises.md', 'docs/security.md', 'docs/fairness.md'])('%s', (page) => {
  const text = readFileSync(new URL(page, root), 'utf8');

  it('names tests that are there', () => {
    const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:test\.ts|ts|py|json))`/g)].map(
      ([, path]) => path,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  });

  it('holds every line of its table by a test', () => {
    const [, ...rows] = text
      .split('\n')
      .filter((line) => /^\| \*\*|^\| [A-Z]/.test(line) && page !== 'docs/fairness.md');
    expect(rows.filter((row) => !row.includes('.test.ts`'))).toEqual([]);
  });

  it('leads to pages that are there', () => {
    const links = [...text.matchAll(/\]\(([\w./-]+)\)/g)].map(([, path]) => path);
    expect(links.filter((path) => !existsSync(new URL(`docs/${path}`, root)))).toEqual([]);
  });
});
