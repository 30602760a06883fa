import type { Ground } from './ground.js';

const sqlite = "select name from sqlite_schema where type = 'table'";
const postgres = `select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;

/** Every row of every table there is, as sorted text. */
export async function rowsOf({ ask }: Pick<Ground, 'ask'>): Promise<Map<string, string[]>> {
  const names = await ask(sqlite).catch(() => ask(postgres));
  const all = new Map<string, string[]>();
  for (const { name } of names) {
    const rows = await ask(`select * from "${name}"`);
    all.set(String(name), rows.map((row) => JSON.stringify(row)).sort());
  }
  return all;
}
