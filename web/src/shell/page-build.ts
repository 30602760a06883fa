/** A build of the page is named after its first script, here, on the server and in the service worker. */
export const ownBuild = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

interface Told {
  /** The build that the server hands out now; null where it has none. */
  readonly build: string | null;
  /** The server's time, in whole seconds; NaN if it does not say. */
  readonly at: number;
}

/** Asks the server which build it has; fails without an answer. */
export async function serverBuild(): Promise<Told> {
  const response = await fetch('/api/version', { cache: 'no-store' });
  const { page } = (await response.json()) as { page: string | null };
  return { build: page, at: Date.parse(response.headers.get('date') ?? '') };
}

/** Whether that is another build than this page; in development there is none. */
export const isOther = (build: string | null): build is string =>
  build !== null && build !== ownBuild() && !ownBuild()?.startsWith('/src/');
