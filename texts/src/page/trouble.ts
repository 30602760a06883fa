/** When something goes wrong. */
export interface TroubleWords {
  readonly notFound: string;
  readonly tableGone: string;
  readonly tableClosed: string;
  readonly tableClosedHint: string;
  readonly notFoundHint: string;
  readonly pageFailed: string;
  readonly pageFailedHint: string;
  /** A part of the page is wanted that is gone, because the server has another page by now. */
  readonly newerPage: string;
  readonly reload: string;
  readonly notOffline: string;
  readonly noAnswer: string;
}
