import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addGame } from '../../test/sixth-game/add.js';
import { play, seeResult } from './fixture/play.js';
import { Server } from './fixture/server.js';

let folder: string;
let server: Server;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'crossbones-sixth-page-'));
  addGame(folder);
  execFileSync(process.execPath, [join(folder, 'scripts/page.js')]);
  // What is played on this device needs no server that knows the game.
  server = await Server.begin('plain', join(folder, 'web/dist'));
});
test.afterAll(async () => {
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

test('a sixth game is on the page: door, table, sheet, arbiter, rules and lesson', async ({ page }) => {
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(String(error)));
  await page.addInitScript(() =>
    localStorage.setItem('settings', JSON.stringify({ motion: 'none', raiseFirst: false })),
  );

  await page.goto(server.url);
  const door = page.locator('.door[data-game="high-card"]');
  await expect(door).toContainText('Twelve cards, and the highest wins.');
  await door.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I know it' }).click();
  await play(page, { hurry: true });
  await seeResult(page);

  await page.goto(`${server.url}/pad/new/high-card`);
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  await expect(page.getByRole('group', { name: /^Card of/ }).first()).toBeVisible();

  await page.goto(`${server.url}/arbiter/high-card?n=3&cards=c3,c9,c1`);
  await expect(page.locator('.ruling')).toContainText('Player 2 takes the trick');
  await expect(page.locator('.ruling')).toContainText('has played the highest card, the 9');

  await page.goto(`${server.url}/rules/high-card`);
  await expect(page.locator('main')).toContainText('The highest card wins the round.');

  await page.goto(`${server.url}/learn/high-card`);
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /the 8/ }).click();
  await expect(guide).toContainText('Take the higher one.');
  await guide.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: /the 12/ }).click();
  await expect(guide).toContainText('That is all there is to it.');
  expect(wrong).toEqual([]);
});
