import { readFileSync } from 'node:fs';
import { type PuzzleBox, puzzleId } from '@crossbones/bots/puzzle/puzzle';
import type { Page } from '@playwright/test';
import { bringAxe, inspect } from './fixture/axe.js';
import { expect, test } from './fixture/test.js';

const box: PuzzleBox = JSON.parse(
  readFileSync(new URL('../../bots/puzzles/skull-king-dice.json', import.meta.url), 'utf8'),
);
const DAY = 86_400_000;

/** What can be answered to the puzzle on the page, the best first. */
async function answers(page: Page): Promise<readonly string[]> {
  const id = await page.locator('.train-asked').getAttribute('data-puzzle');
  const found = box.puzzles.find(({ match, step }) => puzzleId(box.matches[match].key, step) === id);
  return found!.answers.map(({ word }) => word);
}
const bid = (page: Page, word: string) =>
  page.locator('.bid', { hasText: new RegExp(`^${word.replace('bid:', '')}$`) }).click();

test('a puzzle is solved, another is missed and comes back, and a bid is told how it would have fared', async ({
  page,
  context,
}) => {
  await bringAxe(context);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.clock.setFixedTime(Date.now());
  await page.goto('/learn');
  await page.getByRole('link', { name: /^Trainer/ }).click();
  const dice = page.locator('.train-game', { hasText: 'dice' });
  await expect(dice).toContainText(`0 of ${box.puzzles.length} solved`);
  await inspect(page, 'the trainer');
  await dice.getByRole('link', { name: 'Bids', exact: true }).click();

  // One is found.
  const verdict = page.getByRole('dialog', { name: 'The verdict' });
  const strip = page.locator('.train-asked');
  await expect(strip).toContainText('What do you bid?');
  const [best, ...others] = await answers(page);
  await bid(page, best);
  await expect(verdict).toContainText('Right!');
  await expect(verdict.locator('.train-answers li')).toHaveCount(1 + others.length);
  await expect(verdict.locator('.train-answers li').first()).toContainText('your answer');
  await inspect(page, 'a puzzle, solved');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // One is missed.
  await verdict.getByRole('button', { name: 'Next' }).click();
  await expect(verdict).toBeHidden();
  const missed = await strip.getAttribute('data-puzzle');
  await bid(page, (await answers(page)).at(-1)!);
  await expect(verdict).toContainText('Not the best.');
  await expect(verdict).toContainText(/It gives away \d+\.\d points\./);
  await expect(verdict).toContainText('It comes back tomorrow.');
  await verdict.getByRole('button', { name: 'Look at the table' }).click();
  await strip.getByRole('button', { name: 'The verdict' }).click();
  await expect(verdict).toContainText('Not the best.');

  // A day later it is asked again.
  await page.goto('/train');
  await expect(dice).toContainText(`1 of ${box.puzzles.length} solved`);
  await expect(page.locator('.train-standing')).toContainText('1 to come back later');
  await page.clock.setFixedTime(Date.now() + DAY);
  await page.goto('/train');
  await expect(page.locator('.train-standing')).toContainText('One comes back today');
  await dice.getByRole('link', { name: 'All puzzles' }).click();
  await expect(strip).toContainText('missed before');
  expect(await strip.getAttribute('data-puzzle')).toBe(missed);

  // A hand to bid on.
  await page.goto('/train');
  await dice.getByRole('link', { name: 'Practise bidding' }).click();
  await page.locator('.bid:enabled').nth(1).click();
  const chart = verdict.locator('.train-chances').first();
  await expect(chart).toContainText('how many tricks you take');
  const shares = await chart.locator('.unseen').allTextContents();
  const sum = shares.reduce((all, one) => all + Number(/: (\d+)%/.exec(one)![1]), 0);
  expect(Math.abs(sum - 100)).toBeLessThanOrEqual(shares.length);
  await inspect(page, 'a bid, judged');
  await page.goto('/train');
  await expect(dice).toContainText('1 bid,');
});
