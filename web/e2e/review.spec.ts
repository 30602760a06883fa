import { play } from './fixture/play.js';
import { inPhase } from './fixture/screens.js';
import { openTable, short } from './fixture/setup.js';
import { reviewsOf, sail, shelve } from './fixture/shelf.js';
import { aboard, turnTo } from './fixture/sight.js';
import { expect, test } from './fixture/test.js';

test('a finished match is reviewed here, what was found is kept, and its replay shows the grades', async ({
  page,
}) => {
  const kept = sail('skull-king', { ...short['skull-king'], options: { schedule: [2, 3] } });
  await aboard(page);
  await shelve(page, kept);
  await page.goto('/history');
  await page.getByRole('link', { name: 'Review: Skull King' }).click();

  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  await expect(page.locator('.review-progress')).toHaveCount(0);
  // One's own decisions come first.
  await expect(page.getByRole('radio', { name: 'You' })).toBeChecked();
  const every = page.getByRole('radio', { name: 'Every decision' });
  await every.check();
  const own = await page.locator('.review-list .review-decision').count();
  await page.getByRole('radio', { name: 'All', exact: true }).check();
  await every.check();
  await expect.poll(() => page.locator('.review-list .review-decision').count()).toBeGreaterThan(own);
  const [found] = await reviewsOf(page);
  expect(found).toMatchObject({ format: 1, id: kept.id, where: 'device', own: [0], names: kept.names });
  expect(await page.locator('.review-list .review-decision').count()).toBe(
    Math.min(30, found.review.decisions.length),
  );
  // Two rounds of three bids.
  await expect(page.locator('.review-bids li')).toHaveCount(6);
  await expect(page.locator('.review-shares table')).toHaveCount(3);
  await expect(page.locator('.review-guide')).toContainText('blunder from 20 points on');
  for (const table of await page.locator('.review-shares table').all()) {
    const [average, luck, own, others, result] = (await table.locator('td:last-child').allTextContents()).map(
      (told) => Number(told.replace('−', '-')),
    );
    expect(average + luck + own + others).toBeCloseTo(result, 6);
  }

  // From a decision to the table, and back without another review.
  const decision = page.locator('.review-list .review-decision').last();
  await decision.locator('summary').click();
  await expect(decision.locator('.review-said dd').first()).not.toBeEmpty();
  await decision.getByRole('link', { name: 'See it at the table' }).click();
  await page.locator('.table-of').waitFor();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.step-verdict .grade-mark')).toBeVisible();
  await expect(page.locator('.replay-side .grade-mark').first()).toBeVisible();
  await expect(page.locator('.open-hand').first()).toBeVisible();
  await page.getByRole('switch', { name: 'As this seat saw it' }).click();
  await expect(page.locator('.open-hand')).toHaveCount(0);
  const steps = await page.locator('.replay-step').count();
  await page.getByRole('button', { name: 'To the start' }).click();
  await page.getByRole('switch', { name: 'No spoilers' }).click();
  await expect(page.locator('.replay-step')).toHaveCount(1);
  expect(steps).toBe(kept.entries.length + 1);
  await page.getByRole('link', { name: 'Whole review' }).click();
  await expect(page.getByRole('heading', { name: 'Luck and skill' })).toBeVisible();
  await expect(page.locator('.review-progress')).toHaveCount(0);
});

test('nobody looks into a match that is still played, here or at the server; when it is over, all may', async ({
  page,
}) => {
  const closed = page.getByText('This game is still being played.');
  const running = inPhase('skull-king', 'play');
  await aboard(page);
  await shelve(page, running);
  for (const way of ['review', 'replay']) {
    await turnTo(page, `/local/${running.id}/${way}`, '.notice h1');
    await expect(page.locator('.review-parts, .table-of')).toHaveCount(0);
  }
  await turnTo(page, `/local/${running.id}/review`, '.notice h1');
  await expect(closed).toBeVisible();

  const address = await openTable(page, 'skull-king', { seats: 2, options: { schedule: [1] } });
  await page.getByRole('button', { name: 'Add a bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-of').waitFor();
  for (const door of ['log', 'replay']) {
    const answer = await page.request.get(`/api/tables/${address.replace('/t/', '')}/${door}?from=0&count=1`);
    expect(answer.ok(), door).toBe(false);
    expect(await answer.text()).not.toContain('entries');
  }
  await turnTo(page, `${address}/review`, '.notice h1');
  await expect(closed).toBeVisible();

  // When it is over, the same address has the review, and the replay is drawn as either seat saw it.
  await turnTo(page, address, '.table-of');
  await play(page, { hurry: true });
  await turnTo(page, `${address}/review`, '.review-guide');
  await expect(page.locator('.review-seats tbody tr')).toHaveCount(2);
  await turnTo(page, `${address}/replay?step=1`, '.step-verdict');
  await expect(page.locator('.open-hand').first()).toBeVisible();
  await page.getByRole('switch', { name: 'As this seat saw it' }).click();
  await expect(page.locator('.open-hand')).toHaveCount(0);
});
