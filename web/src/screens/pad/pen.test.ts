import { eventually } from '@crossbones/core/suite';
import { begin, type Sheet } from '@crossbones/games/sheet';
import { ledger } from '@crossbones/games/skull-king/ledger';
import { options } from '@crossbones/games/skull-king/options';
import { blankRound, roundWith } from '@crossbones/games/skull-king/written';
import { expect, test } from 'vitest';
import type { PadGame } from '../../play/pad/pad-game.js';
import { fetchSheet, fetchSheets, forgetSheet, layIn } from './keep/sheet-store.js';
import { penFor } from './pen.js';

const pad = { ledger } as unknown as PadGame;

const lay = async (id: string, now = 0): Promise<Sheet> => {
  const head = {
    game: 'skull-king',
    players: ['Mina', 'Jo', 'Sam'],
    options: options.defaults,
    dealer: 0,
  } as const;
  return (await layIn(begin(head, { id, now })))!;
};

/** Until so many strokes are on the disk. */
const kept = (id: string, strokes: number): Promise<void> =>
  eventually('what is written is kept', async () => (await fetchSheet(id))?.strokes.length === strokes);

test('what is written is shown at once and kept soon after', async () => {
  const pen = penFor(await lay('a'), pad, () => 7);
  const bid = roundWith(blankRound(3), 1, { bid: 1 });
  pen.write(0, bid);
  pen.write(0, roundWith(bid, 2, { bid: 0 }));
  expect(pen.sheet.value.strokes).toHaveLength(2);
  await kept('a', 2);
  expect((await fetchSheet('a'))?.strokes).toEqual(pen.sheet.value.strokes);
  pen.undo();
  await kept('a', 1);
  expect((await fetchSheet('a'))?.strokes).toEqual([{ round: 0, to: bid }]);
  expect((await fetchSheet('a'))?.touched).toBe(7);
  pen.close();
});

test('two pens on one sheet lose none of each other’s strokes', async () => {
  const sheet = await lay('b');
  const one = penFor(sheet, pad);
  const other = penFor(sheet, pad);
  one.write(0, roundWith(blankRound(3), 0, { bid: 1 }));
  other.write(0, roundWith(blankRound(3), 1, { bid: 0 }));
  one.write(0, roundWith(blankRound(3), 2, { bid: 1 }));
  await kept('b', 3);
});

test('sheets are listed by when they were touched, and can be forgotten', async () => {
  await lay('old', 1);
  await lay('new', 2_000);
  const ids = (await fetchSheets()).map(({ id }) => id);
  expect(ids.indexOf('new')).toBeLessThan(ids.indexOf('old'));
  await forgetSheet('old');
  expect(await fetchSheet('old')).toBeUndefined();
});
