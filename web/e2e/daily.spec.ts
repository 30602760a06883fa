import type { Page } from '@playwright/test';
import { bringAxe, inspect } from './fixture/axe.js';
import { inCharge } from './fixture/keeper.js';
import { reviewsOf } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test.use({ swift: true });

/** Plays the first legal word whenever this browser is asked, until the match is over. */
const playOut = (page: Page, table: string): Promise<void> =>
  page.evaluate(async (id) => {
    const at = `/api/tables/${id}`;
    for (let key = 0; ; key++) {
      const { table, step } = await (await fetch(at)).json();
      if (table.phase === 'over') return;
      const { actors, decision, legal } = step.sight;
      if (!actors.includes(0)) {
        await new Promise(requestAnimationFrame);
        continue;
      }
      await fetch(`${at}/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `daily-${key}` },
        body: JSON.stringify({ decision, actions: legal.slice(0, 1) }),
      });
    }
  }, table);

test('the deal of the day is played once, compared and passed on, and nothing of it is open', async ({
  page,
  context,
}) => {
  await bringAxe(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.getByRole('link', { name: 'Deal of the day' }).click();
  const deal = page.locator('.daily-deal[data-game="skull"]');
  await expect(page.locator('.daily-deal')).toHaveCount(5);
  await expect(deal.locator('.daily-histogram')).toHaveCount(0);
  await deal.getByRole('button', { name: /^Play/ }).click();
  await page.locator('.table-of').waitFor();
  const table = new URL(page.url()).pathname.split('/')[2];

  await playOut(page, table);
  const result = page.getByRole('dialog');
  await expect(result).toBeVisible();
  await expect(result.getByRole('link', { name: 'Replay' })).toHaveCount(0);
  await expect(result.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await result.getByRole('link', { name: 'Deal of the day' }).click();
  await expect(deal.locator('.daily-result')).toHaveText(/^place \d of 4$/);
  // The crew plays when nobody else does.
  await expect(deal.locator('.daily-histogram .mine')).toHaveCount(1);
  await expect(page.locator('.daily-streak')).toContainText('1 day in a row');
  await expect(deal.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  await expect(deal.getByRole('link', { name: 'Replay' })).toHaveCount(0);
  await page.getByText('Who is the crew').click();
  await inspect(page, 'a deal that was played');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await deal.getByRole('button', { name: 'Share' }).click();
  await expect(deal.getByRole('status')).not.toBeEmpty();
  const [line] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(line).toMatch(/^Crossbones \d+ \w+ · Skull [▪▫]{10}( better than \d+% of the crew)?$/);

  // One's own decisions may be looked at again, and nobody else's.
  await deal.getByRole('link', { name: 'Review: Skull' }).click();
  await expect(page.getByText('your own decisions only')).toBeVisible();
  await page.locator('.review-guide').waitFor();
  await expect(page.locator('.review-seats tbody tr')).toHaveCount(1);
  await page.getByRole('radio', { name: 'Every decision' }).check();
  await expect(page.locator('.review-list .review-decision').first()).toBeVisible();
  await page.locator('.review-list .review-decision summary').first().click();
  await expect(page.getByRole('link', { name: 'See it at the table' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toHaveCount(0);
  await inspect(page, 'the review of one seat');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await reviewsOf(page)).toEqual([]);

  // The server keeps it closed, whatever the page offers.
  const asked = await page.request.get(`/api/tables/${table}/replay`);
  expect([asked.status(), (await asked.json()).error.code]).toEqual([409, 'deal-closed']);
});

test('deals that did not come at first come by themselves', async ({ page, lookout }) => {
  lookout.storm(true);
  await page.route('**/api/daily*', (route) => route.abort());
  await page.goto('/daily');
  await expect(page.locator('main .daily-kept, main [role="status"], main h2').first()).toBeVisible();
  await expect(page.locator('.daily-deal')).toHaveCount(0);
  await page.unroute('**/api/daily*');
  await expect(page.locator('.daily-deal')).toHaveCount(5);
  lookout.storm(false);
});

test.describe('days before', () => {
  test.use({ serviceWorkers: 'allow' });

  test('are played on the device, without a network too', async ({ page, context, lookout }) => {
    const options = { gangs: 1, lastSkull: 'challenger' };
    const kept = [
      { day: '2026-11-17', deals: [{ game: 'skull', rules: 2, seats: 4, options, key: 'ab'.repeat(32) }] },
    ];
    await page.goto('/');
    await inCharge(page);
    await page.goto('/daily');
    await page.locator('.daily-deals').waitFor();
    await page.evaluate((days) => localStorage.setItem('daily', JSON.stringify(days)), kept);
    lookout.storm(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { name: '17 Nov' })).toBeVisible();
    await page.getByRole('button', { name: 'Play it on this device: Skull' }).click();
    await page
      .locator('.table-of[data-game="skull"], .playing[data-table="skull"] .table-of')
      .first()
      .waitFor();
    await context.setOffline(false);
    lookout.storm(false);
  });
});
