import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { playedSheet } from '../src/screens/pad/keep/fixture.js';
import { file } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

const crew = ['Mina', 'Jo', 'Zoé', 'Sam', 'Li'];
const all = { kraken: true, whale: true, loot: true, powers: true };
const played = (seed: string) => playedSheet('skull-king', seed, { players: crew, options: all });

/** Everything a sheet says, as it is read. */
const told = async (page: Page): Promise<string> => {
  await page.locator('.pad-sheet').waitFor();
  return page.locator('.pad-sheet').innerText();
};

async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return download.path();
}

test('a sheet that was saved, deleted and opened again is the same', async ({ page }) => {
  const sheet = played('saved');
  await page.goto('/pad');
  await file(page, sheet);
  await page.goto(`/pad/${sheet.id}`);
  const before = await told(page);
  const [json, csv, png] = [
    await saved(page, 'Save as a file'),
    await saved(page, 'Save for a spreadsheet'),
    await saved(page, 'Share as a picture'),
  ];
  const rows = (await readFile(csv, 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(1 + 10 * crew.length);
  expect((await readFile(png)).readUInt32BE(16), 'as wide as pictures are').toBe(1080);

  for (const path of [json, csv]) {
    await page.goto('/pad');
    await page.getByRole('button', { name: /^Delete this sheet/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete this sheet' }).click();
    await expect(page.locator('.pads-row')).toHaveCount(0);
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.locator('.pads-row')).toHaveCount(1);
    await page.locator('.pads-sheet').click();
    expect(await told(page)).toBe(before);
  }

  await page.goto('/pad');
  await page.locator('input[type=file]').setInputFiles(json);
  await expect(page.getByText('This sheet is already here.')).toBeVisible();
  const broken = (await readFile(json, 'utf8')).replace('"Zoé"', '7');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from(broken) });
  await expect(page.getByText(/^sheets\[0\]\.head\.players\[2\] must be a text/)).toBeVisible();
  await expect(page.locator('.pads-row')).toHaveCount(1);
});

test('nothing jumps away from under a finger when the curve of a sheet comes late', async ({ page }) => {
  let come = (): void => {};
  const coming = new Promise<void>((go) => {
    come = go;
  });
  await page.route('**/assets/SheetC-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  const sheet = played('late');
  await page.goto('/pad');
  await file(page, sheet);
  await page.goto(`/pad/${sheet.id}`);
  const button = page.getByRole('button', { name: 'Save as a file' });
  const before = await button.boundingBox();
  expect(before).not.toBeNull();
  await expect(page.locator('.curve')).toHaveCount(0);
  come();
  await expect(page.locator('.curve')).toBeVisible();
  const after = await button.boundingBox();
  expect(Math.abs(after!.y - before!.y)).toBeLessThan(1);
});

test('a link opens the sheet in another browser, which may keep it', async ({ page, context, join }) => {
  const sheet = played('link');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/pad');
  await file(page, sheet);
  await page.goto(`/pad/${sheet.id}`);
  const before = await told(page);
  await page.getByRole('button', { name: 'Share as a link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const [words, link] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(words).toContain('1. ');
  expect(link.length).toBeLessThanOrEqual(2_000);

  const other = await join();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Skull King' })).toBeVisible();
  expect((await told(other)).replace(/\s+/g, ' ')).toBe(before.replace(/\s+/g, ' '));
  await other.getByRole('button', { name: 'Keep it on this device' }).click();
  await other.getByRole('link', { name: 'Open it' }).click();
  await other.waitForURL(`**/pad/${sheet.id}`);
  expect(await told(other)).toBe(before);

  await other.goto(`${link.slice(0, -30)}`);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'There is no sheet in this link' })).toBeVisible();
});

test('a group sees who wins, who keeps bids and its records, and plays again', async ({ page }) => {
  const sheets = [played('first'), played('second')];
  await page.goto('/pad');
  await file(page, ...sheets);
  await page.reload();
  await page.locator('a[href^="/pad/group/"]').click();
  await expect(page.getByRole('heading', { name: 'Mina, Jo, Zoé, Sam and Li' })).toBeVisible();
  const wins = (seat: number): number => sheets.filter(({ outcome }) => outcome!.places[seat] === 1).length;
  const first = page.getByRole('region', { name: 'Wins' }).getByRole('listitem').first();
  await expect(first).toContainText(`${Math.max(...crew.map((_, seat) => wins(seat)))} of 2`);
  const best = Math.max(...sheets.flatMap(({ outcome }) => outcome!.points!));
  await expect(page.getByRole('region', { name: 'Records' })).toContainText(`Best game${best}`, {
    useInnerText: false,
  });
  await expect(page.getByRole('region', { name: 'Bids kept' })).toContainText('of 20');

  await page.getByRole('button', { name: 'Rematch', exact: true }).click();
  await page.waitForURL(/\/pad\/[0-9a-f]{20}$/);
  await expect(page.getByText('Round 1 of 10')).toBeVisible();
});
