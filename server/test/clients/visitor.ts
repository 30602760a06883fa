let keys = 0;

/** Sends requests: keeps the cookie it is given, and gives each command a key. */
export class Visitor {
  cookie: string | null = null;

  constructor(readonly name: string) {}

  /** A key that nobody has used before. */
  key(): string {
    keys++;
    return `key-${keys}`;
  }

  /** Keeps the cookie that a reply has set, if it has set one. */
  keep(set: string | undefined): void {
    if (set !== undefined) this.cookie = /^[\w-]+=;/.test(set) ? null : set.split(';', 1)[0]!;
  }
}
