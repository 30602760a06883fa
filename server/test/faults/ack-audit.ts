import type { ChatLine, Refusal, Step } from '@crossbones/api';
import { Match } from '@crossbones/core';
import type { Happening, StoredHappening } from '../../src/table/happening.js';
import { Table } from '../../src/table/table.js';
import type { Ground } from '../storage/ground.js';

/** A command that was acknowledged to somebody. */
export interface Ack {
  readonly person: string;
  readonly table: string;
  readonly route: string;
  readonly key: string;
  readonly body: unknown;
  readonly reply: { readonly seq: number; readonly step?: number };
  /** The number up to which the same table was known to somebody when it was sent. */
  readonly after: number;
}

interface Refused extends Pick<Ack, 'person' | 'table' | 'route' | 'key'> {
  readonly why: Refusal;
}

/** What one person was shown at one table, by number: the game as text, and the chat. */
interface Seen {
  readonly sights: Map<number, string>;
  readonly lines: Map<number, string>;
}

export interface Finding {
  /** The fold of what is kept. */
  readonly table: Table;
  readonly kept: number;
  /** How many of these were said. */
  readonly lines: number;
  readonly acks: number;
  /** Something was written while it was being read. */
  readonly moved: boolean;
  /** Everything that is not as people were told. */
  readonly problems: string[];
  /** Who has not seen which step of the game, or which line. */
  readonly missed: string[];
  /**
   * The same for what came before the first step they saw: a client without a cursor is only shown the present state.
   */
  readonly late: string[];
}

/** All that clients were told and shown, to be compared with what is kept. */
export class AckAudit {
  /** By table, in the order in which they came. */
  readonly acks = new Map<string, Ack[]>();
  acked = 0;
  readonly refusals: Refused[] = [];
  /** How often each request was sent, by its key. */
  readonly tries = new Map<string, number>();
  private readonly told = new Map<string, number>();
  private readonly seen = new Map<string, Map<string, Seen>>();

  known(table: string): number {
    return this.told.get(table) ?? 0;
  }

  sent(key: string): void {
    this.tries.set(key, (this.tries.get(key) ?? 0) + 1);
  }

  /** How many requests were sent more than once. */
  get retried(): number {
    return [...this.tries.values()].filter((times) => times > 1).length;
  }

  acknowledged(ack: Ack): void {
    this.acked++;
    const acks = this.acks.get(ack.table);
    if (acks === undefined) this.acks.set(ack.table, [ack]);
    else acks.push(ack);
    this.told.set(ack.table, Math.max(this.known(ack.table), ack.reply.seq));
  }

  saw(person: string, { table, seq, sight }: Step): void {
    this.eyes(table, person).sights.set(seq, JSON.stringify(sight));
  }

  heard(person: string, { table, seq, person: speaker, said }: ChatLine): void {
    this.eyes(table, person).lines.set(seq, JSON.stringify([speaker, said]));
  }

  /** Whether a person has heard all that others know was said at a table. */
  heardAll(table: string, person: string): boolean {
    const { lines } = this.eyes(table, person);
    const said = (this.acks.get(table) ?? []).filter(({ route }) => route === 'say');
    return said.every(({ reply }) => lines.has(reply.seq));
  }

  /** The number of the last step that a person was shown. */
  lastSeen(table: string, person: string): number {
    return Math.max(0, ...this.eyes(table, person).sights.keys());
  }

  /** Forgets what is known of a table that is finished. */
  forget(table: string): void {
    this.seen.delete(table);
    this.acks.delete(table);
  }

  async audit(ground: Ground, id: string): Promise<Finding> {
    const problems: string[] = [];
    // What is acknowledged from now on may not be part of what is read below.
    const acks = [...(this.acks.get(id) ?? [])];
    const seen = copied(this.seen.get(id));
    const entries = await keptOf(ground, id);
    for (const [at, { seq }] of entries.entries())
      if (seq !== at + 1) problems.push(`number ${seq} stands in place ${at + 1}`);
    problems.push(...doubled(entries), ...this.unlike(id, acks, entries));
    const table = new Table(id, await secretOf(ground, entries), (from, to) => to - from);
    const missed: string[] = [];
    const late: string[] = [];
    for (const kept of entries) {
      table.fold(kept);
      const told = acks.find(({ reply }) => reply.seq === kept.seq)?.reply.step;
      if (told !== undefined && told !== table.match!.step)
        problems.push(`step ${table.match!.step} at ${kept.seq} was told as ${told}`);
      if (kept.what.is === 'said' && kept.what.channel === 'table')
        for (const [person, { lines }] of seen)
          if (!lines.has(kept.seq)) missed.push(`${person} line ${kept.seq}`);
      if (table.stepped !== kept.seq) continue;
      for (const [person, { sights }] of seen) {
        const shown = sights.get(kept.seq);
        const sight = JSON.stringify(
          table.match!.view(table.match!.step, table.seatOf(person) ?? 'spectator'),
        );
        const first = Math.min(...sights.keys());
        if (shown === undefined) (kept.seq < first ? late : missed).push(`${person} step ${kept.seq}`);
        else if (shown !== sight) problems.push(`${person} saw ${shown} at ${kept.seq}, not ${sight}`);
      }
    }
    problems.push(...unkept(entries, table, seen));
    const [row] = await ground.ask(`select seq, phase, free from match where id = '${id}'`);
    const moved = Number(row.seq) > table.seq;
    if (!moved) problems.push(...(await apart(ground, table, row)));
    const lines = entries.filter(({ what }) => what.is === 'said').length;
    return { table, kept: entries.length, lines, acks: acks.length, moved, problems, missed, late };
  }

  private eyes(table: string, person: string): Seen {
    const people = this.seen.get(table) ?? new Map<string, Seen>();
    const seen = people.get(person) ?? { sights: new Map(), lines: new Map() };
    this.seen.set(table, people);
    people.set(person, seen);
    return seen;
  }

  /** Commands that are not kept as they were acknowledged, or that are kept although they were refused. */
  private unlike(id: string, acks: readonly Ack[], entries: readonly StoredHappening[]): string[] {
    const problems: string[] = [];
    const rows = (of: Pick<Ack, 'person' | 'key'>) =>
      entries.filter(({ by, key }) => by === of.person && key === of.key);
    let last = 0;
    for (const ack of acks) {
      const found = rows(ack);
      const told = `${ack.route} of ${ack.person} told as ${ack.reply.seq}`;
      if (found.length !== 1) problems.push(`${told} is kept ${found.length} times`);
      for (const { seq, what } of found) {
        if (seq !== ack.reply.seq) problems.push(`${told} is kept as ${seq}`);
        if (!means(what, ack)) problems.push(`${told} is kept as ${JSON.stringify(what)}`);
        if (seq <= ack.after) problems.push(`${told} was sent when ${ack.after} was known already`);
      }
      last = Math.max(last, ack.reply.seq);
    }
    if (last > entries.length) problems.push(`${last} was told, ${entries.length} are kept`);
    for (const refused of this.refusals)
      if (refused.table === id && rows(refused).length > 0)
        problems.push(`${refused.route} of ${refused.person} was refused as ${refused.why.code} and is kept`);
    for (const { key } of entries)
      if (key !== null && !this.tries.has(key)) problems.push(`nobody sent ${key}`);
    return problems;
  }
}

const copied = (people: Map<string, Seen> = new Map()): [string, Seen][] =>
  [...people].map(([person, { sights, lines }]) => [
    person,
    { sights: new Map(sights), lines: new Map(lines) },
  ]);

const routeOf: { readonly [is in Happening['is']]?: string } = {
  opened: 'open',
  sat: 'sit',
  sealed: 'start',
  filled: 'fill',
  joined: 'join',
  ready: 'ready',
};

/** Whether a happening is what the command asked for. */
function means(what: Happening, { route, body }: Ack): boolean {
  const asked = body as { actions?: string[]; text?: string; person?: string };
  switch (what.is) {
    case 'acted':
      return route === 'submit' && String(what.actions) === String(asked.actions);
    case 'said':
      return route === 'say' && what.said !== null && 'text' in what.said && what.said.text === asked.text;
    case 'kicked':
      return route === 'kick' && what.person === asked.person;
    case 'hosted':
      return route === 'host' && what.person === asked.person;
    default:
      return route === routeOf[what.is];
  }
}

function doubled(entries: readonly StoredHappening[]): string[] {
  const ids = entries.flatMap(({ by, key }) => (key === null ? [] : [`${by} ${key}`]));
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is kept twice`);
}

/** What somebody was shown that is not kept, or not in that form. */
function unkept(
  entries: readonly StoredHappening[],
  table: Table,
  seen: readonly [string, Seen][],
): string[] {
  const marks = new Set(table.marks.map(({ seq }) => seq));
  return seen.flatMap(([person, { sights, lines }]) => [
    ...[...sights.keys()].filter((seq) => !marks.has(seq)).map((seq) => `${person} saw a step ${seq}`),
    ...[...lines].flatMap(([seq, line]) => {
      const what = entries[seq - 1]?.what;
      const said = what?.is === 'said' ? JSON.stringify([what.person, what.said]) : String(what?.is);
      return said === line ? [] : [`${person} heard ${line} at ${seq}, not ${said}`];
    }),
  ]);
}

/** Where other rows disagree with the list, or the log does not replay. */
async function apart(ground: Ground, table: Table, row: Record<string, unknown>): Promise<string[]> {
  const rows = await ground.ask(
    `select person, seat from member where match = '${table.id}' order by person`,
  );
  const number = (value: unknown) => (value === null ? null : Number(value));
  const problems: string[] = [];
  const told = JSON.stringify([Number(row.seq), row.phase, Number(row.free)]);
  const folded = JSON.stringify([table.seq, table.phase, table.free]);
  if (told !== folded) problems.push(`the row says ${told}, the list ${folded}`);
  const members = JSON.stringify(rows.map(({ person, seat }) => [person, number(seat)]));
  const people = JSON.stringify([...table.people].sort().map((person) => [person, table.seatOf(person)]));
  if (members !== people) problems.push(`members are ${members}, at the table ${people}`);
  if (table.match === null) return problems;
  const again = Match.replay(table.game, table.match.log());
  if (!again.ok) problems.push(`the log does not replay: ${JSON.stringify(again.error)}`);
  return problems;
}

async function keptOf(ground: Ground, id: string): Promise<StoredHappening[]> {
  const rows = await ground.ask(
    `select seq, at, person, key, digest, body from entry where match = '${id}' order by seq`,
  );
  return rows.map((row) => ({
    seq: Number(row.seq),
    at: Number(row.at),
    what: JSON.parse(row.body as string) as Happening,
    by: row.person as string | null,
    key: row.key as string | null,
    digest: row.digest as string | null,
  }));
}

async function secretOf(ground: Ground, entries: readonly StoredHappening[]): Promise<string | null> {
  const sealed = entries.map(({ what }) => what).find((what) => what.is === 'sealed');
  if (sealed === undefined) return null;
  const [row] = await ground.ask(`select secret from deal where id = '${sealed.deal}'`);
  return (row?.secret ?? null) as string | null;
}
