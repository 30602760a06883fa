import { must } from '@crossbones/core';
import { roundsOf } from '@crossbones/games/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCells } from './csv-cells.js';
import { readTable, writeTable } from './csv-rows.js';
import { crew, playedSheet, writable } from './fixture.js';
import { anyPad, pads } from './fixture-pads.js';

const given = { id: () => 'fresh', now: 7 };
const read = (source: string) => readTable(source, given, anyPad);
const troubleOf = async (source: string) => {
  const got = await read(source);
  return got.ok ? null : got.error;
};

describe('a table of sheets', () => {
  it.each(writable)('of %s gives back every round that counted', async (game) => {
    for (let seed = 0; seed < 6; seed++) {
      const players = crew.slice(0, 3 + (seed % 2));
      const sheet = playedSheet(game, `table-${seed}`, { players, rounds: seed < 4 ? 100 : 2 });
      const [back] = must(await read(writeTable([sheet], pads, seed % 2 === 0 ? ',' : ';')));
      expect(roundsOf(back)).toEqual(roundsOf(sheet));
      expect(back).toMatchObject({
        id: sheet.id,
        head: sheet.head,
        begun: sheet.begun,
        outcome: sheet.outcome,
      });
    }
  });

  it('holds many sheets of many games, with the options that matter', async () => {
    const sheets = writable.map((game) => playedSheet(game, 'many'));
    const odd = playedSheet('skull-king', 'odd', {
      players: crew.slice(0, 6),
      options: { loot: true, powers: true, kraken: true },
    });
    const back = must(await read(writeTable([...sheets, odd], pads, ',')));
    expect(back.map(({ head }) => head)).toEqual([...sheets, odd].map(({ head }) => head));
    expect(back.map(roundsOf)).toEqual([...sheets, odd].map(roundsOf));
  });

  it('has a row for each player and round, with points and what they add up to', () => {
    const sheet = playedSheet('skull-king', 'rows', { rounds: 3 });
    const [{ cells: columns }, ...rows] = readCells(writeTable([sheet], pads, ','));
    expect(rows).toHaveLength(12);
    const at = (row: number, column: string): string => rows[row].cells[columns.indexOf(column)];
    for (let player = 0; player < 4; player++) {
      let total = 0;
      for (let round = 0; round < 3; round++) {
        const row = 4 * round + player;
        expect(at(row, 'player')).toBe(crew[player]);
        expect(at(row, 'round')).toBe(String(round + 1));
        total += Number(at(row, 'points'));
        expect(Number(at(row, 'total'))).toBe(total);
      }
    }
    expect(columns).toEqual(expect.arrayContaining(['bid', 'won']));
  });

  const typed = [
    'game;round;player;bid;won;note',
    'skull-king;1;Mina;1;1;lucky',
    'skull-king;1;Jo;0;0;',
    'skull-king;1;Sam;0;0;',
    'skull-king;2;Mina;0;1;',
    'skull-king;2;Jo;1;1;',
    'skull-king;2;Sam;0;0;well kept',
  ];

  it('of somebody else is read as far as it has the columns', async () => {
    const [sheet] = must(await read(typed.join('\n')));
    expect(sheet).toMatchObject({ id: 'fresh', begun: 7, outcome: null, head: { dealer: 0 } });
    expect(sheet.head.players).toEqual(['Mina', 'Jo', 'Sam']);
    expect(roundsOf(sheet)).toMatchObject([
      { lines: [{ bid: 1, won: 1 }, { bid: 0 }, { bid: 0 }] },
      { nobody: 0 },
    ]);
  });

  it('is read however its heads are written', async () => {
    const [, ...rows] = typed;
    const source = ['Game;Round;PLAYER;bid;won;note', ...rows]
      .join('\r')
      .replaceAll('skull-king', 'Skull King');
    expect(must(await read(source))[0].head.game).toBe('skull-king');
  });

  it('says what is wrong and on which line', async () => {
    const with_ = (line: number, to: string): string =>
      typed.map((row, i) => (i === line ? to : row)).join('\n');
    expect(await troubleOf('')).toMatchObject({ fault: { key: 'wants-columns' } });
    expect(await troubleOf('a,b\n1,2')).toMatchObject({
      fault: { key: 'wants-columns', args: { columns: 'game, round, player' } },
    });
    expect(await troubleOf(typed[0])).toMatchObject({ fault: { key: 'no-rows' } });
    expect(await troubleOf(typed.join('\n').replaceAll('skull-king', 'chess'))).toMatchObject({
      fault: { key: 'unknown-game' },
      line: 2,
    });
    expect(await troubleOf(with_(4, ''))).toMatchObject({
      fault: { key: 'row-missing', args: { round: 2, player: 'Mina' } },
    });
    expect(await troubleOf(with_(4, typed[5]))).toMatchObject({
      fault: { key: 'row-missing', args: { round: 2, player: 'Mina' } },
    });
    expect(await troubleOf([...typed, typed[6]].join('\n'))).toMatchObject({
      fault: { key: 'row-twice', args: { round: 2, player: 'Sam' } },
      line: 8,
    });
    expect(await troubleOf(with_(5, 'skull-king;2;Jo;many;1;'))).toMatchObject({
      fault: { key: 'wants-int', args: { at: 'bid' } },
      line: 6,
    });
    expect(await troubleOf(with_(5, 'skull-king;two;Jo;1;1;'))).toMatchObject({
      fault: { key: 'wants-int', args: { at: 'round' } },
      line: 6,
    });
    expect(await troubleOf(with_(5, 'skull-king;2;Jo;1;2;'))).toMatchObject({
      fault: { key: 'too-many-tricks' },
      line: 5,
    });
  });

  it('is not believed where its points differ from the rules', async () => {
    const source = ['game,round,player,bid,won,points,total', 'skull-king,1,Mina,1,1,20,20'];
    const rest = ['skull-king,1,Jo,0,0,10,10', 'skull-king,1,Sam,0,0,30,30'];
    expect(await troubleOf([...source, ...rest].join('\n'))).toMatchObject({
      fault: { key: 'points-differ', args: { column: 'points', given: '30', value: 10 } },
      line: 4,
    });
  });

  it('of any rubbish is refused, and never breaks', async () => {
    const whole = writeTable([playedSheet('queens-collection', 'rubbish')], pads, ',');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc
            .tuple(fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 5 }))
            .map(([at, cut, put]) => whole.slice(0, at) + put + whole.slice(at + cut)),
        ),
        async (source) => {
          const got = await read(source);
          if (!got.ok) expect(got.error.fault.key).toMatch(/^[a-z-]+$/);
        },
      ),
      { numRuns: 200 },
    );
  });
});
