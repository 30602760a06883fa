import type { Json } from '@crossbones/core';
import { type Sheet, undo, write } from '@crossbones/games/sheet';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { PadGame } from '../../play/pad/pad-game.js';
import { amend, fetchSheet, onChangeElsewhere } from './keep/sheet-store.js';

/** A sheet that is open on this screen, and the pen that writes on it. */
export interface Pen {
  /** The newest state, also when another tab has written. */
  readonly sheet: ReadonlySignal<Sheet>;
  /** Writes one round anew: shown at once, and on the disk soon after. */
  write(round: number, to: Json): void;
  undo(): void;
  /** Any other change to it. */
  change(change: (sheet: Sheet) => Sheet): void;
  close(): void;
}

export function penFor(opened: Sheet, { ledger }: PadGame, clock: () => number = Date.now): Pen {
  const { id } = opened;
  const sheet = signal(opened);
  let owed = 0;
  let last: Promise<unknown> = Promise.resolve();
  const change = (step: (sheet: Sheet) => Sheet): void => {
    const before = sheet.value;
    sheet.value = step(before);
    owed++;
    last = last.then(async () => {
      const kept = await amend(id, step, before);
      owed--;
      // Only when no newer stroke is shown here; what another tab wrote in between is in it, too.
      if (owed === 0 && kept !== undefined) sheet.value = kept;
    });
  };
  const deaf = onChangeElsewhere(async (changed) => {
    if (changed !== id || owed > 0) return;
    const newest = await fetchSheet(id);
    if (newest !== undefined && owed === 0) sheet.value = newest;
  });
  return {
    sheet,
    write: (round, to) => {
      const now = clock();
      change((before) => write(before, ledger, round, to, now));
    },
    undo: () => {
      const now = clock();
      change((before) => undo(before, ledger, now));
    },
    change,
    close: deaf,
  };
}
