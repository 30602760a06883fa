import type { Match } from '@crossbones/core';
import { languageIds } from '@crossbones/texts/load';
import { measure } from './fixture/layout.js';
import { inPhase } from './fixture/screens.js';
import { board, type PreparedMatch, sail } from './fixture/shelf.js';
import { tongue } from './fixture/sight.js';
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

const all = { kraken: true, whale: true, loot: true, powers: true };

/** Each kind of decision in Skull: the phase, how many sit there and with how many gangs each, and from which step on. */
const skulls: readonly (readonly [phase: string, seats: number, gangs: 1 | 2, step?: number])[] = [
  ['place', 2, 2],
  ['bid', 2, 2, 12],
  ['add', 6, 1, 12],
  ['attempt', 6, 1, 12],
  ['loss', 6, 1, 12],
  ['add', 12, 1, 24],
  ['bid', 12, 1, 24],
  ['attempt', 12, 1, 24],
  ['place', 6, 2],
  ['loss', 6, 2, 12],
];

const naming = (match: Match): boolean =>
  match.actors.includes(0) && match.view(match.step, 0).view.phase === 'name';

/** Each kind of decision with the fewest, the usual and the most at the table. */
const tables: readonly (readonly [name: string, match: () => PreparedMatch])[] = [
  ...[2, 4, 8].flatMap((seats) => [
    [`skull-king bidding, ${seats}`, () => inPhase('skull-king', 'bid', seats, all, 30 * seats)] as const,
    [`skull-king playing, ${seats}`, () => inPhase('skull-king', 'play', seats, all, 25 * seats)] as const,
  ]),
  ...[3, 4, 6].flatMap((seats) => [
    [`dice bidding, ${seats}`, () => inPhase('skull-king-dice', 'bid', seats, {}, 15 * seats)] as const,
    [`dice rolling, ${seats}`, () => inPhase('skull-king-dice', 'play', seats, {}, 15 * seats)] as const,
  ]),
  ...[2, 4, 6].flatMap((seats) => [
    [`skull-queen placing, ${seats}`, () => inPhase('skull-queen', 'place', seats)] as const,
    [`skull-queen playing, ${seats}`, () => inPhase('skull-queen', 'play', seats, {}, 7 * seats)] as const,
  ]),
  ...skulls.map(
    ([phase, seats, gangs, step = 0]) =>
      [
        `skull ${phase}, ${seats} with ${gangs}`,
        () => inPhase('skull', phase, seats, { gangs }, step),
      ] as const,
  ),
  // Whoever goes out by their own skull names who begins next.
  ['skull name, 3 with 1', () => sail('skull', { seats: 3 }, { key: 'e', id: 'skull-name', until: naming })],
];

/** Fewer would mean that something was not looked at. */
const LAYOUTS = tables.length * screens.length * languageIds.length;

test('nothing covers anything, on any screen, in any language', async ({ page }) => {
  const speak = await tongue(page);
  let measured = 0;
  let told = 0;
  for (const [name, match] of tables) {
    const prepared = match();
    // One that came to its end asks for nothing any more.
    expect(prepared.outcome, name).toBeNull();
    await board(page, prepared);
    // Where a card cannot be played it is said why, and that is measured like all else.
    const refused = page.locator('.held.refused .held-button').first();
    for (const language of languageIds) {
      await speak(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        // What is measured anew is drawn anew.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        if (language === languageIds[0] && (await refused.isVisible())) {
          await refused.dispatchEvent('click');
          await expect(page.locator('.toast')).toBeVisible();
          told++;
        }
        const { things, faults } = await measure(page);
        expect(things, name).toBeGreaterThan(4);
        expect.soft(faults, `${name}, ${width} × ${height}, ${language}`).toEqual([]);
        measured++;
      }
    }
  }
  expect(measured).toBe(LAYOUTS);
  expect(told, 'refusals that were shown').toBeGreaterThanOrEqual(screens.length);
});
