import type { Page } from '@playwright/test';
import { sitDownHere } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

/** One action of somebody who sees nothing but roles and names; false when the match is over. */
async function act(page: Page): Promise<boolean> {
  const result = page.getByRole('dialog', { name: 'Result' });
  const bids = page.getByRole('group', { name: 'How many tricks will you take?' }).getByRole('button');
  const hand = page.getByRole('list', { name: /^Your hand/ });
  const cards = hand.getByRole('button', { name: /^Play /, disabled: false });
  const questions = page.getByRole('main').getByRole('group').getByRole('button');
  const turn = page.getByRole('status').filter({ hasText: 'Your turn' });
  const goOn = page.getByRole('dialog').getByRole('button', { name: /^(Next round|To the result)$/ });
  await expect(result.or(turn).or(goOn).first()).toBeVisible();
  if (await result.isVisible()) return false;
  if (await goOn.isVisible()) {
    // What the round brought has been read.
    await goOn.click();
    await expect(goOn).toHaveCount(0);
    return true;
  }
  if ((await bids.count()) > 0) {
    await bids.nth(1).click();
    await expect(bids).toHaveCount(0);
    return true;
  }
  const before = [await hand.getByRole('button').count(), await questions.count()];
  if (before[1]! > 0) await questions.first().click();
  else await cards.first().click();
  // Whatever it was, it is not asked again; Tigress asks what she is to be.
  await expect
    .poll(async () => [await hand.getByRole('button').count(), await questions.count()])
    .not.toEqual(before);
  return true;
}

test('a whole game of Skull King by roles and names alone', async ({ page }) => {
  await sitDownHere(page, 'skull-king', { seats: 3, options: { schedule: [1, 2, 3] } });
  await expect(page.getByRole('heading', { level: 1, name: /Skull King/ })).toBeVisible();

  // Every word of the live regions, as a screen reader would hear them.
  const heard: string[] = [];
  await page.exposeFunction('hear', (said: string) => void heard.push(said));
  await page.evaluate(() => {
    const region = document.querySelector('[role="status"].unseen')!;
    const tell = (): void =>
      (window as unknown as { hear(said: string): void }).hear(region.textContent ?? '');
    new MutationObserver(tell).observe(region, { childList: true, characterData: true, subtree: true });
    tell();
  });

  while (await act(page));

  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByRole('heading', { name: /win/ }).first()).toBeVisible();
  await expect(result.getByRole('table').first()).toBeVisible();
  const all = heard.join('\n');
  expect(all, 'whose turn it is').toContain('Your turn');
  expect(all, 'what was played').toMatch(/Mina plays \w+/);
  expect(all, 'who won the trick').toMatch(/takes? the trick/);
});
