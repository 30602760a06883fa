import { games, short } from './fixture/setup.js';
import { sail, shelve } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test('a match is watched again by keys, by slider and by link, every hand open', async ({
  page,
  context,
}) => {
  const kept = sail('skull-king', short['skull-king']);
  await page.goto('/settings');
  await shelve(page, kept);
  await page.goto(`/local/${kept.id}/replay`);
  const count = page.locator('.replay-count');
  const last = kept.entries.length;
  await expect(count).toHaveText(`Step 0 of ${last}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(count).toHaveText(`Step 2 of ${last}`);
  await page.keyboard.press('ArrowLeft');
  await expect(count).toHaveText(`Step 1 of ${last}`);
  await page.keyboard.press('PageDown');
  await expect(count).not.toHaveText(`Step 1 of ${last}`);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('End');
  await expect(count).toHaveText(`Step ${last} of ${last}`);
  await page.keyboard.press('Home');
  await expect(count).toHaveText(`Step 0 of ${last}`);
  await page.keyboard.press('Space');
  await expect(count).not.toHaveText(`Step 0 of ${last}`);
  await page.keyboard.press('Space');

  // Every hand is open, from whichever seat.
  await page.keyboard.press('Home');
  await expect(page.locator('.open-hand').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Seen from the seat of' }).selectOption({ label: 'Mina' });
  await page.getByRole('slider').fill('5');
  await expect(count).toHaveText(`Step 5 of ${last}`);
  await expect(page).toHaveURL(/step=5&seat=1/);

  // The address leads there again, without a stop on the way.
  const link = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(link);
  await expect(again.locator('.replay-count')).toHaveText(`Step 5 of ${last}`);
  await expect(again.getByRole('combobox')).toHaveValue('1');
});

for (const game of games) {
  test(`every step of ${game} can be drawn`, async ({ page }) => {
    const kept = sail(game, short[game], { key: 'c' });
    await page.goto('/settings');
    await shelve(page, kept);
    await page.goto(`/local/${kept.id}/replay`);
    const count = page.locator('.replay-count');
    await expect(count).toHaveText(`Step 0 of ${kept.entries.length}`);
    for (let step = 1; step <= kept.entries.length; step++) await page.keyboard.press('ArrowRight');
    await expect(count).toHaveText(`Step ${kept.entries.length} of ${kept.entries.length}`);
    await expect(page.locator('.table-of')).toBeVisible();
  });
}

test('a match goes from one device to another as a file', async ({ page, join }) => {
  const kept = sail('skull', short.skull);
  await page.goto('/settings');
  await shelve(page, kept);
  await page.goto(`/local/${kept.id}/replay`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the game as a file' }).click(),
  ]);
  const other = await join();
  await other.goto('/history');
  const [chooser] = await Promise.all([
    other.waitForEvent('filechooser'),
    other.getByText('Open a game from a file').click(),
  ]);
  await chooser.setFiles(await download.path());
  await expect(other.getByRole('heading', { name: 'Skull' })).toBeVisible();
});
