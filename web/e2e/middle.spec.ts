import type { Page } from '@playwright/test';
import { byTouch, play } from './fixture/play.js';
import { games, introduce, openTable, short, wish } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

const television = { width: 1920, height: 1080 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
test.use({ viewport: television, swift: true });

/** What only somebody with a seat has: a hand, and questions to answer. */
const controls = '.middle :is(.held, .hand, .bid, .choices, .own, .holding) button:not(.rule-mark)';

/** Everything one reads on the big screen, and whether it can be read from the other side of the room. */
async function legible(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const { innerWidth, innerHeight } = window;
    const bar = document.querySelector('.middle-bar')!.getBoundingClientRect().bottom;
    const wrong: string[] = [];
    const names = document.querySelectorAll<HTMLElement>('.middle-board :is(.seat-name, .prompt)');
    for (const one of names) {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const said = one.textContent ?? '';
      if (width === 0 || said === '') continue;
      if (left < 0 || top < bar || right > innerWidth || bottom > innerHeight)
        wrong.push(`${said} is cut off`);
      if (Number.parseFloat(getComputedStyle(one).fontSize) < 24) wrong.push(`${said} is small`);
    }
    if (document.documentElement.scrollHeight > innerHeight) wrong.push('it scrolls');
    return wrong;
  });
  expect(faults).toEqual([]);
}

/** Flowers only: whoever begins challenges for one disc, the others pass, and the second time they have won. */
const bluffless = [
  '.dial .button:not(.main)',
  '.dial-say',
  '.held.playable .held-button[aria-label*="flower" i]',
];

test('a middle table with four phones plays Skull to the end, and goes on to the rematch', async ({
  page,
  join,
  server,
}) => {
  // As on a home network: plain http, and a name that is not localhost.
  const house = `http://crossbones.test:${server.port}`;
  await wish(page.context(), 'skull', { seats: 4 });
  await introduce(page.context());
  await page.goto(`${house}/open/skull`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Show the table on this screen' }).click();
  await expect(page.getByText('Whoever sits down first starts the game')).toBeVisible();
  await expect(page.getByText('set the device not to sleep')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR code with the link to this table' })).toBeVisible();
  await expect(page.locator('.muster-code b')).toHaveText(/^[2-9A-HJ-NP-Z]{6}$/);
  const code = await page.locator('.muster-code b').innerText();

  const names = ['Mina', 'Tom', 'Ada', 'Bo'];
  const phones: Page[] = [];
  for (const name of names) {
    const one = await join({ name }, phone);
    // By the code that stands on the screen, which leads where the picture leads.
    await one.goto(`${house}/join/${code}`);
    await one.getByRole('button', { name: 'Sit down' }).click();
    await expect(page.locator('.muster-crew')).toContainText(name);
    phones.push(one);
  }
  for (const one of phones.slice(1)) await one.getByRole('button', { name: 'I’m ready' }).click();
  await expect(page.getByText('Mina starts the game from their phone.')).toBeVisible();
  await phones[0].getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.middle-board .table-of').waitFor();
  await legible(page);

  // Nobody's hand is on the screen that everybody sees, nor anywhere in what it was sent; and nothing can be done there.
  const seen = await page.evaluate(
    async (path) => (await fetch(path)).json() as Promise<unknown>,
    page.url().replace('/middle/', '/api/tables/'),
  );
  expect(seen).toMatchObject({ step: { sight: { legal: [], view: { viewer: 'spectator', mine: [] } } } });
  await Promise.all(phones.map((one) => play(one, { manner: byTouch, only: bluffless, hurry: true })));
  await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeVisible();
  for (const name of names) await expect(result).toContainText(name);

  const before = page.url();
  await phones[0].getByRole('button', { name: 'Rematch' }).click();
  await expect.poll(() => page.url()).not.toBe(before);
  expect(page.url()).toContain('/middle/');
  await expect(page.locator('.muster-crew')).toContainText('Mina');
});

test('whoever has a seat does not lay their hand open on the big screen', async ({ page }) => {
  const path = await openTable(page, 'skull-king', { seats: 3 });
  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  const middle = path.replace('/t/', '/middle/');
  await page.goto(middle);
  await expect(page.getByRole('heading', { name: 'This device has a seat at the table' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to my seat' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.table-of').waitFor();
  await page.goto(middle);
  await expect(page.getByText('Its hand would lie open before everybody.')).toBeVisible();
  await expect(page.locator('.table-of')).toHaveCount(0);
});

for (const game of games.filter((one) => one !== 'skull'))
  test(`${game} on the screen in the middle`, async ({ page, join }) => {
    await openTable(page, game, { ...short[game], seats: game === 'queens-collection' ? 3 : 4 });
    await page.getByRole('button', { name: 'Show the table on this screen' }).click();
    await page.locator('.muster').waitFor();
    const mina = await join({ name: 'Mina' }, phone);
    await mina.goto(page.url().replace('/middle/', '/t/'));
    await mina.getByRole('button', { name: 'Sit down' }).click();
    await mina.getByRole('button', { name: 'Fill up with bots' }).click();
    await mina.getByRole('button', { name: 'Start the game' }).click();
    await page.locator('.middle-board .table-of').waitFor();
    // While all bid, the middle tells how they stand.
    if (game.startsWith('skull-king'))
      await expect(page.locator('.standings li', { hasText: 'Mina' })).toBeVisible();
    // What is said of a bid there is said of somebody, and not to whoever looks.
    await expect(page.locator('.middle-board')).not.toContainText('Your bid');
    await legible(page);
    if (game === 'skull-king-dice')
      await expect(mina.getByRole('list', { name: /^Your hand, \d+ (die|dice)$/ })).toBeVisible();
    await play(mina, { hurry: true, until: async (_, done) => done === 3 });
    await expect(page.locator('.middle-board')).toContainText('Mina');
    await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
    await legible(page);
    // Whoever closes their phone is seen to be gone by all who look at the big screen.
    await mina.goto('about:blank');
    await expect(page.locator('.middle-board .seat', { hasText: 'Mina' })).toContainText('gone');
    await legible(page);
  });
