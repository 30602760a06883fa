/** Rows of cells as lines, the first column flush left, the others as told. Colours take no room. */
export function columns(rows: readonly (readonly string[])[], flush: 'left' | 'right' = 'right'): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => breadth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const blank = ' '.repeat(widths[column] - breadth(cell));
        return column === 0 || flush === 'left' ? cell + blank : blank + cell;
      })
      .join('   ')
      .trimEnd(),
  );
}

/** A text without its colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sequences of colours are what is taken off here.
export const plain = (text: string): string => text.replace(/\x1b\[[\d;]*m/g, '');

/** How many places a text takes on the screen. */
export const breadth = (text: string): number => [...plain(text)].length;

/** Items side by side, broken into lines no wider than `width`. */
export function flow(items: readonly string[], width: number, gap = '  '): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + gap + item;
    if (line !== '' && breadth(longer) > width) {
      lines.push(line);
      line = item;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A paragraph in lines no wider than `width`. */
export const wrapped = (text: string, width: number): string[] => flow(text.split(' '), width, ' ');

/** What is typed and what it does, one beside the other; the first column at least so wide. */
export function defined(lines: readonly (readonly [string, string])[], width: number, least = 0): string[] {
  const wide = Math.max(least, ...lines.map(([typed]) => breadth(typed))) + 4;
  return lines.flatMap(([typed, about]) =>
    wrapped(about, width - wide).map(
      (line, i) => (i === 0 ? `  ${typed}`.padEnd(wide) : ' '.repeat(wide)) + line,
    ),
  );
}

const WIDEST = 90;
/** How wide lines may be here. */
export const lineWidth = (): number => Math.min(process.stdout.columns || WIDEST, WIDEST);

const TITLE = 10;
/** A title before a line; those of all lines are equally wide. */
export const titled = (title: string): string => `${title.padEnd(TITLE)}  `;

/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
