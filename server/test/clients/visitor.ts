let keys = 0;

/** Somebody who asks: they keep the cookie they are given, and name each of their commands. */
export class Visitor {
  cookie: string | null = null;

  constructor(readonly name: string) {}

  /** One that nobody has used before. */
  key(): string {
    keys++;
    return `key-${keys}`;
  }

  /** What a reply has set; nothing is kept where that is nothing. */
  keep(set: string | undefined): void {
    if (set !== undefined) this.cookie = /^[\w-]+=;/.test(set) ? null : set.split(';', 1)[0]!;
  }
}
