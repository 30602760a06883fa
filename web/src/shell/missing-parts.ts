import { signal } from '@preact/signals';
import { isOther, serverBuild } from './page-build.js';
import { toast } from './Toast.js';
import { page } from './words.js';

/** Whether a part of this page was wanted that the server no longer has, because it has a newer page. */
export const outdated = signal(false);

const told = new WeakSet<object>();

/** Says why a part of the page did not come. It does not reload by itself: somebody may be in the middle of a turn. */
async function explain(): Promise<void> {
  if (outdated.value) return;
  const newer = await serverBuild().then(
    ({ build }) => isOther(build),
    () => false,
  );
  if (newer) outdated.value = true;
  else toast(page().trouble.notOffline, { grave: true });
}

/** Listens for parts of the page that cannot be fetched; Vite reports each import that fails. */
export function missParts(): void {
  addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload: unknown };
    if (typeof payload === 'object' && payload !== null) told.add(payload);
    void explain();
  });
  // Code that waited for the part fails, too; that need not be reported a second time.
  addEventListener('unhandledrejection', (event) => {
    if (told.has(event.reason as object)) event.preventDefault();
  });
}
