import { readFileSync } from 'node:fs';

const MOST = 60_000;
/** Files that a node needs for other things than connections: the database, the page, its threads. */
const OTHER_FILES = 500;
const LEAST = 100;

/** What the system says of the limits of this process; null where it has no such file. */
function ownLimits(): string | null {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return null;
  }
}

/**
 * How many connections a node takes. Each is an open file: if connections could use up all that a process may have, the
 * database could not open its own.
 */
export function mostConnections(limits = ownLimits()): number {
  const files = /^Max open files +(\d+)/m.exec(limits ?? '');
  return files === null ? MOST : Math.min(MOST, Math.max(LEAST, Number(files[1]) - OTHER_FILES));
}
