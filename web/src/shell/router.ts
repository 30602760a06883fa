import { signal } from '@preact/signals';

/** Where the page is: the path and query of the address. */
export const place = signal(read());

interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
}

function read(): Place {
  return { path: decodeURI(location.pathname), query: new URLSearchParams(location.search) };
}

addEventListener('popstate', () => {
  place.value = read();
});

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  place.value = read();
  if (!replace) scrollTo(0, 0);
}

/** Links within the page change the screen without loading the page anew; all others are the browser's. */
export function catchLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Matches a path against a pattern like `/t/:id`; null if it is another one. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const names = pattern.split('/');
  const parts = path.split('/');
  if (names.length !== parts.length) return null;
  const found: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    if (name.startsWith(':')) found[name.slice(1)] = parts[i];
    else if (name !== parts[i]) return null;
  }
  return found;
}
