import { type Game, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import type { Page } from '@playwright/test';
import { inPhase } from './fixture/screens.js';
import { openTable, wish } from './fixture/setup.js';
import { board, sail, shelve } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test('public tables are listed live; one sits down from there', async ({ page, join }) => {
  await page.goto('/');
  const host = await join({ name: 'Mina' });
  await openTable(host, 'skull-queen', { seats: 3, settings: { public: true } });
  const sit = page.getByRole('link', { name: /^Sit down: Skull Queen, Mina/ });
  await sit.click();
  await page.getByRole('button', { name: 'Sit down' }).click();
  // Nobody sits down without a name; the face goes with it.
  const who = page.getByRole('dialog', { name: 'Who are you?' });
  await expect(who.getByRole('button', { name: 'Sit down' })).toBeDisabled();
  await who.getByRole('textbox', { name: 'Name' }).fill('Jo');
  await who.getByRole('radio', { name: 'Face 5' }).check({ force: true });
  await who.getByRole('button', { name: 'Sit down' }).click();
  await expect(host.getByRole('button', { name: /^Seat 2: Jo/ })).toBeVisible();
  await expect(host.locator('[data-seat="1"] use[href$="#portrait-5"]')).toHaveCount(1);
  await expect(host.getByRole('button', { name: /I’m not ready/ })).toHaveCount(2);
  const start = host.getByRole('button', { name: 'Start with 2 players' });
  await expect(start).toBeDisabled();

  // The host sets the table otherwise, and starts with whoever is here.
  await host.getByRole('button', { name: 'Change', exact: true }).click();
  const change = host.getByRole('dialog', { name: 'Change the table' });
  await change.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: /^Seat 4: Free seat/ })).toBeVisible();
  await page.getByRole('button', { name: 'I’m ready' }).click();
  await start.click();
  for (const one of [page, host]) await one.locator('.table-of').waitFor();
  await expect(host.locator('.seat use[href$="#portrait-5"]')).toHaveCount(1);
});

test('one goes on where one was; a game of this device can be deleted', async ({ page }) => {
  await page.goto('/settings');
  await shelve(page, inPhase('skull-king', 'play', 4, {}, 20));
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'Continue' }).or(page.getByRole('heading', { name: /Your turn in/ })),
  ).toBeVisible();
  const row = page.locator('a.voyage');
  await row.click();
  await expect(page).toHaveTitle(/● Your turn – Skull King/);
  const held = page.locator('.held');
  const before = await held.count();
  await page.locator('.held.playable .held-button:not([aria-label*="Tigress"])').first().click();
  await expect(held).not.toHaveCount(before);
  await page.goto('/');
  await expect(row).toContainText(/Round \d+ of 10 · −?\d+ points?/);
  // Put away it is still among all games, and stays away here until it is played on.
  await page.getByRole('button', { name: 'Hide from this list: Skull King' }).click();
  await expect(row).toHaveCount(0);
  await page.goto('/history');
  await expect(page.getByRole('button', { name: 'Delete this game: Skull King' })).toBeVisible();
  await page.goto('/');
  await page.locator('.lobby-empty, .lobby').first().waitFor();
  await expect(row).toHaveCount(0);
  await page.goto('/history');
  await page.getByRole('button', { name: 'Delete this game: Skull King' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete this game' }).click();
  await expect(page.getByText('Your games will be listed here.')).toBeVisible();
});

test('who has played alone is told how often they won, at which level, and how many bids they kept', async ({
  page,
}) => {
  const setUp = { seats: 3, options: { schedule: [3, 4, 5] } };
  const played = [...'abcdef'].map((key) => sail('skull-king', setUp, { key }));
  const won = played.filter(({ outcome }) => outcome!.places[0] === 1).length;
  const rows = played.flatMap(({ setup, rules, entries }) => {
    const log = { format: 1 as const, ...setup, rules, entries };
    const options = { ...games['skull-king'].options.defaults, ...setup.options };
    const match = must(Match.replay(games['skull-king'] as unknown as Game, { ...log, options }));
    return (match.view(match.step, 0).view as unknown as { sheet: number[][][] }).sheet;
  });
  const kept = rows.filter(([[bid, taken]]) => bid === taken).length;
  // Too many tricks break a bid as too few do.
  for (const way of [-1, 1]) expect(rows.map(([[bid, taken]]) => Math.sign(taken - bid))).toContain(way);
  await page.goto('/settings');
  await shelve(page, ...played, sail('skull-queen', { seats: 3 }));
  await page.goto('/history');
  const told = page.getByRole('region', { name: 'Against bots' });
  const line = (game: string) => told.getByRole('listitem').filter({ hasText: game });
  await expect(line('Skull King')).toContainText(`${won} of 6 won`);
  await expect(line('Skull King')).toContainText(`Bosun: ${won} of 6 won · ${kept} of 18 bids kept`);
  await expect(line('Skull Queen')).toContainText('of 1 won');
  await expect(line('Skull Queen')).not.toContainText('bids');
});

test('options are offered in plain words, and a mix that cannot be, or is other than it sounds, says why', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('listitem', { name: 'Skull King', exact: true })
    .getByRole('link', { name: 'Customise' })
    .click();
  const remark = page.locator('.remark');
  await page.getByText('Advanced options').click();
  await page.getByRole('combobox', { name: 'Rounds' }).selectOption({ label: 'Barrage: ten rounds of 10' });
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '8' }).check({ force: true });
  await expect(remark).toContainText('There are cards for 8 each');
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check({ force: true });
  await expect(remark).toBeEmpty();

  await page.goto('/open/queens-collection');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'Two teams of two' });
  await expect(page.locator('.open-wrong')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeDisabled();
  await page.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '4' }).check();
  await expect(page.locator('.open-wrong')).toBeEmpty();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const who = page.getByRole('dialog', { name: 'Who are you?' });
  await who.getByRole('textbox', { name: 'Name' }).fill('Jo');
  await who.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('button', { name: /^Seat 1: Jo/ })).toBeVisible();
});

test('a move is taken back; a card asks before it is played', async ({ page, join }) => {
  const kept = inPhase('skull-king', 'play', 4, { schedule: [6, 1] }, 4);
  await board(page, kept);
  const held = page.locator('.held');
  const card = page.locator('.held.playable .held-button:not([aria-label*="Tigress"])');
  const before = await held.count();
  await card.first().click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(held).toHaveCount(before);

  const asking = await join({ confirm: true });
  await board(asking, kept);
  await asking.locator('.held.playable .held-button:not([aria-label*="Tigress"])').first().click();
  const question = asking.getByRole('alertdialog', { name: 'Confirm before playing' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(asking.locator('.held')).toHaveCount(before);
  await asking.locator('.held.playable .held-button:not([aria-label*="Tigress"])').first().click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(asking.locator('.held')).toHaveCount(before - 1);
});

test('a card chosen early waits for its turn, and is played then or dropped with a word', async ({
  page,
  join,
}) => {
  const address = await openTable(page, 'skull-king', { seats: 2, options: { schedule: [4] } });
  const other = await join({ name: 'Mina' });
  await other.goto(address);
  await other.getByRole('button', { name: 'Sit down' }).click();
  await other.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const one of [page, other]) await one.locator('.bid:enabled').first().click();
  const plain = '.held-button:not([aria-label*="Tigress"])';
  const asked = (one: Page) => one.locator(`.held.playable ${plain}`).first();
  await expect
    .poll(async () => (await asked(page).isVisible()) || (await asked(other).isVisible()))
    .toBe(true);
  const [first, second] = (await asked(page).isVisible()) ? [page, other] : [other, page];
  await second.locator(`.held.idle ${plain}`).first().click();
  await expect(second.locator('.held.queued')).toHaveCount(1);
  await asked(first).click();
  await expect(second.locator('.held.queued')).toHaveCount(0);
  const dropped = second.getByText('Things have changed, so your lined-up move was dropped.');
  await expect
    .poll(async () => (await dropped.isVisible()) || (await second.locator('.held').count()) < 4)
    .toBe(true);
});

test('a table that is not there says so', async ({ page, lookout }) => {
  lookout.allow(/status of 4\d\d/);
  await page.goto('/t/0123456789abcdefghjk');
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Nothing here but sea' })).toBeVisible();
  await wish(page.context(), 'skull', { seats: 3 });
  await page.goto('/local/nothing');
  await expect(page.getByRole('heading', { name: 'Nothing here but sea' })).toBeVisible();
});
