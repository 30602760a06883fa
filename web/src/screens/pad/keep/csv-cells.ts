/** What stands in one cell: a number stays one, words are words, nothing is nothing. */
export type Cell = string | number | null;

/** Between cells: a comma for most, a semicolon where the comma belongs to numbers. */
export type Separator = ',' | ';' | '\t';

/** A spreadsheet takes a cell that begins like this for a formula and would run it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'+[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

/** Words that look like a formula get an apostrophe in front, by which a spreadsheet knows them for words. */
function write(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const guarded = FORMULA.test(cell);
  const safe = guarded ? `'${cell}` : cell;
  return guarded || NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as comma-separated values. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const writeCells = (rows: readonly (readonly Cell[])[], separator: Separator): string =>
  `\ufeff${rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('')}`;

/** One line of a table, and its number in the file, for error messages. */
export interface CsvLine {
  readonly number: number;
  readonly cells: readonly string[];
}

/** Reads a table of any program: its first line shows which separator it has. Empty lines are skipped. */
export function readCells(source: string): CsvLine[] {
  // Some spreadsheets name their separator in a line of its own.
  const [said, named] = /^\ufeff?sep=([,;\t])\r?\n/.exec(source) ?? [];
  const text = source.slice(said?.length ?? 0).replace(/^\ufeff/, '');
  const separator = named ?? separatorOf(text);
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let number = said === undefined ? 1 : 2;
  let begun = number;
  const endCell = (): void => {
    cells.push(GUARDED.test(cell) ? cell.slice(1) : cell);
    cell = '';
  };
  const endLine = (): void => {
    endCell();
    if (cells.some((one) => one !== '')) lines.push({ number: begun, cells });
    cells = [];
    begun = number;
  };
  for (let i = 0; i < text.length; i++) {
    const letter = text[i];
    // A line ends with \n, \r or both.
    const ends = letter === '\n' || (letter === '\r' && text[i + 1] !== '\n');
    if (ends) number++;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[i + 1] === '"') cell += text[++i];
      else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) endCell();
    else if (ends) endLine();
    else if (letter !== '\r') cell += letter;
  }
  endLine();
  return lines;
}

/** The separator that is most frequent in the first line. */
function separatorOf(text: string): Separator {
  const first = text.split(/[\r\n]/, 1)[0];
  const often = (one: Separator): number => first.split(one).length;
  return ([',', ';', '\t'] as const).reduce((best, one) => (often(one) > often(best) ? one : best));
}
