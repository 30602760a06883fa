import type { Match } from '@crossbones/core';
import { languageIds } from '@crossbones/texts/load';
import type { Page } from '@playwright/test';
import { games } from './fixture/setup.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

const marked = (page: Page) => page.locator('.anchor.marked');

test('a link to a rule leads there and marks it, and so does the next one', async ({ page }) => {
  await page.goto('/rules/skull-king#SK-28');
  await expect(marked(page)).toHaveAttribute('id', 'SK-28');
  await expect(page.locator('#SK-28')).toBeInViewport();
  await expect(page.locator('#SK-28')).toBeFocused();
  // Only what is behind the # changes.
  await page.locator('#SK-28 .rule-cited').click();
  await expect(marked(page)).toHaveAttribute('id', 'SK-27');
  await expect(page.locator('#SK-27')).toBeInViewport();
  await page.goBack();
  await expect(marked(page)).toHaveAttribute('id', 'SK-28');
  await expect(page.locator('#SK-28')).toBeInViewport();
  // It is marked for a while only.
  await expect(marked(page)).toHaveCount(0);
  // Where a rule is ours a tap tells so.
  const ruling = page.locator('#SK-15 .source');
  await ruling.click();
  await expect(page.locator('#SK-15 .source-about')).toBeVisible();
});

test('the search finds as one types, by keyboard alone', async ({ page }) => {
  await page.goto('/rules/skull-king');
  const field = page.getByRole('searchbox', { name: 'Search these rules' });
  const hits = page.locator('.rules-hits a');
  await field.fill('kraken WHALE later');
  await expect(hits.first()).toContainText('SK-13');
  await expect(hits.first().locator('mark').first()).toHaveText(/kraken/i);
  await field.press('ArrowDown');
  await expect(hits.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(marked(page)).toHaveAttribute('id', 'SK-13');
  await expect(field).toHaveValue('');

  await field.fill('submarine');
  await expect(page.getByRole('status').filter({ hasText: 'submarine' })).toBeVisible();
  await expect(hits).toHaveCount(0);
  await field.press('Escape');
  await expect(page.locator('.rules-text')).toBeVisible();
  await field.fill('23');
  await field.press('Enter');
  await expect(marked(page)).toHaveAttribute('id', 'SK-23');
});

test('a refused tap leads to its rule without leaving the match', async ({ page }) => {
  const bound = (match: Match): boolean =>
    match.actors.includes(0) && Object.keys(match.view(match.step, 0).view.unplayable as object).length > 0;
  await board(page, sail('skull-king', { seats: 4, options: { schedule: [9, 9, 9] } }, { until: bound }));
  const here = page.url();
  await page.locator('.held.refused .held-button').first().click({ force: true });
  await page.locator('.toast').getByRole('button', { name: 'Rule SK-11' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rule SK-11' });
  await expect(dialog).toContainText('it must be of that suit');
  await expect(dialog.getByRole('link', { name: 'All the rules' })).toHaveAttribute(
    'href',
    '/rules/skull-king#SK-11',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(here);
  await expect(page.locator('.held')).not.toHaveCount(0);
});

test('every option leads to its rule without losing what was chosen', async ({ page }) => {
  await page.goto('/open/skull-king');
  await page.locator('details.details summary').first().click();
  await page.getByRole('switch', { name: /^Kraken/ }).check();
  const options = page.locator('.option');
  await expect(options.locator('.rule-ref')).toHaveCount(await options.count());
  await page.getByRole('link', { name: 'Kraken: Rule SK-14', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('nobody takes the trick');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('switch', { name: /^Kraken/ })).toBeChecked();
});

for (const language of languageIds) {
  test.describe(() => {
    test.use({ taste: { language } });
    test(`every cheat sheet is one page of paper in ${language}`, async ({ page }) => {
      for (const game of games) {
        await page.goto(`/cheat/${game}`);
        await page.locator('.cheat-boxes section').first().waitFor();
        // Letter is the shorter one; A4 is narrower, and German the longest.
        for (const format of language === 'de' ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
          const pdf = await page.pdf({ format, preferCSSPageSize: false });
          const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
          expect.soft(pages.length, `${game} on ${format}`).toBe(1);
        }
      }
    });
  });
}
