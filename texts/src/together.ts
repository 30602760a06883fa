import type { NameWords } from './name.js';

/** With others: who is there and who has gone, who one is, what the host decides. */
export interface TogetherWords {
  /** What the server calls bots and guests. */
  readonly names: NameWords;
  /** Below a face: somebody's page is closed, just now or since some minutes. */
  readonly gone: string;
  readonly goneFor: (time: string) => string;
  readonly hasGone: (name: string) => string;
  readonly takesLong: (name: string) => string;
  readonly nudge: string;
  readonly nudgeSent: (name: string) => string;
  readonly nudgesYou: (name: string) => string;
  readonly letBot: string;
  readonly letBotNot: string;
  readonly forBot: (yes: number, of: number) => string;
  readonly freeSeat: string;
  readonly hostGone: string;
  readonly beHost: string;
  readonly startWith: (n: number) => string;
  readonly startWithBots: string;
  readonly change: string;
  readonly changeTable: string;
  readonly unreadies: string;
  readonly whoAreYou: string;
  readonly whoAreYouHint: string;
  readonly face: string;
  readonly faceNumber: (n: number) => string;
  readonly changeFace: string;
  readonly wantRematch: string;
}
