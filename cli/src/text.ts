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

/** `Ann, Ben and Cy`. */
export function listed(items: readonly string[], joint = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
