import type { Table } from './table.js';

const NAMES = [
  'Old Barnacle',
  'Salty Meg',
  'Tin Leg Tom',
  'Briny Jo',
  'Marlinspike',
  'Grog Nell',
  'Powder Pete',
  'Rusty Kit',
  'Bilge Betty',
  'Lanky Finn',
  'Tar Hattie',
  'One-Eyed Wim',
] as const;

/** So many names that no bot at the table has yet. */
export function botNames(table: Table, count: number): string[] {
  const taken = new Set<string | undefined>(table.places.map(({ bot }) => bot?.name));
  const free = NAMES.filter((name) => !taken.has(name));
  // A table of one is not always met by the same bot.
  const first = table.id.charCodeAt(0) % NAMES.length;
  return Array.from({ length: count }, (_, i) => free[(first + i) % free.length]);
}
