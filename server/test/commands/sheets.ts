import type { Body } from '@crossbones/api';
import { eventually } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '../clients/api-client.js';
import type { CommandBench } from './bench.js';

const DAY = 86_400_000;
const NO_SHEET = '0123456789abcdefghjk';
const head = { game: 'skull-king', players: ['Anne', 'Ben'] };
const round = (at: number, to: unknown = { bids: [at] }) => ({ round: at, to });

type Lines = Body<'sheetAppend'>['lines'];

/** Score sheets that others watch. */
export const sheets = (port: CommandBench): void => {
  const begin = async (who: ApiClient = port.stranger()) => {
    const { sheet, token, seq } = await who.do('sheetOpen', { body: { head } });
    expect(seq).toBe(1);
    const append = (from: number, ...lines: Lines) =>
      who.do('sheetAppend', { sheet, body: { token, from, lines } });
    const refused = (code: string, from: number, ...lines: Lines) =>
      who.fails('sheetAppend', code, { sheet, body: { token, from, lines } });
    const linesAfter = async (after?: number) =>
      (await port.stranger().do('sheet', { sheet, query: after === undefined ? {} : { after } })).lines;
    return { who, sheet, token, append, refused, linesAfter };
  };

  describe('a score sheet', () => {
    it('is watched by anybody who knows its id, line by line, and makes nobody a guest', async () => {
      const { who, sheet, append, linesAfter } = await begin();
      const ear = await port.listen(null, `lobby,sheet:${sheet}`);
      expect(await ear.until('sheet', () => true)).toEqual({ sheet, seq: 1 });
      expect(await append(2, round(0))).toEqual({ seq: 2 });
      await ear.until('sheet', ({ seq }) => seq === 2);
      expect(await append(3, round(0, { bids: [1] }), round(1))).toEqual({ seq: 4 });
      await ear.until('sheet', ({ seq }) => seq === 4);
      expect(await linesAfter()).toEqual([{ head }, round(0), round(0, { bids: [1] }), round(1)]);
      expect(await linesAfter(3)).toEqual([round(1)]);
      expect(await linesAfter(9)).toEqual([]);
      expect(who.cookie).toBeNull();
      ear.close();
    });

    it('takes a line that is there already as the same, and no other in its place', async () => {
      const { append, refused, linesAfter } = await begin();
      await append(2, round(0), round(1));
      expect(await append(2, round(0), round(1))).toEqual({ seq: 3 });
      expect(await append(2, round(0))).toEqual({ seq: 3 });
      expect(await append(3, round(1), round(2))).toEqual({ seq: 4 });
      expect((await refused('line-differs', 3, round(1, null), round(2))).args).toEqual({ line: 3 });
      expect((await refused('line-gap', 6, round(3))).args).toEqual({ next: 5 });
      expect(await linesAfter()).toHaveLength(4);
    });

    it('has each number once, however many want it at the same time', async () => {
      const { append, linesAfter } = await begin();
      await Promise.all(Array.from({ length: 12 }, () => append(2, round(0), round(1))));
      expect(await linesAfter()).toEqual([{ head }, round(0), round(1)]);
    });

    it('is written on, and ended, by nobody but the device that keeps it', async () => {
      const one = await begin();
      const other = await begin();
      const stolen = { sheet: one.sheet, body: { token: other.token, from: 2, lines: [round(0)] } };
      await other.who.fails('sheetAppend', 'not-your-sheet', stolen);
      await other.who.fails('sheetEnd', 'not-your-sheet', { sheet: one.sheet, body: { token: other.token } });
      const [row] = await port.server.ask(`select * from sheet where id = '${one.sheet}'`);
      expect(JSON.stringify(row)).not.toContain(one.token);
      expect(await one.linesAfter()).toHaveLength(1);
    });

    it('has an end, of which those who watch hear', async () => {
      const { who, sheet, token, append, refused } = await begin();
      await append(2, round(0));
      const ear = await port.listen(null, `sheet:${sheet}`);
      await ear.until('sheet', () => true);
      await who.do('sheetEnd', { sheet, body: { token } });
      const gone = await ear.until('refused', ({ topic }) => topic === `sheet:${sheet}`);
      expect(gone.error.code).toBe('no-sheet');
      await refused('no-sheet', 3, round(1));
      await who.fails('sheetEnd', 'no-sheet', { sheet, body: { token } });
      await who.fails('sheet', 'no-sheet', { sheet });
      await who.fails('sheet', 'no-sheet', { sheet: 'none' });
      expect(await port.server.ask(`select * from sheet_line where sheet = '${sheet}'`)).toEqual([]);
      const late = await port.listen(null, `lobby,sheet:${NO_SHEET}`);
      await late.until('refused', ({ topic }) => topic === `sheet:${NO_SHEET}`);
      for (const one of [ear, late]) one.close();
    });

    it('has lines of a bounded length, and a bounded number of them', async () => {
      const { sheet, append, refused } = await begin();
      const long = (bytes: number) => round(0, 'x'.repeat(bytes - JSON.stringify(round(0, '')).length));
      await append(2, long(8_192));
      await refused('line-too-long', 3, long(8_193));
      await port
        .stranger()
        .fails('sheetOpen', 'line-too-long', { body: { head: { ...head, more: 'x'.repeat(8_192) } } });
      // As if all these lines had been written.
      await port.server.ask(`update sheet set seq = 4998 where id = '${sheet}'`);
      await append(4_999, round(1));
      await refused('sheet-full', 5_000, round(2), round(3));
      await append(5_000, round(2));
      await port.server.ask(
        `update sheet set seq = 9, size = ${4 * 1_024 * 1_024 - 10} where id = '${sheet}'`,
      );
      await refused('sheet-full', 10, round(3));
    });

    it('is deleted thirty days after its last line', async () => {
      const [idle, written] = [await begin(), await begin()];
      await port.pass(29 * DAY);
      await written.append(2, round(0));
      await port.pass(2 * DAY);
      await eventually('an old sheet is gone', async () => {
        await port.pass(3_600_000);
        const { status } = await port.stranger().ask('sheet', { sheet: idle.sheet });
        return status === 404;
      });
      expect(await written.linesAfter()).toHaveLength(2);
      expect(await port.server.ask(`select * from sheet_line where sheet = '${idle.sheet}'`)).toEqual([]);
    });
  });
};
