import type { Sheet } from '@crossbones/games/sheet';
import { keeps } from '../../../play/local/saved-matches.js';
import { ask } from '../../../shell/database.js';

/** Sheets that the browser does not keep last as long as the page. */
const passing = new Map<string, Sheet>();

const STORE = 'sheet';

/** Other tabs hear of every sheet that changed, by its id. */
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('crossbones-pad');
const readers = new Set<(id: string) => void>();
// Not in tests, where an open channel would keep the process alive.
if (channel !== null && typeof document !== 'undefined')
  channel.onmessage = ({ data }: MessageEvent<string>) => {
    for (const hear of readers) hear(data);
  };

/** Tells when a sheet was changed in another tab; returns how to stop listening. */
export function onChangeElsewhere(hear: (id: string) => void): () => void {
  readers.add(hear);
  return () => void readers.delete(hear);
}

/**
 * Changes a sheet as it is on the disk now, whichever tab wrote there last, so that two tabs lose none of each other's
 * strokes; it is on the disk when this returns. `given` is the sheet to begin with where there is none yet.
 */
export async function amend(
  id: string,
  change: (sheet: Sheet) => Sheet,
  given?: Sheet,
): Promise<Sheet | undefined> {
  let sheet: Sheet | undefined;
  try {
    sheet = await ask(STORE, 'readwrite', (store) => {
      let changed: Sheet | undefined;
      const before: IDBRequest<Sheet | undefined> = store.get(id);
      before.onsuccess = () => {
        const base = passing.get(id) ?? before.result ?? given;
        if (base === undefined) return;
        changed = change(base);
        store.put(changed);
      };
      return () => changed;
    });
    passing.delete(id);
    keeps.value = true;
  } catch {
    const base = passing.get(id) ?? given;
    if (base === undefined) return undefined;
    sheet = change(base);
    passing.set(id, sheet);
    keeps.value = false;
  }
  channel?.postMessage(id);
  return sheet;
}

/** Adds a sheet, or replaces the one with the same id. */
export const layIn = (sheet: Sheet): Promise<Sheet | undefined> => amend(sheet.id, () => sheet, sheet);

export async function fetchSheet(id: string): Promise<Sheet | undefined> {
  const newest = passing.get(id);
  if (newest !== undefined) return newest;
  try {
    return await ask(STORE, 'readonly', (store) => {
      const found: IDBRequest<Sheet | undefined> = store.get(id);
      return () => found.result;
    });
  } catch {
    return undefined;
  }
}

/** All sheets of this device, the last touched first. */
export async function fetchSheets(): Promise<Sheet[]> {
  let found: Sheet[] = [];
  try {
    found = await ask(STORE, 'readonly', (store) => {
      const all: IDBRequest<Sheet[]> = store.getAll();
      return () => all.result;
    });
  } catch {
    // The browser keeps nothing: only what this page remembers is there.
  }
  return [...found.filter(({ id }) => !passing.has(id)), ...passing.values()].sort(
    (one, other) => other.touched - one.touched,
  );
}

export async function forgetSheet(id: string): Promise<void> {
  passing.delete(id);
  try {
    await ask(STORE, 'readwrite', (store) => {
      store.delete(id);
      return () => undefined;
    });
  } catch {
    // What was never kept is forgotten already.
  }
  channel?.postMessage(id);
}
