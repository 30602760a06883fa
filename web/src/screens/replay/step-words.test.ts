import { tableEntries } from '@crossbones/core';
import { commonWords, gameWords, languageIds } from '@crossbones/texts/load';
import { describe, expect, it } from 'vitest';
import { tale } from './step-words.js';

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

describe('who played alone reads of themselves', () => {
  const entries = ['undo', 'timeout', 'resign', 'bot', 'back', 'handover'] as const;
  const known: { readonly [language: string]: readonly string[] } = {
    en: [
      'You took a move back',
      'You ran out of time',
      'You resigned',
      'A bot plays for you',
      'You are back',
      'Your seat was handed over',
    ],
    fr: [
      'Tu as repris ton coup',
      'Tu n’as plus de temps',
      'Tu abandonnes',
      'Un robot joue pour toi',
      'Tu es de retour',
      'Ta place a changé de mains',
    ],
    de: [
      'Du hast einen Zug zurückgenommen',
      'Du hast die Zeit überschritten',
      'Du gibst auf',
      'Ein Bot spielt für dich',
      'Du bist zurück',
      'Dein Platz wurde übergeben',
    ],
    es: [
      'Has deshecho tu jugada',
      'Te has quedado sin tiempo',
      'Te rindes',
      'Un bot juega por ti',
      'Has vuelto',
      'Tu asiento cambió de manos',
    ],
    it: [
      'Tu hai annullato una mossa',
      'Tu: tempo scaduto',
      'Tu: abbandono',
      'Un bot gioca per te',
      'Tu: di nuovo al tavolo',
      'Il tuo posto è passato di mano',
    ],
  };

  it.each(languageIds)('in the second person of %s', async (language) => {
    const { page } = await commonWords(language);
    const game = await gameWords(language, 'skull');
    const told = entries.map((table) => tale({ table, seat: 0 }, page, game, () => page.you));
    expect(told).toEqual(known[language]);
  });
});
