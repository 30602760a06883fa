import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The program as its sources are now: tests start it, and its threads, as processes of their own. */
export default function setup(): void {
  execFileSync(process.execPath, [fileURLToPath(new URL('../../scripts/build.js', import.meta.url))]);
}
