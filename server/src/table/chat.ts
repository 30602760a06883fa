import type { Body, Channel, Reply } from '@crossbones/api';
import { type Fault, fail, fault, ok, type Result, text } from '@crossbones/core';
import type { StoredLine } from './chat-lines.js';
import { done } from './reply.js';
import type { Request } from './request.js';
import { atTable, notClosed } from './right.js';
import type { Table } from './table.js';

const sentence = text(1, 300);
/**
 * Invisible characters that join letters in some scripts, and many emojis; they are allowed only between visible ones.
 */
const JOINERS = /(?<=[^\s\p{C}])[\u200c\u200d](?=[^\s\p{C}])/gu;

/** Faster than so many lines in so many milliseconds is no conversation. */
const PACES = [
  { lines: 5, ms: 10_000 },
  { lines: 40, ms: 600_000 },
] as const;

/** The seats are fixed and the game is not over: what is said may matter to it. */
const inPlay = ({ phase }: Table): boolean => phase === 'sealing' || phase === 'playing';

export function say(table: Table, request: Request, body: Body<'say'>): Result<Reply<'say'>, Fault> {
  const { by, at } = request;
  const open = notClosed(table);
  if (!open.ok) return open;
  const here = atTable(table, by.id);
  if (!here.ok) return here;
  const heard = maySay(table, by.id, body.channel);
  if (!heard.ok) return heard;
  if ('text' in body) {
    const good = sentence.read(body.text.replaceAll(JOINERS, ''), 'text');
    if (!good.ok) return good;
  }
  const wait = waitOf(table.conversation.spoken(by.id), at);
  if (wait > 0) return fail(fault('too-fast', { seconds: Math.ceil(wait / 1_000) }));
  const said = 'text' in body ? { text: body.text } : { phrase: body.phrase };
  return done(table, table.happen({ is: 'said', person: by.id, channel: body.channel, said }, at, request));
}

function maySay(table: Table, person: string, channel: Channel): Result<null, Fault> {
  const seat = table.seatOf(person);
  switch (channel) {
    case 'table':
      return seat === null && inPlay(table) ? fail(fault('seated-only')) : ok(null);
    case 'watchers':
      return seat === null ? ok(null) : fail(fault('watchers-only'));
    case 'team':
      if (table.teams === null) return fail(fault('no-teams'));
      if (table.phase === 'gathering') return fail(fault('not-started'));
      return seat === null ? fail(fault('not-seated')) : ok(null);
  }
}

/** Players hear spectators only while that cannot influence the game; a team's lines stay in the team. */
export function mayHear(table: Table, person: string | null, line: StoredLine): boolean {
  const seat = table.seatOf(person);
  switch (line.channel) {
    case 'table':
      return true;
    case 'watchers':
      // A watcher who has not joined the table is unknown to us: it could be a player in another window.
      return !inPlay(table) || (seat === null && person !== null && table.people.has(person));
    case 'team':
      return seat !== null && line.team === table.teams?.[seat];
  }
}

/** How long somebody who spoke at these times must wait. */
function waitOf(times: readonly number[], at: number): number {
  const waits = PACES.map(({ lines, ms }) => (times.length < lines ? 0 : times.at(-lines)! + ms - at));
  return Math.max(0, ...waits);
}
