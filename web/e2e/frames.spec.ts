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
