import { ownBuild } from '../../shell/page-build.js';
import { whenIdle } from '../../shell/quiet-moment.js';

export { teachWorker } from './worker-words.js';

/** How long the worker has to say which page it keeps. */
const ANSWER_MS = 3_000;
/** A tab that stays open for days asks now and then. */
const LOOK_MS = 3_600_000;

/** The first script of the page that a worker keeps. */
const entryOf = (worker: ServiceWorker): Promise<string | null> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : null);
    worker.postMessage('which', [port2]);
    setTimeout(resolve, ANSWER_MS, null);
  });

/** A new version waits for a quiet moment; a page that is older than it then loads anew. */
async function greet(worker: ServiceWorker): Promise<void> {
  const entry = await entryOf(worker);
  const older = entry !== null && entry !== ownBuild();
  whenIdle(() => {
    if (older)
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage('take-over');
  });
}

/** Keeps the page for days without a network, where the browser allows it: at a secure address. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    const look = (): void => {
      const { waiting, installing } = registration;
      // The first one has nobody to take over from.
      if (navigator.serviceWorker.controller === null) return;
      if (waiting !== null) void greet(waiting);
      installing?.addEventListener(
        'statechange',
        () => installing.state === 'installed' && void greet(installing),
      );
    };
    look();
    registration.addEventListener('updatefound', look);
    setInterval(() => void registration.update().catch(() => {}), LOOK_MS);
  } catch {
    // Without it the page works as long as there is a network.
  }
}
