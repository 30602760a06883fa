import type { Page } from '@playwright/test';
import { byClick, play, seeResult } from './fixture/play.js';
import { openTable, sitDownHere } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test.use({ serviceWorkers: 'allow' });

/** Until what was done has failed to be sent so many times. */
const failed = (page: Page, times: number): Promise<unknown> => {
  let left = times;
  return page.waitForEvent('requestfailed', (request) => request.url().endsWith('/submit') && --left === 0);
};

const wish = { seats: 3, options: { schedule: [1, 2, 3] } };

test('a reload in the middle loses nothing, here and at the server', async ({ page }) => {
  await sitDownHere(page, 'skull-king', wish);
  await play(page, { until: async (_, done) => done === 3, hurry: true });
  const heading = page.locator('.bar h1 small');
  await expect(page.locator('.held.playable, .bid:enabled').first()).toBeVisible();
  const before = [await heading.innerText(), await page.locator('.held').count()];
  await page.reload();
  await expect(page.locator('.held.playable, .bid:enabled').first()).toBeVisible();
  expect([await heading.innerText(), await page.locator('.held').count()]).toEqual(before);

  await openTable(page, 'skull-king', wish);
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, { until: async (_, done) => done === 2, hurry: true });
  await page.reload();
  await page.locator('.table-of').waitFor();
  await play(page, { hurry: true });
  await seeResult(page);
});

test('the network goes in the middle: what was done is kept and sent, nothing is lost', async ({
  page,
  context,
  lookout,
}) => {
  await openTable(page, 'skull-king', wish);
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, { until: async (_, done) => done === 1, hurry: true });
  // One's own turn: nobody else can change anything meanwhile.
  await expect(page.locator('.held.playable').first()).toBeVisible();

  lookout.storm(true);
  await context.setOffline(true);
  await expect(page.getByText('Offline')).toBeVisible();
  // One tap while the line is down: it is pending, and said to be, however often it fails.
  const third = failed(page, 3);
  await byClick(page, '.held.playable .held-button', 0);
  await expect(page.getByText('Sending …')).toBeVisible();
  await third;
  await expect(page.getByText('Sending …')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Offline')).toHaveCount(0);
  await expect(page.getByText('Sending …')).toHaveCount(0);
  lookout.storm(false);

  // Answers that get lost on the way back are asked for again, and nothing is done twice.
  let lost = 0;
  lookout.allow(/net::ERR_(FAILED|CONNECTION)/);
  await page.route('**/api/tables/*/submit', async (route) => {
    if (lost++ % 2 === 0) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await play(page, { hurry: true, seed: 7 });
  await seeResult(page);
  expect(lost).toBeGreaterThan(2);
});

test('the server dies and comes back: the table goes on where it was', async ({ page, server, lookout }) => {
  await openTable(page, 'skull-king', { seats: 3, options: { schedule: [2] } });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await play(page, { until: async (_, done) => done === 1, hurry: true });
  lookout.storm(true);
  await server.kill();
  await expect(page.locator('.line-state')).toContainText('Reconnecting');
  await server.again();
  await expect(page.locator('.line-state')).toContainText('Live');
  lookout.storm(false);
  await play(page, { hurry: true });
  await seeResult(page);
});
