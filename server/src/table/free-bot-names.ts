import { botNames } from '@crossbones/texts';
import type { Table } from './table.js';

/** So many names that no bot at the table has. */
export function freeBotNames(table: Table, count: number): string[] {
  const taken = new Set<string | undefined>(table.places.map(({ bot }) => bot?.name));
  const free = botNames.filter((name) => !taken.has(name));
  // Begins at a place that the table's id gives, so that a table with one bot does not always get the same name.
  const first = table.id.charCodeAt(0) % botNames.length;
  return Array.from({ length: count }, (_, i) => free[(first + i) % free.length]);
}
