import { readdirSync, readFileSync } from 'node:fs';
import { type GameId, gameIds, games } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { type LanguageId, languageIds, languageOf, languageOfTerminal } from './choose.js';
import type { Language } from './language.js';
import { languageIn } from './languages.js';
import { commonWords, gameWords, type Volumes, volumeWords } from './load.js';
import type { Phrase } from './phrase.js';
import { sentence } from './sentence.js';
import { shared } from './shared.js';
import type { Subject } from './subject.js';

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

const guided = mapped(languageIds, () => null as unknown as Volumes['guidance']) as {
  [id in LanguageId]: Volumes['guidance'];
};
for (const id of languageIds) guided[id] = await volumeWords(id, 'guidance');

const phrasesOf = (id: LanguageId): ReadonlyMap<string, Phrase> => {
  const { common, terminal, games }: Language = languageIn(id);
  const sets = {
    common: common.faults,
    hints: guided[id].hints,
    terminal: terminal.faults,
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

type Parameters = ReadonlyMap<string, readonly string[]>;
/** What the words of some interfaces take, as these say. */
function parametersOf(...files: readonly string[]): Parameters {
  const source = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
  return new Map(
    [...source.matchAll(/readonly (\w+): \(([^)]*)\) => string/g)].map(([, key, list]) => [
      key,
      [...list.matchAll(/\w+: ([^,]+)/g)].map(([, type]) => type.trim()),
    ]),
  );
}
const pageParameters = parametersOf(
  ...readdirSync(new URL('./page/', import.meta.url)).map((name) => `./page/${name}`),
);
const terminalParameters = parametersOf('./terminal.ts', './help.ts');
const storyParameters = mapped(gameIds, (id) => parametersOf(`./${id}/story.ts`));

interface Stories {
  readonly stories: { readonly [id in LanguageId]: { readonly [key: string]: unknown } };
}
const tellers = await Promise.all(
  gameIds.map(async (id) => {
    const { stories }: Stories = await import(`./${id}/stories.ts`);
    return { id, stories };
  }),
);

const subject = (name: string, you = false): Subject => ({ name, you, mark: '', bold: (text) => text });
const [anna, mina, you] = [subject('Anna'), subject('Mina'), subject('x', true)];
const values: { readonly [type: string]: readonly unknown[] } = {
  number: [0, 1, 2, 11],
  'number | null': [0, null, 2],
  string: ['Anna', 'Mina', '2', 'x'],
  'readonly string[]': [['Mina'], ['Mina', 'Jo'], ['Mina', 'Jo', 'Sam'], []],
  'readonly number[]': [[1], [1, 2], [0, 1, 3]],
  Subject: [anna, mina, you],
  'readonly Subject[]': [[anna], [anna, mina], [you]],
  'readonly Tally[]': [[[anna, 0]], [[you, 1]], [[mina, 2]]],
  Level: ['bosun', 'captain', 'admiral'],
  "Level | 'random'": ['random', 'bosun', 'admiral'],
  "'second' | 'minute' | 'hour'": ['second', 'minute', 'hour'],
  "'flower' | 'skull'": ['flower', 'skull', 'flower'],
  PirateColour: ['r', 'y', 'b'],
  Paint: [(text: string) => text, (text: string) => text, (text: string) => text],
  Moved: [
    ['c1', 'c2'],
    ['c2', 'c1'],
    ['c3', 'c4'],
  ],
};

/** Every text below a value, by its path; functions are called with something of each kind they take. */
function textsIn(value: unknown, path: string, parameters: Parameters): (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'function')
    return Object.entries(value as object).flatMap(([key, inner]) =>
      textsIn(inner, `${path}/${key}`, parameters),
    );
  const types = parameters.get(path.split('/').at(-1)!)!;
  return [0, 1, 2].map((i) => [`${path}#${i}`, String(value(...types.map((type) => values[type][i])))]);
}

/** Some pieces of each game. */
const things: { readonly [id in GameId]?: readonly string[] } = {
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
const suits: { readonly [id in GameId]?: readonly string[] } = {
  'skull-king': ['g', 'y', 'p', 'b'],
  'skull-king-dice': ['black', 'blue', 'red', 'yellow'],
  'skull-queen': ['r', 'y', 'g', 'b'],
  'queens-collection': ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'],
};

/** Whatever a language can say, by where it says it. */
function everything(languageId: LanguageId): ReadonlyMap<string, string> {
  const language = languageIn(languageId);
  const { common } = language;
  const { page, games: entries, presets, levels } = common;
  const { faults: _, help, ...terminal } = language.terminal;
  const { pages, ...helpWords } = help;
  const facts = { usually: help.usually(4, ['Skull 3']), scored: 'skull-king' };
  const all = new Map([
    ...textsIn(
      { topics: guided[languageId].topics, phrases: common.spoken, page, entries, presets, levels },
      '',
      pageParameters,
    ),
    ...textsIn({ terminal, help: { ...helpWords, pages: pages(facts) } }, '', terminalParameters),
    ...tellers.flatMap(({ id, stories }) => textsIn(stories[languageId], `${id}/story`, storyParameters[id])),
  ]);
  all.set('seat', common.seat(3));
  for (const [key, phrase] of phrasesOf(languageId)) {
    for (const [i, sample] of samples.entries()) all.set(`${key}#${i}`, told(phrase, sample).text);
  }
  for (const id of gameIds) {
    const { options, modes, label, card, suit } = language.games[id];
    for (const [path, text] of textsIn({ options, modes }, id, pageParameters)) all.set(path, text);
    for (const code of things[id] ?? []) all.set(`${id}/card/${code}`, card(code));
    for (const code of suits[id] ?? []) all.set(`${id}/suit/${code}`, suit(code));
    const { actions, print } = games[id];
    // The Queen's Collection has thousands of actions, and few kinds of them.
    for (let action = 0; action < actions; action += actions > 1_000 ? 17 : 1)
      all.set(`${id}/label/${print(action)}`, label(print(action)));
  }
  return all;
}

const spoken = mapped(languageIds, (id) => everything(id));

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
    expect(sentence(languageIn(id).common, null, why, () => 'Mina')).toMatch(/^Mina /);
    expect(sentence(languageIn(id).common, null, why)).toMatch(/2/);
    const leads = { key: 'taker-leads', args: { seat: 2 } };
    const { games, common } = languageIn(id);
    expect(sentence(common, games['skull-king'], leads, () => 'Mina')).toMatch(/^Mina /);
    expect(games['skull-king'].label('lead:2', () => 'Mina')).toMatch(/Mina/);
  });

  it('comes in parts, each what the whole has', async () => {
    expect(await commonWords(id)).toEqual(languageIn(id).common);
    for (const game of gameIds) expect(await gameWords(id, game)).toBe(languageIn(id).games[game]);
  });

  it.each(gameIds)('names every option of %s and all of its values', (game) => {
    const { names, fields } = games[game].options;
    const { options } = languageIn(id).games[game];
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

/** What is typed, and so the same in all languages. */
const typed = /^crossbones |^--|^\/terminal\/orders\/\w+\/0|^\/help\/pages\/admin\/more\/1\/\d\/0/;

describe.each(others)('%s', (id) => {
  it('leaves nothing in English', () => {
    const left = [...spoken[id]].filter(
      ([path, text]) =>
        text === spoken.en.get(path) &&
        !shared.has(text) &&
        !typed.test(text) &&
        !typed.test(path) &&
        /\p{L}{3}/u.test(text) &&
        !/^\/page\/play\/points|\/(list|named|shotOf|doneBy)#/.test(path),
    );
    expect(left).toEqual([]);
  });

  it('fills in what English fills in', () => {
    const mine = phrasesOf(id);
    for (const [key, phrase] of phrasesOf('en')) {
      for (const sample of samples)
        expect(told(mine.get(key)!, sample).asked, key).toEqual(told(phrase, sample).asked);
    }
  });
});

it('French sets its spaces; `node scripts/typography.js` does it', () => {
  for (const [path, text] of spoken.fr) {
    expect(text, path).not.toMatch(/ [;:!?»]|« /);
    expect(text, path).not.toMatch(/[\p{L}\d)][;!?]/u);
    expect(text.replace(/'\{[^}]*\}'/, ''), path).not.toMatch(/'/);
  }
});

it('German uses its own quotation marks', () => {
  for (const [path, text] of spoken.de) expect(text, path).not.toMatch(/”|«|(?<!„[^“]*)“/);
});

it('Spanish opens what it asks and cries, and uses its own quotation marks', () => {
  for (const [path, text] of spoken.es) {
    expect(text, path).not.toMatch(/“|”|„| [;:!»]|« /);
    // A question mark by itself is what one types.
    const asked = text.replaceAll(/(?<=^|\s)\?(?=\s)/g, '');
    expect(asked.split('¿').length, `${path}: ${text}`).toBe(asked.split('?').length);
    expect(text.split('¡').length, `${path}: ${text}`).toBe(text.split('!').length);
  }
});

it('Italian uses its own quotation marks and apostrophes', () => {
  for (const [path, text] of spoken.it) {
    expect(text, path).not.toMatch(/[“”„]|« | »| [;:!]/);
    expect(text.replace(/'\{[^}]*\}'/, ''), path).not.toMatch(/'/);
  }
});

it('no word needs the engine', () => {
  const folders = ['./', ...languageIds.map((id) => `${id}/`)].map((name) => new URL(name, import.meta.url));
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
    [['it-CH', 'de'], 'it'],
    [['frr', 'toString'], 'en'],
    [['C'], 'en'],
    [['*'], 'en'],
    [[''], 'en'],
    [[], 'en'],
  ] as const)('hears %j as %s', (wanted, id) => {
    expect(languageOf(wanted)).toBe(id);
  });
});

describe('languageOfTerminal', () => {
  it.each([
    [{ LANG: 'fr_CA.UTF-8' }, 'fr'],
    [{ LANG: 'de' }, 'de'],
    [{ LC_MESSAGES: 'de_AT.UTF-8', LANG: 'fr_FR.UTF-8' }, 'de'],
    [{ LC_ALL: 'fr_FR@euro', LC_MESSAGES: 'de_DE', LANG: 'en_US' }, 'fr'],
    // An empty one is as good as none, one in a language we do not speak is not.
    [{ LC_ALL: '', LC_MESSAGES: '', LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LC_ALL: 'nl_NL.UTF-8', LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANGUAGE: 'nl:fr:de', LANG: 'nl_NL.UTF-8' }, 'fr'],
    [{ LANGUAGE: 'fr' }, 'fr'],
    [{ LANGUAGE: '', LANG: 'fr_FR' }, 'fr'],
    [{ LANGUAGE: 'fr', LANG: 'C' }, 'en'],
    [{ LANGUAGE: 'fr', LC_ALL: 'POSIX' }, 'en'],
    [{ LC_ALL: 'C.UTF-8', LANG: 'fr_FR' }, 'en'],
    [{ LANG: 'xx_YY' }, 'en'],
    [{}, 'en'],
  ] as const)('hears %j as %s', (env, id) => {
    expect(languageOfTerminal(env)).toBe(id);
  });
});

it.each(languageIds)('what stands before a line of the terminal in %s fits its column', (id) => {
  const told = tellers.flatMap(({ stories }) =>
    Object.entries(stories[id])
      .filter(([key]) => key.endsWith('Title'))
      .map(([, title]) => String(title)),
  );
  expect(told.length).toBeGreaterThan(4);
  for (const title of [...Object.values(languageIn(id).terminal.title), ...told])
    expect(title.length, title).toBeLessThanOrEqual(10);
});
