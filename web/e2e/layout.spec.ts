import { type LanguageId, languageIds } from '@crossbones/texts/load';
import type { Page } from '@playwright/test';
import { bluffed, collected, type Decision, diced, kingly, queenly, shared } from './fixture/decision.js';
import { emptyPictures, measure, measureIn, ruler } from './fixture/layout.js';
import { board, shelve } from './fixture/shelf.js';
import { aboard, speak, turnTo } from './fixture/sight.js';
import { expect, test } from './fixture/test.js';

const screens = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1366, 768],
  [2560, 1440],
] as const;

/** Each kind of decision with the fewest, the usual and the most at the table; and how many there are at least. */
const tables: { readonly [name: string]: readonly [least: number, all: readonly Decision[]] } = {
  'skull-king, two': [8, kingly(2)],
  'skull-king, four': [8, kingly(4)],
  'skull-king, eight': [8, kingly(8)],
  'skull-king-dice': [6, [...diced(3), ...diced(4), ...diced(6)]],
  'skull-queen': [6, [...queenly(2), ...queenly(4), ...queenly(6)]],
  'skull, six': [5, bluffed().slice(0, 5)],
  'skull, twelve': [6, bluffed().slice(5)],
  'queens-collection, two': [5, collected(2)],
  'queens-collection, three and four': [10, [...collected(3), ...collected(4)]],
  'queens-collection, teams': [5, collected(4, 'teams')],
  'queens-collection, alone and two together': [9, [...shared(1, 3), ...shared(2, 2), ...shared(2, 3)]],
  'queens-collection, three and four together': [9, [...shared(3, 3), ...shared(4, 2), ...shared(4, 3)]],
};

/** A screen that is touched or not, and the languages in which a table is seen there. */
interface Visit {
  readonly screen: (typeof screens)[number];
  readonly touched: boolean;
  readonly languages: readonly LanguageId[];
}

/** Small screens are touched; large ones are in every other language, and in the others at the next decision. */
function visits(at: number): Visit[] {
  const touchedIn = (which: boolean): LanguageId[] =>
    languageIds.filter((_, tongue) => ((at + tongue) % 2 === 0) === which);
  const small = screens.filter(([width]) => width < 1100);
  const large = screens.filter(([width]) => width >= 1100);
  return [
    ...small.map((screen) => ({ screen, touched: true, languages: languageIds })),
    ...[true, false].flatMap((touched) =>
      large.map((screen) => ({ screen, touched, languages: touchedIn(touched) })),
    ),
  ];
}

/** Another size of the window, at once; a touch screen or not. */
async function resizer(
  page: Page,
): Promise<(screen: readonly [number, number], touched: boolean) => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  return ([width, height], mobile) =>
    session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile });
}

test.describe('nothing covers anything, on any screen, in any language', () => {
  for (const [name, [least, all]] of Object.entries(tables))
    test(name, async ({ page }) => {
      const resize = await resizer(page);
      await aboard(page);
      await emptyPictures(page);
      const by = await ruler(page);
      const measured = new Set<string>();
      let told = 0;
      const found: string[] = [];
      // Where a card cannot be played it is said why, and that is measured like all else.
      const refused = '.held.refused .held-button';
      for (const [at, { name: asked, match, tap }] of all.entries()) {
        const kept = match();
        await shelve(page, kept);
        await resize([1366, 768], false);
        await speak(page, 'en');
        await turnTo(page, `/local/${kept.id}`, '.table-of');
        // What has happened before is told first.
        await expect(page.locator('.playing > [role="status"].unseen')).toContainText('Your turn');
        await tap?.(page, kept.legal);
        const refuses = tap === undefined && (await page.locator(refused).first().isVisible());
        // Another screen costs more than another language, and the language spoken last costs nothing.
        let last: LanguageId | undefined;
        for (const { screen, touched, languages } of visits(at)) {
          await resize(screen, touched);
          const next = languages.at(-1) === last ? languages.toReversed() : languages;
          for (const seen of await measureIn(page, by, next, refuses ? refused : undefined)) {
            expect(seen.things, asked).toBeGreaterThan(4);
            expect(seen.at, asked).toContain(`${screen.join(' × ')}, `);
            found.push(...seen.faults.map((fault) => `${asked}, ${seen.at}: ${fault}`));
            measured.add(`${asked}, ${seen.at.replace(', touched', '')}`);
            if (refuses) told++;
          }
          last = next.at(-1);
        }
      }
      expect(found).toEqual([]);
      // Fewer would mean that something was not looked at.
      expect(measured.size).toBe(least * screens.length * languageIds.length);
      if (name === 'skull-king, four') expect(told, 'refusals that were shown').toBeGreaterThan(0);
    });
});

test('what is planted is found: a seat over the question, a button too small, a card over the edge, a needless fan, a cell too narrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await board(page, kingly(4)[1].match());
  const drawn = await measure(page);
  expect(drawn.faults).toEqual([]);
  // Without what is drawn inside pictures all is as large as with it.
  await emptyPictures(page);
  expect(await measure(page)).toEqual(drawn);
  /** Puts something where it does not belong, measures, and puts it back. */
  const planted = async (selector: string, style: { readonly [name: string]: string }): Promise<string> => {
    const one = page.locator(selector).first();
    await one.evaluate((it: HTMLElement, wanted) => Object.assign(it.style, wanted), style);
    const { faults } = await measure(page);
    await one.evaluate((it: HTMLElement, wanted) => {
      for (const name of Object.keys(wanted)) Object.assign(it.style, { [name]: '' });
    }, style);
    return faults.join('\n');
  };
  const [from, to] = await Promise.all(
    ['.round-table > .seat', '.asking .prompt'].map(
      async (one) => (await page.locator(one).first().boundingBox())!,
    ),
  );
  const over = { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)` };
  expect(await planted('.round-table > .seat', over)).toMatch(/question “.*” meets seat/);
  expect(await planted('.hint-button', { width: '30px', minWidth: '0', overflow: 'hidden' })).toMatch(
    /target “.*” is \d+ × \d+ small/,
  );
  expect(await planted('.held', { left: '-10px' })).toMatch(/hand “.*” is cut by the edge/);
  expect(await planted('.hand', { width: '90%', maxWidth: '100%' })).toBe('');
  const held = page.locator('.held');
  await held.evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.setProperty('--held-step', '34px');
  });
  expect((await measure(page)).faults.join('\n')).toMatch(/the hand overlaps, though \d+ cards fit/);
  // Beside the table, too.
  await page.setViewportSize({ width: 1366, height: 768 });
  await held.evaluateAll((all: HTMLElement[]) => {
    for (const one of all) one.style.removeProperty('--held-step');
  });
  expect(await planted('.dock .cell', {})).toBe('');
  expect(await planted('.dock .cell', { width: '30px' })).toMatch(/target “.*” is 3\d × \d+ small/);
});
