import { type LanguageId, languageIds } from '@crossbones/texts/load';
import { barriers, bringAxe, inspect } from './fixture/axe.js';
import { sights } from './fixture/screens.js';
import { inLanguages } from './fixture/spoken.js';
import { expect, test } from './fixture/test.js';

/** Words that nobody wrote. */
const holes = /undefined|\[object|NaN|\bnull\b|\{\w+\}/;

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

/** Two languages a screen by turns, and others at the next; `DEEP=1` reads every screen in every language. */
const spokenAt = (at: number): readonly LanguageId[] =>
  process.env.DEEP === '1'
    ? languageIds
    : [2 * at, 2 * at + 1].map((turn) => languageIds[turn % languageIds.length]);

const PARTS = 4;
for (let part = 0; part < PARTS; part++) {
  test.describe(() => {
    test.use({ viewport: phone, taste: { theme: 'auto' } });
    test(`every screen fits a phone, whatever is spoken, and keeps nobody out, part ${part + 1}`, async ({
      page,
      context,
    }) => {
      await bringAxe(context);
      for (const [at, { name, reach, ...more }] of sights.entries()) {
        if (at % PARTS !== part) continue;
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        await reach(page);
        let before = '';
        for (const { language, words, overflow, isLate } of await inLanguages(page, spokenAt(at), more)) {
          expect.soft(words, `${name} speaks ${language}`).not.toBe(before);
          expect.soft(isLate, `all of ${name} speaks ${language}`).toBe(false);
          expect.soft(words, `words of ${name} in ${language}`).not.toMatch(holes);
          expect.soft(overflow, `${name} fits in ${language}`).toEqual([]);
          before = words;
        }
        await page.setViewportSize(desktop);
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

test('what is planted is found: words that cannot be read, a button without a name', async ({
  page,
  context,
}) => {
  await bringAxe(context);
  await page.goto('/settings');
  const line = page.locator('main p').first();
  await line.waitFor();
  expect(await barriers(page)).toEqual([]);
  await line.evaluate((it: HTMLElement) =>
    Object.assign(it.style, { color: '#777', backgroundColor: '#888' }),
  );
  await page
    .locator('main button')
    .first()
    .evaluate((it) => it.replaceChildren());
  const found = (await barriers(page)).join('\n');
  expect(found).toMatch(/^color-contrast/m);
  expect(found).toMatch(/^button-name/m);
});

test('the language of the browser is spoken, and another can be chosen', async ({ join }) => {
  const page = await join({}, { locale: 'de-AT' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const other = await join({}, { locale: 'ja-JP' });
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
