import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, type RawBuilder, sql } from 'kysely';
import { StorageError } from './error.js';
import type { DatabaseSchema } from './schema.js';

/**
 * Migrations run at the start of any node, while nodes of the version before still serve the same database, and may
 * serve it again when the new version is taken back. So they only add, and what they add must not disturb older code:
 * - a new column is nullable or has a default, for older code inserts rows without it;
 * - a new table is one that older code can ignore; nothing that older code relies on is true only with rows of it;
 * - no column, table or index that older code uses is dropped, renamed or changed in type or meaning;
 * - no new constraint (unique, not null, check) on columns that older code writes;
 * - a table that must be another kind of table is copied, and is the same for older code in rows, columns and keys;
 * - a released migration is never edited: what was wrong is put right by the next one.
 * What nobody uses any more may go one version after the last version that used it.
 */
type Kind = 'sqlite' | 'postgres';

/** An index of some rows only is used where a query names them as the index does, and not by parameters. */
export const listed = sql.lit(1 as const);
export const ended = [sql.lit('over' as const), sql.lit('closed' as const)];

/** Finished, and not in the archive. */
export const unarchived = sql<boolean>`phase = 'over' and coalesce(archived, 0) = 0`;

/** The words in which the two databases differ. Strict tables refuse on SQLite what PostgreSQL refuses too. */
const words = {
  // `narrow` keeps rows in the order of their key, so that they are found and written in one place; rows of kilobytes
  // are better kept apart.
  sqlite: { text: sql`text`, number: sql`integer`, narrow: sql`strict, without rowid`, wide: sql`strict` },
  // Text is compared byte by byte, as in SQLite, whatever the language of the database.
  postgres: { text: sql`text collate "C"`, number: sql`bigint`, narrow: sql``, wide: sql`` },
} as const satisfies Record<Kind, Record<string, RawBuilder<unknown>>>;

/** How a column is written: `'text'`, `'number'`, with a `?` where it may be null. */
type Column = 'text' | 'text?' | 'number' | 'number?';

async function create<T extends keyof DatabaseSchema>(
  db: Kysely<DatabaseSchema>,
  kind: Kind,
  table: T,
  key: (keyof DatabaseSchema[T] & string)[],
  // Columns that came later are added by their own migrations.
  columns: { [name in keyof DatabaseSchema[T] & string]?: Column },
  rows: 'narrow' | 'wide' = 'narrow',
): Promise<void> {
  const word = words[kind];
  let building = db.schema.createTable(table);
  for (const [name, column] of Object.entries(columns as Record<string, Column>)) {
    const type = column.startsWith('text') ? word.text : word.number;
    building = building.addColumn(name, type, (built) => (column.endsWith('?') ? built : built.notNull()));
  }
  building = building.addPrimaryKeyConstraint(`${table}_key`, key as never[]);
  await building.modifyEnd(word[rows]).execute();
}

/**
 * Lines of score sheets were kept in the order of their key, where SQLite wants four rows on a page: one of a kilobyte
 * keeps half of itself there and gets a page of 4 KB for the rest. The table is the same in rows, columns and key.
 */
async function widen(db: Kysely<DatabaseSchema>): Promise<void> {
  const steps = [
    sql`create table sheet_line_wide (sheet text not null, seq integer not null, body text not null,
      constraint sheet_line_key primary key (sheet, seq)) strict`,
    sql`insert into sheet_line_wide select sheet, seq, body from sheet_line order by sheet, seq`,
    sql`drop table sheet_line`,
    sql`alter table sheet_line_wide rename to sheet_line`,
  ];
  for (const step of steps) await step.execute(db);
}

/** What was shared out by migration 0012, and by which column. */
const parted = {
  match: 'id',
  entry: 'match',
  member: 'match',
  arrival: 'match',
  presence: 'match',
  notice: 'match',
} as const;

/** How many parts a table's rows are shared out among, by the hash of its id. */
const PARTS = 8;

/**
 * In PostgreSQL the rows of tables are shared out by the hash of the table's id. Rows that are there already are copied,
 * for an ordinary table cannot become a parted one; names, columns, keys and indexes are the same. A unique index must
 * begin with what parts are made by, so the one on the request by which a table was opened is an ordinary index now:
 * since version 0012 the table's id follows from that request.
 */
async function part(db: Kysely<DatabaseSchema>, tables: { readonly [name: string]: string }): Promise<void> {
  for (const [name, id] of Object.entries(tables)) {
    const [table, whole] = [sql.table(name), sql.table(`${name}_whole`)];
    const { rows: indexes } = await sql<{ name: string; made: string }>`
      select relname as name, pg_get_indexdef(indexrelid) as made
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = ${name}::regclass and not indisprimary`.execute(db);
    const { rows: keys } = await sql<{ made: string }>`
      select pg_get_constraintdef(oid) as made from pg_constraint
      where conrelid = ${name}::regclass and contype = 'p'`.execute(db);
    await sql`alter table ${table} rename to ${whole}`.execute(db);
    await sql`create table ${table} (like ${whole} including defaults) partition by hash (${sql.ref(id)})`.execute(
      db,
    );
    for (let at = 0; at < PARTS; at++)
      await sql`create table ${sql.table(`${name}_${at}`)} partition of ${table}
        for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(at)})`.execute(db);
    await sql`insert into ${table} select * from ${whole}`.execute(db);
    await sql`drop table ${whole}`.execute(db);
    await sql`alter table ${table} add constraint ${sql.ref(`${name}_key`)} ${sql.raw(keys[0].made)}`.execute(
      db,
    );
    for (const { name: index, made } of indexes) {
      const same = made.replaceAll(`${name}_whole`, name);
      await sql.raw(index === 'match_opening' ? same.replace('UNIQUE ', '') : same).execute(db);
    }
  }
}

const migrations = (kind: Kind): Record<string, Migration> => ({
  '0001-tables-and-people': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'person', ['id'], {
        id: 'text',
        name: 'text',
        created: 'number',
        recovery_hash: 'text?',
      });
      await db.schema
        .createIndex('person_recovery')
        .on('person')
        .column('recovery_hash')
        .where('recovery_hash', 'is not', null)
        .execute();
      await create(db, kind, 'session', ['hash'], {
        hash: 'text',
        person: 'text',
        created: 'number',
        seen: 'number',
      });
      await db.schema.createIndex('session_person').on('session').column('person').execute();
      await create(db, kind, 'passkey', ['id'], {
        id: 'text',
        person: 'text',
        public_key: 'text',
        counter: 'number',
        transports: 'text',
        label: 'text',
        created: 'number',
      });
      await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
      await create(db, kind, 'challenge', ['id'], {
        id: 'text',
        person: 'text?',
        value: 'text',
        expires: 'number',
      });
      await create(db, kind, 'mute', ['person', 'other'], { person: 'text', other: 'text' });
      await db.schema.createIndex('mute_other').on('mute').column('other').execute();

      await create(db, kind, 'deal', ['id'], { id: 'text', secret: 'text', created: 'number' });
      await create(
        db,
        kind,
        'match',
        ['id'],
        {
          id: 'text',
          opener: 'text',
          opening_key: 'text',
          opening_digest: 'text',
          game: 'text',
          rules: 'number',
          phase: 'text',
          public: 'number',
          free: 'number',
          seq: 'number',
          due: 'number?',
          deal: 'text?',
          summary: 'text',
          result: 'text?',
          created: 'number',
          touched: 'number',
        },
        'wide',
      );
      await db.schema
        .createIndex('match_opening')
        .unique()
        .on('match')
        .columns(['opener', 'opening_key'])
        .execute();
      await db.schema
        .createIndex('match_due')
        .on('match')
        .column('due')
        .where('due', 'is not', null)
        .execute();
      await db.schema
        .createIndex('match_lobby')
        .on('match')
        .columns(['public', 'phase', 'touched'])
        .execute();
      await create(db, kind, 'entry', ['match', 'seq'], {
        match: 'text',
        seq: 'number',
        at: 'number',
        person: 'text?',
        key: 'text?',
        digest: 'text?',
        body: 'text',
      });
      await db.schema
        .createIndex('entry_request')
        .unique()
        .on('entry')
        .columns(['person', 'match', 'key'])
        .where('key', 'is not', null)
        .execute();
      await create(db, kind, 'member', ['match', 'person'], {
        match: 'text',
        person: 'text',
        seat: 'number?',
      });
      await db.schema.createIndex('member_person').on('member').column('person').execute();
      await create(db, kind, 'code', ['code'], { code: 'text', match: 'text', expires: 'number' });
      await db.schema.createIndex('code_match').on('code').column('match').execute();

      await create(db, kind, 'presence', ['match', 'person'], {
        match: 'text',
        person: 'text',
        until: 'number',
      });
      await create(db, kind, 'pulse', ['id'], { id: 'number', at: 'number' });
      await create(db, kind, 'outage', ['start'], { start: 'number', until: 'number' });
    },
  },
  '0002-notices': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'vapid', ['id'], {
        id: 'number',
        private_key: 'text',
        public_key: 'text',
        created: 'number',
      });
      await create(db, kind, 'subscription', ['id'], {
        id: 'text',
        person: 'text',
        session: 'text',
        endpoint: 'text',
        p256dh: 'text',
        auth: 'text',
        site: 'text',
        created: 'number',
      });
      await db.schema.createIndex('subscription_person').on('subscription').column('person').execute();
      await create(db, kind, 'notice', ['match', 'seat', 'decision', 'kind'], {
        match: 'text',
        seat: 'number',
        decision: 'number',
        kind: 'text',
        at: 'number',
      });
      await db.schema.createIndex('notice_at').on('notice').column('at').execute();
    },
  },
  '0003-sheets': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'sheet', ['id'], {
        id: 'text',
        token_hash: 'text',
        seq: 'number',
        size: 'number',
        created: 'number',
        touched: 'number',
      });
      await db.schema.createIndex('sheet_touched').on('sheet').column('touched').execute();
      await create(db, kind, 'sheet_line', ['sheet', 'seq'], {
        sheet: 'text',
        seq: 'number',
        body: 'text',
      });
    },
  },
  '0005-sessions': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'newcomer', ['key_hash'], {
        key_hash: 'text',
        digest: 'text',
        person: 'text',
        expires: 'number',
      });
      await db.schema.createIndex('newcomer_person').on('newcomer').column('person').execute();
    },
  },
  '0006-quotas': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'pepper', ['id'], { id: 'number', secret: 'text' });
      await create(db, kind, 'chore', ['name'], { name: 'text', at: 'number' });
      for (const table of ['match', 'sheet'] as const) {
        await db.schema.alterTable(table).addColumn('household', words[kind].text).execute();
        await db.schema
          .createIndex(`${table}_household`)
          .on(table)
          .column('household')
          .where('household', 'is not', null)
          .execute();
      }
      if (kind === 'sqlite') await widen(db);
    },
  },
  '0007-kicks': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'arrival', ['match', 'person'], {
        match: 'text',
        person: 'text',
        household: 'text',
        kicked: 'number?',
      });
      await db.schema.createIndex('arrival_person').on('arrival').column('person').execute();
    },
  },
  '0008-audit': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'audit', ['at', 'id'], {
        id: 'text',
        at: 'number',
        by: 'text',
        did: 'text',
        subject: 'text',
        reason: 'text',
      });
    },
  },
  '0009-daily': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'deal_chain', ['id'], {
        id: 'number',
        seed: 'text',
        anchor: 'text',
        first: 'number',
      });
      await create(db, kind, 'daily_deal', ['day', 'game'], {
        day: 'number',
        game: 'text',
        rules: 'number',
        seats: 'number',
        options: 'text',
        plays: 'number',
        scores: 'text',
      });
      await create(db, kind, 'daily_play', ['day', 'game', 'person'], {
        day: 'number',
        game: 'text',
        person: 'text',
        match: 'text?',
        score: 'number?',
        place: 'number?',
        finished: 'number?',
      });
      await db.schema.createIndex('daily_play_person').on('daily_play').column('person').execute();
      await db.schema.createIndex('daily_play_match').on('daily_play').column('match').execute();
    },
  },
  '0010-running-tables': {
    async up(db: Kysely<DatabaseSchema>) {
      // A running table that is not in the public list is in none of these, so that its actions change no index.
      await db.schema.dropIndex('match_lobby').execute();
      await db.schema
        .createIndex('match_public')
        .on('match')
        .columns(['phase', 'touched'])
        .where(sql<boolean>`public = 1`)
        .execute();
      await db.schema
        .createIndex('match_ended')
        .on('match')
        .columns(['phase', 'touched'])
        .where('phase', 'in', ended)
        .execute();
    },
  },
  '0011-nodes': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'node', ['id'], { id: 'text', url: 'text', secret: 'text', beat: 'number' });
    },
  },
  '0012-parts': {
    async up(db: Kysely<DatabaseSchema>) {
      if (kind === 'postgres') await part(db, parted);
    },
  },
  '0013-archive': {
    async up(db: Kysely<DatabaseSchema>) {
      await create(db, kind, 'archive', ['match'], { match: 'text', size: 'number', body: 'text' }, 'wide');
      await create(db, kind, 'archived_person', ['match', 'person'], { match: 'text', person: 'text' });
      if (kind === 'postgres') await part(db, { archive: 'match', archived_person: 'match' });
      await db.schema.createIndex('archived_person_person').on('archived_person').column('person').execute();
      await db.schema.alterTable('match').addColumn('archived', words[kind].number).execute();
      await db.schema
        .createIndex('match_unarchived')
        .on('match')
        .column('touched')
        .where(unarchived)
        .execute();
    },
  },
});

/** The names of the migrations of this version. */
export const versions = (kind: Kind): string[] => Object.keys(migrations(kind));

/** The names of the migrations that have run here, of this version or another. */
export async function executed(db: Kysely<DatabaseSchema>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Brings the database to this version's state; a second node that starts at the same time waits and finds the work
 * done.
 */
export async function migrate(db: Kysely<DatabaseSchema>, kind: Kind): Promise<void> {
  const known = migrations(kind);
  const last = Object.keys(known).sort().at(-1)!;
  const newerThanWe = async () => (await executed(db)).filter((name) => name > last);
  for (let newer = await newerThanWe(); ; ) {
    // A newer version has been here: what it added does not disturb us, and Kysely must not take its migrations for
    // corruption.
    const theirs = Object.fromEntries(newer.map((name) => [name, { up: async () => {} }]));
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...theirs }) } });
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    const now = await newerThanWe();
    if (now.length === newer.length) {
      const why = error instanceof Error ? error.message : String(error);
      throw new StorageError(`The database could not be brought up to date: ${why}`, { cause: error });
    }
    newer = now;
  }
}
