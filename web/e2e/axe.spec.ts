import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { play } from './fixture/play.js';
import { sights } from './fixture/screens.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** Nothing that keeps somebody out, whatever they hear, see or hold. */
async function inspect(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
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

const half = Math.ceil(sights.length / 2);
for (const [part, some] of [sights.slice(0, half), sights.slice(half)].entries()) {
  for (const theme of ['night', 'day'] as const) {
    test.describe(() => {
      test.use({ taste: { theme } });
      test(`nothing keeps anybody out, part ${part + 1}, by ${theme}`, async ({ page, lookout }) => {
        // Where there is nothing, the server says so.
        lookout.allow(/\/nowhere/);
        for (const { name, reach } of some) {
          await reach(page);
          await inspect(page, `${name}, by ${theme}`);
        }
      });
    });
  }
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
