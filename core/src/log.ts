import { isKey, type Key } from './key.js';
import type { Options } from './options.js';
import { choice, either, int, list, record, refined, text, type ValueOf } from './options.js';
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
  /** Whose; a pause, a resume and an abort are everybody's. */
  readonly seat?: number;
}

export type Entry = GameEntry | TableEntry;

/** Key, options and entries: all else is derived. */
export interface Log {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly key: Key;
  readonly entries: readonly Entry[];
}

const anything = { schema: {}, values: [{}], read: (value: unknown) => ok(value) };

const seat = int(0, 31);
const shape = record({
  format: choice(1),
  game: text(1, 40),
  rules: int(1, 1_000_000),
  seats: int(1, 32),
  options: anything,
  key: refined(text(64, 64), (value, at) => (isKey(value) ? null : fault('wants-key', { at }))),
  entries: list(
    either(record({ seat, action: text(1, 60) }), record({ table: choice(...tableEntries) }, { seat })),
    0,
    1_000_000,
    [[]],
  ),
});

/** Reads the form of a log; whether its entries could have happened is for `Match.replay` to say. */
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
