import { signal } from '@preact/signals';

/** The event by which a browser lets us ask; not all browsers have it, so TypeScript does not know it. */
interface Prompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let prompt: Prompt | null = null;

/** Whether the page can be installed on this device by a button of ours. */
export const installable = signal(false);

addEventListener('beforeinstallprompt', (event) => {
  // The browser's own bar would cover the game.
  event.preventDefault();
  prompt = event as Prompt;
  installable.value = true;
});

addEventListener('appinstalled', () => {
  prompt = null;
  installable.value = false;
});

/** Asks whether to install; true if it is done. */
export async function install(): Promise<boolean> {
  const asking = prompt;
  prompt = null;
  installable.value = false;
  if (asking === null) return false;
  const { outcome } = await asking.prompt();
  return outcome === 'accepted';
}
