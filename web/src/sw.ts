// Keeps the page for use without a network, and says whose turn it is when the page is not open.

// Filled in by the builder.
declare const __CROSSBONES_FILES__: readonly string[];
declare const __CROSSBONES_BOOKS__: readonly string[];
declare const __CROSSBONES_BUILD__: string;
declare const __CROSSBONES_ENTRY__: string;

// The types of the page and those of a service worker cannot stand in one program; these are the few that are needed.
interface Lasting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(what: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly notification: Notification;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
  postMessage(what: unknown): void;
}
interface Asked extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(type: 'message', hear: (event: Asked) => void): void;
  addEventListener(type: 'push', hear: (event: Pushed) => void): void;
  addEventListener(type: 'notificationclick', hear: (event: Clicked) => void): void;
}
const worker = globalThis as unknown as Scope;

const PAGE = 'crossbones-page-';
const CACHE = `${PAGE}${__CROSSBONES_BUILD__}`;
/** The cache in which the page leaves the sentences for notifications, in its language. */
const WORDS = 'crossbones-words';
/** What bots have learned, and boxes of puzzles: kept once somebody has wanted them. */
const BOOKS = 'crossbones-books';
const INDEX = '/index.html';
const kept = new Set(__CROSSBONES_FILES__);
const books = new Set(__CROSSBONES_BOOKS__);
/** How long the server's page is waited for before the kept one is shown, in ms. */
const PATIENCE_MS = 4_000;
/** How many files are fetched at once. */
const AT_ONCE = 6;

/** Named after its contents: the same name, the same file. */
const isLasting = (path: string): boolean => path.startsWith('/assets/');

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  const waiting = [...kept];
  const fetchNext = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const known = isLasting(path) ? await caches.match(path) : undefined;
      const file = known ?? (await fetch(path, { cache: isLasting(path) ? 'default' : 'no-cache' }));
      if (!file.ok) throw new Error(`${path}: ${file.status}`);
      await cache.put(path, file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchNext));
}

/** Deletes old pages but the last one: a tab in the middle of a match may still need parts of it. */
async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGE) && name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  const shelf = await caches.open(BOOKS);
  const outdated = (await shelf.keys()).filter(({ url }) => !books.has(new URL(url).pathname));
  await Promise.all(outdated.map((request) => shelf.delete(request)));
  await worker.clients.claim();
}

/** The newest page; the kept one where the network is gone, slow, or answers with an error. */
async function page(request: Request): Promise<Response> {
  const own = async (): Promise<Response | undefined> => (await caches.open(CACHE)).match(INDEX);
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const asked = fetch(request).catch(() => null);
  const first = await Promise.race([asked, late]);
  if (first !== null && first.status < 500) return first;
  return (await own()) ?? (await asked) ?? Response.error();
}

async function file(request: Request, path: string): Promise<Response> {
  const own = await (await caches.open(CACHE)).match(path);
  return own ?? (isLasting(path) ? await caches.match(path) : undefined) ?? fetch(request);
}

async function book(request: Request, path: string): Promise<Response> {
  const shelf = await caches.open(BOOKS);
  const known = await shelf.match(path);
  if (known !== undefined) return known;
  const fetched = await fetch(request);
  if (fetched.ok) await shelf.put(path, fetched.clone());
  return fetched;
}

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (books.has(pathname)) event.respondWith(book(request, pathname));
  else if (kept.has(pathname) || isLasting(pathname)) event.respondWith(file(request, pathname));
});

worker.addEventListener('message', (event) => {
  // The page says when it is quiet enough for a new version to take over.
  if (event.data === 'take-over') event.waitUntil(worker.skipWaiting());
  if (event.data === 'which') event.ports[0]?.postMessage(__CROSSBONES_ENTRY__);
});

/** Why somebody is called; never which card. */
interface Call {
  readonly kind: string;
  readonly game: string;
  readonly table: string;
  /** Time left, in ms. */
  readonly left?: number;
}
interface Words {
  readonly language: string;
  readonly said: { readonly [kind: string]: { readonly [game: string]: string } };
}

function called(data: Pushed['data']): Call | null {
  try {
    const { kind, game, table, left } = (data?.json() ?? {}) as Partial<Call>;
    if (typeof kind !== 'string' || typeof game !== 'string' || typeof table !== 'string') return null;
    return { kind, game, table, ...(typeof left === 'number' && { left }) };
  } catch {
    return null;
  }
}

function spell(left: number, language: string): string {
  const hours = Math.max(1, Math.round(left / 3_600_000));
  const [value, unit] = hours >= 48 ? [Math.round(hours / 24), 'day'] : [hours, 'hour'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

async function call(data: Pushed['data']): Promise<void> {
  const found = await (await caches.open(WORDS)).match('/words');
  const words = (await found?.json().catch(() => undefined)) as Words | undefined;
  const why = called(data);
  // Browsers want every push to be shown, even one that we do not understand.
  if (why === null || words === undefined)
    return worker.registration.showNotification('Crossbones', { icon: '/icon-192.png' });
  const sentence = words.said[why.kind]?.[why.game] ?? words.said.turn?.[why.game] ?? '';
  const body = sentence.replace('{time}', spell(why.left ?? 0, words.language));
  await worker.registration.showNotification('Crossbones', {
    body,
    tag: why.table,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    lang: words.language,
    data: `/t/${encodeURIComponent(why.table)}`,
  });
}

worker.addEventListener('push', (event) => event.waitUntil(call(event.data)));

async function visit(url: string): Promise<void> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url);
  if (there !== undefined) await there.focus();
  else await worker.clients.openWindow(url);
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url: unknown = event.notification.data;
  event.waitUntil(visit(typeof url === 'string' ? url : '/'));
});

export {};
