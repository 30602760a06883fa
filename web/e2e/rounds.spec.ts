import type { Page } from '@playwright/test';
import { inPhase } from './fixture/screens.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** Its last card of a round is all that seat 0 has. */
const lastCard = (of = 1) =>
  sail(
    'skull-king',
    { seats: 4, options: { schedule: [3, 3] } },
    {
      until: (match) => {
        const { view } = match.view(match.step, 0);
        const { phase, hand, round } = view as unknown as { phase: string; hand: string[]; round: number };
        return phase === 'play' && hand.length === 1 && round === of && match.actors.includes(0);
      },
    },
  );

const dock = (page: Page) => page.getByRole('complementary', { name: 'Score sheet' });

test('what a round brought is told until it is tapped, and can be opened ever after', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await board(page, lastCard());
  await page.locator('.held.playable .held-button').click();
  const summary = page.getByRole('dialog', { name: 'Round 1 of 2' });
  await expect(summary.getByRole('listitem').filter({ has: page.locator('.seat-face') })).toHaveCount(4);
  // Points and what they are made of come from the rulebook: they add up.
  const sums = await summary.locator('.summary-rows > li').evaluateAll((rows) =>
    rows.map((row) => {
      const number = (of: string): number[] =>
        [...row.querySelectorAll(of)].map((one) => Number(one.textContent!.replace('−', '-')));
      return [number('.parts b').reduce((sum, one) => sum + one, 0), ...number('.summary-points')];
    }),
  );
  for (const [parts, points] of sums) expect(parts).toBe(points);
  await expect(page.locator('.bids')).toHaveCount(0);
  await summary.getByRole('button', { name: 'Next round' }).click();
  await expect(summary).toHaveCount(0);
  await expect(page.locator('.bid').first()).toBeEnabled();

  // Beside the table, and also when the page is loaded again: each cell and each trick of the round.
  for (const again of [false, true]) {
    if (again) await page.reload();
    await dock(page)
      .getByRole('button', { name: /^You, Round 1, / })
      .click();
    await expect(dock(page).locator('.opened-cell')).toContainText('of');
    await dock(page).locator('.record-line').first().click();
    const trick = page.getByRole('dialog', { name: 'Round 1 – Trick 1 of 3' });
    await expect(trick.getByRole('listitem')).toHaveCount(4);
    await page.keyboard.press('Escape');
  }

  // Closed it stays closed, and the bar has the way back.
  await dock(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.locator('.bids').waitFor();
  await expect(dock(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Score sheet' }).click();
  await expect(dock(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(dock(page)).toHaveCount(0);
});

test('the summary says who has overtaken whom', async ({ page }) => {
  await board(page, lastCard(2));
  await page.locator('.held.playable .held-button').click();
  const summary = page.getByRole('dialog', { name: 'Round 2 of 2' });
  await summary.waitFor();
  const rows = await summary.locator('.summary-rows > li').evaluateAll((all) =>
    all.map((row) => {
      const text = (of: string): string => row.querySelector(of)?.textContent ?? '';
      const number = (of: string): number => Number(/[−\d]+$/.exec(text(of))![0].replace('−', '-'));
      const [climb] = /[▲▼]\d/.exec(text('.summary-place')) ?? ['▲0'];
      return {
        place: Number(text('.summary-place > b')),
        total: number('.summary-total'),
        before: number('.summary-total') - number('.summary-points'),
        climb: Number(climb.replace('▲', '').replace('▼', '-')),
      };
    }),
  );
  const placeBy = (of: 'total' | 'before', mine: number): number =>
    1 + rows.filter((one) => one[of] > mine).length;
  expect(rows.map(({ place }) => place)).toEqual(rows.map(({ total }) => placeBy('total', total)));
  expect(rows.map(({ climb }) => climb)).toEqual(
    rows.map(({ before, place }) => placeBy('before', before) - place),
  );
  expect(rows.some(({ climb }) => climb !== 0)).toBe(true);
  await summary.getByRole('button', { name: 'To the result' }).click();
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});

test.describe(() => {
  test.use({ taste: { theme: 'day', motion: 'none' } });
  test('by day the odds can be read, and yellow is yellow', async ({ page }) => {
    await board(page, inPhase('skull-king-dice', 'bid', 3, {}, 20));
    await page.getByRole('button', { name: 'Odds' }).click();
    const figures = page.locator('.odds-sheet td:has(.odds-bar)');
    await expect(figures.first()).toBeVisible();
    // What is painted last is what a finger meets, once the dialog is where it stays.
    const covered = (): Promise<number> =>
      figures.evaluateAll(
        (cells) =>
          cells.filter((cell) => {
            // However likely a bid is, its bar may reach below the figure.
            cell.querySelector<HTMLElement>('.odds-bar')!.style.setProperty('--share', '1');
            const range = document.createRange();
            range.selectNodeContents(cell.lastChild!);
            const { left, top, width, height } = range.getBoundingClientRect();
            return document.elementFromPoint(left + width / 2, top + height / 2) !== cell;
          }).length,
      );
    await expect.poll(covered).toBe(0);
    const led = await page.evaluate(() => {
      const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      sign.setAttribute('class', 'suit');
      sign.dataset.hue = 'yellow';
      document.querySelector('.table-of')!.append(sign);
      return getComputedStyle(sign).backgroundColor.match(/\d+/g)!.map(Number);
    });
    // Brown is dark, and paper is no colour.
    expect(Math.max(...led)).toBeGreaterThan(200);
    expect(Math.max(...led) - Math.min(...led)).toBeGreaterThan(100);
  });
});
