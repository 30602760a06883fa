import type { Page } from '@playwright/test';
import { inPhase, sights } from './fixture/screens.js';
import { games } from './fixture/setup.js';
import { board, shelve } from './fixture/shelf.js';
import { turnTo } from './fixture/sight.js';
import { expect, test } from './fixture/test.js';

/** A question to the first seat in each game: nothing moves before it is answered. */
const tables = games.map((game) => ({
  ...inPhase(game, { skull: 'add', 'queens-collection': 'reveal' }[game as string] ?? 'play', 4, {}, 20),
  id: `walk-${game}`,
}));

/** What brings styles of its own; all of them stay until the page is closed. */
const elsewhere =
  /^(home|history|settings|gathering|quiz|cheat sheet|a group|all sheets|arbiter of .*|open skull-king|rules of skull|lesson of .*|replay of .*|the table in the middle, .*)$/;

/** Where everything on the table stands, and what it stands on. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.playing *:not(svg *)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const { backgroundColor, borderTopWidth, paddingTop } = getComputedStyle(one);
      const box = [x, y, width, height].map(Math.round);
      return [one.tagName, one.className, ...box, backgroundColor, borderTopWidth, paddingTop].join(' ');
    });
  });

test('a table looks the same, whatever was looked at before', async ({ page, join }) => {
  for (const { reach } of sights.filter(({ name }) => elsewhere.test(name))) await reach(page);
  const fresh = await join();
  for (const kept of tables) {
    await shelve(page, kept);
    await turnTo(page, `/local/${kept.id}`, '.table-of');
    await board(fresh, kept);
    // Both are looked at until they have come to rest.
    await expect(async () => expect(await look(page)).toEqual(await look(fresh))).toPass();
  }
});
