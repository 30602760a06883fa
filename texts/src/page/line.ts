/** How the line to the server is. */
export interface LineWords {
  readonly live: string;
  readonly reconnecting: string;
  readonly offline: string;
  readonly savedOnDevice: string;
  readonly newVersion: string;
}
