import type { View } from '@crossbones/core';
import { ownBuild } from '../../shell/page-build.js';
import type { RoundKeep } from './record.js';

const KEY = 'rounds';
/** How many matches keep their rounds; of older ones only the totals are shown. */
const MATCHES = 4;

interface KeptMatch {
  readonly id: string;
  /** The build of the page that wrote it: views of another build may look different. */
  readonly build: string | null;
  readonly rounds: readonly (readonly [round: number, view: View])[];
}

/** A browser may refuse to keep anything, or may hold something that cannot be read. */
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
