import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inPhase } from '../web/e2e/fixture/screens.js';
import { type GameId, openTable } from '../web/e2e/fixture/setup.js';
import { board, type Kept, sail, shelve } from '../web/e2e/fixture/shelf.js';
import { expect, test } from '../web/e2e/fixture/test.js';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
/** They are in every clone. */
const MOST = 120 * 1024;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** A moment of each game worth a look. */
const moments: { readonly [id in GameId]: () => Kept } = {
  'skull-king': () =>
    inPhase('skull-king', 'play', 5, { kraken: true, whale: true, loot: true, powers: true }, 130),
  'skull-king-dice': () => inPhase('skull-king-dice', 'play', 4, {}, 62),
  'skull-queen': () => inPhase('skull-queen', 'play', 4, {}, 40),
  skull: () => inPhase('skull', 'add', 5, {}, 16),
  'queens-collection': () =>
    sail(
      'queens-collection',
      { seats: 3 },
      { id: 'queens', until: (match) => match.step > 14 && match.actors.includes(0) },
    ),
};

for (const [size, viewport] of Object.entries({ desk, phone })) {
  for (const theme of ['night', 'day'] as const) {
    test.describe(() => {
      test.use({
        viewport,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        taste: { theme, motion: 'normal', raiseFirst: true },
      });
      for (const [game, moment] of Object.entries(moments)) {
        if (theme === 'day' && game !== 'skull-king') continue;
        test(`${game}, ${size}, by ${theme}`, async ({ page }) => {
          await board(page, moment());
          await snap(page, `${game}-${size}${theme === 'day' ? '-day' : ''}`);
        });
      }
      if (theme === 'day') return;
      test(`home, ${size}`, async ({ page, join }) => {
        for (const [name, game] of [
          ['Mina', 'skull-queen'],
          ['Brass', 'skull'],
        ] as const) {
          const host = await join({ name });
          await openTable(host, game, { seats: 4, settings: { public: true } });
        }
        await page.goto('/settings');
        await shelve(page, moments['skull-king']());
        await page.goto('/');
        await page.locator('.lobby').waitFor();
        await snap(page, `home-${size}`);
      });
    });
  }
}

async function snap(page: Parameters<typeof board>[0], name: string): Promise<void> {
  // Cards that are dealt have to come to rest first.
  await page.waitForTimeout(2_500);
  const path = `${folder}${name}.jpg`;
  await page.screenshot({
    path,
    type: 'jpeg',
    quality: 80,
    ...(page.viewportSize()!.width < 500 ? { scale: 'device' } : {}),
  });
  expect(statSync(path).size).toBeLessThanOrEqual(MOST);
}
