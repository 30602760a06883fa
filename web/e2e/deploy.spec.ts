import type { Page } from '@playwright/test';
import { buildOf, built, type NextBuild, nextBuild } from './fixture/deploy.js';
import { inCharge } from './fixture/keeper.js';
import type { Lookout } from './fixture/lookout.js';
import { play, seeResult } from './fixture/play.js';
import type { Server } from './fixture/server.js';
import { openTable } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

let next: NextBuild;
test.beforeAll(async () => {
  next = await nextBuild();
});
test.afterAll(() => next.remove());

/** What a browser says of parts that are not there any more. */
const gone = /404|Failed to fetch dynamically imported module|Unable to preload CSS|Refused to apply style/;

/** At one's own turn, with something to ask for that comes in a file of its own. */
async function sitDown(page: Page): Promise<void> {
  await openTable(page, 'skull-king-dice', { seats: 3 });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(odds(page)).toBeVisible();
}

const odds = (page: Page) => page.getByRole('button', { name: 'Odds' });

/** Another version is put in the place of the one that runs. */
async function deploy(page: Page, server: Server): Promise<void> {
  await server.kill('SIGTERM');
  await server.again(next.folder);
  await expect(page.getByRole('status').filter({ hasText: 'There is a new version.' })).toBeVisible();
  await expect(page.locator('.line-state')).toContainText('Live');
}

/** One bids while no server is there; the old page has it kept by the new server. */
async function playInBetween(page: Page, server: Server): Promise<void> {
  await server.kill();
  await page.locator('.bid:enabled').first().click();
  await expect(page.getByText('Sending …')).toBeVisible();
  await server.again();
  await expect(page.getByText('Sending …')).toHaveCount(0);
}

const isNew = (page: Page): Promise<unknown> =>
  page.waitForFunction((entry) => {
    const now = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    // Unless the page has found a quiet moment by itself.
    if (now !== entry) document.querySelector<HTMLElement>('.renewal .button')?.click();
    return now === entry;
  }, next.entry);

/** Nobody is there any more who would miss the server that comes back with its own page. */
async function leave(page: Page, server: Server, lookout: Lookout): Promise<void> {
  // A service worker outlives its page, and may still be fetching the new one.
  lookout.storm(true);
  await page.close();
  await server.kill();
  await server.again(built);
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page from before a deploy plays on, asks to reload for what is gone, and loses no turn', async ({
    page,
    server,
    lookout,
  }) => {
    await sitDown(page);
    const before = await buildOf(page);
    lookout.storm(true);
    lookout.allow(gone);
    await deploy(page, server);

    // What it would need is gone: the table stays, and nothing is loaded anew over somebody's turn.
    await odds(page).click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('The server has a newer version');
    await expect(notice.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(page.locator('.bid:enabled').first()).toBeVisible();
    expect(await buildOf(page)).toBe(before);

    await playInBetween(page, server);
    await isNew(page);
    await expect(notice).toHaveCount(0);
    await page.locator('.table-of').waitFor();
    lookout.storm(false);
    await play(page, { until: async (_, done) => done === 3, hurry: true });
    await leave(page, server, lookout);
  });

  test('a screen that is gone asks to reload, and is there afterwards', async ({ page, server, lookout }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Settings' }).first().waitFor();
    // It does not reload by itself in the quiet moment before the tap: it has done so once for this build.
    await page.evaluate((build) => sessionStorage.setItem('renewed', build), next.entry);
    lookout.storm(true);
    lookout.allow(gone);
    await server.kill('SIGTERM');
    await server.again(next.folder);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('heading', { name: 'Something broke on this page' })).toBeVisible();
    const reload = page.getByRole('alert').getByRole('button', { name: 'Reload' });
    await reload.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await buildOf(page)).toBe(next.entry);
    await expect(reload).toHaveCount(0);
    await leave(page, server, lookout);
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a page from before a deploy has all its parts, and becomes the new one', async ({
    page,
    server,
    lookout,
  }) => {
    await page.goto('/');
    await inCharge(page);
    await sitDown(page);
    lookout.storm(true);
    await deploy(page, server);
    await odds(page).click();
    await expect(page.getByRole('dialog', { name: 'Odds' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await playInBetween(page, server);
    // Whoever loads it anew at the very moment at which it does so by itself has what they wanted.
    await page.reload().catch(() => {});
    await isNew(page);
    await page.locator('.table-of').waitFor();
    lookout.storm(false);
    await play(page, { until: async (_, done) => done === 3, hurry: true });
    await leave(page, server, lookout);
  });
});

test('a newer server may say more than this page knows', async ({ page }) => {
  const more = { unheard: { of: [1, 'two', null] } };
  const grown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(grown);
    if (typeof value !== 'object' || value === null) return value;
    // What a game shows is read by its own names, and its lists may be of anything.
    const parts = Object.entries(value).map(([name, one]) => [name, name === 'view' ? one : grown(one)]);
    return { ...Object.fromEntries(parts), ...more };
  };
  await page.route(/\/api\/(?!stream)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const json = response.headers()['content-type']?.startsWith('application/json') ?? false;
    await route.fulfill({ response, body: json ? JSON.stringify(grown(JSON.parse(text))) : text });
  });
  await openTable(page, 'skull-king', { seats: 3, options: { schedule: [1] } });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, { hurry: true });
  await seeResult(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible();
  await page.goto('/settings');
  await expect(page.locator('.account-name')).toBeVisible();
});
