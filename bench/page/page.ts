// First content, ready to tap, event to card, and frames while cards move: on a slow phone, beside a yardstick.
import { cpus } from 'node:os';
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { play } from '../../web/e2e/fixture/play.js';
import { inPhase } from '../../web/e2e/fixture/screens.js';
import { games, openTable } from '../../web/e2e/fixture/setup.js';
import { board, reviewsOf, sail, shelve } from '../../web/e2e/fixture/shelf.js';
import { test } from '../../web/e2e/fixture/test.js';
import { Yardstick } from './yardstick.js';

const PASSES = Number(process.env.PASSES ?? 5);
/** Slow 4G, as the tools of browsers define it. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWDOWN = 4;

const rows: string[][] = [];
const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
const most = (all: readonly number[]): number => Math.max(...all);
const ms = (value: number): string => `${Math.round(value)} ms`;
const row = (what: string, aim: string, all: readonly number[], yard: readonly number[] | null): void => {
  rows.push([what, aim, ms(median(all)), ms(most(all)), yard === null ? '' : ms(median(yard))]);
};

async function slowed(page: Page, { network }: { network: boolean }): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', line);
  return session;
}

/** Notes when there is something to see, and when the first button to a game can be tapped. */
const watchStart = (): void => {
  const seen = { content: 0, ready: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.content = startTime;
  }).observe({ type: 'paint', buffered: true });
  const look = (): void => {
    const door = document.querySelector('.door .button.main, #door');
    const box = door?.getBoundingClientRect();
    const top = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (door && (top === door || (box && box.y > innerHeight))) seen.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
type Seen = { content: number; ready: number };

const fresh: BrowserContextOptions = { serviceWorkers: 'block' };

test('start', async ({ join, server }) => {
  const ours: Seen[] = [];
  let bytes = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const page = await join({}, fresh);
    const session = await slowed(page, { network: true });
    bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.addInitScript(watchStart);
    ours.push(await started(page, server.url));
    await page.context().close();
  }
  const yardstick = await Yardstick.begin(bytes);
  const theirs: Seen[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const page = await join({}, fresh);
    await slowed(page, { network: true });
    await page.addInitScript(watchStart);
    theirs.push(await started(page, yardstick.url));
    await page.context().close();
  }
  yardstick.end();
  row(
    'first content',
    '≤ 1500 ms',
    ours.map(({ content }) => content),
    theirs.map(({ content }) => content),
  );
  row(
    'ready to tap',
    '≤ 2500 ms',
    ours.map(({ ready }) => ready),
    theirs.map(({ ready }) => ready),
  );
});

async function started(page: Page, url: string): Promise<Seen> {
  await page.goto(url);
  const done = await page.waitForFunction(() => {
    const { seen } = window as unknown as { seen: Seen };
    return seen.content > 0 && seen.ready > 0 ? seen : null;
  });
  return (await done.jsonValue()) as Seen;
}

test('from an event to a card on the table', async ({ page }) => {
  await page.addInitScript(() => {
    // The stream is read in pieces; the time at which each arrives is noted.
    const noted = { arrived: 0, took: [] as number[] };
    Object.assign(window, { noted });
    const read = ReadableStreamDefaultReader.prototype.read;
    ReadableStreamDefaultReader.prototype.read = async function (this: ReadableStreamDefaultReader) {
      const piece = await read.call(this);
      noted.arrived = performance.now();
      return piece;
    } as typeof read;
    let lying = 0;
    new MutationObserver(() => {
      const now = document.querySelectorAll('.trick .lying').length;
      if (now > lying) {
        const { arrived } = noted;
        // Painted when the frame after this one begins.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => noted.took.push(performance.now() - arrived)),
        );
      }
      lying = now;
    }).observe(document, { childList: true, subtree: true });
  });
  await openTable(page, 'skull-king', { seats: 4, options: { schedule: [4, 5] } });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-of').waitFor();
  await slowed(page, { network: true });
  await play(page, { hurry: true });
  const took = await page.evaluate(() => (window as unknown as { noted: { took: number[] } }).noted.took);
  row(`event to card on the table (${took.length} cards)`, '≤ 100 ms', took, null);
});

test('a review, with the threads that do it', async ({ join, server }) => {
  const yardstick = await Yardstick.begin(1_000);
  const bare = await join({}, fresh);
  await bare.goto(`${yardstick.url}/threads`);
  for (const game of games) {
    const seats = game === 'queens-collection' ? 3 : 4;
    const kept = sail(game, { seats }, { id: `${game}-bench` });
    const aim = game === 'skull-king' ? ['≤ 2000 ms', '≤ 10000 ms'] : ['≤ 2000 ms', '≤ 30000 ms'];
    const first: number[] = [];
    const whole: number[] = [];
    const yard: number[] = [];
    let told = 0;
    let all = 0;
    for (let pass = 0; pass < PASSES; pass++) {
      const page = await join({}, fresh);
      await page.goto(`${server.url}/settings`);
      await shelve(page, kept);
      await page.addInitScript(watchReview);
      await page.goto(`${server.url}/local/${kept.id}/review`);
      const seen = await page.waitForFunction(() => {
        const { reviewed } = window as unknown as { reviewed: Reviewed };
        return reviewed.whole > 0 ? reviewed : null;
      });
      const times = (await seen.jsonValue()) as Reviewed;
      // A browser slows its page down, and not the threads of it: all of it is counted as often.
      first.push(SLOWDOWN * times.first);
      whole.push(SLOWDOWN * times.whole);
      const [review] = await reviewsOf(page);
      all = review.review.decisions.length;
      told = review.review.decisions.filter(({ best }) => best.hints.length > 1).length;
      await page.context().close();
      yard.push(SLOWDOWN * (await bare.evaluate(countInThreads)));
    }
    row(`review of ${game}, ${seats} seats: first grades`, aim[0], first, null);
    row(`all ${all} grades, luck and skill`, aim[1], whole, yard);
    rows.push(['grades with a reason in words', '≥ 90 %', `${Math.round((100 * told) / all)} %`, '', '']);
  }
  yardstick.end();
});

/** Two bare threads count; answers how long that takes, in ms. */
const countInThreads = async (): Promise<number> => {
  const began = performance.now();
  const threads = [0, 1].map(() => new Worker('/count.js'));
  await Promise.all(threads.map((one) => new Promise((counted) => one.addEventListener('message', counted))));
  for (const one of threads) one.terminate();
  return performance.now() - began;
};

interface Reviewed {
  first: number;
  whole: number;
}
/** Notes when the first grades are shown, and when all of them are there. */
const watchReview = (): void => {
  const reviewed: Reviewed = { first: 0, whole: 0 };
  Object.assign(window, { reviewed });
  new MutationObserver(() => {
    if (reviewed.first === 0 && document.querySelector('.review-seats')) reviewed.first = performance.now();
    if (reviewed.whole === 0 && document.querySelector('.review-guide')) reviewed.whole = performance.now();
  }).observe(document, { childList: true, subtree: true });
};

/** Frames and long tasks from now on. */
const watchFrames = (): void => {
  const frames = { deltas: [] as number[], long: [] as number[], last: 0 };
  Object.assign(window, { frames });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) frames.long.push(duration);
  }).observe({ type: 'longtask' });
  const step = (now: number): void => {
    // Only while something moves.
    const moves = document.getAnimations().some(({ playState }) => playState === 'running');
    if (frames.last > 0 && moves) frames.deltas.push(now - frames.last);
    frames.last = moves ? now : 0;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
};
type Frames = { deltas: number[]; long: number[] };

/** What script and style have taken on a page so far, in ms. */
async function spent(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const own = metrics.filter(({ name }) => name === 'ScriptDuration' || name === 'RecalcStyleDuration');
  return own.reduce((sum, { value }) => sum + 1000 * value, 0);
}

test('frames while cards move', async ({ join }) => {
  const page = await join({ motion: 'normal', raiseFirst: false });
  await board(page, inPhase('skull-king', 'play', 4, { schedule: [8, 1] }, 4));
  const session = await slowed(page, { network: false });
  await session.send('Performance.enable');
  await page.evaluate(watchFrames);
  const before = await spent(session);
  await play(page, { until: async (_, done) => done === 5 });
  const took = (await spent(session)) - before;
  const ours = (await page.evaluate(() => (window as unknown as { frames: Frames }).frames)) as Frames;

  const yardstick = await Yardstick.begin(1_000);
  const bare = await join({}, fresh);
  await bare.goto(`${yardstick.url}/cards`);
  await slowed(bare, { network: false });
  await bare.evaluate(watchFrames);
  await bare.waitForTimeout(8_000);
  const theirs = (await bare.evaluate(() => (window as unknown as { frames: Frames }).frames)) as Frames;
  yardstick.end();
  const rate = ({ deltas }: Frames): string => {
    const sum = deltas.reduce((all, one) => all + one, 0);
    return `${Math.round((1000 * deltas.length) / sum)}/s`;
  };
  const late = ({ deltas }: Frames): string =>
    `${Math.round((100 * deltas.filter((one) => one > 25).length) / deltas.length)} %`;
  rows.push(['frames while cards move, on average', '≥ 57/s', rate(ours), '', rate(theirs)]);
  rows.push(['frames that came late (> 25 ms)', '≤ 3 %', late(ours), '', late(theirs)]);
  // All of it, by those frames in which something moved: so it is rather more than less.
  rows.push(['script and style, a frame', '≤ 6 ms', `${(took / ours.deltas.length).toFixed(1)} ms`, '', '']);
  rows.push([
    'tasks longer than 50 ms in five tricks',
    '0',
    String(ours.long.length),
    ours.long.length === 0 ? '' : ms(most(ours.long)),
    String(theirs.long.length),
  ]);
});

test.beforeEach(({ lookout }) => {
  // The yardstick is not one of our pages.
  lookout.allow(/^elsewhere|favicon|^failed|^console/);
});

test.afterAll(({ browser }) => {
  const [cpu] = cpus();
  const table = [
    `${cpu?.model.trim()}, ${cpus().length} cores, Chromium ${browser.version()}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}`,
    `Median of ${PASSES} passes; CPU slowed down ${SLOWDOWN}×, 1.6 Mbit/s with 150 ms.`,
    '',
    '| | aim | median | most | yardstick |',
    '|---|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ];
  console.log(`\n${table.join('\n')}\n`);
});
