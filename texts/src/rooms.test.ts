import { readdirSync } from 'node:fs';
import { gameIds } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { languageIds } from './choose.js';

describe.each(languageIds)('the folder of %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url);

  it.each(gameIds)('has the words, the rules and the lesson of %s', (id) => {
    expect(readdirSync(new URL(`${id}/`, folder)).sort()).toEqual(['lesson.ts', 'rules.ts', 'words.ts']);
  });

  it('has the same files as the others', () => {
    const [first] = languageIds;
    const of = (one: string): string[] =>
      readdirSync(new URL(`./${one}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).sort();
    expect(of(language)).toEqual(of(first));
  });
});
