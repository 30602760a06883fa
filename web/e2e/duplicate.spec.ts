import type { Page } from '@playwright/test';
import { bringAxe, inspect } from './fixture/axe.js';
import { introduce, openTable } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test.use({ swift: true });

/** Plays the first legal word whenever this browser is asked, until the match is over. */
const playOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const at = `/api${location.pathname.replace('/t/', '/tables/')}`;
    for (let key = 0; ; key++) {
      const { table, step } = await (await fetch(at)).json();
      if (table.phase === 'over') return;
      const me = await (await fetch('/api/me')).json();
      const seat = table.places.findIndex((place: { person: string }) => place.person === me.person);
      const { actors, decision, legal } = step.sight;
      if (!actors.includes(seat)) {
        await new Promise(requestAnimationFrame);
        continue;
      }
      await fetch(`${at}/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `duplicate-${key}` },
        body: JSON.stringify({ decision, actions: legal.slice(0, 1) }),
      });
    }
  });

test('friends gather once, play the same deal at two tables, and compare when both have finished', async ({
  page,
  context,
  join,
}) => {
  await bringAxe(context);
  await page.setViewportSize({ width: 360, height: 740 });
  const hall = await openTable(page, 'skull-queen', { seats: 3 });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Change the table' });
  await change
    .getByRole('group', { name: 'The same deal at several tables' })
    .getByRole('radio', { name: '2' })
    .check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.places')).toHaveCount(2);
  await inspect(page, 'people who gather for two tables');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const friend = await join({ name: 'Sam' });
  await introduce(friend.context(), 'Sam');
  await friend.goto(hall);
  await friend
    .locator('section', { hasText: 'Table 2' })
    .getByRole('button', { name: /^Seat 2/ })
    .click();
  await friend.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Start with bots' }).click();

  // Everybody finds themselves at their own table.
  for (const one of [page, friend]) {
    await one.waitForURL((url) => url.pathname !== hall);
    await one.locator('.table-of').waitFor();
  }
  const [mine, theirs] = [page, friend].map((one) => new URL(one.url()).pathname);
  expect(mine).not.toBe(theirs);
  const watcher = await join();
  await watcher.goto(theirs);
  await expect(watcher.getByRole('heading', { name: /nobody watches/ })).toBeVisible();

  await playOut(page);
  const result = page.getByRole('dialog');
  await expect(result).toBeVisible();
  await expect(result.getByRole('link', { name: 'Replay' })).toHaveCount(0);
  await result.getByRole('link', { name: 'Compare the tables' }).click();
  await expect(page.getByText('1 of 2 tables have finished')).toBeVisible();
  const asked = await page.request.get(`/api${mine.replace('/t/', '/tables/')}/log`);
  expect([asked.status(), (await asked.json()).error.code]).toEqual([409, 'deal-closed']);

  await playOut(friend);
  // The page asks again by itself.
  const compared = page.locator('.compare-seats');
  await expect(compared.locator('tbody tr')).toHaveCount(3);
  await expect(compared.locator('tbody tr').nth(1).locator('td').nth(1)).toContainText('Sam');
  await inspect(page, 'two tables beside each other');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await compared.getByRole('link', { name: 'Replay' }).last().click();
  await page.waitForURL(`**${theirs}/replay`);
});
