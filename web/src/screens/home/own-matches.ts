import type { View } from '@crossbones/core';
import { computed, effect, signal } from '@preact/signals';
import { fetchAll } from '../../play/local/saved-matches.js';
import { type Standing, standingOf } from '../../play/match-standing.js';
import { connection } from '../../shell/server-connection.js';
import { turnsElsewhere } from '../../shell/title.js';
import { learnVolume } from '../../shell/words.js';
import { fetchSheets } from '../pad/keep/sheet-store.js';
import { isMyTurn, type OwnMatch, ofDevice, ofServer, ofSheet } from './own-match.js';

/** Matches and sheets of this device, and matches of the server; null before they were asked for. */
export const onDevice = signal<readonly OwnMatch[] | null>(null);
export const onServer = signal<readonly OwnMatch[] | null>(null);
/** How far each match is that was looked at, by its id. */
export const standings = signal<ReadonlyMap<string, Standing>>(new Map());

/** In how many matches at tables it is our turn. */
export const myTurns = computed(() => (onServer.value ?? []).filter(isMyTurn).length);

export async function readDevice(): Promise<void> {
  try {
    const [matches, sheets] = await Promise.all([fetchAll(), fetchSheets()]);
    onDevice.value = [...matches.map(ofDevice), ...sheets.map(ofSheet)];
  } catch {
    // A browser that keeps nothing has no matches of its own.
    onDevice.value = [];
  }
}

/** How long an answer is waited for, in ms; without one the list stays as it was. */
const PATIENCE_MS = 8_000;

export async function askServer(): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await connection.call('mine', {}, undefined, { signal, patience: 0 });
  if (!answer.ok) return;
  onServer.value = answer.value.tables.map(ofServer);
  // Bots and guests have names from the server, which are translated with these words.
  if (answer.value.tables.length > 0) void learnVolume('together');
}

/** For each table that was looked at, when it had last changed: only a newer change is worth another look. */
const looked = new Map<string, number>();

/** Looks at these tables to learn how far they are, without following them. */
export async function lookAt(matches: readonly OwnMatch[]): Promise<void> {
  for (const { id, here, phase, touched } of matches) {
    if (here !== 'server' || phase !== 'playing' || looked.get(id) === touched) continue;
    looked.set(id, touched);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const seen = await connection.call('table', { table: id }, undefined, { signal, patience: 0 });
    const view = seen.ok ? seen.value.step?.sight.view : undefined;
    const standing = view === undefined ? null : standingOf(view as View);
    if (standing !== null) standings.value = new Map(standings.value).set(id, standing);
  }
}

const SEEN_MS = 15_000;
const UNSEEN_MS = 60_000;
let watching = false;

effect(() => {
  turnsElsewhere.value = myTurns.value;
});

/**
 * Asks again now and then, as long as the page is open. The tables are not followed: following one means sitting there.
 */
export function watchServer(): void {
  if (watching) return;
  watching = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    await askServer();
    clearTimeout(timer);
    timer = setTimeout(look, document.visibilityState === 'visible' ? SEEN_MS : UNSEEN_MS);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  void look();
}
