import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@crossbones/games';
import { begin } from '@crossbones/games/sheet';
import type { Line } from '@crossbones/games/skull-king/written';
import type { Page } from '@playwright/test';
import { tableAbroad } from '../web/e2e/fixture/abroad.js';
import { type GameId, openTable, type TableWish } from '../web/e2e/fixture/setup.js';
import { board, file, type PreparedMatch, sail, shelve } from '../web/e2e/fixture/shelf.js';
import { test } from '../web/e2e/fixture/test.js';

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
/** Small, because every clone of the repository has them. */
const MOST = 120 * 1024;

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The first time that the first seat is to act and its view is worth a look. */
const moment = (
  game: GameId,
  seats: number,
  options: TableWish['options'],
  worth: (view: Seen) => boolean,
): PreparedMatch =>
  sail(
    game,
    { seats, options: options ?? {} },
    {
      id: game,
      until: (match) => match.actors.includes(0) && worth(match.view(match.step, 0).view as unknown as Seen),
    },
  );

/** The fields of a view by which moments are chosen; each game has only some of them. */
interface Seen {
  readonly round: number;
  readonly phase: string;
  readonly trick: readonly unknown[];
  readonly turn: number;
  readonly hand: readonly unknown[];
  readonly table: number;
  readonly market: readonly unknown[];
}

const moments = {
  'skull-king': () =>
    moment(
      'skull-king',
      5,
      { kraken: true, whale: true, loot: true, powers: true },
      ({ round, trick, hand }) => round >= 7 && trick.length >= 3 && hand.length >= 5,
    ),
  'skull-king-dice': () =>
    moment(
      'skull-king-dice',
      4,
      {},
      ({ round, trick, hand }) => round >= 5 && trick.length >= 2 && hand.length >= 4,
    ),
  'skull-queen': () =>
    moment(
      'skull-queen',
      4,
      {},
      ({ round, phase, hand }) => round >= 2 && phase === 'play' && hand.length === 5,
    ),
  skull: () =>
    moment('skull', 5, {}, ({ phase, table }) => phase === 'bid' || (phase === 'add' && table >= 8)),
  'queens-collection': () =>
    moment('queens-collection', 3, {}, ({ phase, market }) => phase !== 'reveal' && market.length === 3),
} satisfies { readonly [id in GameId]?: () => PreparedMatch };

for (const [size, viewport] of Object.entries({ desk, phone })) {
  for (const theme of ['night', 'day'] as const) {
    test.describe(() => {
      test.use({
        viewport,
        deviceScaleFactor: size === 'phone' ? 2 : 1,
        taste: { theme, motion: 'normal', raiseFirst: true },
      });
      for (const [game, lay] of Object.entries(moments)) {
        if (theme === 'day' && game !== 'skull-king') continue;
        test(`${game}, ${size}, by ${theme}`, async ({ page }) => {
          await board(page, lay());
          await snap(page, `${game}-${size}${theme === 'day' ? '-day' : ''}`);
        });
      }
      if (theme === 'day') return;
      for (const [name, reach] of Object.entries(size === 'phone' ? { pad, arbiter } : { rules, middle }))
        test(`${name}, ${size}`, async ({ page }) => {
          await reach(page);
          await snap(page, `${name}-${size}`);
        });
      test(`home, ${size}`, async ({ page, join }) => {
        for (const [name, game] of [
          ['Mina', 'skull-queen'],
          ['Brass', 'skull'],
        ] as const) {
          const host = await join({ name });
          await openTable(host, game, { seats: 4, settings: { public: true } });
        }
        await page.goto('/settings');
        await shelve(page, moments['skull-king']());
        await page.goto('/');
        await page.locator('.lobby').waitFor();
        await snap(page, `home-${size}`);
      });
    });
  }
}

/** A sheet of Skull King for five in its sixth round, with somebody’s captures open. */
async function pad(page: Page): Promise<void> {
  const players = ['Mina', 'Jo', 'Odette', 'Bo', 'Sam'];
  const { options } = games['skull-king'];
  const line = (bid: number, won: number, took: Line['took'] = {}): Line => ({ bid, won, took });
  const rounds = Array.from({ length: 6 }, (_, i) => ({
    lines: [
      line(i > 2 ? 2 : 0, i > 2 ? 2 : 0),
      line(1, i === 3 ? 2 : 1, { fourteen: i === 5 ? 1 : 0 }),
      line(0, 0),
      line(1, i === 3 ? 0 : 1),
      line(Math.max(0, i - 3), Math.max(0, i - 3)),
    ].map((one, seat) => (i < 2 ? line(seat <= i ? 1 : 0, seat <= i ? 1 : 0) : one)),
    loot: [],
    nobody: 0,
  }));
  await page.goto('/settings');
  await file(page, {
    ...begin(
      { game: 'skull-king', players, options: { ...options.defaults, powers: true, loot: true }, dealer: 0 },
      { id: 'evening', now: 1_790_000_000_000 },
    ),
    strokes: rounds.map((to, round) => ({ round, to })),
  });
  await page.goto('/pad/evening');
  await page.locator('.entry').first().waitFor();
}

async function arbiter(page: Page): Promise<void> {
  await page.goto('/arbiter/skull-king?n=4&lead=0&cards=y14,will,skull-king,mermaid');
  await page.locator('.ruling').waitFor();
}

async function rules(page: Page): Promise<void> {
  await page.goto('/rules/skull-king#SK-16');
  await page.locator('.rules-text').waitFor();
}

async function middle(page: Page): Promise<void> {
  const table = await tableAbroad(page, 'skull-king', 5, (view) => {
    const { round, trick, turn } = view as unknown as Seen;
    return round >= 3 && trick.length === 4 && turn === 0;
  });
  await page.goto(`/middle/${table}`);
  await page.locator('.middle-board .table-of').waitFor();
}

async function snap(page: Page, name: string): Promise<void> {
  // Cards that are dealt have to come to rest first.
  await page.waitForTimeout(2_500);
  const path = `${folder}${name}.jpg`;
  // As good as it can be for its size.
  for (let quality = 80; quality >= 40; quality -= 8) {
    await page.screenshot({ path, type: 'jpeg', quality });
    if (statSync(path).size <= MOST) return;
  }
  throw new Error(`${name} is larger than ${MOST} bytes`);
}
