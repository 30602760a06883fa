import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, readCells, type Separator, writeCells } from './csv-cells.js';

const read = (source: string): readonly (readonly string[])[] => readCells(source).map(({ cells }) => cells);

/** Names with everything in them that a table might trip over. */
const awkward = fc
  .array(fc.constantFrom(...`'=+-@",; \t\r\naé€`), { maxLength: 5 })
  .map((letters) => letters.join(''));

describe('a table of cells', () => {
  it('comes back as it was written, whatever the names are', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.array(fc.oneof(fc.string(), awkward, fc.integer()), {
            minLength: 3,
            maxLength: 3,
          }),
          { maxLength: 5 },
        ),
        fc.constantFrom<Separator>(',', ';', '\t'),
        (rows, separator) => {
          const head = ['one', 'two', 'three'];
          const kept = rows.filter((row) => row.some((cell) => cell !== ''));
          expect(read(writeCells([head, ...rows], separator))).toEqual([
            head,
            ...kept.map((row) => row.map(String)),
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('holds no formula that anybody could have typed as a name', () => {
    fc.assert(
      fc.property(
        awkward.filter((name) => name !== ''),
        (name) => {
          const written = writeCells([[name]], ',').slice(1);
          expect(written).not.toMatch(/^"?[=+\-@\t\r]/);
          expect(read(`name\r\n${written}`)).toEqual([['name'], [name]]);
        },
      ),
    );
    expect(writeCells([['=1+1', '@SUM(A1)', '-5', '+49', "'=x"]], ',')).toBe(
      `\ufeff"'=1+1","'@SUM(A1)","'-5","'+49","''=x"\r\n`,
    );
  });

  it('leaves numbers numbers, below nothing too', () => {
    const row: Cell[] = [-10, 0, 40, null];
    expect(writeCells([row], ';')).toBe('\ufeff-10;0;40;\r\n');
  });

  it('is read from another hand: other separators, other line ends, empty lines', () => {
    expect(read('a;b\n1;"x;y"\n\n2;z')).toEqual([
      ['a', 'b'],
      ['1', 'x;y'],
      ['2', 'z'],
    ]);
    expect(read('sep=;\r\na;b,c\r1;2')).toEqual([
      ['a', 'b,c'],
      ['1', '2'],
    ]);
    expect(read('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('knows on which line of the file a row began', () => {
    expect(readCells('a,b\n\n"two\nlines",x\nlast,y').map(({ number }) => number)).toEqual([1, 3, 5]);
  });
});
