import { FastRng } from '@crossbones/core';
import { playThrough } from '@crossbones/games/sheet-fixture';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { note } from '@crossbones/games/skull-king/sheet-fixture';
import { type Spoil, spoils, tookOf, type Written } from '@crossbones/games/skull-king/written';
import type { Locator, Page } from '@playwright/test';
import { inCharge } from './fixture/keeper.js';
import { sheetsOf } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

const { skullKing, NONE } = SkullKing;

const crew = ['Mina', 'Jo', 'Zoé', 'Bartholomew', 'Sam'];

/** What the chips say. */
const chips: { readonly [spoil in Spoil]: RegExp } = {
  fourteen: /^Coloured 14/,
  black: /^Black 14/,
  mermaid: /^Mermaid/,
  pirate: /^Pirate, by/,
  king: /^The King/,
};

/** Ten rounds for five with every card and power, as the engine played and counted them. */
function voyage(seed: string) {
  const options = { ...skullKing.options.defaults, kraken: true, whale: true, loot: true, powers: true };
  const rounds: Written[] = [];
  let dealer = NONE;
  const end = playThrough(skullKing, skullKing.create(5, options), new FastRng(seed), (s) => {
    if (s.round === 0) dealer = s.dealer;
    if (s.round !== NONE) rounds.push(note(s));
  });
  const points = (round: number): number[] => crew.map((_, seat) => end.points[round * 8 + seat]);
  return { rounds, dealer, points, outcome: skullKing.outcome(end)! };
}

/** A thumb on the sheet, and how often it came down: for each player, and for all of them together. */
class Thumb {
  private own = crew.map(() => 0);
  private shared = 0;

  constructor(readonly page: Page) {}

  async tap(what: Locator, player: number | null = null, times = 1): Promise<void> {
    for (let i = 0; i < times; i++) await what.tap();
    if (player === null) this.shared += times;
    else this.own[player] += times;
  }

  /** The most any one player has cost since last asked, with a share of what was for all. */
  most(): number {
    const most = Math.max(...this.own) + this.shared / crew.length;
    this.own = crew.map(() => 0);
    this.shared = 0;
    return most;
  }

  number(group: string, number: number): Locator {
    return this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('button', { name: new RegExp(`^${number}(,|$)`) });
  }

  /** All five are seen at once, above what stays at the lower edge. */
  async fit(): Promise<void> {
    const [last, foot] = [this.page.locator('.entry').nth(4), this.page.locator('.pad-foot')];
    const [{ y, height }, below] = [(await last.boundingBox())!, await foot.boundingBox()];
    expect(y + height).toBeLessThanOrEqual(below?.y ?? 844);
  }

  async write({ lines, loot, nobody }: Written, cards: number): Promise<void> {
    if (cards === 9) await this.fit();
    for (const [player, { bid }] of lines.entries())
      await this.tap(this.number(`Bid of ${crew[player]}`, bid!), player);
    await this.tap(this.page.getByRole('button', { name: 'On to the tricks' }));
    for (const [player, { won }] of lines.entries())
      await this.tap(this.number(`Tricks of ${crew[player]}`, won!), player);
    if (nobody > 0) await this.tap(this.number('Nobody’s tricks', nobody));
    for (const [player, line] of lines.entries()) {
      const laid = loot.filter(([, taker]) => taker === player);
      const { wager = 0, change = 0, took } = line;
      if (took === undefined && laid.length === 0 && wager === 0 && change === 0) continue;
      const name = `What ${crew[player]} captured`;
      await this.tap(this.page.getByRole('button', { name }), player);
      const chip = (says: RegExp): Locator =>
        this.page.getByRole('group', { name, exact: true }).getByRole('button', { name: says });
      for (const spoil of spoils) await this.tap(chip(chips[spoil]), player, tookOf(line, spoil));
      for (const [looter] of laid) await this.tap(chip(new RegExp(`^${crew[looter]}`)), player);
      await this.tap(chip(/^Rascal/), player, wager / 10);
      // Up first, where there is room for it, then down.
      const raises = line.bid! < cards;
      await this.tap(chip(/^Harry/), player, change === 0 ? 0 : change < 0 && raises ? 2 : 1);
    }
  }
}

const special = ({ lines, loot, nobody }: Written): boolean =>
  nobody > 0 || loot.length > 0 || lines.some(({ took, wager, change }) => took || wager || change);

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' });

test('ten rounds of Skull King for five are scored by touch with the server gone', async ({
  page: first,
  context,
  server,
  lookout,
}) => {
  const { rounds, dealer, points, outcome } = voyage('thumb 243');
  await first.goto('/');
  await inCharge(first);
  lookout.storm(true);
  await server.kill();
  await context.setOffline(true);

  await first.goto('/pad');
  await first.getByRole('link', { name: 'Skull King', exact: true }).tap();
  await first.getByRole('button', { name: 'Add a player' }).tap();
  for (const [i, name] of crew.entries()) await first.getByLabel(`Name of player ${i + 1}`).fill(name);
  await first.getByLabel('Deals first').selectOption(crew[dealer]);
  await first.getByRole('radio', { name: 'Everything' }).tap();
  await first.getByRole('button', { name: 'Open the sheet' }).tap();

  let page = first;
  let thumb = new Thumb(page);
  const plain: number[] = [];
  const rich: number[] = [];
  for (const [i, truth] of rounds.entries()) {
    await expect(page.getByRole('heading', { name: `Round ${i + 1} of 10` })).toBeVisible();
    const deals = (dealer + i) % crew.length;
    await expect(
      page.getByText(`${crew[deals]} deals · ${crew[(deals + 1) % crew.length]} leads`),
    ).toBeVisible();
    // Somebody misheard a bid in the third round.
    const slip = i === 2 ? rounds[2].lines.findIndex(({ change }) => !change) : -1;
    const heard = truth.lines.map((line, player) =>
      player === slip ? { ...line, bid: line.bid === 0 ? 1 : 0 } : line,
    );
    await thumb.write({ ...truth, lines: heard }, i + 1);
    if (i !== 2)
      for (const [player, name] of crew.entries())
        await expect(page.getByRole('region', { name }).locator('.change')).toHaveText(
          points(i)[player] === 0
            ? '0'
            : `${points(i)[player] > 0 ? '+' : '−'}${Math.abs(points(i)[player])}`,
        );
    if (i === 9) await thumb.tap(page.getByRole('button', { name: 'Crown the winner' }));
    else await thumb.tap(page.getByRole('button', { name: `To round ${i + 2}` }));
    (special(truth) ? rich : plain).push(thumb.most());

    if (i === 4) {
      // Closed in the middle of a round, and opened again from the home screen.
      await thumb.tap(thumb.number('Bid of Mina', 0), 0);
      // No hand is quicker than the disk.
      const last = async () => (await sheetsOf(page))[0].strokes.at(-1);
      await expect.poll(last).toMatchObject({ round: 5, to: { lines: { 0: { bid: 0 } } } });
      await page.close();
      page = await context.newPage();
      await page.goto('/');
      await page.getByRole('link', { name: /Skull King.*Mina/ }).tap();
      await expect(new Thumb(page).number('Bid of Mina', 0)).toHaveAttribute('aria-pressed', 'true');
      thumb = new Thumb(page);
    }
    if (i === 6) {
      await page.getByRole('radio', { name: 'Sheet' }).tap();
      await page.getByRole('button', { name: 'Correct round 3' }).tap();
      const wrong = rounds[2].lines.findIndex(({ change }) => !change);
      await page.getByRole('radio', { name: 'Bids' }).tap();
      await thumb.number(`Bid of ${crew[wrong]}`, rounds[2].lines[wrong].bid!).tap();
      await page.getByRole('radio', { name: 'Tricks' }).tap();
      await page.getByRole('button', { name: 'Done' }).tap();
      thumb.most();
    }
  }

  for (const [place, seat] of outcome.places.map((place, seat) => [place, seat])) {
    const row = page.locator('.pad-ranks li', { hasText: crew[seat] });
    await expect(row.locator('.pad-rank')).toContainText(String(place));
    await expect(row.locator('.pad-rank-points')).toContainText(`${outcome.points![seat]}`.replace('-', '−'));
  }
  test
    .info()
    .annotations.push({ type: 'taps', description: `plain ${plain.join(' ')}; rich ${rich.join(' ')}` });
  expect(Math.max(0, ...plain)).toBeLessThanOrEqual(3);
  expect(Math.max(...rich)).toBeLessThanOrEqual(8);

  await page.goto('/history');
  await expect(page.getByRole('listitem').filter({ hasText: 'Mina, Jo, Zoé' })).toContainText('Score pad');
  await context.setOffline(false);
  await server.again();
  lookout.storm(false);
});

test('players sit in any order, two tabs write on one sheet, and the screen stays awake', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    const held = { value: 0 };
    const request = async () => {
      held.value++;
      return { released: false, release: async () => void held.value-- };
    };
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const awake = () => page.evaluate(() => (window as unknown as { held: { value: number } }).held.value);

  await page.goto('/pad/new/skull-king');
  const names = page.getByRole('textbox', { name: /^Name of player/ });
  const order = (): Promise<string[]> =>
    names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  for (const [i, name] of ['Mina', 'Jo', 'Zoé', 'Jo'].entries()) await names.nth(i).fill(name);
  await expect(page.getByRole('alert')).toHaveText(
    'Two players are called Jo. Give one of them another name.',
  );
  await expect(page.getByRole('button', { name: 'Open the sheet' })).toBeDisabled();
  await names.nth(3).fill('Sam');
  await page.getByRole('button', { name: 'Move Sam up' }).tap();
  expect(await order()).toEqual(['Mina', 'Jo', 'Sam', 'Zoé']);
  await page.getByRole('button', { name: 'Drag Zoé to another seat' }).dragTo(names.first());
  expect(await order()).toEqual(['Zoé', 'Mina', 'Jo', 'Sam']);
  await page.getByRole('button', { name: 'Remove Jo' }).tap();
  await page.getByRole('button', { name: 'Open the sheet' }).tap();

  const bid = (on: Page, name: string, number: number): Locator =>
    new Thumb(on).number(`Bid of ${name}`, number);
  await bid(page, 'Zoé', 1).tap();
  await expect.poll(awake).toBe(1);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(bid(other, 'Zoé', 1)).toHaveAttribute('aria-pressed', 'true');
  await bid(other, 'Mina', 0).tap();
  await expect(bid(page, 'Mina', 0)).toHaveAttribute('aria-pressed', 'true');
  await bid(page, 'Sam', 0).tap();
  await page.getByRole('button', { name: 'On to the tricks' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(bid(page, 'Sam', 0)).toHaveAttribute('aria-pressed', 'false');
  await expect(bid(page, 'Mina', 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('One bid is missing.')).toBeVisible();
  await page.getByRole('link', { name: 'All sheets' }).tap();
  await expect(page.getByText('Zoé, Mina and Sam').first()).toBeVisible();
  expect(await awake()).toBe(0);
});
