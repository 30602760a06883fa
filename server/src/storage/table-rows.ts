import type { DatabaseSchema } from './schema.js';

/**
 * What belongs to one table, and by which column: wherever a table's rows are, all of them are together. No statement
 * that writes them and no commit concerns two tables, or a table and anything else; a statement that reads them reads
 * nothing besides. So they can be parted among any number of databases.
 */
export const tableRows = {
  match: 'id',
  entry: 'match',
  member: 'match',
  arrival: 'match',
  presence: 'match',
  notice: 'match',
  archive: 'match',
  archived_person: 'match',
} as const satisfies { readonly [name in keyof DatabaseSchema]?: string };

export type OwnedRows = keyof typeof tableRows;
