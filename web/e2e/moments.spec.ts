import { bringAxe, inspect } from './fixture/axe.js';
import { play } from './fixture/play.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test('the moments of a match keep nobody out', async ({ page, context }) => {
  await bringAxe(context);
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
            const moments = document.querySelectorAll(
              '.banner, .verdict, .summary, .confirm, fieldset.choices',
            );
            const fresh = [...moments].find(({ className }) => !known.includes(className));
            const asks =
              '.bid:enabled, .held.playable, button.pick, .confirm, .summary-on, fieldset.choices, dialog .result';
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
