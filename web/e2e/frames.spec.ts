import { play } from './fixture/play.js';
import { inPhase } from './fixture/screens.js';
import { board } from './fixture/shelf.js';
import { expect, test } from './fixture/test.js';

test('every picture is drawn once: nothing on the table is touched while a card flies', async ({ join }) => {
  const page = await join({ motion: 'fast', raiseFirst: false });
  await board(page, inPhase('skull-king', 'play', 4, { schedule: [3, 1] }, 4));
  await page.evaluate(() => {
    const drawn: string[] = [];
    Object.assign(window, { drawn });
    let told = false;
    new MutationObserver(() => {
      const isTaken = document.querySelector('.verdict') !== null;
      const mine = document.querySelector('.held.playable') !== null;
      told ||= isTaken;
      // From a trick that is taken until one's own turn only the others act.
      if (told) drawn.push(`${document.querySelectorAll('.trick .lying').length}${isTaken ? ' taken' : ''}`);
      if (mine) told = false;
    }).observe(document.querySelector('main.table-area')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await play(page, { until: async (_, done) => done === 2 });
  const drawn = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn);
  expect(drawn.length, 'a trick was taken, and others acted').toBeGreaterThan(3);
  expect(drawn.filter((picture, i) => picture === drawn[i - 1])).toEqual([]);
});

test('nothing begins to move in the frame that draws a new picture, and what flies off has no bullet', async ({
  join,
}) => {
  const page = await join({ motion: 'normal', raiseFirst: false });
  await board(page, inPhase('skull-king', 'play', 4, { schedule: [3, 1] }, 4));
  await page.evaluate(() => {
    const table = document.querySelector('main.table-area')!;
    const seen = { pictures: 0, early: [] as string[], flights: 0, leaving: 0, bullets: 0 };
    Object.assign(window, { seen });
    const running = (): Animation[] =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    let before = new Set<Animation>();
    let isNew = false;
    /** In how many frames each of the last two pictures has been there. */
    let age = 9;
    let ageBefore = 9;
    new MutationObserver(() => {
      isNew = true;
    }).observe(table, { subtree: true, childList: true });
    const look = (): void => {
      ageBefore++;
      age++;
      if (isNew) [ageBefore, age] = [age, 0];
      isNew = false;
      const moving = running();
      const begun = moving.filter((one) => !before.has(one));
      before = new Set(moving);
      if (age === 0) seen.pictures++;
      for (const ghost of document.querySelectorAll('.leaving')) {
        const { display, listStyleType } = getComputedStyle(ghost);
        seen.leaving++;
        if (display.includes('list-item') && listStyleType !== 'none') seen.bullets++;
      }
      // What the picture before has begun may begin now, if a slow machine shows two in a few frames.
      if (age > 1) seen.flights += begun.filter((one) => !(one instanceof CSSTransition)).length;
      else if (ageBefore > 3)
        for (const { effect } of begun) seen.early.push((effect as KeyframeEffect).target!.className);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await play(page, { until: async (_, done) => done === 2 });
  const seen = await page.evaluate(
    () =>
      (
        window as unknown as {
          seen: { pictures: number; early: string[]; flights: number; leaving: number; bullets: number };
        }
      ).seen,
  );
  expect(seen.pictures, 'pictures').toBeGreaterThan(3);
  expect(seen.early).toEqual([]);
  expect(seen.flights, 'flights').toBeGreaterThan(3);
  expect(seen.leaving, 'pieces that fly off').toBeGreaterThan(0);
  expect(seen.bullets).toBe(0);
});
