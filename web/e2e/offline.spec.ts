import { inCharge } from './fixture/keeper.js';
import { play } from './fixture/play.js';
import { games } from './fixture/setup.js';
import { sail, shelve } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test.use({ serviceWorkers: 'allow' });

test('with the server gone after the first visit every game can be begun, and a book that was fetched is kept', async ({
  page,
  context,
  server,
  lookout,
}) => {
  await page.goto('/');
  await inCharge(page);
  await page.goto('/bluff');
  const choices = page.locator('.bluff-choices');
  await choices.waitFor();
  await page.goto('/train/skull');
  await page.locator('.train-asked[data-puzzle]').waitFor();
  lookout.storm(true);
  await server.kill();
  await context.setOffline(true);
  await page.reload();
  await page.locator('.train-asked[data-puzzle]').waitFor();
  await page.goto('/bluff');
  await choices.waitFor();
  for (const game of games) {
    await page.goto('/');
    await page
      .locator(`.door[data-game="${game}"]`)
      .getByRole('button', { name: 'Play', exact: true })
      .click();
    await page.locator('.table-of').waitFor();
    await play(page, { until: async (_, done) => done === 1, hurry: true });
  }
  // A match that is kept here can be reviewed: nothing of that was looked at before.
  const over = sail('skull', { seats: 3 });
  await shelve(page, over);
  await page.goto(`/local/${over.id}/review`);
  await page.locator('.review-guide').waitFor();
  await page.goto('/history');
  await expect(page.getByText('On this device')).toHaveCount(games.length + 1);
  await page.goto('/settings');
  await expect(page.getByText('This needs a connection. Solo games work without one.')).toBeVisible();
  await context.setOffline(false);
  await server.again();
  lookout.storm(false);
});

test('the page can be installed', async ({ page }) => {
  await page.goto('/');
  const answer = await page.request.get((await page.locator('link[rel="manifest"]').getAttribute('href'))!);
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  for (const size of ['192x192', '512x512']) expect(icons.map(({ sizes }) => sizes)).toContain(size);
  expect(icons.some(({ purpose }) => purpose?.includes('maskable'))).toBe(true);
  for (const { src } of icons)
    expect((await page.request.get(src)).headers()['content-type']).toMatch(/^image\//);
});
