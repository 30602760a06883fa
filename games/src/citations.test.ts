import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue, type GameId, gameIds } from './catalogue.js';

/** The rules pages of the product, its tests and its code must speak of the same rules and the same rulings. */
const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const filesUnder = (folder: string): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

const sources = [...filesUnder('games/src'), ...filesUnder('cli/src')];
const tests = sources.filter((path) => path.endsWith('.test.ts') && !path.endsWith('citations.test.ts'));

const prefixes = gameIds.map((id) => catalogue[id].rulePrefix).join('|');
const CITED = new RegExp(`\\b(?:${prefixes})-\\d+\\b`, 'g');
/** The name of a test or a group of tests, on the line where it begins or the next. */
const NAMES =
  /\b(?:it|test|describe)(?:\.\w+)?(?:\((?:[^'"`)]*\)\()?|\.each\([\s\S]*?\]\)?\s*(?:as const)?\)\()\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g;

/** The rules of a page, each with the text that belongs to it; a mark on a heading belongs to the first rule below. */
function rulesOf(id: GameId): Map<string, string> {
  const page = read(`docs/rules/${id}.md`);
  const rules = new Map<string, string>();
  const heads = [...page.matchAll(new RegExp(`\\*\\*((?:${prefixes})-\\d+)\\*\\*`, 'g'))];
  for (const [i, head] of heads.entries()) {
    const above = page.slice(heads[i - 1]?.index ?? 0, head.index).match(/\n#.*/g) ?? [];
    const own = page.slice(head.index, heads[i + 1]?.index).split(/\n#/)[0];
    rules.set(head[1], above.join('') + own);
  }
  return rules;
}

const citations = new Map<string, string[]>();
for (const path of tests) {
  for (const [, , name] of read(path).matchAll(NAMES)) {
    for (const [rule] of name.matchAll(CITED)) citations.set(rule, [...(citations.get(rule) ?? []), path]);
  }
}

const count = (text: string, mark: string): number => text.split(mark).length - 1;

describe.each(gameIds)('%s', (id) => {
  const letters = catalogue[id].rulePrefix;
  const rules = rulesOf(id);
  const code = sources.filter((path) => path.startsWith(`games/src/${id}/`) && !path.endsWith('.test.ts'));
  const text = code.map(read).join('\n');

  it('has numbered rules without gaps', () => {
    expect([...rules.keys()]).toEqual(Array.from({ length: rules.size }, (_, i) => `${letters}-${i + 1}`));
    expect(rules.size).toBeGreaterThan(5);
  });

  it('every rule is cited by a test', () => {
    expect([...rules.keys()].filter((rule) => !citations.has(rule))).toEqual([]);
  });

  it('no test cites a rule that is not there', () => {
    const cited = [...citations.keys()].filter((rule) => rule.startsWith(`${letters}-`));
    expect(cited.filter((rule) => !rules.has(rule))).toEqual([]);
  });

  it('every ruling of the page has its one place in the code', () => {
    const found: string[] = [];
    for (const [rule, said] of rules) {
      for (const mark of ['◆', '◇']) {
        const tags = [...text.matchAll(new RegExp(`${mark} ${rule}\\b`, 'g'))].length;
        if (tags !== count(said, mark))
          found.push(`${mark} ${rule}: page ${count(said, mark)}, code ${tags}`);
      }
    }
    expect(found).toEqual([]);
  });
});
