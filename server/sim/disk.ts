import type { CompiledQuery } from 'kysely';
import { migrate } from '../src/storage/migrations.js';
import { queriesOn } from '../src/storage/sqlite.js';
import {
  DatabaseSync,
  isTaken,
  type SqliteConnection,
  type Statement,
} from '../src/storage/sqlite-driver.js';
import type { Kept, KeptEntry, KeptTable } from './ledger.js';

/** One statement of a commit, as the disk takes it. */
interface Stroke {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  readonly rows: number | undefined;
}

/**
 * What survives every crash: a database in memory, with the tables and conditions of the real one. What is here is
 * durable; what is on its way here counts for nothing until it arrives.
 */
export class SimDisk implements Kept {
  private readonly statements = new Map<string, Statement>();
  readonly stamps = new Map<string, number>();

  private constructor(private readonly db: SqliteConnection) {}

  static async make(): Promise<SimDisk> {
    const db = new DatabaseSync(':memory:');
    await migrate(queriesOn(db), 'sqlite');
    return new SimDisk(db);
  }

  /** Empties it: that is much quicker than making another one. */
  wipe(): void {
    this.stamps.clear();
    this.db.exec('begin');
    for (const { name } of this.ask(
      "select name from sqlite_master where type = 'table' and name not like 'kysely_%' and name not like 'sqlite_%'",
    ))
      this.db.exec(`delete from "${name}"`);
    this.db.exec('commit');
  }

  tables(): KeptTable[] {
    return this.ask('select id, phase, seq from match order by id') as unknown as KeptTable[];
  }

  entries(table: string): KeptEntry[] {
    return this.ask(
      'select seq, at, person, key, digest, body from entry where match = ? order by seq',
      table,
    ) as unknown as KeptEntry[];
  }

  secret(deal: string): string | null {
    return (this.ask('select secret from deal where id = ?', deal)[0]?.secret as string) ?? null;
  }

  expel(node: string): void {
    this.ask('delete from node where id = ?', node);
  }

  /** Asks the database itself, past every store. */
  ask(sql: string, ...parameters: readonly unknown[]): Record<string, unknown>[] {
    const statement = this.statement(sql);
    if (statement.columns().length > 0) return statement.all(...parameters) as Record<string, unknown>[];
    statement.run(...parameters);
    return [];
  }

  read({ sql, parameters }: CompiledQuery): unknown[] {
    if (!/^\s*(select|with)\b/i.test(sql)) throw new Error('attempt to write a readonly database');
    return this.statement(sql).all(...parameters);
  }

  /** Writes all of these or none, as `Store.commit` does. */
  commit(strokes: readonly Stroke[], now = 0): boolean {
    if (strokes.length === 0) return true;
    this.db.exec('begin');
    try {
      const stands = strokes.every(({ sql, parameters, rows }) => {
        const { changes } = this.statement(sql).run(...parameters);
        return rows === undefined || rows === changes;
      });
      this.db.exec(stands ? 'commit' : 'rollback');
      if (stands)
        for (const { sql, parameters } of strokes)
          if (sql.startsWith('insert into "entry"'))
            this.stamps.set(`${parameters[0]} ${parameters[1]}`, now);
      return stands;
    } catch (error) {
      this.db.exec('rollback');
      if (isTaken(error)) return false;
      throw error;
    }
  }

  private statement(sql: string): Statement {
    let found = this.statements.get(sql);
    if (found === undefined) {
      found = this.db.prepare(sql);
      this.statements.set(sql, found);
    }
    return found;
  }
}
