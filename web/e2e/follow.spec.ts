import type { Page } from '@playwright/test';
import { expect, test } from './fixture/test.js';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

const turn = (page: Page, to: string) => page.getByRole('radio', { name: to, exact: true }).click();

/** What everybody bids or takes, in order. */
async function tell(page: Page, what: 'Bid' | 'Tricks', numbers: readonly number[]): Promise<void> {
  for (const [i, number] of numbers.entries())
    await page
      .getByRole('group', { name: `${what} of Player ${i + 1}` })
      .getByRole('button', { name: String(number) })
      .click();
}

async function round(page: Page, bids: readonly number[], tricks: readonly number[]): Promise<void> {
  await tell(page, 'Bid', bids);
  await page.getByRole('button', { name: 'On to the tricks' }).click();
  await tell(page, 'Tricks', tricks);
}

/** What stands in the first player's field of a round, and their points after it. */
const field = (page: Page, number: number) =>
  page
    .locator('.pad-sheet tbody tr')
    .nth(number - 1)
    .locator('td')
    .first();
const points = (page: Page, number: number) => field(page, number).locator('b');

test('a follower sees each round as it is written, and nobody else can write', async ({
  page,
  join,
  server,
  lookout,
}) => {
  await page.goto('/pad/new/skull-king');
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  await page.getByRole('group', { name: 'Bid of Player 1' }).waitFor();
  const players = await page.getByRole('group', { name: /^Bid of/ }).count();
  const nobody = Array<number>(players).fill(0);
  const one = nobody.map((_, i) => (i === 0 ? 1 : 0));

  await turn(page, 'Sheet');
  await page.getByRole('button', { name: 'Let others watch' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await expect(page.getByRole('img', { name: 'Scan to watch' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const follower = await join({}, { viewport: phone });
  await follower.goto(link);
  await expect(follower.getByText('You are watching.')).toBeVisible();
  await expect(follower.getByRole('columnheader', { name: 'Player 1' })).toBeVisible();

  await turn(page, 'Round 1');
  await round(page, one, one);
  await expect(points(follower, 1)).toHaveText('20');
  await page.getByRole('button', { name: 'To round 2' }).click();
  await tell(page, 'Bid', [2]);
  await expect(field(follower, 2)).toContainText('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(follower, 2)).not.toContainText('2');

  // What was written while the line was down comes when it is back.
  lookout.storm(true);
  await page.context().setOffline(true);
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/append'));
  await round(
    page,
    nobody,
    nobody.map((_, i) => (i < 2 ? 1 : 0)),
  );
  await tried;
  await expect(field(follower, 2)).not.toContainText('1/0');
  await page.context().setOffline(false);
  await expect(field(follower, 2)).toContainText('1/0');
  await expect(points(follower, 2)).toHaveText('0');

  // The page is closed and opened again, the server dies and comes back, and an early round is corrected.
  await server.kill();
  await expect(follower.getByText('Connection lost.')).toBeVisible();
  await server.again();
  await page.reload();
  await expect(page.getByText('Others can watch')).toHaveCount(1);
  lookout.storm(false);
  await turn(page, 'Sheet');
  await page.getByRole('button', { name: 'Correct round 1' }).click();
  await turn(page, 'Bids');
  await tell(page, 'Bid', [0]);
  await expect(points(follower, 2)).toHaveText('−30');

  // The follower has nothing to write with, and not even what it would take.
  await expect(follower.getByRole('main').getByRole('button')).toHaveCount(0);
  expect(
    await follower.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('watched'))),
  ).toEqual([]);

  lookout.allow(/404/);
  await turn(page, 'Sheet');
  await page.getByRole('button', { name: 'Others can watch' }).click();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(follower.getByRole('heading', { name: 'This sheet is no longer shared' })).toBeVisible();
  await follower.reload();
  await expect(follower.getByRole('heading', { name: 'This sheet is no longer shared' })).toBeVisible();
});
