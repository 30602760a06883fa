/** Who hears what comes over a connection. */
export interface NodeListener {
  /** A longer line is nonsense, and ends the connection. */
  readonly longest: number;
  heard(line: string): void;
  /** The other end has closed it, it broke, or it could not be opened. */
  closed(): void;
}

/** A connection to another node: whole lines of text arrive in order, or not at all. */
export interface NodeConnection {
  /** Set by whoever gets the connection, before anything can come. */
  listener: NodeListener | null;
  /** What is not sent yet, in bytes. */
  readonly writableLength: number;
  /** What is sent before the connection is open waits until it is. */
  send(line: string): void;
  /** Nothing more is sent or heard; the other end learns of it, if it can. */
  close(): void;
}

/** Calls another node. */
export type CallNode = (url: string) => NodeConnection;
