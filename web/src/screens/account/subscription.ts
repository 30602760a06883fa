import { signal } from '@preact/signals';
import { refused } from '../../shell/refusal-words.js';
import { connection, me } from '../../shell/server-connection.js';
import { toast } from '../../shell/Toast.js';
import { page } from '../../shell/words.js';
import { bytes, text } from './passkey.js';

/** Whether this browser can be called by push, and if not, why. */
export type NoticeState = 'https' | 'missing' | 'blocked' | 'off' | 'on';

export const standing = signal<NoticeState | null>(null);

/** A service worker that is not ready within this time is taken for missing. */
const WORKER_MS = 4_000;
const PATIENCE_MS = 10_000;
const manner = () => ({ signal: AbortSignal.timeout(PATIENCE_MS), patience: 0 });

async function worker(): Promise<ServiceWorkerRegistration | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, WORKER_MS, null));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

const own = async (): Promise<PushSubscription | null> =>
  (await (await worker())?.pushManager.getSubscription()) ?? null;

export async function look(): Promise<void> {
  if (!window.isSecureContext) standing.value = 'https';
  else if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    standing.value = 'missing';
  else if (Notification.permission === 'denied') standing.value = 'blocked';
  else standing.value = (await own()) === null ? 'off' : 'on';
}

/** Tells the server where this browser can be called; says why if that fails. */
async function tell(subscription: PushSubscription): Promise<boolean> {
  const [p256dh, auth] = (['p256dh', 'auth'] as const).map((name) => text(subscription.getKey(name)!));
  const { endpoint } = subscription;
  const done = await connection.call('noticesOn', {}, { endpoint, p256dh, auth }, manner());
  if (!done.ok) toast(refused(done.error), { grave: true });
  return done.ok;
}

/** A subscription under the server's key; an older one under another key is useless and is replaced. */
async function subscribe(key: string): Promise<PushSubscription | null> {
  const registration = await worker();
  if (registration === null) return null;
  const before = await registration.pushManager.getSubscription();
  const known = before?.options.applicationServerKey;
  if (before !== null && known && text(known) === key) return before;
  await before?.unsubscribe();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

export async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return look();
  const answer = await connection.call('notices', {}, undefined, manner());
  if (!answer.ok) return toast(refused(answer.error), { grave: true });
  try {
    const made = await subscribe(answer.value.key);
    if (made === null) toast(page().notices.noticesMissing, { grave: true });
    else if (!(await tell(made))) await made.unsubscribe();
  } catch {
    // Some browsers have no push service, or it is switched off: they do not say which.
    toast(page().notices.noticesMissing, { grave: true });
  }
  await look();
}

export async function turnOff(): Promise<void> {
  const subscription = await own();
  if (subscription !== null) {
    await connection.call('noticesOff', {}, { endpoint: subscription.endpoint }, manner());
    await subscription.unsubscribe();
  }
  await look();
}

/** Somebody else has signed in here: the calls are for them from now on. */
export async function follow(): Promise<void> {
  if (!window.isSecureContext || !('serviceWorker' in navigator) || !('PushManager' in window)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription && me.value) await tell(subscription);
}
