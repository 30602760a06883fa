import { expect, test } from './fixture/test.js';

test('what is changed in one tab holds in the other, and neither undoes it', async ({ page, context }) => {
  await page.goto('/settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await other.getByRole('radio', { name: 'Français' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    await other.getByRole('heading', { level: 1 }).innerText(),
  );
  await page.bringToFront();
  await page.getByRole('radio', { name: 'Clair' }).check();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'day');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'day');
});
