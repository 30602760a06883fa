/** A page is named after its first script, here as on the server and in the worker that keeps it. */
export const ownBuild = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

interface Told {
  /** The page that the server hands out now; null where it has none. */
  readonly build: string | null;
  /** Its clock, in whole seconds; NaN if it does not say. */
  readonly at: number;
}

/** Asks the server which page it has; fails where there is no answer. */
export async function serverBuild(): Promise<Told> {
  const response = await fetch('/api/version', { cache: 'no-store' });
  const { page } = (await response.json()) as { page: string | null };
  return { build: page, at: Date.parse(response.headers.get('date') ?? '') };
}

/** Whether that is another page than this one; while the page is worked on there is no build at all. */
export const isOther = (build: string | null): build is string =>
  build !== null && build !== ownBuild() && !ownBuild()?.startsWith('/src/');
