export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Who asks, when, and under which idempotency key; the digest is of route and body. */
export interface Request {
  readonly by: Person;
  readonly at: number;
  readonly key: string | null;
  readonly digest: string | null;
  /** The household it came from, as limits count it; never kept as it is. */
  readonly household?: string;
}
