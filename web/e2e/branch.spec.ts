import { tableAbroad } from './fixture/abroad.js';
import { bringAxe, inspect } from './fixture/axe.js';
import { branchAt, finished, linkTo } from './fixture/branches.js';
import { play } from './fixture/play.js';
import { matchesOf, shelve } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test('what if: a branch is played from a step, named, kept, found again and passed on', async ({
  page,
  context,
  join,
}) => {
  await bringAxe(context);
  const kept = finished();
  await page.goto('/settings');
  await shelve(page, kept);
  await page.goto(`/local/${kept.id}/replay?step=4&seat=1`);
  await page.getByRole('button', { name: 'What if?' }).click();
  const dialog = page.getByRole('dialog');
  // From the seat that was watched, unless somebody wants another.
  await expect(dialog.getByRole('switch', { name: /Mina/ })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Name of the branch' }).fill('Mina dares');
  await inspect(page, 'what if');
  await dialog.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/local\/[0-9a-f]{16}$/);
  await page.locator('.table-of').waitFor();
  const branch = (await matchesOf(page)).find(({ id }) => id !== kept.id)!;
  expect(branch.setup.bots).toEqual([0, 2]);
  expect(branch.entries.slice(0, 4)).toEqual(kept.entries.slice(0, 4));

  // Back to where it left the match, and on again from there.
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.locator('.replay-count')).toHaveText(`Step 4 of ${kept.entries.length}`);
  await page.getByRole('button', { name: 'What if?' }).click();
  await expect(
    page.getByRole('link', { name: 'Continue: Mina dares' }).or(page.locator('.branch-row a')),
  ).toHaveAttribute('href', `/local/${branch.id}`);
  await page.goto('/history');
  await expect(page.getByText('Mina dares')).toBeVisible();

  // The same link opens elsewhere: the match is not told, the branch is there.
  const other = await join();
  await other.goto(await linkTo(branchAt(kept, 4, 'Mina dares'), kept));
  await expect(other.getByRole('heading', { name: 'With a branch: Mina dares' })).toBeVisible();
  await other.getByRole('button', { name: 'Play the branch on' }).click();
  await other.locator('.table-of').waitFor();
  const there = await matchesOf(other);
  expect(there.map(({ entries }) => entries.length).sort((a, b) => b - a)[0]).toBe(kept.entries.length);
});

test('at the end of the same deal its result stands beside the first, and no door opens before', async ({
  page,
}) => {
  const kept = finished();
  await page.goto('/settings');
  const running = { ...kept, id: 'running', entries: kept.entries.slice(0, 4), outcome: null };
  await shelve(page, kept, running, branchAt(kept, 6, 'again', true));
  await page.goto('/local/branch-6');
  const beside = page.locator('.beside');
  await expect(beside.getByRole('row')).toHaveCount(1 + kept.names.length);
  await expect(beside.getByRole('row', { name: /You/ })).toContainText('0');
  // Whoever plays may neither look, nor guess.
  for (const door of ['replay', 'guess']) {
    await page.goto(`/local/running/${door}`);
    await expect(page.getByText(/The game is still on/)).toBeVisible();
  }
  const table = await tableAbroad(page, 'skull', 3);
  for (const door of ['replay', 'guess?seat=0']) {
    await page.goto(`/t/${table}/${door}`);
    await expect(page.getByText(/The game is still on/)).toBeVisible();
  }
  // Whoever asks the server past the page gets no more.
  for (const door of ['log', 'replay'])
    expect((await page.request.get(`/api/tables/${table}/${door}`)).status()).toBe(409);
  await page.goto('/what-if#pnothing');
  await expect(page.getByRole('alert')).toContainText('This link is broken');
});

test('the moves of a match are guessed to the end without a word about it', async ({ page }) => {
  const kept = finished();
  await page.goto('/settings');
  await shelve(page, kept);
  await page.goto(`/local/${kept.id}/guess`);
  await page.getByRole('link', { name: 'You' }).click();
  const ended = page.getByRole('dialog', { name: 'Guess the moves' });
  await play(page, {
    only: [
      '.guess-on',
      '.summary-on',
      '.bid:enabled',
      '.held.playable .held-button',
      '.choices .button.main',
    ],
    look: async () => {
      await expect(page.locator('.result')).toHaveCount(0);
    },
  });
  // The last round is read like every other.
  const read = page.locator('.summary-on');
  await read.or(ended).first().waitFor();
  if (await read.isVisible()) await read.click();
  await expect(ended).toContainText(/\d+ of \d+ points/);
});
