import type { Channel } from '@crossbones/api';
import { RareMap } from '../rare-map.js';
import type { Said } from './happening.js';

export interface StoredLine {
  readonly seq: number;
  readonly at: number;
  readonly person: string;
  readonly channel: Channel;
  /** The team that may read it, on the team's channel. */
  readonly team: number | null;
  readonly said: NonNullable<Said>;
}

const LINES_KEPT = 200;
const SPEECHES_KEPT = 40;

/** What was said at a table lately. */
export class Conversation {
  lines: StoredLine[] = [];
  /** The numbers of lines that the operator has taken away. */
  readonly unsaid: number[] = [];
  private readonly speeches = new RareMap<string, readonly number[]>();

  hear(line: StoredLine): void {
    this.lines.push(line);
    if (this.lines.length > LINES_KEPT) this.lines.shift();
    this.speeches.set(line.person, [...this.spoken(line.person), line.at].slice(-SPEECHES_KEPT));
  }

  /** When somebody has spoken lately, oldest first. */
  spoken(person: string): readonly number[] {
    return this.speeches.get(person) ?? [];
  }

  /** The operator has taken this line away. */
  takeAway(line: number): void {
    this.lines = this.lines.filter(({ seq }) => seq !== line);
    this.unsaid.push(line);
  }

  become(person: string, now: string): void {
    this.lines = this.lines.map((line) => (line.person === person ? { ...line, person: now } : line));
    const times = [...this.spoken(person), ...this.spoken(now)].sort((a, b) => a - b);
    this.speeches.delete(person);
    this.speeches.set(now, times.slice(-SPEECHES_KEPT));
  }

  forget(person: string): void {
    this.lines = this.lines.filter((line) => line.person !== person);
    this.speeches.delete(person);
  }
}
