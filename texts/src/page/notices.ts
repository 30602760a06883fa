/** How one is called. */
export interface NoticesWords {
  readonly notices: string;
  readonly noticesAsk: string;
  readonly noticesBlocked: string;
  readonly noticesMissing: string;
  readonly noticesStop: string;
  readonly noticesOn: string;
  readonly noticesHint: string;
  readonly noticeTurn: (game: string) => string;
  readonly noticeReminder: (game: string, time: string) => string;
  readonly noticeStarted: (game: string) => string;
  readonly noticeOver: (game: string) => string;
}
