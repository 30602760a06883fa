import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { follow } from '../web/e2e/fixture/guide.js';
import { play, seeResult } from '../web/e2e/fixture/play.js';
import { HERE, type ReleasePicture, sumsOf } from '../web/e2e/fixture/release.js';
import { type GameId, games, openTable, short, sitDownHere, wish } from '../web/e2e/fixture/setup.js';
import { leaves } from '../web/e2e/fixture/sheets.js';
import { board, file, matchesOf, sail } from '../web/e2e/fixture/shelf.js';
import { expect, test } from '../web/e2e/fixture/test.js';
import { playedSheet } from '../web/src/screens/pad/keep/fixture.js';

const program = fileURLToPath(new URL('../cli/bin/crossbones.js', import.meta.url));

test.use({ taste: { name: 'Wren', raiseFirst: false, motion: 'none', language: 'en' } });

const some = (count: number) => ({ until: async (_: Page, done: number) => done === count, hurry: true });

/** How many entries each match of this device has, by its id. */
const entriesOf = async (page: Page): Promise<{ id: string; entries: number }[]> =>
  (await matchesOf(page)).map(({ id, entries }) => ({ id, entries: entries.length }));

const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

/** Sits down at the server with bots. */
async function sitDownThere(page: Page, game: GameId): Promise<string> {
  const address = await openTable(page, game, { seats: 3, options: { schedule: [1, 2] } });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-of').waitFor();
  return address;
}

test('a browser is used for everything', async ({ page, context, server }) => {
  const { RELEASE } = process.env;
  if (RELEASE === undefined) throw new Error('run record-release.js');

  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true });

  // The page begins and plays the running matches; of the finished ones it plays only the end.
  const running = new Map<GameId, string>();
  const finished = new Map<GameId, string>();
  for (const game of games) {
    await sitDownHere(page, game);
    await play(page, some(4));
    running.set(game, idOf(page));
    const whole = sail(game, short[game]).entries.length;
    const nearly = sail(game, short[game], {
      until: (match) => match.step >= whole - 8 && match.actors.includes(0),
    });
    await board(page, nearly);
    await play(page, { hurry: true });
    await seeResult(page);
    finished.set(game, nearly.id);
  }

  await wish(context, 'skull-king', short['skull-king']);
  await page.goto('/open/skull-king');
  await page.getByRole('button', { name: 'Pass one device around' }).click();
  await page.getByRole('textbox').nth(0).fill('Ann');
  await page.getByRole('textbox').nth(1).fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'I am Ann' }).click();
  await play(page, some(3));
  const hotSeat = idOf(page);

  // Sheets in all games, one of them written by hand and watched by others.
  await page.goto('/pad/new/skull-king');
  await page.getByRole('button', { name: 'Open the sheet' }).click();
  const bids = page.getByRole('group', { name: /^Bid of/ });
  await bids.first().waitFor();
  const players = await bids.count();
  const number = (what: string, seat: number, says: number) =>
    page
      .getByRole('group', { name: new RegExp(`^${what} of`) })
      .nth(seat)
      .getByRole('button', { name: `${says}` });
  for (let seat = 0; seat < players; seat++) await number('Bid', seat, seat === 0 ? 1 : 0).click();
  await page.getByRole('button', { name: 'On to the tricks' }).click();
  for (let seat = 0; seat < players; seat++) await number('Tricks', seat, seat === 0 ? 1 : 0).click();
  const byHand = idOf(page);
  await page.getByRole('button', { name: 'Let others watch' }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  const others = [...leaves, ...games.map((game) => playedSheet(game, `over-${game}`))];
  await file(page, ...others);
  const sheets: ReleasePicture['sheets'][number][] = [];
  for (const id of [byHand, ...others.map(({ id }) => id)]) sheets.push({ id, sums: await sumsOf(page, id) });

  await page.goto('/learn/skull');
  await follow(page, 'skull');
  await page.getByRole('status').filter({ hasText: 'Lesson done!' }).waitFor();
  await page.goto('/quiz');
  for (let n = 0; n < 4; n++) {
    const asked = page.locator('.quiz-asked');
    const check = asked.getByRole('button', { name: 'Check' });
    const trick = asked.locator('ol.quiz-trick button');
    const points = asked.locator('button:enabled');
    await points.first().waitFor();
    if ((await check.count()) > 0) await check.click();
    else await ((await trick.count()) > 0 ? trick : points).first().click();
    await asked.getByRole('button', { name: 'Next trick' }).click();
  }
  await page.reload();
  const best = await page.getByText(/^Best: \d+$/).innerText();

  const over = await sitDownThere(page, 'skull-king');
  await play(page, { hurry: true });
  await seeResult(page);
  const playing = await sitDownThere(page, 'skull-king');
  await play(page, some(2));
  const gathering = await openTable(page, 'skull', { seats: 4 });

  const entries = new Map((await entriesOf(page)).map(({ id, entries }) => [id, entries]));
  const listed = (all: Map<GameId, string>) =>
    [...all].map(([game, id]) => ({ game, id, entries: entries.get(id)! }));
  const shown: ReleasePicture = {
    name: 'Wren',
    theme: 'day',
    lesson: 'skull',
    best,
    running: listed(running),
    finished: listed(finished),
    hotSeat,
    sheets,
    watched: { id: byHand, address: new URL(link).pathname },
    tables: { playing, gathering, over },
  };
  await expect(page.locator('html')).toHaveAttribute('data-theme', shown.theme);

  // No match or sheet is open while the browser's storage is written down.
  await page.goto('/settings');
  const storage = await context.storageState({ indexedDB: true });
  for (const one of storage.origins) if (one.origin === server.url) one.origin = HERE;
  await server.kill('SIGTERM');
  const folder = join(RELEASE, 'browser');
  mkdirSync(folder, { recursive: true });
  const pack = (name: string, what: string | Buffer): void =>
    writeFileSync(join(folder, `${name}.gz`), gzipSync(what, { level: 9 }));
  const copy = join(server.folder, 'copy.db');
  execFileSync(process.execPath, [program, 'backup', copy, '--data', server.folder]);
  pack('crossbones.db', readFileSync(copy));
  pack('storage.json', JSON.stringify(storage));
  writeFileSync(join(folder, 'shown.json'), `${JSON.stringify(shown, null, 1)}\n`);
});
