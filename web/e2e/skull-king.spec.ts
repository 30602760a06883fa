import { play, seeResult } from './fixture/play.js';
import { sitDownHere } from './fixture/setup.js';
import { test } from './fixture/test.js';

test('a match against bots, by clicks', async ({ page }) => {
  await sitDownHere(page, 'skull-king');
  await play(page);
  await seeResult(page);
});
