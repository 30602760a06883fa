import type { Page } from '@playwright/test';
import { sights } from './fixture/screens.js';
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

const half = Math.ceil(sights.length / 2);
for (const language of ['en', 'fr', 'de'] as const) {
  for (const [part, some] of [sights.slice(0, half), sights.slice(half)].entries()) {
    test.describe(() => {
      test.use({ taste: { language }, viewport: { width: 390, height: 844 } });
      test(`every screen on a phone in ${language}, part ${part + 1}`, async ({ page, lookout }) => {
        // Where there is nothing, the server says so.
        lookout.allow(/\/nowhere/);
        for (const { name, reach } of some) {
          await reach(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await page.locator('body').innerText(), `words of ${name}`).not.toMatch(holes);
          expect.soft(await overflow(page), `${name} fits`).toEqual([]);
        }
      });
    });
  }
}

test('the language of the browser is spoken, and another can be chosen', async ({ join }) => {
  const page = await join({}, { locale: 'de-AT' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const other = await join({}, { locale: 'ja-JP' });
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute('lang', 'en');
});
