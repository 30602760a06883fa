import type { NameWords } from './bot-and-guest-names.js';

/** Playing with others: who is there and who has gone, how one is called, what the host decides. */
export interface TogetherWords {
  /** What the server calls bots and guests. */
  readonly names: NameWords;
  /** Below a face: this person's page is closed, since just now or for some minutes. */
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
