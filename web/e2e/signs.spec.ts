import type { Match } from '@crossbones/core';
import { languageIds } from '@crossbones/texts/load';
import { queenly } from './fixture/decision.js';
import { measure } from './fixture/layout.js';
import { play } from './fixture/play.js';
import { board, sail } from './fixture/shelf.js';
import { speak } from './fixture/sight.js';
import { expect, test } from './fixture/test.js';

/** What a view of Skull King says that the table draws. */
interface Seen {
  readonly phase: string;
  readonly leader: number;
  readonly trick: readonly { readonly seat: number; readonly card: string }[];
  readonly standing: { readonly winner: number } | null;
  readonly bids: readonly (number | null)[];
  readonly won: readonly number[];
  readonly cardsDealt: number;
  readonly hand: readonly string[];
  readonly unplayable: object;
}

const seenBy = (match: Match): Seen => match.view(match.step, 0).view as unknown as Seen;

/** A match of Skull King that has come to where the first seat is asked, and sees what is wanted. */
function kingly(id: string, isWanted: (seen: Seen, match: Match) => boolean, cards = 6) {
  const options = { schedule: [cards, cards] };
  for (const key of 'abcdefghijklmnop') {
    const until = (match: Match): boolean => match.actors.includes(0) && isWanted(seenBy(match), match);
    const found = sail('skull-king', { seats: 4, options }, { key, id, until });
    if (found.outcome === null) return found;
  }
  throw new Error(`${id} never came`);
}

test('bids against tricks, the sum of bids and who leads the trick are seen at a glance', async ({
  page,
}) => {
  let seen: Seen | null = null;
  const states = ({ bids, won }: Seen) => bids.map((bid, seat) => Math.sign(won[seat] - (bid ?? 0)));
  const noted = (one: Seen): boolean => {
    seen = one;
    return true;
  };
  // Somebody has too few tricks, somebody enough, somebody too many; and nothing lies there yet.
  await board(
    page,
    kingly(
      'chips',
      (one) =>
        one.phase === 'play' && one.trick.length === 0 && new Set(states(one)).size === 3 && noted(one),
    ),
  );
  const { bids, won, cardsDealt } = seen!;
  const sum = bids.reduce<number>((all, bid) => all + bid!, 0);
  await expect(page.locator('.centre .led')).toHaveText(`${sum} bid, ${cardsDealt} tricks`);
  const looks = new Map<number, string>();
  for (const [seat, bid] of bids.entries()) {
    const chip = page.locator(`.seat[data-spot="seat:${seat}"] .pips-chip`);
    await expect(chip).toHaveText(`${won[seat]}/${bid}`);
    looks.set(
      states(seen!)[seat],
      await chip.evaluate((one) => {
        const [{ borderColor }, mark] = [getComputedStyle(one), getComputedStyle(one.querySelector('i')!)];
        return [borderColor, mark.borderRadius, mark.rotate, mark.backgroundColor].join(' ');
      }),
    );
  }
  // Told apart by their colour, and by their shape where no colour is seen.
  expect(new Set(looks.values()).size).toBe(3);
  expect(
    new Set([...looks.values()].map((one) => one.replaceAll(/(?:rgb|color|oklab)\([^)]*\)/g, ''))).size,
  ).toBeGreaterThan(1);

  seen = null;
  await board(
    page,
    kingly(
      'lamp',
      (one) => one.phase === 'play' && one.trick.length === 3 && one.standing !== null && noted(one),
    ),
  );
  const { trick, standing } = seen! as Seen;
  const lit = page.locator('.lying').filter({ has: page.locator('.lead-lamp') });
  await expect(lit).toHaveCount(1);
  const { card } = trick.find(({ seat }) => seat === standing!.winner)!;
  await expect(lit.locator('[data-code]')).toHaveAttribute('data-code', card);
});

test('whose bid is made is told of them, and not to them', async ({ page }) => {
  await board(
    page,
    kingly('sealed', ({ phase }) => phase === 'bid'),
  );
  const others = page.locator('.round-table > .seat');
  await expect(others.filter({ hasText: 'Bid made' })).toHaveCount(3);
  await expect(others.filter({ hasText: 'Your bid' })).toHaveCount(0);
});

test('where only one thing can be done it is said why', async ({ page }) => {
  await board(
    page,
    kingly('follows', ({ phase, unplayable, hand }, match) => {
      const only = match.legal(0).length === 1 && hand.length > 1;
      return phase === 'play' && only && Object.keys(unplayable).length > 0;
    }),
  );
  await expect(page.locator('.prompt.mine')).toHaveText(/^You must follow \w+: only one fits$/);
  await board(
    page,
    kingly('last', ({ phase, hand }) => phase === 'play' && hand.length === 1),
  );
  await expect(page.locator('.prompt.mine')).toHaveText('Your last card');
});

test('the menu has what one may want at the table, and resigning last; a hand is sorted as one likes', async ({
  page,
}) => {
  await board(
    page,
    kingly('menu', ({ phase, hand }) => phase === 'play' && hand.length > 3),
  );
  const codes = (): Promise<string[]> =>
    page
      .locator('.held [data-code]')
      .evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.code!));
  const numbers = async (): Promise<number[]> =>
    (await codes()).flatMap((code) => Number(/\d+$/.exec(code)?.[0] ?? Number.NaN) || []);
  const [before, unsorted] = [await codes(), await numbers()];
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('switch', { name: 'Sound' })).toBeVisible();
  for (const group of ['Animation', 'Card size', 'Sort the hand'])
    await expect(menu.getByRole('group', { name: group })).toBeVisible();
  await expect(menu.locator('.stack > *').last()).toHaveText('Resign');
  await menu.getByRole('radio', { name: 'By number' }).check({ force: true });
  await page.keyboard.press('Escape');
  const sorted = await numbers();
  expect(sorted).toEqual(unsorted.toSorted((a, b) => a - b));
  expect(sorted).not.toEqual(unsorted);
  expect((await codes()).toSorted()).toEqual(before.toSorted());
  // It stays so.
  await page.reload();
  await expect.poll(numbers).toEqual(sorted);
});

test.describe(() => {
  test.use({ taste: { motion: 'slow', raiseFirst: false }, viewport: { width: 360, height: 640 } });
  test('hints and verdicts stand in the strip above the hand, and lie over nothing', async ({ page }) => {
    await board(
      page,
      kingly(
        'strip',
        ({ phase, hand, trick }) => phase === 'play' && hand.length === 6 && trick.length === 3,
      ),
    );
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [568, 320],
      [844, 390],
      [820, 1180],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const language of ['en', 'de', 'fr'] as const) {
        await speak(page, language);
        const hint = page.locator('.hint');
        await page.locator('.hint-button').click();
        await hint.locator('li, b').first().waitFor();
        const { faults } = await measure(page);
        expect.soft(faults, `a hint, ${width} × ${height}, ${language}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(hint).toHaveCount(0);
      }
    }
    await page.locator('.held.playable .held-button').first().click();
    const verdict = page.locator('.asking .verdict');
    await verdict.waitFor();
    await expect(verdict).toBeVisible();
    await play(page, { hurry: true, until: async (_, done) => done === 1 });
  });
});

test('what stands at a seat grows with the screen', async ({ page }) => {
  await board(
    page,
    kingly('letters', ({ phase }) => phase === 'play'),
  );
  const letters = async (width: number, height: number, whose = '.round-table'): Promise<number[]> => {
    await page.setViewportSize({ width, height });
    await measure(page);
    return page
      .locator(`${whose} > .seat`)
      .first()
      .locator('.seat-name, .pips-chip')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  };
  const phone = await letters(390, 844);
  const wall = await letters(2560, 1440);
  for (const [i, size] of phone.entries()) {
    expect(size).toBeGreaterThan(12);
    expect(wall[i]).toBeGreaterThan(1.6 * size);
  }
  // One's own is not left behind.
  const own = await letters(2560, 1440, '.own');
  expect(own).toHaveLength(wall.length);
  for (const [i, size] of own.entries()) expect(size).toBeGreaterThan(0.8 * wall[i]);
});

test('the button that sends a placement off has two lines at most and is no higher than wide, in any language on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await board(page, queenly(4)[0].match());
  const button = page.locator('.send-out');
  for (const language of languageIds) {
    await speak(page, language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const { lines, shape } = await button.evaluate((it: HTMLElement) => {
      const words = document.createRange();
      words.selectNodeContents(it);
      const rows = new Set([...words.getClientRects()].map(({ top }) => Math.round(top)));
      return { lines: rows.size, shape: it.offsetWidth / it.offsetHeight };
    });
    expect(lines, language).toBeLessThanOrEqual(2);
    expect(shape, language).toBeGreaterThanOrEqual(1);
  }
});
