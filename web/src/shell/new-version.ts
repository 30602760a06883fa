import { isOther, serverBuild } from './page-build.js';
import { whenIdle } from './quiet-moment.js';
import { noteServerTime } from './server-clock.js';
import { toast } from './Toast.js';
import { page } from './words.js';

const RENEWED = 'renewed';

function renewOnce(build: string): void {
  try {
    // Two servers with different pages must not make it reload again and again.
    if (sessionStorage.getItem(RENEWED) === build) return;
    sessionStorage.setItem(RENEWED, build);
  } catch {
    return;
  }
  location.reload();
}

/** Asks which page the server has, and its time; if the page here is older, it reloads at a quiet moment. */
export async function lookFresh(): Promise<void> {
  try {
    const asked = Date.now();
    const { build, at } = await serverBuild();
    noteServerTime(at, (asked + Date.now()) / 2);
    if (!isOther(build)) return;
    toast(page().line.newVersion);
    whenIdle(() => renewOnce(build));
  } catch {
    // Without an answer we ask again when the connection is back.
  }
}
