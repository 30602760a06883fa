import { tableEntries } from '@crossbones/core';
import { commonWords, gameWords, languageIds } from '@crossbones/texts/load';
import { describe, expect, it } from 'vitest';
import { tale } from './tale.js';

const nameOf = (seat: number | string) => ['Mina', 'Jo'][Number(seat)] ?? '?';

describe.each(languageIds)('a step in %s', async (language) => {
  const { page } = await commonWords(language);
  const game = await gameWords(language, 'skull-king');

  it('says who did what', () => {
    const told = tale({ seat: 1, action: 'bid:3' }, page, game, nameOf);
    expect(told).toContain('Jo');
    expect(told).toContain(game.label('bid:3'));
    expect(tale({ seat: 0, action: 'lead:1' }, page, game, nameOf)).toMatch(/Mina.*Jo/);
  });

  it('says what the table did, and to whom', () => {
    const told = tableEntries.map((table) => tale({ table, seat: 0 }, page, game, nameOf));
    expect(new Set(told).size).toBe(tableEntries.length);
    const everybodys = ['pause', 'resume', 'abort'];
    for (const [i, table] of tableEntries.entries())
      expect(told[i].includes('Mina'), table).toBe(!everybodys.includes(table));
    for (const text of told) expect(text).not.toMatch(/undefined|\?/);
  });

  it('has a word for the start', () => {
    expect(tale(null, page, game, nameOf)).toBe(page.after.startOfGame);
  });
});
