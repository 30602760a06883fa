import type { Kept, KeptEntry, KeptTable } from '../ledger.js';

/** All that one commit brings to a table. */
interface Commitment {
  readonly table: string;
  /** How many entries the writer knew of; if there are more by now, nothing is written. */
  readonly before: number;
  readonly phase: string;
  readonly entries: readonly KeptEntry[];
  /** The secret of a deal that it seals. */
  readonly deal: { readonly id: string; readonly secret: string } | null;
}

/** What survives every crash, where there is no database: lists in memory, with the one key that decides every race. */
export class MemoryDisk implements Kept {
  private readonly lists = new Map<string, { phase: string; readonly entries: KeptEntry[] }>();
  private readonly secrets = new Map<string, string>();
  private readonly signs = new Map<string, Map<string, number>>();
  readonly stamps = new Map<string, number>();

  tables(): KeptTable[] {
    return [...this.lists].map(([id, { phase, entries }]) => ({ id, phase, seq: entries.length }));
  }

  entries(table: string, after = 0): KeptEntry[] {
    return this.lists.get(table)?.entries.slice(after) ?? [];
  }

  secret(deal: string): string | null {
    return this.secrets.get(deal) ?? null;
  }

  /** Writes all of it or nothing: false if another node has taken the number. */
  commit({ table, before, phase, entries, deal }: Commitment, now: number): boolean {
    const list = this.lists.get(table) ?? { phase, entries: [] };
    if (list.entries.length !== before) return false;
    list.phase = phase;
    list.entries.push(...entries);
    this.lists.set(table, list);
    for (const { seq } of entries) this.stamps.set(`${table} ${seq}`, now);
    if (deal !== null) this.secrets.set(deal.id, deal.secret);
    return true;
  }

  /** Who is at a table, each until a time. */
  present(table: string): Map<string, number> {
    const found = this.signs.get(table) ?? new Map<string, number>();
    this.signs.set(table, found);
    return found;
  }
}
