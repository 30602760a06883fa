import type { GameId } from '@crossbones/games';
import type { Head, Ledger } from '@crossbones/games/ledger';
import { type Sheet, standing } from '@crossbones/games/sheet';

/** The same people in any order, with every sheet they have on this device. */
export interface Group {
  readonly id: string;
  /** In the order in which they sat the last time. */
  readonly names: readonly string[];
  /** Their sheets, the last begun first. */
  readonly sheets: readonly Sheet[];
}

/** A name as it is compared: without case and without spaces around it. */
export const folded = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** All groups of this device, the one that played last first; with a game, only those who played it. */
export function groupsOf(sheets: readonly Sheet[], game?: GameId): Group[] {
  const found = new Map<string, Sheet[]>();
  for (const sheet of [...sheets].sort((one, other) => other.begun - one.begun)) {
    const id = groupId(sheet.head.players);
    found.set(id, [...(found.get(id) ?? []), sheet]);
  }
  return [...found]
    .map(([id, theirs]) => ({ id, names: theirs[0].head.players, sheets: theirs }))
    .filter((group) => game === undefined || group.sheets.some(({ head }) => head.game === game));
}

/** A short name for a set of names: the same for the same people in any order. */
export function groupId(names: readonly string[]): string {
  const all = JSON.stringify(names.map(folded).sort());
  return [0x811c9dc5, 0x01000193].map((seed) => hash(all, seed).toString(36)).join('-');
}

/** FNV-1a: quick, and even enough for the few groups of one device. */
function hash(text: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  return value >>> 0;
}

/** How they sit down again: as before, or everybody one seat further. */
export type SeatOrder = 'kept' | 'turned';

/** The head of the next sheet of the same people: their options stay, and the player after the last dealer deals. */
export function rematchOf(sheet: Sheet, ledger: Ledger, seating: SeatOrder = 'kept'): Head {
  const { head } = sheet;
  const { rounds, counted } = standing(sheet, ledger);
  const last = Math.max(0, counted - 1);
  const dealt = ledger.turn(head, last, rounds.slice(0, last)).dealer ?? head.dealer;
  const dealer = (dealt + 1) % head.players.length;
  if (seating === 'kept') return { ...head, dealer };
  // The next dealer sits first, so that the sheet reads in the order of dealing.
  return { ...head, players: [...head.players.slice(dealer), ...head.players.slice(0, dealer)], dealer: 0 };
}
