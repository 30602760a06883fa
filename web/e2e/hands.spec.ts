import type { Match } from '@crossbones/core';
import type { Page } from '@playwright/test';
import type { GameId, TableWish } from './fixture/setup.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

/** From the widest table to the narrowest phone. */
const screens = [
  { width: 1280, height: 800 },
  { width: 1000, height: 700 },
  { width: 700, height: 900 },
  { width: 390, height: 844 },
  { width: 340, height: 640 },
] as const;

/** Hands of every size that lies differently: as large as they get, in two rows on a phone, in one. */
const hands: readonly (readonly [game: GameId, how: TableWish, sizes: readonly number[]])[] = [
  ['skull-king', { seats: 2, options: { schedule: [10] } }, [10, 7, 6]],
  ['skull-king-dice', { seats: 3 }, [7, 6]],
  ['skull-queen', { seats: 2 }, [14, 11, 7, 6]],
  ['skull-queen', { seats: 3 }, [13]],
  ['skull', { seats: 3 }, [4]],
];

/** One's own turn with so many pieces in hand. */
const holding =
  (size: number) =>
  (match: Match): boolean => {
    const { phase, hand, mine } = match.view(match.step, 0).view as {
      phase: string;
      hand?: readonly string[];
      mine?: readonly { hand: readonly string[] }[];
    };
    const asks = match.actors.includes(0) && phase !== 'bid' && phase !== (mine ? '' : 'place');
    return asks && (hand ?? mine?.[0].hand ?? []).length === size;
  };

/** Pieces in hand that something lies over at their middle, or that hang over the edge of the table. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const area = document.querySelector('.table-area')!.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('.held-button')].flatMap((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      const x = (left + right) / 2;
      const over = document.elementFromPoint(x, (top + bottom) / 2);
      if (!one.contains(over)) return [`${one.ariaLabel} lies under ${over?.closest('li')?.dataset.piece}`];
      return left < area.left - 1 || right > area.right + 1 ? [`${one.ariaLabel} hangs over the edge`] : [];
    });
  });

test('no piece in any hand lies over the middle of another', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('side', 'shut'));
  for (const [game, how, sizes] of hands) {
    for (const size of sizes) {
      await board(page, sail(game, how, { id: `${game}-${how.seats}-${size}`, until: holding(size) }));
      await expect(page.locator('.held')).toHaveCount(size);
      for (const screen of screens) {
        await page.setViewportSize(screen);
        for (const side of [false, true]) {
          // On a wide screen with score sheet and record beside it, and without.
          if (side && screen.width < 1000) continue;
          await page.evaluate(
            (on) => document.querySelector('.playing')!.classList.toggle('with-side', on),
            side,
          );
          // What is raised rises first; one motion may be broken off for another.
          await page.waitForFunction(() =>
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          );
          const where = `${game}, ${size} in hand, ${screen.width} wide${side ? ' with the panels' : ''}`;
          expect.soft(await hidden(page), where).toEqual([]);
        }
      }
    }
  }
});

test('a card raised while all bid is not half played', async ({ join }) => {
  const page = await join({ raiseFirst: true });
  await board(
    page,
    sail('skull-king', { seats: 4, options: { schedule: [4] } }, { id: 'raised', until: () => true }),
  );
  const first = page.locator('.held').first();
  await first.getByRole('button').click();
  await expect(first).toHaveClass(/\bup\b/);
  await page.locator('.bid:enabled').first().click();
  await expect(page.locator('.held.playable').first()).toBeVisible();
  await expect(page.locator('.held.up')).toHaveCount(0);
  await page.locator('.held.playable').first().getByRole('button').click();
  await expect(page.locator('.held.up')).toHaveCount(1);
  await expect(page.locator('.held')).toHaveCount(4);
});

test('alone every decision can be taken back, and the bots’ answers go too', async ({ page }) => {
  const held = page.locator('.held');
  const back = page.getByRole('button', { name: 'Take back' });
  await board(
    page,
    sail('skull-king', { seats: 4, options: { schedule: [4] } }, { id: 'back', until: () => true }),
  );
  await expect(back).toHaveCount(0);
  await page.locator('.bid:enabled').first().click();
  await page.locator('.held.playable').first().waitFor();
  const names = () =>
    held.locator('[data-code]').evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.code));
  const before = await names();
  await page.locator('.held.playable').first().getByRole('button').click();
  // Others have answered by then: the trick is over.
  await page.locator('.held.playable').first().waitFor();
  await expect(held).toHaveCount(3);
  await back.click();
  await expect(held).toHaveCount(4);
  expect(await names()).toEqual(before);
  await expect(page.locator('.held.playable').first()).toBeVisible();
  await back.click();
  await expect(page.locator('.bid:enabled')).toHaveCount(5);
  await expect(back).toHaveCount(0);
  // What was taken back is gone for good.
  await page.reload();
  await expect(page.locator('.bid:enabled')).toHaveCount(5);

  // The same by keys: a digit bids, the focus goes to the hand and stays there, a letter takes back, ? tells of them all.
  await page.getByRole('button', { name: 'Hint' }).waitFor();
  await page.keyboard.press('1');
  await expect(page.locator('.held.playable .held-button:focus')).toHaveCount(1);
  await page.keyboard.press('h');
  const best = page.locator('.held.best .held-button');
  await expect(best).toHaveCount(1);
  const ring = () => page.locator('.held-button:focus').evaluate((one) => getComputedStyle(one).outlineColor);
  const lamp = await page.locator('.best-lamp').evaluate((one) => getComputedStyle(one).color);
  expect(await ring()).not.toBe(lamp);
  await page.keyboard.press('Enter');
  await expect(held).toHaveCount(3);
  await expect(page.locator('.held.playable .held-button:focus')).toHaveCount(1);
  const at = () => held.evaluateAll((all) => all.findIndex((one) => one.contains(document.activeElement)));
  const stood = await at();
  await page.keyboard.press('ArrowRight');
  await expect.poll(at).toBe((stood + 1) % 3);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('take back');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(held).toHaveCount(4);

  // Whoever rests on a card learns what it is.
  const [code] = await names();
  await held.first().hover();
  const closer = page.locator('.closer');
  await expect(closer.locator('[data-code]')).toHaveAttribute('data-code', code!);
  await closer.getByRole('button', { name: /SK-\d+/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/SK-\d+/);
});

test('a die that is rested on shows its six faces', async ({ page }) => {
  await board(page, sail('skull-king-dice', { seats: 3 }, { id: 'die', until: () => true }));
  await page.locator('.held').first().hover();
  await expect(page.locator('.closer .flat-side')).toHaveCount(6);
});

test('whoever is out goes to the end at once', async ({ page }) => {
  const seats = [0, 1, 2, 3, 4, 5];
  const out = (seat: number) => (match: Match) =>
    (match.view(match.step, seat).view.gangs as { out: boolean }[])[seat].out;
  // It happens to somebody in some match.
  const kept = [...'abcdef']
    .flatMap((key) => seats.map((seat) => ({ key, people: [seat], until: out(seat) })))
    .map((course) => sail('skull', { seats: seats.length }, course))
    .find(({ outcome }) => outcome === null);
  await board(page, kept!);
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(page.getByRole('dialog', { name: 'Result' })).toBeVisible();
});
