import { isOther, serverBuild } from './build.js';
import { whenIdle } from './idle.js';
import { noteServerTime } from './server-clock.js';
import { toast } from './Toast.js';
import { page } from './words.js';

const RENEWED = 'renewed';

function renewOnce(build: string): void {
  try {
    // Two servers with two pages must not send it back and forth.
    if (sessionStorage.getItem(RENEWED) === build) return;
    sessionStorage.setItem(RENEWED, build);
  } catch {
    return;
  }
  location.reload();
}

/** Asks which page the server has, and what time it is there; a page that is older loads anew at a quiet moment. */
export async function lookFresh(): Promise<void> {
  try {
    const asked = Date.now();
    const { build, at } = await serverBuild();
    noteServerTime(at, (asked + Date.now()) / 2);
    if (!isOther(build)) return;
    toast(page().line.newVersion);
    whenIdle(() => renewOnce(build));
  } catch {
    // Whoever has no answer now asks again when the line is back.
  }
}
