import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
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

const dist = process.env.PAGE_DIR ?? fileURLToPath(new URL('../dist', import.meta.url));

/** What the page and its workers are made of, as the build has left it, and what each file weighs on its way. */
function readLedger(bundle: 'page' | 'worker' | 'trial'): Map<string, Chunk> {
  const ledger = JSON.parse(readFileSync(join(dist, '.vite/ledger.json'), 'utf8')) as {
    readonly [name: string]: readonly Omit<Chunk, 'zipped'>[];
  };
  return new Map(
    ledger[bundle].map((chunk) => {
      const zipped = gzipSync(readFileSync(join(dist, chunk.file)), { level: 9 }).length;
      return [chunk.file, { ...chunk, zipped }];
    }),
  );
}

/**
 * The rules, the matches and the players, which a table of the server leaves to the server; not which games and levels
 * there are, nor what follows from a view alone.
 */
const engine =
  /^games\/src\/(?!(all|catalogue|crew|[^/]+\/facts)\.ts|[^/]+\/seen\/)|^bots\/src\/|^core\/src\/(match|playout|worlds)\.ts/;

test.describe('sizes', () => {
  let page: Map<string, Chunk>;
  let worker: Map<string, Chunk>;
  test.beforeAll(() => {
    page = readLedger('page');
    worker = readLedger('worker');
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
  const base = ['web/index.html', 'texts/src/de/index.ts', 'web/src/play/local/offline-page.ts'];

  test('home is light', () => {
    const home = closure(page, ...base, 'web/src/screens/Home.tsx', 'web/src/screens/home/Live.tsx');
    test.info().annotations.push({ type: 'size', description: `${weigh(home)}` });
    expect(weigh(home)).toBeLessThanOrEqual(50 * KB);
    expect([...home].flatMap(({ modules }) => modules).filter((id) => engine.test(id))).toEqual([]);
  });

  const pad = ['web/src/screens/Pads.tsx', 'texts/src/de/pad.ts'];

  test('the score pad is light', () => {
    expect(weigh(closure(page, ...base, ...pad, 'web/src/screens/pad/AllSheets.tsx'))).toBeLessThanOrEqual(
      60 * KB,
    );
  });

  test('the sea trial weighs on nobody else, and not much on its visitors', () => {
    const trial = readLedger('trial');
    const simulator = /^server\//;
    for (const chunks of [page, worker])
      expect(
        [...chunks.values()].flatMap(({ modules }) => modules).filter((id) => simulator.test(id)),
      ).toEqual([]);
    const screen = closure(page, ...base, 'web/src/screens/SeaTrial.tsx', 'texts/src/de/fairness.ts');
    const whole = [...trial.values()];
    expect(whole.flatMap(({ modules }) => modules).filter((id) => simulator.test(id))).not.toEqual([]);
    test.info().annotations.push({ type: 'size', description: `${weigh(screen)}, ${weigh(whole)}` });
    expect(weigh(screen)).toBeLessThanOrEqual(60 * KB);
    expect(weigh(whole)).toBeLessThanOrEqual(90 * KB);
  });

  test('the bluff trainer is light, and knows the solution without the rules', () => {
    const screen = closure(
      page,
      ...base,
      'web/src/screens/Bluff.tsx',
      'texts/src/de/learn.ts',
      'texts/src/de/skull/words.ts',
    );
    const known = /^bots\/src\/skull\/duel\//;
    const modules = [...screen].flatMap((chunk) => chunk.modules);
    expect(modules.filter((id) => known.test(id))).not.toEqual([]);
    expect(modules.filter((id) => id.startsWith('games/') && engine.test(id))).toEqual([]);
    test.info().annotations.push({ type: 'size', description: `${weigh(screen)}` });
    expect(weigh(screen)).toBeLessThanOrEqual(70 * KB);
    // Page and workers fetch a book under one name.
    const books = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.bin'));
    expect(new Set(books.map((file) => file.replace(/-[^-]+$/, ''))).size).toBe(books.length);
  });

  test('a review is light, besides those who do it', () => {
    const home = closure(page, ...base, 'web/src/screens/Home.tsx', 'web/src/screens/home/Live.tsx');
    const screen = closure(
      page,
      ...base,
      'web/src/screens/Review.tsx',
      ...['review', 'guidance', 'together', 'skull-king/words'].map((text) => `texts/src/de/${text}.ts`),
    );
    const own = [...screen].filter((chunk) => !home.has(chunk));
    // The thread loads this besides rulebook and bots, which matches of the device have, too.
    const match = closure(worker, 'web/src/play/local/worker.ts', 'bots/src/skull-king/crew.ts');
    const thread = [...closure(worker, 'web/src/play/local/reviewing.ts')].filter(
      (chunk) => !match.has(chunk),
    );
    test.info().annotations.push({ type: 'size', description: `${weigh(own)}, ${weigh(thread)}` });
    expect([...screen].flatMap(({ modules }) => modules).filter((id) => engine.test(id))).toEqual([
      'bots/src/review/summary.ts',
    ]);
    expect(weigh(own) + weigh(thread)).toBeLessThanOrEqual(60 * KB);
  });

  test('the deal of the day is light, and brings no rules', () => {
    const screen = closure(page, ...base, 'web/src/screens/Daily.tsx', 'texts/src/de/daily.ts');
    const modules = [...screen].flatMap((chunk) => chunk.modules);
    expect(modules.filter((id) => engine.test(id))).toEqual([]);
    test.info().annotations.push({ type: 'size', description: `${weigh(screen)}` });
    expect(weigh(screen)).toBeLessThanOrEqual(60 * KB);
  });

  for (const game of games) {
    const words = ['texts/src/de/pad.ts', `texts/src/de/${game}/words.ts`];

    test(`a sheet of ${game} is light, from its first line on`, () => {
      const padGame = `web/src/games/${game}/pad/index.ts`;
      const begun = closure(page, ...base, ...words, 'web/src/screens/NewSheet.tsx', padGame);
      const sheet = closure(
        page,
        ...base,
        ...words,
        'web/src/screens/Pad.tsx',
        'web/src/screens/pad/SheetActions.tsx',
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
          `web/src/games/${game}/table/index.ts`,
          `texts/src/de/${game}/words.ts`,
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
  const underWay = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // The stream stays open.
    if (!request.url.includes('/api/stream')) underWay.add(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => void underWay.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    underWay.delete(requestId);
    bytes += encodedDataLength;
  });
  await visitor.goto(`${server.url}${address}`);
  await visitor.locator('.table-of').waitFor();
  // All of it is there: nothing is under way, the letters are drawn, and the page has nothing left to do.
  await expect
    .poll(async () => {
      const idle = await visitor.evaluate(async () => {
        await new Promise((go) => requestIdleCallback(go));
        return document.readyState === 'complete' && document.fonts.status === 'loaded';
      });
      return idle && underWay.size === 0;
    })
    .toBe(true);
  expect(bytes).toBeGreaterThan(50 * KB);
  expect(bytes).toBeLessThanOrEqual(300 * KB);
});
