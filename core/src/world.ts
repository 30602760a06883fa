/** Time and chance, given from outside, so that a test can control both; our code gets them nowhere else. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  random(bytes: number): Uint8Array;
  /** Calls back once after so many milliseconds; the answer cancels. */
  after(ms: number, call: () => void): () => void;
}
