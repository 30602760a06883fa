import { type Fault, fail, fault, ok, type Result } from '@crossbones/core';

export const MOST_TOPICS = 32;
const ID = /^[0-9a-hjkmnp-tv-z]{20}$/;
const SEEN = /^([0-9a-hjkmnp-tv-z]{20}):(\d{1,15})$/;

/** Whether it could be the id of a table, or of a score sheet. */
export const isId = (text: string): boolean => ID.test(text);

export interface Topics {
  readonly lobby: boolean;
  /** Ids of tables. */
  readonly tables: readonly string[];
  /** Ids of score sheets. */
  readonly sheets: readonly string[];
}

export function readTopics(text: unknown): Result<Topics, Fault> {
  const words = typeof text === 'string' && text !== '' ? text.split(',', MOST_TOPICS + 1) : [];
  if (words.length === 0 || words.length > MOST_TOPICS)
    return fail(fault('wants-topics', { max: MOST_TOPICS }));
  const tables: string[] = [];
  const sheets: string[] = [];
  for (const [i, word] of words.entries()) {
    if (words.indexOf(word) !== i) return fail(fault('topic-twice', { topic: word }));
    if (word === 'lobby') continue;
    const [kind, id = '', ...more] = word.split(':');
    const ids = kind === 'table' ? tables : kind === 'sheet' ? sheets : null;
    if (ids === null || !isId(id) || more.length > 0) return fail(fault('bad-topic', { topic: word }));
    ids.push(id);
  }
  return ok({ lobby: words.includes('lobby'), tables, sheets });
}

/** How far a reader has come with each table, by its id. */
export type Cursor = Map<string, number>;

/**
 * A cursor may name tables that are no longer among the topics: the reader has dropped them, and that is no mistake.
 */
export function readCursor(text: unknown): Result<Cursor, Fault> {
  const cursor: Cursor = new Map();
  if (text === undefined || text === '') return ok(cursor);
  if (typeof text !== 'string') return fail(fault('bad-cursor'));
  const words = text.split(',', MOST_TOPICS + 1);
  if (words.length > MOST_TOPICS) return fail(fault('bad-cursor'));
  for (const word of words) {
    const [, table, seq] = SEEN.exec(word) ?? [];
    if (table === undefined || cursor.has(table)) return fail(fault('bad-cursor'));
    cursor.set(table, Number(seq));
  }
  return ok(cursor);
}

export function cursorOf(cursor: Cursor): string {
  let text = '';
  for (const [table, seq] of cursor) text += text === '' ? `${table}:${seq}` : `,${table}:${seq}`;
  return text;
}
