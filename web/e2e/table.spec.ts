import type { Page } from '@playwright/test';
import { play, seeResult } from './fixture/play.js';
import { openTable, tapAway } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test('four browsers at one table, somebody who watches, a rematch', async ({ page, join }) => {
  const address = await openTable(page, 'skull-king', { seats: 4, options: { schedule: [1, 2] } });
  const others = await Promise.all(['Mina', 'Brass', 'Odette'].map((name) => join({ name })));
  const watcher = await join({ name: 'Wren' });

  for (const other of others) {
    await other.goto(address);
    await other.getByRole('button', { name: 'Sit down' }).click();
    await other.getByRole('button', { name: 'I’m ready' }).click();
  }
  await watcher.goto(address);
  await expect(watcher.getByText('You are watching.')).toBeVisible();
  await expect(page.getByText(/1 watching: Wren/)).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();

  const crew = [page, ...others];
  for (const one of [...crew, watcher]) await one.locator('.table-of').waitFor();

  // The tab says whose turn it is.
  await expect(others[0]!).toHaveTitle(/Your turn/);

  // A word at the table; who watches speaks to watchers alone while the match is on.
  await page.getByRole('textbox', { name: 'Say something' }).fill('Fair winds!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(others[1]!.getByRole('log').getByText('Fair winds!')).toBeVisible();
  // One tap says a set phrase; each word stands for a while at the seat of whoever said it.
  await others[0]!.getByRole('button', { name: 'Ahoy!', exact: true }).click();
  for (const one of [page, watcher]) await expect(one.locator('.seat-says').getByText('Ahoy!')).toBeVisible();

  // Whose page is closed is seen by all within seconds, and can be reminded; so is that they are back.
  await others[2]!.goto('about:blank');
  const odette = (one: Page) => one.locator('.seat').filter({ hasText: 'Odette' });
  for (const one of [page, watcher]) await expect(odette(one)).toContainText('gone');
  await page.getByRole('status').getByRole('button', { name: 'Nudge' }).click();
  await expect(page.getByText('Odette has been nudged.')).toBeVisible();
  await others[2]!.goto(address);
  for (const one of [page, watcher]) await expect(odette(one)).not.toContainText('gone');

  // Nobody who watches holds or sees a hand.
  await expect(watcher.getByRole('list', { name: /^Your hand/ })).toHaveCount(0);
  await expect(watcher.locator('.held')).toHaveCount(0);

  await Promise.all(crew.map((one, seat) => play(one, { seed: seat + 1, hurry: true })));
  for (const one of [...crew, watcher]) await seeResult(one);
  const places = await Promise.all(
    [...crew, watcher].map((one) => one.getByRole('dialog').locator('table').first().innerText()),
  );
  expect(new Set(places.map((sheet) => sheet.replaceAll('You', ''))).size, 'all see the same sheet').toBe(1);
  await expect(watcher.getByRole('button', { name: 'Rematch' })).toHaveCount(0);

  // The deal is checked in the page.
  await others[0]!.getByText('Was it dealt fairly?').click();
  await expect(others[0]!.getByText(/^It holds/)).toBeVisible();

  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.pathname !== address);
  await others[0]!.getByRole('dialog').getByRole('link', { name: 'Join the rematch' }).click();
  await expect(others[0]!.getByRole('button', { name: 'I’m ready' })).toBeVisible();
});

test('whoever has been gone for two minutes may be played for by a bot, if the others agree', async ({
  page,
  join,
  lookout,
}) => {
  const address = await openTable(page, 'skull-king', { seats: 3, options: { schedule: [2] } });
  const mina = await join({ name: 'Mina' });
  await mina.goto(address);
  await mina.getByRole('button', { name: 'Sit down' }).click();
  await mina.getByRole('button', { name: 'I’m ready' }).click();
  await page.getByRole('button', { name: 'Start with bots' }).click();
  await page.locator('.table-of').waitFor();
  await mina.goto('about:blank');
  const told = page.getByRole('status').filter({ hasText: 'Mina has left the page.' });
  const offer = told.getByRole('button', { name: 'Let a bot play' });
  await expect(told).toBeVisible();
  await expect(offer).toHaveCount(0);
  // The clock of this browser only: the server knows better, and says so.
  await page.clock.setFixedTime(Date.now() + 125_000);
  lookout.allow(/status of 409 .*\/stand-in$/);
  await offer.click();
  await expect(page.getByText(/They have only just gone/)).toBeVisible();
});

test('in by code, the seats filled and freed by the host, out again', async ({ page, join, lookout }) => {
  const address = await openTable(page, 'skull', { seats: 4 });
  await page.getByRole('button', { name: 'Make a short code' }).click();
  const code = (await page.locator('.invite-code b').innerText()).trim();
  expect(code).toMatch(/^[A-Z0-9]{6}$/);

  const guest = await join({ name: 'Mina' });
  await guest.goto('/');
  const field = guest.getByRole('textbox', { name: 'Join by code' });
  lookout.allow(/404/);
  await field.fill('ZZZZZZ');
  await guest.getByRole('button', { name: 'Join' }).click();
  await expect(guest.locator('.join-wrong')).not.toBeEmpty();
  await field.fill(code.toLowerCase());
  // What was wrong is forgotten with the first letter of another code, and while an answer is waited for.
  const told = guest.locator('.join-wrong:not(:empty)');
  await expect(told).toBeHidden();
  await tapAway(guest, guest.getByRole('button', { name: 'Join' }), told, `**${address}`);
  await guest.getByRole('button', { name: /^Seat 3: Free seat/ }).click();
  await expect(page.getByRole('button', { name: /^Seat 3: Mina/ })).toBeVisible();

  await page.getByRole('button', { name: 'Add a bot' }).click();
  await expect(guest.getByRole('button', { name: /, Bot/ })).toHaveCount(1);
  await page.getByRole('button', { name: /, Bot/ }).click();
  await page.getByRole('button', { name: 'Remove the bot' }).click();
  await expect(guest.getByRole('button', { name: /, Bot/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Scan to join' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Seat 3: Mina/ }).click();
  await page.getByRole('button', { name: 'Send Mina away' }).click();
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText(/Skull/);
  await page.getByRole('button', { name: 'Let Mina back in' }).click();
  await expect(page.getByRole('button', { name: 'Let Mina back in' })).toHaveCount(0);
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('heading', { name: 'You have left this table.' })).toBeVisible();
});

test('a seat goes over by its link, once', async ({ page, join, lookout }) => {
  const address = await openTable(page, 'skull');
  await page.getByRole('button', { name: 'Start with bots' }).click();
  await page.locator('.table-of').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Hand over your seat' }).click();
  const link = await page.locator('.link-row input').inputValue();
  expect(new URL(link).hash).not.toBe('');

  const mina = await join({ name: 'Mina' });
  await mina.goto(link);
  await mina.getByRole('button', { name: 'Take the seat' }).click();
  await mina.waitForURL(`**${address}`);
  // Only whoever has a seat can hand one over.
  await mina.getByRole('button', { name: 'Menu' }).click();
  await expect(mina.getByRole('button', { name: 'Hand over your seat' })).toBeVisible();
  const late = await join({ name: 'Wren' });
  lookout.allow(/404/);
  await late.goto(link);
  await late.getByRole('button', { name: 'Take the seat' }).click();
  await expect(late.getByText('This link does not hand over a seat, or not any more.')).toBeVisible();
});
