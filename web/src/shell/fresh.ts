import { isOther, serverBuild } from './build.js';
import { whenQuiet } from './quiet.js';
import { toast } from './Toast.js';
import { page } from './words.js';

const RENEWED = 'renewed';

/** By so much the server's clock is ahead of this device's, in ms; it counts whole seconds. */
let ahead = 0;
/** A time of the server, by this device's clock. */
export const hereAt = (time: number): number => time - ahead;

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
    const now = (asked + Date.now()) / 2;
    const told = at + 500;
    if (Number.isFinite(told)) ahead = Math.abs(told - now) < 1_500 ? 0 : told - now;
    if (!isOther(build)) return;
    toast(page().line.newVersion);
    whenQuiet(() => renewOnce(build));
  } catch {
    // Whoever has no answer now asks again when the line is back.
  }
}
