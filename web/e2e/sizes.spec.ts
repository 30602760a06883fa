import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { games, openTable, short } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

const KB = 1024;

interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly entry: string | null;
  readonly zipped: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const house = fileURLToPath(new URL('../../', import.meta.url));

/** What a bundle is made of, the page's or its worker's. */
function ledger(chunks: Map<string, Chunk>): Plugin {
  return {
    name: 'ledger',
    // After everything else has had its hands on the code.
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const one of Object.values(bundle) as (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
        if (one.type !== 'chunk') continue;
        chunks.set(one.fileName, {
          file: one.fileName,
          modules: one.moduleIds.map((id) => id.replace(house, '')),
          imports: one.imports,
          entry: one.facadeModuleId?.replace(house, '') ?? null,
          zipped: gzipSync(one.code, { level: 9 }).length,
        });
      }
    },
  };
}

/** The rules, the matches and the players: all that a table of the server leaves to the server. */
const engine = /^(games|bots)\/src\/|^core\/src\/(match|playout|worlds)\.ts/;

test.describe('sizes', () => {
  const page = new Map<string, Chunk>();
  const worker = new Map<string, Chunk>();
  test.beforeAll(async () => {
    await build({
      root,
      logLevel: 'error',
      plugins: [ledger(page)],
      worker: { plugins: () => [ledger(worker)] },
      build: { write: false },
    });
  });

  const entry = (chunks: Map<string, Chunk>, module: string): Chunk => {
    const all = [...chunks.values()];
    const found =
      all.find((chunk) => chunk.entry === module) ?? all.find(({ modules }) => modules.includes(module));
    if (found === undefined) throw new Error(`nothing was built of ${module}`);
    return found;
  };
  /** Everything that is fetched when these are. */
  const closure = (chunks: Map<string, Chunk>, ...modules: readonly string[]): Set<Chunk> => {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk): void => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const file of chunk.imports) visit(chunks.get(file)!);
    };
    for (const module of modules) visit(entry(chunks, module));
    return found;
  };
  const weigh = (chunks: Iterable<Chunk>): number => [...chunks].reduce((sum, { zipped }) => sum + zipped, 0);

  /** The page itself, in its longest language, and what it fetches wherever it is. */
  const base = ['web/index.html', 'texts/src/de/index.ts', 'web/src/local/offline.ts'];

  test('home is light', () => {
    const home = closure(page, ...base, 'web/src/screens/Home.tsx', 'web/src/home/Live.tsx');
    test.info().annotations.push({ type: 'size', description: `${weigh(home)}` });
    expect(weigh(home)).toBeLessThanOrEqual(50 * KB);
    expect([...home].flatMap(({ modules }) => modules).filter((id) => engine.test(id))).toEqual([]);
  });

  const pad = ['web/src/screens/Pads.tsx', 'texts/src/de/pad.ts'];

  test('the score pad is light', () => {
    expect(weigh(closure(page, ...base, ...pad, 'web/src/pad/Shelf.tsx'))).toBeLessThanOrEqual(60 * KB);
  });

  for (const game of games) {
    const words = ['texts/src/de/pad.ts', `texts/src/de/${game}.ts`];

    test(`a sheet of ${game} is light, from its first line on`, () => {
      const padGame = `web/src/pad/${game}/index.ts`;
      const begun = closure(page, ...base, ...words, 'web/src/screens/NewSheet.tsx', padGame);
      const sheet = closure(
        page,
        ...base,
        ...words,
        'web/src/screens/Pad.tsx',
        'web/src/pad/Around.tsx',
        padGame,
      );
      test.info().annotations.push({ type: 'size', description: `${weigh(begun)}, ${weigh(sheet)}` });
      expect(weigh(begun)).toBeLessThanOrEqual(60 * KB);
      expect(weigh(sheet)).toBeLessThanOrEqual(60 * KB);
    });
  }

  for (const game of games) {
    test(`a table of ${game} at the server is light, and knows no rules`, () => {
      const screens = [
        ['web/src/screens/Table.tsx'],
        ['web/src/screens/Middle.tsx', 'texts/src/de/middle.ts'],
      ];
      for (const screen of screens) {
        const table = closure(
          page,
          ...base,
          ...screen,
          `web/src/games/${game}/index.ts`,
          `texts/src/de/${game}.ts`,
        );
        test.info().annotations.push({ type: 'size', description: `${screen[0]} ${weigh(table)}` });
        expect([...table].flatMap(({ modules }) => modules).filter((id) => engine.test(id))).toEqual([]);
        expect(weigh(table)).toBeLessThanOrEqual(90 * KB);
      }
    });

    test(`the rules of ${game} and its players are light`, () => {
      const rules = closure(worker, `games/src/${game}/index.ts`);
      const players = closure(worker, `bots/src/${game}/crew.ts`);
      expect(weigh(rules)).toBeLessThanOrEqual(30 * KB);
      expect(weigh([...players].filter((chunk) => !rules.has(chunk)))).toBeLessThanOrEqual(40 * KB);
    });
  }
});

test('the first visit to a table is light with fonts and art', async ({ page, join, server }) => {
  const address = await openTable(page, 'skull-king', { ...short['skull-king'], seats: 2 });
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-of').waitFor();

  // What is kept for days without a network is fetched when everything else is there, and not counted.
  const visitor = await join({}, { serviceWorkers: 'block' });
  let bytes = 0;
  const session = await visitor.context().newCDPSession(visitor);
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await visitor.goto(`${server.url}${address}`);
  await visitor.locator('.table-of').waitFor();
  await visitor.waitForTimeout(1_500);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(300 * KB);
});
