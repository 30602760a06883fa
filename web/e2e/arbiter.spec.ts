import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inCharge } from './fixture/keeper.js';
import { expect, test } from './fixture/test.js';

test.use({ viewport: { width: 390, height: 844 } });

const line = (page: Page) => page.locator('.ruling-line');
const rules = (page: Page) => page.locator('.rule-link').allTextContents();
const facts = (page: Page) => page.locator('.ruling-facts > li').allTextContents();

/** A question, its answer in a line, what else is said, and the rules that are named. */
const questions: readonly (readonly [address: string, answer: string, told: string[], named: string[]])[] = [
  [
    'skull-king?n=3&lead=0&cards=g9,whale,y9&names=Ann,Beth,Zo%C3%A9',
    'Ann takes the trick',
    ['Next lead: Ann'],
    ['SK-15'],
  ],
  [
    'skull-king?n=3&lead=0&cards=kraken,whale,g7',
    'Player 3 takes the trick',
    ['Next lead: Player 3'],
    ['SK-13', 'SK-15'],
  ],
  [
    'skull-king?n=3&lead=0&cards=whale,kraken,g7',
    'Nobody takes the trick',
    ['Next lead: Player 3'],
    ['SK-13', 'SK-14'],
  ],
  [
    'skull-king?n=3&lead=0&cards=kraken,rosie,whale',
    'Nobody takes the trick',
    ['Next lead: Player 3'],
    ['SK-13', 'SK-15'],
  ],
  [
    'skull-king?n=3&lead=0&cards=g9,kraken,g7&o=kraken,would-have-won',
    'Nobody takes the trick',
    ['Next lead: Player 1'],
    ['SK-14'],
  ],
  [
    'skull-king?n=3&lead=0&cards=g14,whale,b13',
    'Player 1 takes the trick',
    ['Bonus: 10'],
    ['SK-15', 'SK-23'],
  ],
  [
    'skull-king?n=3&lead=0&cards=rosie,skull-king,mermaid',
    'Player 3 takes the trick',
    ['Bonus: 40'],
    ['SK-16', 'SK-24'],
  ],
  [
    'skull-king?n=3&lead=0&cards=rosie,skull-king,will',
    'Player 2 takes the trick',
    ['Bonus: 60'],
    ['SK-17', 'SK-24'],
  ],
  [
    'skull-king?n=4&lead=2&cards=mermaid,harry,will,b14&o=powers',
    'Player 4 takes the trick',
    ['Bonus: 40'],
    ['SK-18', 'SK-34'],
  ],
  ['skull-king?n=3&lead=0&cards=g14,b1,mermaid', 'Player 3 takes the trick', ['Bonus: 10'], ['SK-19']],
  ['skull-king?n=3&lead=0&cards=g13,b1,g2', 'Player 2 takes the trick', [], ['SK-20']],
  ['skull-king?n=3&lead=0&cards=escape,y3,y5', 'Player 3 takes the trick', [], ['SK-10', 'SK-21']],
  [
    'skull-king?n=3&lead=0&cards=escape,loot,tigress:escape',
    'Player 1 takes the trick',
    ['Allies: Player 2 and Player 1'],
    ['SK-22', 'SK-25'],
  ],
  ['skull-king?n=2&lead=0&cards=g3,kraken,g5', 'Nobody takes the trick', ['Next lead: Player 2'], ['SK-14']],
  ['skull-king?n=5&lead=0&cards=g3,g9', 'So far it is Player 2’s', ['Plays next: Player 3'], ['SK-21']],
  ['skull-king?ask=hand&n=4&lead=0&cards=escape,rosie,g7&hand=y1,g2', 'All 2 may be played', [], ['SK-11']],
  [
    'skull-king-dice?n=5&lead=0&rolls=black:6,black:7,red:2,yellow:7,black:5',
    'Player 4 takes the trick',
    [],
    ['SD-5', 'SD-7'],
  ],
  [
    'skull-king-dice?n=5&lead=0&rolls=pirate:skull,skull-king:skull,black:5,black:6,mermaid:skull',
    'Player 5 takes the trick',
    ['Bonus: 50'],
    ['SD-10'],
  ],
  [
    'skull-king-dice?ask=hand&n=3&lead=0&rolls=yellow:flag&hand=black,yellow,pirate',
    '2 of 3 may be played',
    [],
    ['SD-6'],
  ],
  [
    'skull-queen?n=4&lead=0&centre=y4,b3&cards=b6,g7,b12,b8',
    'One pirate moves',
    ['Player 3: blue up 2', 'Next lead: Player 3'],
    ['SQ-9', 'SQ-11'],
  ],
  ['skull-queen?n=2&lead=0&cards=0,r5,r8', 'One pirate moves', ['Player 2: red up 2'], ['SQ-8', 'SQ-13']],
  ['skull-queen?ask=hand&n=4&lead=0&cards=0,b6&hand=b2,r5,13', '2 of 3 may be played', [], ['SQ-7']],
  [
    'skull?ask=turn&n=4&discs=4,4,1,4&piles=2,2,1,2&who=2&bid=3&skull=1',
    'Player 3 fails and is out',
    ['Starts next: Player 2'],
    ['S-5', 'S-8', 'S-9'],
  ],
  [
    'skull?n=3&discs=1,4,4&who=0',
    'Player 1 can bid 1 to 3',
    ['Adding a disc is not possible'],
    ['S-3', 'S-4'],
  ],
  ['queens-collection?ask=up&up=c3,joker,c5,c3', 'All 4 cards are lost', [], ['QC-3']],
  ['queens-collection?ask=worth&boxes=2&pawns=6&left=1', '17 points', [], ['QC-10']],
];

/** Turns to another address without loading the page anew. */
const turn = (page: Page, to: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);

test('the arbiter answers what people argue about, each with its rule', async ({ page }) => {
  await page.goto('/arbiter');
  for (const [address, answer, told, named] of questions) {
    await turn(page, `/arbiter/${address}`);
    await expect(line(page), address).toHaveText(answer);
    await expect.poll(() => facts(page), address).toEqual(expect.arrayContaining(told));
    await expect.poll(() => rules(page), address).toEqual(expect.arrayContaining(named));
    await expect(page.locator('.bench-complaints'), address).toHaveCount(0);
  }
});

const tray = (page: Page) => page.locator('.tray');
const tap = (page: Page, name: string | RegExp) =>
  tray(page).getByRole('button', { name, exact: true }).tap();
const turnTo = (page: Page, group: string) =>
  tray(page).getByRole('radio', { name: group, exact: true }).tap();

test.describe('with a thumb', () => {
  test.use({ hasTouch: true });

  test('kraken and whale, and then the other way round', async ({ page }) => {
    await page.goto('/arbiter/skull-king');
    await expect(line(page)).toHaveText('Tap what was played, in order');
    await page.getByLabel('Players').selectOption('3');
    await turnTo(page, 'special');
    await tap(page, 'kraken');
    await tap(page, 'white whale');
    await expect(tray(page).getByRole('button', { name: 'kraken', exact: true })).toBeDisabled();
    await expect(line(page)).toHaveText('So far nobody takes it');
    await turnTo(page, 'green');
    await tap(page, 'green 7');
    await expect(line(page)).toHaveText('Player 3 takes the trick');
    await expect(page.getByRole('button', { name: 'Player 3, green 7, takes it' })).toBeVisible();
    expect(page.url()).toContain('/arbiter/skull-king?n=3&lead=0&cards=kraken,whale,g7');
    // Whoever is at the table can be called by their name.
    await page.getByText('Names of the players', { exact: true }).tap();
    await page.getByRole('textbox', { name: 'Player 3' }).fill('Zoé');
    await expect(line(page)).toHaveText('Zoé takes the trick');
    await page.getByRole('textbox', { name: 'Player 3' }).fill('');
    await page.getByRole('button', { name: 'Player 2, white whale' }).tap();
    await page.getByRole('button', { name: 'Earlier' }).tap();
    await expect(line(page)).toHaveText('Nobody takes the trick');
    expect(await rules(page)).toEqual(expect.arrayContaining(['SK-13', 'SK-14']));
    // The same again after a reload: the address is the question.
    await page.reload();
    await expect(line(page)).toHaveText('Nobody takes the trick');
    await page.getByRole('link', { name: 'Rule SK-14' }).first().tap();
    await expect(page).toHaveURL(/\/rules\/skull-king#SK-14$/);
  });

  test('Tigress as she likes, a house card, and a card taken away again', async ({ page }) => {
    await page.goto('/arbiter/skull-king?n=3');
    await page.getByText('Options', { exact: true }).tap();
    await page.getByRole('button', { name: 'Add a house card' }).tap();
    await page.getByLabel('House card 1', { exact: true }).selectOption('mermaid');
    await turnTo(page, 'special');
    await tap(page, 'Tigress (as escape)');
    await tap(page, 'house card 1');
    await tap(page, 'Rosie');
    await expect(line(page)).toHaveText('Player 3 takes the trick');
    expect(await facts(page)).toContain('Bonus: 20');
    await page.getByRole('button', { name: 'Player 3, Rosie, takes it' }).tap();
    await page.getByRole('button', { name: 'Take away' }).tap();
    await expect(line(page)).toHaveText('So far it is Player 2’s');
  });

  test('which of my cards may I play?', async ({ page }) => {
    await page.goto('/arbiter/skull-king');
    await page.getByRole('radio', { name: 'What may I play?' }).tap();
    await tap(page, 'green 7');
    await page.locator('.strip').nth(1).getByRole('button', { name: 'Add here' }).tap();
    await tap(page, 'green 2');
    await turnTo(page, 'black');
    await tap(page, 'black 14');
    await expect(line(page)).toHaveText('1 of 2 may be played');
    await expect(page.getByRole('button', { name: 'Place 2, black 14, no' })).toBeVisible();
    await expect(page.locator('.ruling-steps')).toContainText('the black 14 must stay in your hand');
    expect(await rules(page)).toEqual(['SK-11']);
  });

  test('dice', async ({ page }) => {
    await page.goto('/arbiter/skull-king-dice');
    await page.getByLabel('Players').selectOption('3');
    for (const die of ['skull king die, skull', 'pirate die, skull', 'black 7'])
      await tray(page)
        .getByRole('button', { name: new RegExp(`^${die}(,|$)`, 'i') })
        .tap();
    await expect(line(page)).toHaveText('Player 1 takes the trick');
    expect(await facts(page)).toContain('Bonus: 30');
    expect(await rules(page)).toEqual(['SD-5', 'SD-7', 'SD-10', 'SD-4']);
  });

  test('the centre and the cards of Skull Queen', async ({ page }) => {
    await page.goto('/arbiter/skull-queen');
    await page.getByLabel('Players').selectOption('3');
    await page.locator('.strip').first().getByRole('button', { name: 'Add here' }).tap();
    await turnTo(page, 'blue');
    await tap(page, 'blue 3');
    await page.locator('.strip').nth(1).getByRole('button', { name: 'Add here' }).tap();
    await turnTo(page, 'blue');
    for (const card of ['blue 6', 'blue 11', 'blue 8']) await tap(page, card);
    await expect(line(page)).toHaveText('One pirate moves');
    expect(await facts(page)).toEqual(['Player 2: blue up 2', 'Centre then: empty', 'Next lead: Player 2']);
  });

  test('a challenge in Skull', async ({ page }) => {
    await page.goto('/arbiter/skull');
    await page.getByRole('radio', { name: 'The challenge' }).tap();
    await page.getByRole('button', { name: 'Player 1, On the mat: one more' }).tap();
    await page.getByLabel('The bid').selectOption('3');
    await page.getByLabel('What was turned up').selectOption('A skull of Player 2');
    await expect(line(page)).toHaveText('Player 1 fails and loses a disc');
    await expect(page.locator('.ruling-steps')).toContainText(
      'Player 2 picks one of the 4 discs of Player 1',
    );
    expect(await rules(page)).toEqual(expect.arrayContaining(['S-5', 'S-7', 'S-8', 'S-9']));
  });
});

test('a link that cannot be read says what and where, and the rest is laid out', async ({ page }) => {
  await page.goto('/arbiter/skull-king?n=40&cards=g7,g99,kraken&moon=full');
  const said = page.locator('.bench-complaints li');
  await expect(said).toHaveText([
    '“n”: a number from 2 to 8 is wanted, not “40”.',
    '“cards[2]”: there is no “g99” to lay here.',
    '“moon” is nothing this question has.',
  ]);
  await expect(page.locator('.slot:not(.bare)')).toHaveCount(2);
  await page.locator('.tray').getByRole('button', { name: 'green 8', exact: true }).click();
  await expect(said).toHaveCount(0);
});

test('only the game in question is fetched, and it is light', async ({ page }) => {
  const KB = 1024;
  const fetched: { readonly url: string; readonly zipped: number }[] = [];
  page.on('response', async (answer) => {
    if (!/\/assets\/.*\.js$/.test(answer.url())) return;
    fetched.push({ url: answer.url(), zipped: gzipSync(await answer.body(), { level: 9 }).length });
  });
  await page.goto('/arbiter/skull?n=4');
  await expect(line(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weight = fetched.reduce((sum, { zipped }) => sum + zipped, 0);
  expect(weight / KB).toBeLessThan(80);
  expect(fetched.filter(({ url }) => /skull-king|skull-queen|queens/.test(url))).toEqual([]);
});

test('the link is copied where it cannot be shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/arbiter/skull-king?n=3&lead=0&cards=g13,b1,g2');
  await page.getByRole('button', { name: 'Link to this question' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    '/arbiter/skull-king?n=3&lead=0&cards=g13,b1,g2',
  );
});

test.describe('with nothing but what the page has kept', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a dispute far from any network is settled, too', async ({ page, context, lookout }) => {
    await page.goto('/arbiter');
    await inCharge(page);
    lookout.storm(true);
    await context.setOffline(true);
    await page.goto('/arbiter/skull-queen?n=4&lead=0&centre=y4,b3&cards=b6,g7,b12,b8');
    await expect(line(page)).toHaveText('One pirate moves');
    await context.setOffline(false);
    lookout.storm(false);
  });
});
