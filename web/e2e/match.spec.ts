import type { Page } from '@playwright/test';
import { byKey, play, seeResult } from './fixture/play.js';
import { type GameId, games, openTable, short, sitDownHere, type TableWish } from './fixture/setup.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** A match of this device, in its last round already. */
const lastRound = (page: Page, game: GameId): Promise<void> =>
  board(
    page,
    sail(game, short[game], {
      until: (match) => {
        const { round, rounds } = match.view(match.step, 0).view as { round: number; rounds: number };
        return round === rounds;
      },
    }),
  );

/** These take long: against bots their last round is played, and at the server the shortest way to play them. */
const long: readonly GameId[] = ['skull-queen', 'queens-collection'];
const served: { readonly [id in GameId]: TableWish } = {
  ...short,
  'skull-queen': { seats: 2 },
  'queens-collection': { seats: 2, options: { mode: 'cooperative', spaces: 2 } },
};

test.describe('a match against bots to its end, by clicks', () => {
  for (const game of games) {
    test(game, async ({ page }) => {
      await (long.includes(game) ? lastRound(page, game) : sitDownHere(page, game));
      await play(page, { hurry: game !== 'skull-king' });
      await seeResult(page);
      await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
    });
  }
});

test.describe('a whole match at a table of the server, by keyboard alone', () => {
  test.use({ swift: true });
  for (const game of games) {
    test(game, async ({ page, lookout }) => {
      // Two choose their cards at once, and another choice may come just after the other's: it is refused.
      if (game === 'skull-queen') lookout.allow(/status of 409 .*\/submit$/);
      await openTable(page, game, served[game]);
      const fill = page.getByRole('button', {
        name: served[game].seats > 2 ? 'Fill up with bots' : 'Add a bot',
      });
      await fill.click();
      await page.getByRole('button', { name: 'Start the game' }).click();
      await page.locator('.table-of').waitFor();
      await play(page, { manner: byKey, hurry: true, seed: 2 });
      await seeResult(page);
      await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
});

test('the other ways to play: teams, all together, two gangs, the ghost, the most at one table', async ({
  page,
}) => {
  const others: readonly (readonly [GameId, TableWish])[] = [
    ['queens-collection', { seats: 4, options: { mode: 'teams' } }],
    ['queens-collection', { seats: 2, options: { mode: 'cooperative' } }],
    ['skull', { seats: 2, options: { gangs: 2 } }],
    ['skull-king', { seats: 8, options: { schedule: [1, 2], scoring: 'rascal', cannonball: true } }],
    ['skull', { seats: 12 }],
  ];
  for (const [game, how] of others) {
    await sitDownHere(page, game, how);
    let acted = 0;
    const until = async (): Promise<boolean> => acted >= 6 || page.locator('dialog .result').isVisible();
    await play(page, { hurry: true, seed: 5, until, look: async () => void acted++ });
  }
});
