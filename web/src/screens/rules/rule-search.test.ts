import { gameIds, games } from '@crossbones/games';
import { type LanguageId, languageIds, rulebookOf, volumeWords } from '@crossbones/texts/load';
import { describe, expect, it } from 'vitest';
import { optionRule } from '../../games/manifest.js';
import { find, passagesOf } from './rule-search.js';
import { bare, stretches } from './text-marks.js';

const names: { readonly [code: string]: string } = { g7: 'green 7', whale: 'white whale' };
const nameOf = (code: string): string => names[code] ?? code;
const search = async (language: LanguageId, typed: string) =>
  find(passagesOf(await rulebookOf(language, 'skull-king'), nameOf), typed);

describe('marked text', () => {
  it('is taken apart at its marks', () => {
    expect(stretches('Play **the [g7]**, see {SK-11} ◆.')).toEqual([
      { is: 'plain', text: 'Play ' },
      { is: 'strong', text: 'the [g7]' },
      { is: 'plain', text: ', see ' },
      { is: 'rule', rule: 'SK-11' },
      { is: 'plain', text: ' ' },
      { is: 'mark', mark: '◆' },
      { is: 'plain', text: '.' },
    ]);
    expect(bare('Play **the [g7]**, see {SK-11} ◆.', nameOf)).toBe('Play the green 7, see SK-11.');
  });

  it.each(languageIds)('leaves no mark open in any rulebook in %s', async (language) => {
    for (const game of gameIds) {
      for (const { text } of passagesOf(await rulebookOf(language, game), nameOf))
        expect(text).not.toMatch(/\*\*|[[\]{}◆◇]/);
    }
  });
});

describe('search', () => {
  it('finds a rule by its number, written either way', async () => {
    for (const typed of ['SK-23', 'sk-23', '23'])
      expect((await search('en', typed))[0].passage.anchor).toBe('SK-23');
  });

  it.each([
    ['en', 'kraken', 'SK-14'],
    ['en', 'whale', 'SK-15'],
    ['en', 'mermaid', 'SK-19'],
    ['en', 'pirate', 'SK-18'],
    ['en', 'skull king', 'SK-17'],
    ['en', 'tigress', 'SK-12'],
    ['en', 'loot', 'SK-25'],
    ['en', 'rosie', 'SK-30'],
    ['fr', 'baleine', 'SK-15'],
    ['fr', 'tigresse', 'SK-12'],
    ['de', 'krake', 'SK-14'],
    ['de', 'tigerin', 'SK-12'],
    ['es', 'sirena', 'SK-19'],
    ['it', 'balena', 'SK-15'],
  ] as const)('%s: the rule of “%s” comes first', async (language, typed, rule) => {
    expect((await search(language, typed))[0].passage.anchor).toBe(rule);
  });

  it('knows the word that the box has for a bid', async () => {
    const book = passagesOf(await rulebookOf('fr', 'skull-king'), nameOf);
    const { alike } = await volumeWords('fr', 'rules');
    const anchors = find(book, 'miser', alike).map(({ passage }) => passage.anchor);
    expect(anchors).toContain('SK-6');
  });

  it('finds all words wherever they stand, and marks them', async () => {
    const hits = await search('en', 'whale KRAKEN later');
    expect(hits[0].passage.anchor).toBe('SK-13');
    const marked = hits[0].shown.filter((_, i) => i % 2 === 1).map((word) => word.toLowerCase());
    expect(new Set(marked)).toEqual(new Set(['kraken', 'whale', 'later']));
  });

  it('does not mind accents, capitals and kinds of apostrophes', async () => {
    const found = await search('fr', 'sirene');
    expect(found.length).toBeGreaterThan(5);
    expect(found).toEqual(await search('fr', 'SIRÈNE'));
    expect(await search('fr', "d'autres")).toEqual(await search('fr', 'd’autres'));
    expect((await search('de', 'weisse wal')).map(({ passage }) => passage.anchor)).toContain('SK-15');
  });

  it('finds a piece that is only drawn', async () => {
    expect((await search('en', 'green 7')).length).toBe(0);
    expect((await search('en', 'white whale')).length).toBeGreaterThan(1);
  });

  it('shows the words around a hit and not the whole rule', async () => {
    for (const { passage, shown } of await search('en', 'alliance')) {
      expect(shown.join('').length).toBeLessThan(180);
      expect(shown.length).toBeGreaterThan(1);
      const found = shown.join('').replace(/^… | …$/g, '');
      expect(passage.text).toContain(found);
    }
  });

  it('finds nothing where there is nothing', async () => {
    expect(await search('en', 'submarine')).toEqual([]);
    expect(await search('en', '   ')).toEqual([]);
  });
});

it.each(gameIds)('every option of %s leads to a rule that is there', async (game) => {
  const { names, defaults } = games[game].options as unknown as {
    readonly names: readonly string[];
    readonly defaults: { readonly [name: string]: unknown };
  };
  const { chapters } = await rulebookOf('en', game);
  const rules = chapters.flatMap(({ parts }) =>
    parts.map((part) => (part.kind === 'rule' ? part.rule : null)),
  );
  for (const name of names) expect(rules).toContain(optionRule(game, name, defaults[name]));
});
