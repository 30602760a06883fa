import type { View } from '@crossbones/core';
import { ownBuild } from '../../shell/build.js';
import type { RoundKeep } from './record.js';

const KEY = 'rounds';
/** Of so many matches the rounds are kept; older ones are told by their totals. */
const MATCHES = 4;

interface KeptMatch {
  readonly id: string;
  /** The page that wrote it: another one may read views otherwise. */
  readonly build: string | null;
  readonly rounds: readonly (readonly [round: number, view: View])[];
}

/** A browser may refuse to keep anything, or hold what nobody can read. */
function kept(): readonly KeptMatch[] {
  try {
    const all: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(all) ? all : [];
  } catch {
    return [];
  }
}

/** The rounds of a match that this device has seen. */
export const roundKeep = (id: string): RoundKeep => ({
  load: () => kept().find((one) => one.id === id && one.build === ownBuild())?.rounds ?? [],
  save(rounds) {
    const others = kept().filter((one) => one.id !== id);
    try {
      const all = [{ id, build: ownBuild(), rounds }, ...others].slice(0, MATCHES);
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {}
  },
});
