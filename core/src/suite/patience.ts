/**
 * How long a test waits for anything before it says that it never came, in milliseconds. The one place where tests
 * name a time: they wait for conditions, and this is long enough for a machine that has six other things to do.
 */
export const LIMIT_MS = 240_000;

/** Until it has come to that; nobody is in a hurry, so that a slow machine proves nothing. */
export async function eventually(what: string, check: () => unknown): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  // Most of it comes at once, and what does not is asked for less often.
  for (let pause = 1; !(await check()); pause = Math.min(2 * pause, 16)) {
    if (Date.now() > end) throw new Error(`it never came to that: ${what}`);
    await new Promise((go) => setTimeout(go, pause));
  }
}
