import { bringAxe, inspect } from './fixture/axe.js';
import { expect, test } from './fixture/test.js';

test('whoever always does the boldest thing is told what fifty answers gave away', async ({
  page,
  context,
}) => {
  await bringAxe(context);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Bluff trainer/ }).click();
  const choices = page.locator('.bluff-choices button');
  const readout = page.getByRole('region', { name: 'What your last fifty answers gave away' });
  await expect(readout).toContainText('Too few answers yet');

  // The first by keys alone.
  await choices.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bluff-asked').getByRole('status')).toContainText(/perfect play/i);
  const shares = await page.locator('.bluff-mixture li > b').allTextContents();
  const sum = shares.reduce((all, share) => all + Number.parseInt(share, 10), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shares.length);
  await inspect(page, 'a dilemma, answered');
  await expect(page.getByRole('button', { name: 'Next situation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choices.last()).toBeVisible();

  await page.evaluate(async () => {
    const found = async (selector: string): Promise<HTMLElement> => {
      for (;;) {
        const one = document.querySelector<HTMLElement>(selector);
        if (one !== null) return one;
        await new Promise((go) => requestAnimationFrame(go));
      }
    };
    for (let answers = 1; answers < 50; answers++) {
      (await found('.bluff-choices button:last-child')).click();
      (await found('.bluff-next')).click();
    }
  });
  await expect(readout).toContainText('50 of 50 answers');
  await expect(readout).toContainText(/You can be read in \d of 5 things/);
  await expect(readout.locator('[data-is="few"]')).toHaveCount(0);
  await expect(readout.locator('[data-is="often"]').first()).toContainText(
    /You: \d+ of \d+\. Perfect play: \d+%/,
  );
  await inspect(page, 'fifty answers');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.reload();
  await expect(readout).toContainText('50 of 50 answers');
  await readout.getByRole('button', { name: 'Start over' }).click();
  await expect(readout).toContainText('0 of 50 answers');
});
