import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { play } from './fixture/play.js';
import { sights } from './fixture/screens.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** By then colours have changed where they fade. */
const FADED_MS = 250;

/** Nothing that keeps somebody out, whatever they hear, see or hold. */
async function inspect(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // There are no frames in the page, and of all it looks at only what is wrong is wanted: both save half of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (rules.length > 0) builder.withRules([...rules]);
  const { violations } = await builder.analyze();
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, failureSummary }) => `${target} ${failureSummary}`)
          .slice(0, 3)
          .join(' | ')}`,
    );
  expect.soft(grave, where).toEqual([]);
}

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test.describe(() => {
    test.use({ taste: { theme: 'auto' } });
    test(`nothing keeps anybody out, part ${part + 1}`, async ({ page, lookout }) => {
      // Where there is nothing, the server says so.
      lookout.allow(/\/nowhere/);
      for (const { name, reach } of sights.filter((_, i) => i % PARTS === part)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await reach(page);
        await inspect(page, `${name}, by night`);
        // By day nothing but the colours is another.
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
        await page.waitForTimeout(FADED_MS);
        await inspect(page, `${name}, by day`, ['color-contrast']);
      }
    });
  });
}

test('the moments of a match keep nobody out', async ({ page }) => {
  const kept = sail(
    'skull-king',
    { seats: 4, options: { powers: true, kraken: true, whale: true, schedule: [2, 3] } },
    { until: () => true },
  );
  await board(page, kept);
  const seen = new Set<string>();
  await play(page, {
    until: async () => {
      const now = await page
        .locator('.banner, .verdict, .confirm, fieldset.choices')
        .first()
        .getAttribute('class', { timeout: 100 })
        .catch(() => null);
      if (now !== null && !seen.has(now)) {
        seen.add(now);
        await inspect(page, now);
      }
      return page.locator('dialog .result').isVisible();
    },
  });
  expect(seen.size, 'some moment was looked at').toBeGreaterThan(1);
});
