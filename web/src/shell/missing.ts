import { signal } from '@preact/signals';
import { isOther, serverBuild } from './build.js';
import { toast } from './Toast.js';
import { page } from './words.js';

/** A part of this page is wanted that the server does not have any more: it has a newer page. */
export const outdated = signal(false);

const told = new WeakSet<object>();

/** Says why a part of the page did not come. Nothing is loaded anew by itself: somebody may be in the middle of a turn. */
async function explain(): Promise<void> {
  if (outdated.value) return;
  const newer = await serverBuild().then(
    ({ build }) => isOther(build),
    () => false,
  );
  if (newer) outdated.value = true;
  else toast(page().trouble.notOffline, { grave: true });
}

/** Listens for parts of the page that cannot be fetched; the builder has every import tell of it. */
export function missParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload: unknown };
    if (typeof payload === 'object' && payload !== null) told.add(payload);
    void explain();
  });
  // Whoever only waited for the part need not say it again.
  addEventListener('unhandledrejection', (event) => {
    if (told.has(event.reason as object)) event.preventDefault();
  });
}
