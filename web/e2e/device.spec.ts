import type { Page } from '@playwright/test';
import { inCharge } from './fixture/keeper.js';
import { play, seeResult } from './fixture/play.js';
import { short, sitDownHere, wish } from './fixture/setup.js';
import { matchesOf } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test.use({ serviceWorkers: 'allow' });

const aFew = async (_: Page, done: number): Promise<boolean> => done === 4;

const entriesOf = async (page: Page): Promise<number[]> =>
  (await matchesOf(page)).map(({ entries }) => entries.length);

test('after the first visit everything of this device works without a network', async ({
  page,
  context,
  lookout,
}) => {
  await page.goto('/');
  await inCharge(page);
  lookout.storm(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await sitDownHere(page, 'skull-king');
  await play(page);
  await seeResult(page);
  const match = new URL(page.url()).pathname;
  for (const path of ['/history', '/settings', `${match}/replay`, match]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await seeResult(page);
});

test('a match survives a reload in its middle', async ({ page }) => {
  await sitDownHere(page, 'skull-king');
  await play(page, { until: async (_, done) => done === 3 });
  const [before] = await entriesOf(page);
  await page.reload();
  await page.locator('.table-of').waitFor();
  expect((await entriesOf(page))[0]).toBeGreaterThanOrEqual(before);
  await play(page, { until: aFew });
  expect((await entriesOf(page))[0]).toBeGreaterThan(before);
});

test('two at one device never see each other’s hand', async ({ page, context }) => {
  // Whatever is on the page at any time: a curtain and nothing else, or one table.
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const curtain = document.querySelector('.curtain') !== null;
      const tables = document.querySelectorAll('.table-of').length;
      const hands = document.querySelectorAll('.held-button').length;
      if (tables > 1 || (curtain && tables + hands > 0)) console.error('a hand was shown behind the curtain');
    }).observe(document, { childList: true, subtree: true });
  });
  await wish(page.context(), 'skull-king', short['skull-king']);
  await page.goto('/open/skull-king');
  await page.getByRole('button', { name: 'Pass one device around' }).click();
  await page.getByRole('textbox').nth(0).fill('Ann');
  await page.getByRole('textbox').nth(1).fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible();
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await page.locator('.bids').waitFor();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await play(page, { until: async (_, done) => done === 1 });
  await expect(page.getByRole('heading', { name: 'Pass the device to Ben' })).toBeVisible();
  await page.getByRole('button', { name: 'Ann takes it back' }).click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass the device to Ann' })).toBeVisible();
  await play(page, { until: async (_, done) => done === 12 });
});

for (const host of ['localhost', 'crossbones.test']) {
  test(`a match open in two tabs is played in one of them, at ${host}`, async ({ page, context, server }) => {
    await wish(context, 'skull-king', short['skull-king']);
    await page.goto(`http://${host}:${server.port}/open/skull-king`);
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await page.locator('.table-of').waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    const elsewhere = { name: 'This game is open in another tab' };
    await expect(other.getByRole('heading', elsewhere)).toBeVisible();
    await other.getByRole('button', { name: 'Play on here' }).click();
    await other.locator('.table-of').waitFor();
    await expect(page.getByRole('heading', elsewhere)).toBeVisible();
    await play(other, { until: aFew });
  });
}

test('a browser that keeps nothing says so, and plays on', async ({ page, context }) => {
  await context.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: refuse } });
  });
  await sitDownHere(page, 'skull-king');
  await expect(page.getByRole('status').filter({ hasText: 'This browser keeps nothing here' })).toBeVisible();
  await play(page, { until: aFew });
});

test('an engine that falls is started again, and no tap is lost', async ({ page, context }) => {
  await context.addInitScript(() => {
    const threads: Worker[] = [];
    const Real = Worker;
    Object.assign(window, {
      threads,
      Worker: class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          threads.push(this);
        }
      },
    });
  });
  await sitDownHere(page, 'skull-king');
  await play(page, {
    until: aFew,
    look: (page) =>
      page.evaluate(() => {
        const [thread] = (window as unknown as { threads: Worker[] }).threads.slice(-1);
        thread.terminate();
        thread.dispatchEvent(new ErrorEvent('error', { message: 'fell' }));
      }),
  });
  await expect(page.locator('.table-of')).toBeVisible();
});
