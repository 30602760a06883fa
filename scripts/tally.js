// Each runner of tests says how many passed; `npm test` adds them up.
import { appendFileSync } from 'node:fs';

/** Ends a run with one plain line, or hands the numbers to `npm test`, which adds them up. */
export function tally({ passed, failed, skipped }) {
  const { TALLY } = process.env;
  if (TALLY) appendFileSync(TALLY, `${JSON.stringify({ passed, failed, skipped })}\n`);
  else console.log(`\n${line({ passed, failed, skipped })}`);
}

export const line = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
