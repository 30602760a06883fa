import type { ChatLine, Step, TableView } from '@crossbones/api';
import type { Viewer } from '@crossbones/core';
import type { Happening } from '../src/table/happening.js';
import { Table } from '../src/table/table.js';
import type { SimAnswer, SimCommand } from './node.js';

/** The part of a client that matters here: who was told or shown something. */
interface Witness {
  readonly index: number;
  readonly person: string | null;
  readonly table: string | null;
  readonly view: TableView | null;
  readonly gone: boolean;
}

/** What somebody asked for, and what they were told of it. */
interface AuditedCommand extends SimCommand {
  readonly client: Witness;
  /** Its place in the order of all commands and answers. */
  readonly begun: number;
  /** The client goes by the first answer; the others belong to copies of the request. `told` is when it came. */
  readonly answers: { readonly answer: SimAnswer; readonly arrived: number; readonly told: number }[];
}

/** Something that came over a stream. */
interface Seen {
  readonly client: Witness;
  readonly connection: number;
  readonly event: string;
  readonly data: string;
}

/** An entry of a table as it is kept. */
export interface KeptEntry {
  readonly seq: number;
  readonly at: number;
  readonly person: string | null;
  readonly key: string | null;
  readonly digest: string | null;
  readonly body: string;
}

/** How a table stands, as it is kept. */
export interface KeptTable {
  readonly id: string;
  readonly phase: string;
  readonly seq: number;
}

/** What is on the disk, read past every store. */
export interface Kept {
  tables(): KeptTable[];
  /** Oldest first. */
  entries(table: string): KeptEntry[];
  secret(deal: string): string | null;
  /** When each entry reached the disk, by its table and number. */
  readonly stamps: ReadonlyMap<string, number>;
  /** Forgets that a node lives, if it is kept. */
  expel?(node: string): void;
}

/** What has become of the moves that were acknowledged. */
export interface MoveTally {
  readonly acknowledged: number;
  /** How many of those are on the disk, each once. */
  readonly kept: number;
  readonly lost: number;
  /** Moves, acknowledged or not, that are on the disk more than once. */
  readonly doubled: number;
}

/** Commands that always make an entry of their own when they are accepted. */
const lasting = new Set(['submit', 'say', 'undo', 'start']);
/** After a longer gap only the newest step is told. */
const STEPS_SHOWN = 32;
/** No command makes more entries than this. */
const MOST_AT_ONCE = 20;

/**
 * What the clients know: all that was acknowledged to them, and all that they were shown. It shares nothing with the
 * service, and at the end it is compared with what is on the disk.
 */
export class AckLedger {
  private readonly commands: AuditedCommand[] = [];
  private readonly seen: Seen[] = [];
  private moments = 0;
  readonly wrong: string[] = [];

  get acknowledged(): number {
    return this.commands.filter(({ answers }) => answers[0]?.answer.ok).length;
  }

  get shown(): number {
    return this.seen.length;
  }

  begin(client: Witness, command: SimCommand): AuditedCommand {
    const audited: AuditedCommand = {
      ...command,
      client,
      begun: this.moments++,
      answers: [],
    };
    this.commands.push(audited);
    return audited;
  }

  /** `arrived` is when the request for this answer reached the node. */
  answered(audited: AuditedCommand, answer: SimAnswer, arrived: number): void {
    audited.answers.push({ answer, arrived, told: this.moments++ });
  }

  saw(client: Witness, connection: number, event: string, data: string): void {
    this.seen.push({ client, connection, event, data });
  }

  blame(what: string): void {
    this.wrong.push(what);
  }

  /** Counts what has become of the moves so far. */
  tally(disk: Kept): MoveTally {
    const counts = new Map<string, number>();
    for (const { id } of disk.tables())
      for (const { person, key } of disk.entries(id))
        if (key !== null) counts.set(`${person} ${key}`, (counts.get(`${person} ${key}`) ?? 0) + 1);
    const tally = { acknowledged: 0, kept: 0, lost: 0, doubled: 0 };
    for (const { route, client, key, answers } of this.commands) {
      if (route !== 'submit') continue;
      const times = counts.get(`${client.person} ${key}`) ?? 0;
      if (times > 1) tally.doubled++;
      if (!answers.some(({ answer }) => answer.ok)) continue;
      tally.acknowledged++;
      if (times === 0) tally.lost++;
      if (times === 1) tally.kept++;
    }
    return tally;
  }

  /** Compares the ledger with what is on the disk. */
  audit(disk: Kept): void {
    for (const { id, seq } of disk.tables()) {
      const rows = disk.entries(id);
      if (rows.some((row, i) => row.seq !== i + 1) || rows.length !== seq)
        this.blame(`table ${id} has entries ${rows.map((row) => row.seq)} and says ${seq}`);
      this.auditDeeds(id, rows, disk.stamps);
      try {
        this.auditViews(id, rows, secretOf(disk, rows));
      } catch (error) {
        this.blame(`what is kept of table ${id} cannot be read: ${String(error)}`);
      }
    }
  }

  private auditDeeds(table: string, rows: readonly KeptEntry[], stamps: ReadonlyMap<string, number>): void {
    const nameOf = (person: string, key: string): string => `${person} ${key}`;
    const kept = new Map<string, KeptEntry[]>();
    for (const row of rows) {
      if (row.person === null || row.key === null) continue;
      const name = nameOf(row.person, row.key);
      kept.set(name, [...(kept.get(name) ?? []), row]);
    }
    const here = this.commands.filter((audited) => audited.table === table && audited.client.person !== null);
    let last: { readonly key: string; readonly told: number; readonly seq: number } | null = null;
    for (const audited of here) {
      const { answers, route, key, client } = audited;
      const found = kept.get(nameOf(client.person!, key)) ?? [];
      kept.delete(nameOf(client.person!, key));
      const who = `${route} ${key} of client ${client.index} at table ${table}`;
      if (found.length > 1) this.blame(`${who} was done ${found.length} times`);
      const [row] = found;
      if (row !== undefined) {
        // A request that arrived twice may be done once and refused once, but not refused after it was done.
        const kept = stamps.get(`${table} ${row.seq}`)!;
        for (const { answer, arrived } of answers)
          if (!answer.ok && kept < arrived)
            this.blame(`${who} was refused as ${answer.json}, and was entry ${row.seq} before`);
        const ways = new Set(answers.flatMap(({ answer }) => (answer.ok ? [answer.json] : [])));
        if (ways.size > 1) this.blame(`${who} was acknowledged in several ways: ${[...ways].join(', ')}`);
      }
      const acknowledged = answers.find(({ answer }) => answer.ok);
      if (acknowledged === undefined) continue;
      const { told, answer } = acknowledged;
      const { seq } = JSON.parse(answer.json) as { seq?: number };
      if (seq !== undefined && route !== 'rematch' && seq > rows.length)
        this.blame(`${who} was acknowledged as ${seq}, and there are ${rows.length} entries`);
      if (row === undefined) {
        if (lasting.has(route)) this.blame(`${who} was acknowledged and is not there`);
        continue;
      }
      if (seq !== row.seq && route !== 'rematch')
        this.blame(`${who} was acknowledged as ${seq} and is ${row.seq}`);
      if (!isSameCommand(audited, row))
        this.blame(`${who} was ${JSON.stringify(audited.body)} and is ${row.body}`);
      // A command that was acknowledged before this one began must stand before it.
      if (last !== null && last.told < audited.begun && last.seq >= row.seq)
        this.blame(`${who} is entry ${row.seq}, after ${last.key} had been acknowledged as ${last.seq}`);
      if (last === null || row.seq > last.seq) last = { key, told, seq: row.seq };
    }
    const people = new Set(here.map(({ client }) => client.person));
    for (const [name, [row]] of kept) {
      const opened = row.seq === 1;
      if (!opened && people.has(row.person))
        this.blame(`nobody has asked for ${name}, which is entry ${row.seq} of ${table}`);
    }
  }

  /**
   * Goes through the list once. At each number at which somebody was shown something, asks the engine what they may
   * see.
   */
  private auditViews(id: string, rows: readonly KeptEntry[], secret: string | null): void {
    const bySeq = new Map<number, Seen[]>();
    const steps = new Map<string, number[]>();
    for (const one of this.seen) {
      const about = aboutOf(one);
      if (about === null || about.table !== id) continue;
      bySeq.set(about.seq, [...(bySeq.get(about.seq) ?? []), one]);
      if (one.event === 'step') {
        const name = `${one.client.index}`;
        steps.set(name, [...(steps.get(name) ?? []), about.seq]);
      }
      if (about.seq > rows.length)
        this.blame(
          `client ${one.client.index} was shown entry ${about.seq} of ${id}, which has ${rows.length}`,
        );
    }
    const seatsAt = seatsAfter(id, rows, secret);
    const table = new Table(id, secret, (from, to) => to - from);
    for (const [i, row] of rows.entries()) {
      table.fold(storedOf(row));
      // All that happened at one time was told when the last of it had happened.
      const together = rows.findLastIndex(({ at }, j) => j >= i && at === row.at && j - i < MOST_AT_ONCE);
      for (const { client, event, data } of bySeq.get(row.seq) ?? []) {
        const wrong = `client ${client.index} was shown another ${event} at ${row.seq} of ${id}`;
        if (secret !== null && table.phase !== 'over' && data.includes(secret))
          this.blame(`client ${client.index} was shown the secret of ${id}`);
        if (event === 'step') {
          const sight = JSON.stringify((JSON.parse(data) as Step).sight);
          const viewers = new Set([i, together].map((at) => viewerIn(seatsAt[at], client.person)));
          const may = [...viewers].map((viewer) =>
            JSON.stringify(table.match!.view(table.match!.step, viewer)),
          );
          if (!may.includes(sight)) this.blame(wrong);
        } else if (event === 'line') {
          const what = JSON.parse(row.body) as Happening;
          const line = JSON.parse(data) as ChatLine;
          if (what.is !== 'said' || JSON.stringify(what.said) !== JSON.stringify(line.said))
            this.blame(wrong);
        } else if ((JSON.parse(data) as TableView).phase !== table.phase) this.blame(wrong);
      }
    }
    // A follower misses no step; of several steps at one time, the last may stand for all.
    const marks = table.marks.filter(({ at }, i) => table.marks[i + 1]?.at !== at).map(({ seq }) => seq);
    for (const [client, seen] of steps) {
      for (let i = 1; i < seen.length; i++) {
        if (seen[i] <= seen[i - 1]) continue;
        const skipped = marks.filter((seq) => seq > seen[i - 1] && seq < seen[i]).length;
        // After a long gap only the newest step is shown.
        const gap = table.marks.filter(({ seq }) => seq > seen[i - 1] && seq <= seen[i]).length;
        if (skipped > 0 && gap <= STEPS_SHOWN)
          this.blame(`client ${client} missed ${skipped} steps of ${id} before ${seen[i]}`);
      }
    }
  }

  /** Everybody who is still there must see how it ended. */
  auditEnd(disk: Kept, clients: readonly Witness[]): void {
    for (const client of clients) {
      if (client.gone || client.table === null) continue;
      const row = disk.tables().find(({ id }) => id === client.table);
      if (row === undefined) this.blame(`table ${client.table} of client ${client.index} is not there`);
      else if (client.view?.phase !== row.phase)
        this.blame(`client ${client.index} sees its table as ${client.view?.phase}, which is ${row.phase}`);
    }
  }
}

/** An entry as a table takes it. */
export const storedOf = (row: KeptEntry) => ({
  ...row,
  by: row.person,
  what: JSON.parse(row.body) as Happening,
});

/** Who owned each seat after each entry. */
function seatsAfter(id: string, rows: readonly KeptEntry[], secret: string | null): (string | null)[][] {
  const table = new Table(id, secret, (from, to) => to - from);
  return rows.map((row) => {
    table.fold(storedOf(row));
    return table.places.map(({ person }) => person);
  });
}

function viewerIn(seats: readonly (string | null)[], person: string | null): Viewer {
  const seat = person === null ? -1 : seats.indexOf(person);
  return seat < 0 ? 'spectator' : seat;
}

function secretOf(disk: Kept, rows: readonly KeptEntry[]): string | null {
  for (const { body } of rows) {
    const what = JSON.parse(body) as Happening;
    if (what.is !== 'sealed') continue;
    return disk.secret(what.deal);
  }
  return null;
}

function aboutOf({ event, data }: Seen): { table: string; seq: number } | null {
  if (event === 'step' || event === 'line') return JSON.parse(data) as Step | ChatLine;
  if (event !== 'table') return null;
  const { id, seq } = JSON.parse(data) as TableView;
  return { table: id, seq };
}

/** Whether what is kept is what was asked for. */
function isSameCommand({ route, body }: AuditedCommand, row: KeptEntry): boolean {
  const what = JSON.parse(row.body) as Happening;
  switch (route) {
    case 'submit':
      return (
        what.is === 'acted' &&
        !what.bot &&
        String(what.actions) === String((body as { actions: string[] }).actions)
      );
    case 'say':
      return (
        what.is === 'said' &&
        JSON.stringify(what.said) === JSON.stringify({ text: (body as { text: string }).text })
      );
    case 'undo':
      return what.is === 'table' && what.entry === 'undo';
    default:
      return true;
  }
}
