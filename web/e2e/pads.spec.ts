import type { Locator, Page } from '@playwright/test';
import type { GameId } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

/** Begins a sheet for some of the crew. */
async function begin(
  page: Page,
  game: GameId,
  names: readonly string[],
  choose: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.goto(`/pad/new/${game}`);
  const name = page.getByLabel(/^Name of player/);
  await name.first().waitFor();
  while ((await name.count()) > names.length)
    await page
      .getByRole('button', { name: /^Remove/ })
      .last()
      .tap();
  while ((await name.count()) < names.length) await page.getByRole('button', { name: 'Add a player' }).tap();
  for (const [seat, one] of names.entries()) await name.nth(seat).fill(one);
  await choose();
  await page.getByRole('button', { name: 'Open the sheet' }).tap();
  await page.locator('.pad-round').waitFor();
}

const tap = (page: Page, name: string | RegExp, within: Locator | Page = page): Promise<void> =>
  within.getByRole('button', { name, exact: true }).first().tap();

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });

/** Who is crowned, and what stands beside each name. */
async function ends(page: Page, title: string, ranks: readonly string[]): Promise<void> {
  await tap(page, 'Crown the winner');
  const result = page.locator('.pad-result');
  await expect(result.getByRole('heading')).toHaveText(title);
  const told = await result
    .locator('.pad-ranks li')
    .evaluateAll((lines) =>
      lines.map((line) =>
        [...line.querySelectorAll('b, [aria-hidden]')].map((one) => one.textContent).join(' '),
      ),
    );
  expect(told).toEqual(ranks);
}

test('a sheet of the dice game', async ({ page }) => {
  const crew = ['Mina', 'Cem', 'Ada'];
  await begin(page, 'skull-king-dice', crew);
  for (let round = 1; round <= 8; round++) {
    // Mina bids one and wins one, Cem bids zero and wins none, and all else is Ada's, who bids none.
    for (const [player, bid] of [1, 0, 0].entries())
      await tap(page, String(bid), group(page, `Bid of ${crew[player]}`));
    await tap(page, 'On to the tricks');
    const won = [1, 0, round - 1];
    // In the first round all made their bid; in the others what is left is the last one's.
    if (round === 1) await tap(page, 'All as bid');
    else
      for (const [player, tricks] of won.slice(0, 2).entries())
        await tap(page, new RegExp(`^${tricks}(,|$)`), group(page, `Tricks of ${crew[player]}`));
    if (round === 2) {
      await tap(page, 'What Mina captured');
      await tap(page, /^Pirate, by the King/);
    }
    if (round < 8) await tap(page, `To round ${round + 1}`);
  }
  await expect(page.getByText('8 of 8 tricks')).toBeVisible();
  // 8 × 20 and a pirate; 10 × (1 + … + 8); 10 for the first round and then minus 10 × (2 + … + 8).
  await ends(page, 'Cem wins!', ['1 Cem 360', '2 Mina 190', '3 Ada −340']);
});

test('a sheet of Skull Queen', async ({ page }) => {
  await begin(page, 'skull-queen', ['Mina', 'Cem'], () =>
    page.locator('label', { hasText: '4 points' }).tap(),
  );
  const colours = ['Red', 'Yellow', 'Green', 'Blue'];
  const place = async (name: string, side: string, where: readonly string[]): Promise<void> => {
    await page.getByRole('region', { name, exact: true }).locator('label', { hasText: side }).tap();
    for (const [i, at] of where.entries())
      await tap(page, at, group(page, `${colours[i]} pirate of ${name}`));
  };
  const front = '8 · 5 · 4 · 2 · 1';
  const back = '1 · 2 · 4 · 5 · 8';
  await expect(page.getByText('the ghost leads every trick')).toBeVisible();
  await place('Mina', front, ['on the 8', 'on the 5', 'on the 4', 'Overboard']);
  await expect(page.getByText('Which side of the plank did Cem take?')).toBeVisible();
  await place('Cem', back, ['on the 1', 'on the 1', 'on the 2', 'on the 8']);
  await tap(page, 'To round 2');
  await place('Mina', back, ['Overboard', 'Overboard', 'Overboard', 'on the 1']);
  await place('Cem', front, ['on the 4', 'on the 4', 'on the 2', 'on the 2']);
  // The first round again: Cem's blue pirate was in the water.
  await page.locator('.pad-sides label', { hasText: 'Sheet' }).tap();
  await tap(page, 'Correct round 1');
  await tap(page, 'Overboard', group(page, 'Blue pirate of Cem'));
  await tap(page, 'Done');
  await page.locator('.pad-sides label', { hasText: 'Round 2' }).tap();
  await ends(page, 'Mina wins!', ['1 Mina 18', '2 Cem 16']);
});

test('a sheet of Skull', async ({ page }) => {
  await begin(page, 'skull', ['Mina', 'Cem', 'Ada']);
  const challenge = async (name: string, how: 'Made' | 'Lost'): Promise<void> => {
    await tap(page, new RegExp(`^${name}`), group(page, 'Who took up the challenge?'));
    await tap(page, new RegExp(`^${how}`));
  };
  for (let round = 1; round <= 4; round++) {
    await challenge('Ada', 'Lost');
    if (round < 4) await tap(page, `To round ${round + 1}`);
  }
  await expect(page.getByText('That was the last disc: Ada is out.')).toBeVisible();
  await tap(page, 'Ada', group(page, 'Whose skull was it?'));
  await tap(page, 'Cem', group(page, 'Whom does Ada name to begin?'));
  await tap(page, 'To round 5');
  await expect(page.getByText('Cem starts')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ada/ })).toBeDisabled();
  await challenge('Cem', 'Made');
  await tap(page, 'To round 6');
  await challenge('Cem', 'Made');
  await expect(page.getByText('Cem wins!')).toBeVisible();
  await ends(page, 'Cem wins!', ['1 Cem', '2 Mina', '2 Ada']);
});

test('a sheet of The Queen’s Collection, and one of all together', async ({ page }) => {
  await begin(page, 'queens-collection', ['Mina', 'Cem']);
  const more = async (what: string, times: number, by = 'one'): Promise<void> => {
    for (let i = 0; i < times; i++) await tap(page, `${what}: ${by} more`);
  };
  for (const round of [1, 2]) {
    await more('Boxes of Mina', 4);
    await more('Pawns of Mina', 4, '3');
    await more('Boxes of Cem', 3);
    await more('Pawns of Cem', 3, '3');
    await more('Cards left to Cem', round);
    await expect(page.getByText('7 of 8 boxes, 21 of 24 pawns')).toBeVisible();
    if (round === 1) await tap(page, 'To round 2');
  }
  await ends(page, 'Mina wins!', ['1 Mina 72', '2 Cem 51']);

  await begin(page, 'queens-collection', ['Mina'], () =>
    page.getByRole('combobox', { name: 'Mode' }).selectOption('All together'),
  );
  for (const colour of ['Red', 'Green', 'Yellow', 'Blue', 'Purple', 'Cyan'])
    await tap(page, '3', group(page, `${colour} box`));
  await tap(page, '3', group(page, 'White box'));
  await tap(page, '2', group(page, 'Black box'));
  await expect(page.getByText('check the others')).toBeVisible();
  await tap(page, '2', group(page, 'White box'));
  // Six boxes of three, and two pawns astray.
  await expect(page.getByText('16 of')).toBeVisible();
  await ends(page, 'A rich haul', ['Mina 16']);
});
