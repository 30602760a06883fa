import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { play } from './fixture/play.js';
import { sights } from './fixture/screens.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** Read once for each page that is loaded, not for each look at it. */
const axe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
test.beforeEach(({ context }) => context.addInitScript({ path: axe }));

/** Nothing that keeps somebody out, whatever they hear, see or hold. */
async function inspect(page: Page, where: string, rules: readonly string[] = []): Promise<void> {
  // Colours are judged when they have faded from what they were.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => !(one instanceof CSSTransition) || one.playState !== 'running'),
  );
  // There are no frames in the page, and of all it looks at only what is wrong is wanted: both save half of the time.
  const builder = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
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

const PARTS = 6;
for (let part = 0; part < PARTS; part++) {
  test.describe(() => {
    test.use({ taste: { theme: 'auto' } });
    test(`nothing keeps anybody out, part ${part + 1}`, async ({ page }) => {
      for (const { name, reach } of sights.filter((_, i) => i % PARTS === part)) {
        await page.emulateMedia({ colorScheme: 'dark' });
        await reach(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
        await inspect(page, `${name}, by night`);
        // By day nothing but the colours is another.
        await page.emulateMedia({ colorScheme: 'light' });
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
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
      for (;;) {
        // A moment that was not looked at yet, or something to do.
        const found = await page.waitForFunction(
          (known) => {
            const moments = document.querySelectorAll('.banner, .verdict, .confirm, fieldset.choices');
            const fresh = [...moments].find(({ className }) => !known.includes(className));
            const asks =
              '.bid:enabled, .held.playable, button.pick, .confirm, fieldset.choices, dialog .result';
            return fresh?.className ?? (document.querySelector(asks) === null ? null : 'to do');
          },
          [...seen],
        );
        const now = (await found.jsonValue()) as string;
        if (now === 'to do') break;
        seen.add(now);
        await inspect(page, now);
      }
      return page.locator('dialog .result').isVisible();
    },
  });
  expect(seen.size, 'some moment was looked at').toBeGreaterThan(1);
});
