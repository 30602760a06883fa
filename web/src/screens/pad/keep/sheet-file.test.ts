import { must } from '@crossbones/core';
import type { Sheet } from '@crossbones/games/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crew, playedSheet, writable } from './fixture.js';
import { anyPad, pads } from './fixture-pads.js';
import { arrivalOf } from './import-merge.js';
import { readSheets, writeSheets } from './sheet-file.js';

const read = (source: string) => readSheets(source, anyPad);
const faultOf = async (source: string) => {
  const got = await read(source);
  return got.ok ? null : got.error.fault;
};

/** The same file with something changed in its first sheet. */
function spoilt(sheet: Sheet, path: readonly (string | number)[], to: unknown): string {
  const file = JSON.parse(writeSheets([sheet])) as { sheets: unknown[] };
  let inner = file.sheets[0] as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) inner = inner[step] as Record<string | number, unknown>;
  inner[path[path.length - 1]] = to;
  return JSON.stringify(file);
}

describe('a file of sheets', () => {
  it.each(writable)('of %s gives back what was saved, finished or not', async (game) => {
    for (let seed = 0; seed < 6; seed++) {
      const players = crew.slice(0, 3 + (seed % 2));
      const sheet = playedSheet(game, `file-${seed}`, { players, rounds: seed < 4 ? 100 : 2 });
      expect(must(await read(writeSheets([sheet])))).toEqual([sheet]);
    }
  });

  it('takes any name that fits on a line, and no other', async () => {
    const named = (name: string) => playedSheet('skull', 'named', { players: [name, 'Jo', 'Li'], rounds: 1 });
    const family = named('👩‍👩‍👧');
    expect(must(await read(writeSheets([family])))).toEqual([family]);
    // The last ones turn around what is written beside them, or are half a letter.
    for (const name of ['', ' Mina', 'two\nlines', 'x'.repeat(41), 'Mi\u202ena', '\u2067Mina', 'Mina\ud800'])
      expect(await faultOf(writeSheets([named(name)]))).toMatchObject({ key: 'wants-text' });
  });

  it('holds nothing but the sheet: whoever may write on its line stays on this device', () => {
    const followed = { ...playedSheet('skull', 'followed'), watched: { token: 'secret' } };
    expect(writeSheets([followed])).not.toContain('secret');
  });

  it('says what is wrong and where', async () => {
    const sheet = playedSheet('skull-king', 'wrong');
    expect(await faultOf('{')).toMatchObject({ key: 'wants-json' });
    expect(await faultOf('{"a":1}')).toMatchObject({ key: 'not-ours' });
    expect(await faultOf('{"crossbones":"sheets","format":2,"sheets":[]}')).toMatchObject({
      key: 'newer-file',
    });
    expect(await faultOf(spoilt(sheet, ['head', 'players', 1], ' '))).toMatchObject({
      key: 'wants-text',
      args: { at: 'sheets[0].head.players[1]' },
    });
    expect(await faultOf(spoilt(sheet, ['head', 'game'], 'chess'))).toMatchObject({
      key: 'wants-choice',
      args: { at: 'sheets[0].head.game' },
    });
    expect(await faultOf(spoilt(sheet, ['head', 'options', 'scoring'], 'fair'))).toMatchObject({
      key: 'wants-choice',
      args: { at: 'sheets[0].head.options.scoring' },
    });
    expect(await faultOf(spoilt(sheet, ['head', 'dealer'], 4))).toMatchObject({
      key: 'wants-int',
      args: { at: 'sheets[0].head.dealer', max: 3 },
    });
    expect(await faultOf(spoilt(sheet, ['strokes', 2, 'to', 'lines', 0, 'bid'], 'all'))).toMatchObject({
      key: 'wants-int',
      args: { at: 'sheets[0].strokes[2].to.lines[0].bid' },
    });
    expect(await faultOf(spoilt(sheet, ['strokes', 0, 'round'], 10))).toMatchObject({
      key: 'wants-int',
      args: { at: 'sheets[0].strokes[0].round' },
    });
    expect(await faultOf(spoilt(sheet, ['begun'], 'yesterday'))).toMatchObject({
      args: { at: 'sheets[0].begun' },
    });
    expect(await faultOf(spoilt(sheet, ['id'], '../x'))).toMatchObject({ args: { at: 'sheets[0].id' } });
  });

  it('does not believe who won, but counts again', async () => {
    const sheet = playedSheet('skull-king', 'cheat');
    expect((await faultOf(spoilt(sheet, ['outcome'], { places: [1, 1, 1, 1] })))?.key).toBe('unknown-field');
    expect(must(await read(writeSheets([{ ...sheet, outcome: null }])))[0].outcome).toEqual(sheet.outcome);
  });

  it('of any rubbish is refused, and never breaks', async () => {
    const sheet = playedSheet('skull-king-dice', 'rubbish', { rounds: 3 });
    const paths = [
      ['head'],
      ['head', 'players'],
      ['head', 'options'],
      ['head', 'dealer'],
      ['strokes'],
      ['strokes', 0],
      ['strokes', 1, 'to'],
      ['strokes', 1, 'to', 0],
      ['strokes', 2, 'round'],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.tuple(fc.constantFrom(...paths), fc.jsonValue()).map(([path, to]) => spoilt(sheet, path, to)),
        ),
        async (source) => {
          const got = await read(source);
          if (got.ok) for (const one of got.value) expect(one.head.game in pads).toBe(true);
          else expect(got.error.fault.key).toMatch(/^[a-z-]+$/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('what arrives', () => {
  const whole = playedSheet('skull-king', 'arrival');
  const half = { ...whole, strokes: whole.strokes.slice(0, 5), outcome: null };
  const fresh = () => 'fresh';

  it('is added where it is new', () => {
    expect(arrivalOf([whole], [], fresh)).toEqual({ keep: [whole], added: 1, renewed: 0, known: 0 });
  });

  it('is recognised where it is here, whole or further on', () => {
    expect(arrivalOf([whole], [whole], fresh)).toMatchObject({ keep: [], known: 1 });
    expect(arrivalOf([half], [whole], fresh)).toMatchObject({ keep: [], known: 1 });
    const corrected = { ...whole, strokes: [...half.strokes, ...whole.strokes] };
    expect(arrivalOf([whole], [corrected], fresh)).toMatchObject({ keep: [], known: 1 });
  });

  it('goes on from where it was left, and what else is kept with it stays', () => {
    const here = { ...half, watched: 'line' };
    expect(arrivalOf([whole], [here], fresh)).toMatchObject({
      keep: [{ ...whole, watched: 'line' }],
      renewed: 1,
    });
  });

  it('stands beside what was continued here in another way', () => {
    const other = { ...half, strokes: [...half.strokes.slice(0, 4), { round: 4, to: whole.strokes[0].to }] };
    expect(arrivalOf([whole], [other], fresh)).toMatchObject({ keep: [{ id: 'fresh' }], added: 1 });
  });

  it('comes once, however often it stands in the file', () => {
    expect(arrivalOf([whole, whole, half], [], fresh)).toMatchObject({ keep: [whole], added: 1, known: 2 });
  });
});
