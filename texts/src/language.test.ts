import { readdirSync, readFileSync } from 'node:fs';
import { gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { languageIds, languageOf } from './choose.js';
import { de } from './de/language.js';
import { en } from './en/language.js';
import { fr } from './fr/language.js';
import type { Language } from './language.js';
import { commonWords, gameWords } from './load.js';
import type { Phrase } from './phrase.js';
import { sentence } from './sentence.js';

const languages: { readonly [id in (typeof languageIds)[number]]: Language } = { en, fr, de };
const others = languageIds.filter((id) => id !== 'en');

/** Arguments of every shape that games, server and terminal give; whatever else is asked for is a number. */
const samples: readonly { readonly [name: string]: string | number }[] = [
  {
    word: 'pair:c1/c1=c1',
    card: 'g7',
    cards: 'r3',
    suit: 'y',
    die: 'red',
    led: 'black',
    roll: 'black:6',
    gang: '2.1',
    disc: 'skull',
  },
  {
    word: 'pair:joker/c2=c2',
    card: 'escape',
    colour: 'r',
    cards: 'c1+c1+joker',
    roll: 'pirate:flag',
    gang: 3,
    disc: 'flower',
  },
  {
    word: 'pair:c1+c1/c3=c3',
    card: 'r12',
    colour: 'c2',
    cards: 'r3 0 13',
    roll: 'mermaid:skull',
    box: 'c3',
    pawn: 'c5',
    gangs: 2,
  },
  {
    word: 'pair:c5/joker=c5',
    seat: 'greybeard',
    card: 'joker',
    cards: 'c7',
    roll: 'red:2',
    near: 'kraken',
    min: 3,
    max: 3,
    seconds: 2,
    seats: 4,
    discs: 5,
  },
  {
    word: 'pair:joker/joker=c8',
    seat: 'ghost',
    card: '13',
    cards: 'joker',
    roll: 'blue:4',
    at: 'options.blanks[0]',
    known: '',
    name: 'x',
    free: 2,
    rounds: 8,
  },
];

function told(phrase: Phrase, sample: (typeof samples)[number]): { text: string; asked: string[] } {
  const asked = new Set<string>();
  const args = new Proxy(sample, {
    get(given, name) {
      asked.add(String(name));
      return given[String(name)] ?? (name === 'near' ? undefined : 1);
    },
  });
  return { text: phrase(args, (seat) => `Mina ${seat}`), asked: [...asked].sort() };
}

const phrasesOf = ({ common, terminal, games }: Language): ReadonlyMap<string, Phrase> => {
  const sets = {
    common: common.faults,
    hints: common.hints,
    terminal,
    ...mapped(gameIds, (id) => games[id].reasons),
  };
  return new Map(
    Object.entries(sets).flatMap(([set, phrases]) =>
      Object.entries(phrases as { readonly [key: string]: Phrase }).map(([key, one]) => [
        `${set}/${key}`,
        one,
      ]),
    ),
  );
};

function mapped<K extends string, V>(keys: readonly K[], value: (key: K) => V): { readonly [key in K]: V } {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as { [key in K]: V };
}

const page = readFileSync(new URL('./page.ts', import.meta.url), 'utf8');
/** What the page's words take, as their interface says. */
const parameters = new Map(
  [...page.matchAll(/readonly (\w+): \(([^)]*)\) => string/g)].map(([, key, list]) => [
    key,
    list.split(', ').map((one) => one.split(': ')[1]),
  ]),
);
const values: { readonly [type: string]: readonly unknown[] } = {
  number: [0, 1, 2, 11],
  string: ['Anna', 'Mina', '2', 'x'],
  'readonly string[]': [['Mina'], ['Mina', 'Jo'], ['Mina', 'Jo', 'Sam'], []],
};

/** Every text below a value, by its path; the page's functions are called with something of each kind. */
function textsIn(value: unknown, path = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'function')
    return Object.entries(value as object).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
  const types = parameters.get(path.split('/').at(-1)!)!;
  return [0, 1, 2].map((i) => [`${path}#${i}`, String(value(...types.map((type) => values[type][i])))]);
}

const things: { readonly [id in (typeof gameIds)[number]]: readonly string[] } = {
  'skull-king': [
    'g7',
    'y14',
    'p1',
    'b10',
    'escape',
    'rosie',
    'tigress',
    'tigress:pirate',
    'whale',
    'blank:2',
  ],
  'skull-king-dice': ['black', 'pirate', 'black:6', 'yellow:flag', 'mermaid:skull'],
  'skull-queen': ['r1', 'b12', '0', '13'],
  skull: ['flower', 'skull'],
  'queens-collection': ['c1', 'c6', 'joker'],
};
const suits: { readonly [id in (typeof gameIds)[number]]: readonly string[] } = {
  'skull-king': ['g', 'y', 'p', 'b'],
  'skull-king-dice': ['black', 'blue', 'red', 'yellow'],
  'skull-queen': ['r', 'y', 'g', 'b'],
  skull: [],
  'queens-collection': ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
};

/** Whatever a language can say, by where it says it. */
function everything(language: Language): ReadonlyMap<string, string> {
  const { common } = language;
  const { page, games: entries, presets, levels } = common;
  const all = new Map(textsIn({ phrases: common.spoken, page, entries, presets, levels }));
  all.set('seat', common.seat(3));
  for (const [key, phrase] of phrasesOf(language)) {
    for (const [i, sample] of samples.entries()) all.set(`${key}#${i}`, told(phrase, sample).text);
  }
  for (const id of gameIds) {
    const { options, modes, label, card, suit } = language.games[id];
    for (const [path, text] of textsIn({ options, modes }, id)) all.set(path, text);
    for (const code of things[id]) all.set(`${id}/card/${code}`, card(code));
    for (const code of suits[id]) all.set(`${id}/suit/${code}`, suit(code));
    const { actions, print } = games[id];
    // The Queen's Collection has thousands of actions, and few kinds of them.
    for (let action = 0; action < actions; action += actions > 1_000 ? 17 : 1)
      all.set(`${id}/label/${print(action)}`, label(print(action)));
  }
  return all;
}

const spoken = mapped(languageIds, (id) => everything(languages[id]));

describe.each(languageIds)('%s', (id) => {
  it('says something everywhere, and nothing that is not there', () => {
    expect(spoken[id].size).toBeGreaterThan(1_500);
    for (const [path, text] of spoken[id]) {
      expect(text, path).not.toBe('');
      expect(text, path).not.toMatch(/undefined|NaN|\[object|=>| {2}/);
      expect(text, path).toBe(text.trim());
    }
  });

  it('says the same keys as the others', () => {
    expect([...spoken[id].keys()]).toEqual([...spoken.en.keys()]);
  });

  it('names everyone by the name given', () => {
    const why = { key: 'resigned', args: { seat: 2 } };
    expect(sentence(languages[id].common, null, why, () => 'Mina')).toMatch(/^Mina /);
    expect(sentence(languages[id].common, null, why)).toMatch(/2/);
    const leads = { key: 'taker-leads', args: { seat: 2 } };
    const { games, common } = languages[id];
    expect(sentence(common, games['skull-king'], leads, () => 'Mina')).toMatch(/^Mina /);
    expect(games['skull-king'].label('lead:2', () => 'Mina')).toMatch(/Mina/);
  });

  it('comes in parts, each what the whole has', async () => {
    expect(await commonWords(id)).toBe(languages[id].common);
    for (const game of gameIds) expect(await gameWords(id, game)).toBe(languages[id].games[game]);
  });

  it.each(gameIds)('names every option of %s and all of its values', (game) => {
    const { names, fields } = games[game].options;
    const { options } = languages[id].games[game];
    expect(Object.keys(options).sort()).toEqual([...names].sort());
    for (const [name, field] of Object.entries(fields)) {
      const { values = {} } = options[name as keyof typeof options] as { values?: object };
      const listed = field.values.filter(
        (value: unknown) => typeof value === 'string' || typeof value === 'number',
      );
      expect(Object.keys(values).sort(), name).toEqual(listed.map(String).sort());
    }
  });
});

/** What is the same word, or a name, in two languages. */
const shared = new Set(
  [
    'Skull King',
    'Skull Queen',
    'Skull',
    'The Queen’s Collection',
    'Rosie',
    'Will',
    'Rascal',
    'Juanita',
    'Harry',
  ]
    .concat([
      'kraken',
      'Kraken',
      'joker',
      'pirate',
      'Bot',
      'Auto',
      'Name',
      'Code',
      'Menu',
      'Pause',
      'Bonus',
      'Total',
    ])
    .concat([
      'Options',
      'Table',
      'Animation',
      'Offline',
      'Normal',
      'Mode',
      'Teams',
      'Mina',
      'Option',
      'Admiral',
    ]),
);

describe.each(others)('%s', (id) => {
  it('leaves nothing in English', () => {
    const left = [...spoken[id]].filter(
      ([path, text]) => text === spoken.en.get(path) && !shared.has(text) && !/^\/page\/points/.test(path),
    );
    expect(left).toEqual([]);
  });

  it('fills in what English fills in', () => {
    const mine = phrasesOf(languages[id]);
    for (const [key, phrase] of phrasesOf(en)) {
      for (const sample of samples)
        expect(told(mine.get(key)!, sample).asked, key).toEqual(told(phrase, sample).asked);
    }
  });
});

it('French sets its spaces; `node scripts/typography.js` does it', () => {
  for (const [path, text] of spoken.fr) {
    expect(text, path).not.toMatch(/ [;:!?»]|« /);
    expect(text, path).not.toMatch(/[\p{L}\d)][;!?]/u);
    expect(text, path).not.toMatch(/'/);
  }
});

it('German uses its own quotation marks', () => {
  for (const [path, text] of spoken.de) expect(text, path).not.toMatch(/”|«|(?<!„[^“]*)“/);
});

it('no word needs the engine', () => {
  const folders = ['./', 'en/', 'fr/', 'de/'].map((name) => new URL(name, import.meta.url));
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => new URL(name, folder)),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const file of files)
    expect(readFileSync(file, 'utf8'), file.pathname).not.toMatch(/import (?!type)[^;]*'@crossbones/);
});

describe('languageOf', () => {
  it.each([
    [['fr-CA', 'en'], 'fr'],
    [['nl', 'de-AT', 'en'], 'de'],
    [['en;q=0.5', ' fr;q=0.8'], 'fr'],
    [['de;q=0', 'fr;q=0.1'], 'fr'],
    [['fr_FR.UTF-8'], 'fr'],
    [['DE'], 'de'],
    [['frr', 'toString'], 'en'],
    [['C'], 'en'],
    [['*'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ] as const)('hears %j as %s', (wanted, id) => {
    expect(languageOf(wanted)).toBe(id);
  });
});
