import type { Match } from '@crossbones/core';
import type { Locator, Page } from '@playwright/test';
import { byTouch, play, seeResult } from './fixture/play.js';
import { sights } from './fixture/screens.js';
import { sitDownHere } from './fixture/setup.js';
import { board, sail } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

test.describe('a first visit', () => {
  test.use({ taste: { newcomer: true } });

  test('two taps to the first decision, then one; and one to the guided game', async ({ page }) => {
    await page.goto('/');
    const door = page.getByRole('listitem', { name: 'Skull King', exact: true });
    const bid = page.locator('.bid:enabled').first();
    await door.getByRole('button', { name: 'Play', exact: true }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'I know it' }).tap();
    // What is new is explained, once, until it is put away.
    const told = page.locator('.first-time');
    await expect(told).toContainText('take exactly that many');
    await told.getByRole('button', { name: 'Got it' }).tap();
    await expect(told).toHaveCount(0);
    // The first card of Skull King is bid for first.
    await bid.tap();
    // The next thing is a trick that somebody else has led, sooner or later.
    await play(page, { manner: byTouch, hurry: true, until: () => told.isVisible() });
    await expect(told).not.toContainText('take exactly that many');

    await page.goto('/');
    await door.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(bid).toBeVisible();
    await expect(told).toHaveCount(0);

    await page.goto('/');
    await page
      .getByRole('listitem', { name: 'Skull', exact: true })
      .getByRole('link', { name: 'Learn' })
      .tap();
    await expect(page.locator('.guide.told')).toBeVisible();
  });
});

test('a match on a phone, by touch', async ({ page }) => {
  await sitDownHere(page, 'skull-king', { seats: 4, options: { schedule: [1, 2, 3], powers: true } });
  await play(page, { manner: byTouch, hurry: true, look: unmoved });
  await seeResult(page);
});

/** Nothing scrolls while one plays. */
async function unmoved(page: Page): Promise<void> {
  const { high, wide, y } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight - innerHeight,
    wide: document.documentElement.scrollWidth - innerWidth,
    y: scrollY,
  }));
  expect({ high: Math.max(0, high), wide: Math.max(0, wide), y }).toEqual({ high: 0, wide: 0, y: 0 });
}

/** Buttons whose own place under the thumb is smaller than 44 by 44 pixels; cards in a fan lie over each other. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 44;
    const all = [...document.querySelectorAll<HTMLElement>('.playing button, .playing a, .playing select')];
    return all
      .filter((one) => one.offsetParent !== null && !one.closest('.unseen'))
      .map((one) => {
        // A piece may be smaller than the place around it that answers for it.
        const { width, height } = one.getBoundingClientRect();
        const around = getComputedStyle(one, '::after');
        const wider = around.content !== 'none' && around.position === 'absolute';
        const box = {
          width: wider ? Math.max(width, Number.parseFloat(around.width)) : width,
          height: wider ? Math.max(height, Number.parseFloat(around.height)) : height,
        };
        return { one, box };
      })
      .filter(({ box }) => box.width < LEAST - 0.5 || box.height < LEAST - 0.5)
      .map(
        ({ one, box }) =>
          `${one.className} “${one.getAttribute('aria-label') ?? one.innerText}” ${Math.round(box.width)}×${Math.round(box.height)}`,
      );
  });

test('in play nothing scrolls and every target is large enough for a thumb', async ({ page }) => {
  for (const { name, reach } of sights.filter(({ name }) =>
    / (bidding|playing|placing|adding|revealing|together)$/.test(name),
  )) {
    await reach(page);
    await test.step(name, () => unmoved(page));
    expect.soft(await small(page), name).toEqual([]);
  }
});

test('a finger that holds learns what a card is and what the signs at a seat mean, and plays nothing', async ({
  page,
}) => {
  // Somebody else has led.
  const led = (match: Match): boolean => {
    const { phase, leader } = match.view(match.step, 0).view;
    return match.actors.includes(0) && phase === 'play' && leader !== 0;
  };
  await board(page, sail('skull-king', { seats: 4, options: { schedule: [5] } }, { until: led }));
  const touch = await page.context().newCDPSession(page);
  const hold = async (what: Locator, until: Locator): Promise<void> => {
    const { x, y, width, height } = (await what.boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 3 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(until).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const cards = page.locator('.held');
  const before = await cards.count();
  const large = page.locator('.closer');
  await hold(page.locator('.held.playable .held-button').first(), large);
  await expect(large.getByRole('button', { name: /SK-\d+/ })).toBeVisible();
  const leader = page.locator('.round-table > .seat').filter({ has: page.locator('.seat-badge') });
  const name = await leader.locator('.seat-name > span').innerText();
  const told = page.locator('.toast');
  await hold(leader, told);
  await expect(told).toContainText(`${name} leads`);
  await expect(told).toContainText('Bosun');
  await expect(told).toContainText(/\d of \d tricks? bid/);
  await expect(large).toHaveCount(0);
  await expect(cards).toHaveCount(before);
});

test('a refused card says why, by its rule', async ({ page }) => {
  // Where a suit was led that this hand holds beside another.
  const bound = (match: Match): boolean =>
    match.actors.includes(0) && Object.keys(match.view(match.step, 0).view.unplayable as object).length > 0;
  await board(page, sail('skull-king', { seats: 4, options: { schedule: [9, 9, 9] } }, { until: bound }));
  const refused = page.locator('.held.refused .held-button');
  // It is not for playing, but a tap is heard all the same.
  await refused.first().tap({ force: true });
  await expect(page.locator('.toast.grave')).toBeVisible();
});
