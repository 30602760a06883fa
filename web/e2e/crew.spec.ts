import { inCharge } from './fixture/keeper.js';
import { play, seeResult } from './fixture/play.js';
import { openTable, wish } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test.use({ serviceWorkers: 'allow' });

test('captains to play against on this device, and one to ask', async ({ page }) => {
  await wish(page.context(), 'skull-king', { seats: 3, options: { schedule: [2] } });
  await page.goto('/open/skull-king');
  await page.getByRole('radio', { name: 'Captain' }).check();
  await expect(page.getByText('Thinks ahead before every move.')).toBeVisible();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await page.locator('.bids').waitFor();
  await expect(page.locator('.seat-rank')).toHaveText(['Captain', 'Captain']);

  const hint = page.getByRole('button', { name: 'Hint' });
  const told = page.getByRole('region', { name: 'What the captain would do' });
  await hint.press('Enter');
  await expect(told.getByRole('listitem')).toHaveCount(3);
  await expect(told.getByRole('listitem').first()).toHaveText(/^Bid \d.*makes the bid \d+%/);
  const best = page.locator('.bid.best');
  await expect(best).toHaveAccessibleName(/recommended$/);
  await page.keyboard.press('Escape');
  await expect(told).toHaveCount(0);
  // The mark stays until one has bid.
  await expect(best).toHaveCount(1);
  await page.locator('.bid:enabled').first().click();

  // What was said of the bid is not said of the cards.
  await page.locator('.held.playable').first().waitFor();
  await expect(told).toHaveCount(0);
  await hint.click();
  await expect(told.getByRole('status')).toContainText(/takes the trick \d+%|There is nothing else to do\./);
  await expect(page.locator('.held.best')).toHaveCount(1);
  await play(page, { hurry: true });
  await seeResult(page);
  await expect(hint).toHaveCount(0);
});

test('a table of the server takes bots of any level, and gives no hints', async ({ page }) => {
  await openTable(page, 'skull-king', { seats: 4, options: { schedule: [1] } });
  await page.getByLabel('Bot level').selectOption('Admiral');
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  const places = page.locator('.place-level');
  await expect(places).toHaveText(['Admiral', 'Admiral', 'Admiral']);
  await page.locator('.place-button').nth(1).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Deckhand' }).check();
  await expect(places).toHaveText(['Deckhand', 'Admiral', 'Admiral']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.bids').waitFor();
  await expect(page.locator('.seat-rank')).toHaveText(['Deckhand', 'Admiral', 'Admiral']);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await play(page, { hurry: true });
  await seeResult(page);
});

test('what admirals have learned is fetched when it is wanted, and kept', async ({ page }) => {
  const kept = (): Promise<string[]> =>
    page.evaluate(async () => {
      const shelf = await caches.open('crossbones-books');
      return (await shelf.keys()).map(({ url }) => url);
    });
  await wish(page.context(), 'skull-king', { seats: 2, options: { schedule: [1] } });
  await page.goto('/open/skull-king');
  await inCharge(page);
  expect(await kept()).toEqual([]);
  await page.getByRole('radio', { name: 'Admiral' }).check();
  await page.getByRole('button', { name: 'Play against bots' }).click();
  // Of two books the one that a table of two needs.
  const needed = [expect.stringMatching(/\/assets\/skull-king-full-3.*\.bin$/)];
  await expect.poll(kept).toEqual(needed);
  await play(page, { hurry: true });
  await seeResult(page);
  expect(await kept()).toEqual(needed);
});
