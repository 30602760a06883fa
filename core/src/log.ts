import type { Proof } from './fairness.js';
import { isKey, type Key } from './key.js';
import type { Options } from './options.js';
import { choice, either, type Field, int, list, record, refined, text, type ValueOf } from './options.js';
import { type Fault, fault } from './reason.js';
import { fail, ok, type Result } from './result.js';

/** What happens at the table and not in the game. `Match` folds these; the engine never sees them. */
export const tableEntries = [
  'undo',
  'timeout',
  'resign',
  'bot',
  'back',
  'handover',
  'pause',
  'resume',
  'abort',
] as const;
export type TableWord = (typeof tableEntries)[number];

export interface GameEntry {
  readonly seat: number;
  readonly action: string;
}

export interface TableEntry {
  readonly table: TableWord;
  /** The seat it is about; a pause, a resume and an abort concern all. */
  readonly seat?: number;
}

export type Entry = GameEntry | TableEntry;

/** The moves among these entries that were not undone: they alone lead to where the game stands. */
export function movesInForce(entries: readonly Entry[]): GameEntry[] {
  const moves: GameEntry[] = [];
  for (const entry of entries) {
    if ('action' in entry) moves.push(entry);
    else if (entry.table === 'undo') moves.pop();
  }
  return moves;
}

/** Key, options and entries: all else is derived. */
export interface Log {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly key: Key;
  readonly entries: readonly Entry[];
  /** How the key came about, in logs of matches that a server dealt. */
  readonly proof?: Proof;
}

const anything = { schema: {}, values: [{}], read: (value: unknown) => ok(value) };

const key = refined(text(64, 64), (value, at) => (isKey(value) ? null : fault('wants-key', { at })));
const none: Field<null> = {
  schema: { type: 'null' },
  values: [null],
  read: (value, at) => (value === null ? ok(null) : fail(fault('wants-choice', { at, choices: 'null' }))),
};

/** Any text: each client chooses its own salt. */
const salt: Field<string> = {
  schema: { type: 'string', maxLength: 64 },
  values: [''],
  read: (value, at) =>
    typeof value === 'string' && value.length <= 128
      ? ok(value)
      : fail(fault('wants-text', { at, min: 0, max: 64 })),
};

/** A proof as a log carries it; `checkProof` says whether it holds. */
const proof: Field<Proof> = record(
  {
    match: text(1, 40),
    deal: text(1, 80),
    secret: key,
    secretHash: key,
    saltHashes: list(either(key, none), 1, 32, [[null]]),
    salts: list(either(salt, none), 1, 32, [[null]]),
  },
  {
    chain: record({ anchor: key, first: text(10, 10), link: key }),
    tables: record({ at: int(0, 31), of: int(2, 32) }),
  },
);

const seat = int(0, 31);
const shape = record(
  {
    format: choice(1),
    game: text(1, 40),
    rules: int(1, 1_000_000),
    seats: int(1, 32),
    options: anything,
    key,
    entries: list(
      either(record({ seat, action: text(1, 60) }), record({ table: choice(...tableEntries) }, { seat })),
      0,
      1_000_000,
      [[]],
    ),
  },
  { proof },
);

/** Reads the form of a log; `Match.replay` says whether its entries could have happened. */
export function readLog(
  source: string,
): Result<Omit<ValueOf<typeof shape>, 'options'> & { options: unknown }, Fault> {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return fail(fault('wants-json', { at: 'log' }));
  }
  return shape.read(value, '');
}
