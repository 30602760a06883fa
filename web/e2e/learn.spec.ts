import { must } from '@crossbones/core';
import { arbitrate } from '@crossbones/games/skull-king/index';
import { follow, heed } from './fixture/guide.js';
import { games } from './fixture/setup.js';
import { expect, test } from './fixture/test.js';

for (const game of games) {
  test(`the guided game of ${game} is finished by who follows the guide`, async ({ page }) => {
    await page.goto(`/learn/${game}`);
    // One of them by a script that knows nothing but what the page says.
    if (game === 'skull-king') await heed(page);
    else await follow(page, game);
    await expect(page.getByRole('status').filter({ hasText: 'Lesson done!' })).toBeVisible();
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.locator(`.lesson[href="/learn/${game}"]`)).toContainText('Done');
    await page.reload();
    await expect(page.locator('.lesson-done')).toHaveCount(1);
  });
}

test('in Skull neither the guide nor the table is silent for a moment', async ({ page }) => {
  await page.addInitScript(() => {
    const silent = new Set<string>();
    const look = (): void => {
      const asks = document.querySelector('.asks');
      if (asks === null) return;
      const guide = document.querySelector('.guide-says');
      if (!guide?.textContent?.trim()) silent.add('the guide');
      if (!asks.textContent?.trim()) silent.add(`the table, at “${guide?.textContent}”`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { silent });
  });
  await page.goto('/learn/skull');
  await follow(page, 'skull', {
    look: async ([want]) => {
      if (want !== 'turn:1') return;
      await page.locator('button[data-spot="mat:2"]').click();
      await page.getByRole('button', { name: 'Take it back' }).click();
      await page.locator('.guide.asked').waitFor();
    },
  });
  expect(await page.evaluate(() => [...(window as unknown as { silent: Set<string> }).silent])).toEqual([]);
});

test('a mistake is explained and taken back, and a refused tap says why', async ({ page }) => {
  await page.goto('/learn/skull-king');
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByRole('button', { name: 'Continue' }).click();
  await expect(guide).toContainText('yours is the black 8');
  await guide.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Bid 0' }).click();
  await expect(guide.getByRole('status')).toContainText(
    'Not quite. A bid of 0 means you must lose the trick',
  );
  await expect(page.getByRole('button', { name: /^Bid/ })).toHaveCount(0);
  await guide.getByRole('button', { name: 'Take it back' }).click();
  await expect(guide).toContainText('Bid 1.');
  let refused = 0;
  await follow(page, 'skull-king', {
    look: async ([want]) => {
      if (want !== 'y7') return;
      await page.getByRole('button', { name: /purple 2, not playable now/ }).click({ force: true });
      await expect(page.getByText('so the purple 2 must stay in your hand')).toBeVisible();
      refused++;
    },
  });
  expect(refused).toBe(1);
});

test('ten questions of the quiz are judged as the engine judges them, with their rules', async ({ page }) => {
  await page.goto('/quiz');
  for (let n = 1; n <= 10; n++) {
    const panel = page.locator('.quiz-asked');
    await expect(panel.getByRole('status')).toBeEmpty();
    const cards = await panel
      .locator('ol.quiz-trick > li')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card!));
    const title = await panel.getByRole('heading').textContent();
    const options = { kraken: true, whale: true, loot: true };
    // A hand is answered with nothing, which is never right.
    if (title === 'Which of your cards may you play?') {
      await panel.getByRole('button', { name: 'Check' }).click();
    } else {
      const { winner, bonus } = must(arbitrate({ players: cards.length, leader: 0, cards, options }));
      if (title === 'Who takes this trick?' && winner !== null)
        await panel.locator('ol.quiz-trick button').nth(Number(winner)).click();
      else
        await panel
          .getByRole('button', { name: winner === null ? 'Nobody' : `${bonus}`, exact: true })
          .click();
      await expect(panel.getByRole('status')).toContainText('Right!');
    }
    await expect(
      panel
        .getByRole('status')
        .getByRole('link', { name: /Rule SK-\d+/ })
        .first(),
    ).toBeVisible();
    await panel.getByRole('button', { name: 'Next trick' }).click();
  }
  await page.getByText('What you know').click();
  // Which kinds came up is chance.
  const known = page.locator('.quiz-kinds li').filter({ hasText: /of \d+ right/ });
  await expect(known.first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Best: \d+$/)).toBeVisible();
});
