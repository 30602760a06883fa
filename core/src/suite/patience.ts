/**
 * How long a test waits for anything before it says that it never came, in milliseconds. The one place where tests
 * name a time: they wait for conditions, and this is long enough for a machine that has six other things to do.
 */
export const LIMIT_MS = 240_000;

/** Until it has come to that; nobody is in a hurry, so that a slow machine proves nothing. */
export async function eventually(what: string, check: () => unknown): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; !(await check()); await new Promise((go) => setTimeout(go, 10)))
    if (Date.now() > end) throw new Error(`it never came to that: ${what}`);
}
