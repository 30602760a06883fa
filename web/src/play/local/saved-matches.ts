import type { Log, Outcome } from '@crossbones/core';
import { signal } from '@preact/signals';
import { ask } from '../../shell/database.js';
import type { Standing } from '../match-standing.js';
import type { LocalSetup } from './host-message.js';

/** The finished match that a branch left, as it was: a branch can be compared and passed on without it. */
export interface Origin {
  /** Where that match can be looked at: `/local/…` or `/t/…`. */
  readonly match: string;
  /** The step at which the branch left it; 0: the branch has only the deal of it. */
  readonly step: number;
  /** How many moves the two have in common. */
  readonly moves: number;
  /** How the branch is called. */
  readonly name: string;
  readonly names: readonly string[];
  /** The seats that bots had in it. */
  readonly bots: readonly number[];
  readonly entries: Log['entries'];
  readonly outcome: Outcome;
}

/** A match of this device, as it is kept. */
export interface SavedMatch {
  readonly id: string;
  readonly setup: LocalSetup;
  /** The number of the rules it is played under; none before it was first laid out. */
  readonly rules?: number;
  readonly names: readonly string[];
  readonly entries: Log['entries'];
  /** The entries before which somebody alone with bots decided; unknown in matches that are older than this field. */
  readonly decided?: readonly number[];
  /** How often somebody alone with bots has taken a decision back. */
  readonly takenBack?: number;
  readonly outcome: Outcome | null;
  /** How far it is; unknown in matches that are older than this field. */
  readonly standing?: Standing | null;
  readonly begun: number;
  readonly touched: number;
  /** What it branched off from, where it is a branch. */
  readonly origin?: Origin;
  /** It came in a link: somebody else has played it. */
  readonly foreign?: boolean;
}

/** Kept for good, kept until the page goes, or not at all: the shelf has it with other entries. */
export type Keeping = 'kept' | 'passing' | 'forked';

/** Whether this browser keeps matches at all; a private window may not. */
export const keeps = signal(true);

/** What cannot be kept lasts as long as the page. */
const passing = new Map<string, SavedMatch>();

/** No move may be lost to a second tab: the entries on the shelf can be added to, or taken back, but not replaced. */
function continues(before: SavedMatch | undefined, now: SavedMatch): boolean {
  if (before === undefined) return true;
  const isBack = (now.takenBack ?? 0) === (before.takenBack ?? 0) + 1;
  const [begun, whole] = isBack ? [now.entries, before.entries] : [before.entries, now.entries];
  return (
    begun.length <= whole.length && JSON.stringify(begun) === JSON.stringify(whole.slice(0, begun.length))
  );
}

/** Keeps a match durably; it is on the disk when this returns `kept`. */
export async function keep(match: SavedMatch): Promise<Keeping> {
  if (!continues(passing.get(match.id), match)) return 'forked';
  try {
    const answer = await ask<Keeping>('match', 'readwrite', (store) => {
      let answer: Keeping = 'forked';
      const before: IDBRequest<SavedMatch | undefined> = store.get(match.id);
      before.onsuccess = () => {
        if (!continues(before.result, match)) return;
        answer = 'kept';
        store.put(match);
      };
      return () => answer;
    });
    passing.delete(match.id);
    keeps.value = true;
    return answer;
  } catch {
    passing.set(match.id, match);
    keeps.value = false;
    return 'passing';
  }
}

export async function fetchOne(id: string): Promise<SavedMatch | undefined> {
  const newest = passing.get(id);
  if (newest !== undefined) return newest;
  try {
    return await ask('match', 'readonly', (store) => {
      const found: IDBRequest<SavedMatch | undefined> = store.get(id);
      return () => found.result;
    });
  } catch {
    return undefined;
  }
}

/** All matches of this device, in no order. */
export async function fetchAll(): Promise<SavedMatch[]> {
  let found: SavedMatch[] = [];
  try {
    found = await ask('match', 'readonly', (store) => {
      const all: IDBRequest<SavedMatch[]> = store.getAll();
      return () => all.result;
    });
  } catch {
    // There is no shelf: only what this page remembers.
  }
  return [...found.filter(({ id }) => !passing.has(id)), ...passing.values()];
}

export async function forget(id: string): Promise<void> {
  passing.delete(id);
  try {
    await ask('match', 'readwrite', (store) => {
      store.delete(id);
      return () => undefined;
    });
  } catch {
    // What was never kept is forgotten already.
  }
}
