import { play, seeResult } from './fixture/play.js';
import { browserOf, layData, releases, sumsOf } from './fixture/release.js';
import { expect, test as plain } from './fixture/test.js';

/** Server and browser are as an older version left them. */
const test = plain.extend<{ release: string }>({
  release: ['', { option: true }],
  storageState: async ({ release, server }, use) => {
    await server.anew(layData(release));
    await use(browserOf(release, server.url).storage as never);
    await server.anew();
  },
});

const few = { until: async (_: unknown, done: number) => done === 2, hurry: true };

for (const release of releases) {
  test.describe(`what ${release} left in a browser`, () => {
    test.use({ release });

    test('matches of this device go on, and finished ones are seen again', async ({ page, server }) => {
      const { shown } = browserOf(release, server.url);
      await page.goto('/history');
      for (const { id } of shown.running) await expect(page.locator(`a[href="/local/${id}"]`)).toBeVisible();
      await page.goto('/');
      await expect(page.locator('a.voyage').first()).toBeVisible();
      for (const { game, id } of shown.running) {
        await page.goto(`/local/${id}`);
        await page.locator('.table-of').waitFor();
        if (game === 'skull-king') {
          await play(page, { hurry: true });
          await seeResult(page);
          continue;
        }
        await play(page, few);
        await page.reload();
        await page.locator('.table-of').waitFor();
        await play(page, few);
      }
      await page.goto(`/local/${shown.hotSeat}`);
      await expect(page.getByRole('heading', { name: /^Pass the device to (Ann|Ben)$/ })).toBeVisible();
      await play(page, few);
      for (const { id, entries } of shown.finished) {
        await page.goto(`/local/${id}/replay`);
        const count = page.locator('.replay-count');
        await expect(count).toHaveText(`Step 0 of ${entries}`);
        await page.keyboard.press('End');
        await expect(count).toHaveText(`Step ${entries} of ${entries}`);
        await page.goto(`/local/${id}`);
        await seeResult(page);
      }
    });

    test('settings, lessons, sheets and tables of the server are as they were', async ({
      page,
      join,
      server,
    }) => {
      const { shown } = browserOf(release, server.url);
      for (const { id, sums } of shown.sheets) expect(await sumsOf(page, id)).toEqual(sums);
      await expect(page.locator('html')).toHaveAttribute('data-theme', shown.theme);
      await page.goto('/learn');
      await expect(page.locator(`.lesson[href="/learn/${shown.lesson}"]`)).toContainText('Done');
      await page.goto('/quiz');
      await expect(page.getByText(shown.best)).toBeVisible();
      await page.goto('/settings');
      await expect(page.locator('.account-name')).toHaveText(shown.name);

      // The next round is written, and whoever watches sees it.
      const follower = await join();
      await follower.goto(shown.watched.address);
      await expect(follower.locator('.pad-sum').first()).toContainText(shown.sheets[0].sums[0]);
      await page.goto(`/pad/${shown.watched.id}`);
      await page.getByRole('button', { name: 'To round 2' }).click();
      await page
        .getByRole('group', { name: /^Bid of/ })
        .first()
        .getByRole('button', { name: '2' })
        .click();
      const second = follower.locator('.pad-sheet tbody tr').nth(1).locator('td').first();
      await expect(second).toContainText('2');
      await follower.close();

      const { tables } = shown;
      await page.goto(tables.over);
      await seeResult(page);
      await page.getByText('Was it dealt fairly?').click();
      await expect(page.getByText(/^It holds/)).toBeVisible();
      await page.goto(tables.gathering);
      await expect(page.getByRole('button', { name: 'Fill up with bots' })).toBeVisible();
      await page.goto('/');
      await page.locator(`a[href="${tables.playing}"]`).click();
      await play(page, { hurry: true });
      await seeResult(page);
    });
  });
}
