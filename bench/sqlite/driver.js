// One driver, measured in this process; prints what it cost as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [, , name] = process.argv;
const library = await import(name);
const Database = library.DatabaseSync ?? library.default;

const folder = mkdtempSync(join(tmpdir(), 'crossbones-bench-'));
const db = new Database(join(folder, 'bench.db'));
for (const text of [
  'pragma journal_mode = WAL',
  'pragma synchronous = FULL',
  'pragma wal_autocheckpoint = 4000',
  'pragma cache_size = -16384',
  'create table match (id text not null primary key, seq integer not null, due integer, touched integer not null) strict',
  'create table entry (match text not null, seq integer not null, at integer not null, person text, key text, digest text, body text not null, primary key (match, seq)) strict, without rowid',
])
  db.exec(text);

const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');
const insert = db.prepare(
  'insert into entry (match, seq, at, person, key, digest, body) values (?, ?, ?, ?, ?, ?, ?)',
);
const update = db.prepare('update match set seq = ?, due = ?, touched = ? where id = ? and seq = ?');
const open = db.prepare('insert into match (id, seq, due, touched) values (?, 0, null, 0)');
const read = db.prepare(
  'select match, seq, at, person, key, digest, body from entry where match = ? order by seq',
);

const TABLES = 500;
const body = JSON.stringify({ is: 'acted', seat: 2, actions: ['play:b14'], thought: 'x'.repeat(120) });
const digest = 'd'.repeat(43);
const seqs = new Int32Array(TABLES);
const id = (table) => `table-${String(table).padStart(14, '0')}`;
begin.run();
for (let table = 0; table < TABLES; table++) open.run(id(table));
commit.run();

let turn = 0;
function job() {
  const table = turn++ % TABLES;
  const seq = ++seqs[table];
  const params = [id(table), seq, 1_700_000_000_000 + turn, 'person-of-it', `key-${turn}`, digest, body];
  const { changes } = insert.run(...params);
  const moved = update.run(...[seq, null, 1_700_000_000_000 + turn, id(table), seq - 1]);
  if (Number(changes) !== 1 || Number(moved.changes) !== 1) throw new Error('a row is missing');
}

/** µs of processor time for one run, as the mean of `count` runs. */
function cost(count, what) {
  const before = process.cpuUsage();
  for (let at = 0; at < count; at++) what();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}
const batch = (size) => () => {
  begin.run();
  for (let at = 0; at < size; at++) job();
  commit.run();
};

cost(50, batch(200));
const found = {
  'a job alone': cost(2_000, batch(1)),
  'a job among 8': cost(1_000, batch(8)) / 8,
  'a job among 200': cost(100, batch(200)) / 200,
  'reading a row': cost(500, () => read.all(id(turn++ % TABLES))) / seqs[0],
};
db.close();
rmSync(folder, { recursive: true });
console.log(JSON.stringify(found));
