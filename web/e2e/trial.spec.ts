import { bringAxe, inspect } from './fixture/axe.js';
import { expect, test } from './fixture/test.js';

test('whoever cuts networks and stops nodes sees that nothing is lost', async ({ page, context }) => {
  await bringAxe(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/trial');
  const count = (name: string) => page.locator(`[data-count="${name}"] dd`);
  const pull = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.getByText('The cards are dealt.').waitFor();

  await pull('Stop: Node 1');
  await expect(page.getByText('Node 1 fell.')).toBeVisible();
  // Whoever asks the fallen node asks again.
  await expect(count('retries')).not.toHaveText('0');
  await pull('Cut: Ben');
  await pull('Cut wire: Node 2');
  await pull('Pause: Node 3');
  await expect(page.getByText('stands still', { exact: true })).toBeVisible();
  await inspect(page, 'a sea trial, broken');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('radio', { name: 'Fast' }).check();
  await pull('Mend everything');
  await expect(page.locator('.trial-verdict')).toHaveAttribute('data-holds', 'true');
  for (const name of ['lost', 'doubled']) await expect(count(name)).toHaveText('0');
  const accepted = await count('acknowledged').textContent();
  expect(Number(accepted)).toBeGreaterThanOrEqual(56);
  await expect(count('kept')).toHaveText(accepted!);
  await inspect(page, 'a sea trial, over');

  await pull('Again');
  await expect(page.locator('.trial-verdict')).toHaveCount(0);
});
