// What a long measurement has found, a line each in a file, so that it goes on where it was stopped.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * The rows of so many turns, `from` on; those that are in the file are not measured again. `about` says what a row is of.
 */
export async function keptRows(file, about, [from, to], measure) {
  const key = (row) => JSON.stringify([...Object.keys(about), 'turn'].map((name) => row[name]));
  const lines =
    file !== undefined && existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const known = new Map(lines.map((line) => JSON.parse(line)).map((row) => [key(row), row]));
  const rows = [];
  for (let turn = from; turn < to; turn++) {
    const kept = known.get(key({ ...about, turn }));
    const row = kept ?? { ...about, turn, ...(await measure(turn)) };
    if (kept === undefined && file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`);
    rows.push(row);
  }
  return rows;
}
