/** Time and chance, given to the server from outside; nothing in it asks for them anywhere else. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Uint8Array;
  /** Calls back once after so many milliseconds; the answer cancels. */
  after(ms: number, call: () => void): () => void;
}
