import type { EventName } from '@crossbones/api';
import type { Viewer } from '@crossbones/core';
import { RareMap } from '../rare-map.js';
import type { StoredHappening } from '../table/happening.js';
import { mayLook, missedSteps, showLines, showSteps, showTable, stepTexts, viewerOf } from '../table/show.js';
import type { Table } from '../table/table.js';

/** How far a follower knows a table once an event has come. */
export interface Reached {
  readonly table: string;
  readonly seq: number;
}

/** Somebody whose stream shows a table. */
export interface Follower {
  readonly person: string | null;
  /** An event that is not part of a table is never resumed: after a gap it is told as it stands then. */
  tell(event: EventName, json: string, reached?: Reached): void;
  /** The table is no more. */
  gone?(table: string): void;
}

type Event = readonly [EventName, string];

/** Those who follow one table here, and how far they know it. */
export class Followers {
  private readonly followers = new Set<Follower>();
  /** The number of the last happening that they have been told of. */
  told = 0;
  /** The JSON that all who come back are shown alike, made once: the table, and each step for each viewer. */
  private readonly made = { seq: 0, table: '', stepped: 0, steps: new RareMap<string, string>() };

  get size(): number {
    return this.followers.size;
  }

  people(): string[] {
    return [...new Set([...this.followers].flatMap(({ person }) => (person === null ? [] : [person])))];
  }

  /** Shows what was missed after `after`, or how things stand, and from then on all that is told. */
  admit(table: Table, follower: Follower, after: number | null): () => void {
    // A number higher than the table's is from before a backup was put back.
    const known = after === null || after > table.seq ? null : after;
    if (known !== table.seq) this.catchUp(table, follower, known);
    this.followers.add(follower);
    return () => {
      this.followers.delete(follower);
      if (this.followers.size === 0) this.made.steps.clear();
    };
  }

  /** The table is no more. */
  lose(table: string): void {
    for (const follower of this.followers) follower.gone?.(table);
  }

  dismiss(): void {
    this.followers.clear();
  }

  /** Tells of what has just happened. */
  publish(table: Table, fresh: readonly StoredHappening[]): void {
    const before = fresh[0].seq - 1;
    this.told = table.seq;
    if (this.followers.size === 0) return;
    const whole = fresh.some(changesTable) ? JSON.stringify(showTable(table)) : null;
    const said = fresh.some(({ what }) => what.is === 'said');
    const stepped = table.stepped > before;
    const stepText = stepped ? stepTexts(table) : null;
    const steps = new Map<Viewer, string>();
    for (const follower of this.followers) {
      const events: Event[] = [];
      if (whole !== null) events.push(['table', whole]);
      if (stepText !== null) {
        const viewer = viewerOf(table, follower.person);
        let step = steps.get(viewer);
        if (step === undefined && mayLook(table, viewer)) {
          step = stepText(viewer);
          steps.set(viewer, step);
        }
        if (step !== undefined) events.push(['step', step]);
      }
      const lines = said ? showLines(table, follower.person, before) : [];
      for (const line of lines) events.push(['line', JSON.stringify(line)]);
      tell(table, follower, events, before);
    }
  }

  /** Tells of what was added since, by any node. */
  refresh(table: Table): void {
    if (table.seq > this.told)
      for (const follower of this.followers) this.catchUp(table, follower, this.told);
    this.told = table.seq;
  }

  private catchUp(table: Table, follower: Follower, after: number | null): void {
    const { person } = follower;
    const viewer = viewerOf(table, person);
    const events: Event[] = [['table', this.whole(table)]];
    for (const step of this.steps(table, after, viewer)) events.push(['step', step]);
    for (const line of showLines(table, person, after ?? 0)) events.push(['line', JSON.stringify(line)]);
    tell(table, follower, events, after ?? 0);
  }

  private whole(table: Table): string {
    const { made } = this;
    if (made.seq !== table.seq)
      Object.assign(made, { seq: table.seq, table: JSON.stringify(showTable(table)) });
    return made.table;
  }

  private steps(table: Table, after: number | null, viewer: Viewer): string[] {
    if (!mayLook(table, viewer)) return [];
    const { made } = this;
    if (made.stepped !== table.stepped) made.steps.clear();
    made.stepped = table.stepped;
    const nameOf = ({ seq }: { readonly seq: number }): string => `${viewer} ${seq}`;
    const wanted = missedSteps(table, after);
    const lacking = wanted.filter((mark) => !made.steps.has(nameOf(mark)));
    for (const step of showSteps(table, lacking, viewer)) made.steps.set(nameOf(step), JSON.stringify(step));
    return wanted.map((mark) => made.steps.get(nameOf(mark))!);
  }
}

/** Whether a happening changes the table itself, and not only the game or the chat. */
export const changesTable = ({ what }: StoredHappening): boolean => what.is !== 'acted' && what.is !== 'said';

/**
 * Only the last of these events moves the follower's number on, so that a stream that breaks between two of them misses
 * none.
 */
function tell(table: Table, follower: Follower, events: readonly Event[], before: number): void {
  events.forEach(([event, json], i) => {
    follower.tell(event, json, { table: table.id, seq: i === events.length - 1 ? table.seq : before });
  });
}
