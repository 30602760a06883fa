/**
 * How long a test waits for anything before it says that it never came, in milliseconds. This is the one place where
 * tests name a time: they wait for conditions, and this is long enough for a machine that does six other things.
 */
export const LIMIT_MS = 240_000;

/** Waits until `check` holds. The limit is so long that a slow machine alone never fails a test. */
export async function eventually(what: string, check: () => unknown): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  // Most conditions hold at once; the others are checked less and less often.
  for (let pause = 1; !(await check()); pause = Math.min(2 * pause, 16)) {
    if (Date.now() > end) throw new Error(`it never came to that: ${what}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}
