import { readdirSync } from 'node:fs';
import { gameIds } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { languageIds } from './choose.js';

/** Every game has these in every language; further files are its own. */
const rooms = ['lesson.ts', 'rules.ts', 'story.ts', 'title.ts', 'words.ts'];

describe.each(languageIds)('the folder of %s', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url);

  it.each(gameIds)('has title, words, rules, lesson and story of %s', (id) => {
    const names = readdirSync(new URL(`${id}/`, folder));
    expect(rooms.filter((room) => !names.includes(room))).toEqual([]);
  });

  it('has the same files as the others', () => {
    const [first] = languageIds;
    const of = (one: string): string[] =>
      readdirSync(new URL(`./${one}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).sort();
    expect(of(language)).toEqual(of(first));
  });
});
