import { play, seeResult } from './fixture/play.js';
import { introduce, wish } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test('a match over plain http under a name that is not localhost', async ({ page, join, server }) => {
  const house = `http://crossbones.test:${server.port}`;
  await wish(page.context(), 'skull-king', { seats: 2, options: { schedule: [1, 2] } });
  await introduce(page.context());
  await page.goto(`${house}/open/skull-king`);
  expect(
    await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, crypto.subtle === undefined]),
  ).toEqual([false, false, true]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\/\w+$/);
  // Without a clipboard the link is there to be copied by hand, or is copied the old way.
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(
    page.getByText('Copied').or(page.getByText('Select the link and copy it by hand.')).first(),
  ).toBeVisible();

  const other = await join({ name: 'Mina' });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([play(page, { hurry: true, seed: 4 }), play(other, { hurry: true, seed: 5 })]);
  await seeResult(page);
  await page.getByText('Was it dealt fairly?').click();
  await expect(page.getByText(/^It holds/)).toBeVisible();

  // Solo works as well, and what needs a secure address says so.
  await page.goto(`${house}/`);
  await page.locator('.door[data-game="skull"]').getByRole('button', { name: 'Play', exact: true }).click();
  await play(page, { hurry: true, until: async (_, done) => done === 2 });
  await page.goto(`${house}/settings`);
  await expect(page.getByText(/Passkeys need a secure/)).toBeVisible();
});
