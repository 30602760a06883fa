import { languageIds } from '@crossbones/texts/load';
import type { Page } from '@playwright/test';
import { bringAxe, inspect } from './fixture/axe.js';
import { sights } from './fixture/screens.js';
import { tongue } from './fixture/sight.js';
import { expect, test } from './fixture/test.js';

/** Words that nobody wrote. */
const holes = /undefined|\[object|NaN|\bnull\b|\{\w+\}/;

/** Wider than the screen, or with text that runs out of its box. */
const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page: ${scrollWidth} > ${clientWidth}`] : [];
    const cut = [
      // How many lie in a pile hangs over its corner on purpose.
      ...document.querySelectorAll<HTMLElement>(
        'button:not(.discard, .reserve), a.button, .prompt, h1, h2, legend, label',
      ),
    ].filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      const shown = one.offsetParent !== null && !one.closest('.unseen') && one.innerText.trim() !== '';
      return (
        shown &&
        overflowX === 'visible' &&
        textOverflow !== 'ellipsis' &&
        one.scrollWidth > one.clientWidth + 2
      );
    });
    return [
      ...wide,
      ...cut.map((one) => `${one.tagName} “${one.innerText.trim()}” ${one.scrollWidth} > ${one.clientWidth}`),
    ];
  });

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 720 };

const PARTS = 12;
for (let part = 0; part < PARTS; part++) {
  test.describe(() => {
    test.use({ viewport: phone, taste: { theme: 'auto' } });
    test(`every screen fits a phone in every language and keeps nobody out, part ${part + 1}`, async ({
      page,
      context,
    }) => {
      await bringAxe(context);
      const speak = await tongue(page);
      for (const { name, reach, late } of sights.filter((_, i) => i % PARTS === part)) {
        await page.setViewportSize(phone);
        await page.emulateMedia({ colorScheme: 'dark' });
        await reach(page);
        let before = '';
        for (const language of languageIds) {
          await speak(language);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          if (late !== undefined) await expect(page.locator('body')).toContainText(await late(language));
          const body = page.locator('body');
          await expect.soft.poll(() => body.innerText(), `${name} speaks ${language}`).not.toBe(before);
          const words = await body.innerText();
          expect.soft(words, `words of ${name} in ${language}`).not.toMatch(holes);
          // Where words have just changed their boxes follow, the picture after.
          await expect.soft.poll(() => overflow(page), `${name} fits in ${language}`).toEqual([]);
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

test('the language of the browser is spoken, and another can be chosen', async ({ join }) => {
  const page = await join({}, { locale: 'de-AT' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const other = await join({}, { locale: 'ja-JP' });
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
