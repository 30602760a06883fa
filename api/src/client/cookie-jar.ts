/** Keeps the session where no browser does. */
export interface Jar {
  /** What to send as `Cookie`, if anything. */
  header(): string | null;
  /** What came as `Set-Cookie`. */
  take(lines: readonly string[]): void;
}

/** A jar for one service; `text` is what an earlier one had as its header, `changed` hears of every change. */
export function cookieJar(text = '', changed: (text: string) => void = () => {}): Jar {
  const cookies = new Map<string, string>();
  const header = (): string => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const part of text.split('; ')) {
    const [name, value] = halves(part);
    if (name !== '') cookies.set(name, value);
  }
  return {
    header: () => (cookies.size === 0 ? null : header()),
    take(lines) {
      const before = header();
      for (const line of lines) {
        const [first, ...attributes] = line.split(';');
        const [name, value] = halves(first);
        if (name === '') continue;
        if (attributes.some(ends)) cookies.delete(name);
        else cookies.set(name, value);
      }
      if (header() !== before) changed(header());
    },
  };
}

function halves(pair: string): [name: string, value: string] {
  const at = pair.indexOf('=');
  return at < 0 ? ['', ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
}

/** Whether an attribute says that the cookie is to go. */
function ends(attribute: string): boolean {
  const [name, value] = halves(attribute);
  if (name.toLowerCase() === 'max-age') return Number(value) <= 0;
  return name.toLowerCase() === 'expires' && /1970/.test(value);
}
