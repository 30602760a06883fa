import type { Channel, ChatLine, ChatPhrase, SeatClock } from '@crossbones/api';
import type { Advice } from '@crossbones/bots/pool';
import type { Fault, Outcome, Reason, Sight } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import type { ReadonlySignal } from '@preact/signals';

/** Somebody at the table, as the page shows them. */
export interface Sailor {
  readonly name: string;
  /** Which of the portraits is theirs, from 1. */
  readonly portrait: number;
  /** How strong the bot is that has the seat; null where a person has it. */
  readonly bot: Level | null;
  readonly away: boolean;
  /** A bot plays the seat at the moment, whoever owns it. */
  readonly minded: boolean;
  readonly resigned: boolean;
  /** Since when no page of theirs has shown the table; null or left out: one does. */
  readonly gone?: number | null;
  /** What they have just said. */
  readonly says?: string | null;
  /** The time they have; null or left out where there is no clock. */
  readonly clock?: SeatClock | null;
}

/** A word with the rest of the table, where there is a table to talk to. */
export interface Talk {
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  /** The channels in which this person may speak now. */
  readonly channels: ReadonlySignal<readonly Channel[]>;
  /** Who is speaking from here. */
  readonly me: ReadonlySignal<string | null>;
  readonly muted: ReadonlySignal<readonly string[]>;
  mute(person: string, muted: boolean): Promise<Why>;
  say(channel: Channel, said: { readonly text: string } | { readonly phrase: ChatPhrase }): Promise<Why>;
}

/** Why something was refused; null if it was not. */
export type Why = Fault | Reason | null;

/** Somebody would like a pause, or to go on; it happens once everybody agrees. */
export interface PauseRequest {
  readonly wish: 'pause' | 'resume';
  /** The others who wish it. */
  readonly names: readonly string[];
  readonly mine: boolean;
}

/** Somebody the others wait for, or whose page is closed. */
export interface Absence {
  readonly seat: number;
  readonly name: string;
  /** Since when no page of theirs has shown the table. */
  readonly gone: number | null;
  /** Since when the game has waited for them; null: it does not. */
  readonly awaited: number | null;
  /** When somebody has reminded them last. */
  readonly nudged: number | null;
  /** How many of those who are there would let a bot play for them. */
  readonly votes: { readonly yes: number; readonly of: number; readonly mine: boolean };
}

/** What may be asked for besides playing; null where it makes no sense. */
export interface Wishes {
  undo(): Promise<Why>;
  resign(): Promise<Why>;
  /** Has bots play at once until somebody here is asked again, or the match is over. */
  skip?(): Promise<Why>;
  /** Agrees to a pause, or to go on. */
  pause: ((paused: boolean) => Promise<Why>) | null;
  readonly asked?: ReadonlySignal<PauseRequest | null>;
  readonly absent?: ReadonlySignal<readonly Absence[]>;
  nudge?(seat: number): Promise<Why>;
  /** Agrees that a bot plays for somebody who is gone, or does not any more. */
  standIn?(seat: number, agreed: boolean): Promise<Why>;
  /** Takes the player's seat back from the bot that minds it. */
  back?(): Promise<Why>;
  /** A link that hands one's seat over. */
  seatLink?(): Promise<{ readonly link: string } | { readonly why: Why }>;
}

/** A match that is played or watched from this page, wherever it runs. */
export interface PlayedMatch {
  readonly game: GameId;
  readonly options: { readonly [name: string]: unknown };
  /** The seat that is played from here now; null for those who watch. Two people at one device take turns. */
  readonly me: ReadonlySignal<number | null>;
  readonly sailors: ReadonlySignal<readonly Sailor[]>;
  readonly clocks: ReadonlySignal<readonly SeatClock[]>;
  /** Actions on their way: taken, but not yet kept. */
  readonly pending: ReadonlySignal<readonly string[] | null>;
  readonly outcome: ReadonlySignal<Outcome | null>;
  readonly paused: ReadonlySignal<boolean>;
  /** The table lets its players see the odds of a bid. */
  readonly odds: ReadonlySignal<boolean>;
  /** Whether the last action was the player's own and can still be taken back. */
  readonly undoable: ReadonlySignal<boolean>;
  readonly talk: Talk | null;
  /** People who have a seat: what they say is seen there. */
  readonly seated?: ReadonlySignal<ReadonlySet<string>>;
  readonly wishes: Wishes | null;
  /** Every sight from now on, one a step, the newest known first. */
  watch(show: (sight: Sight) => void): () => void;
  submit(decision: number, actions: readonly string[]): Promise<Why>;
  /** What could be done now, and what speaks for it; null where nobody may be asked. */
  readonly advise?: (() => Promise<Advice | null>) | null;
  /** What a guide wants done now, marked at the table; null or left out where nobody guides. */
  readonly marked?: ReadonlySignal<string | null>;
  /** The sight has been told to its end, for a match that waits until it is seen. */
  seen?(sight: Sight): void;
}
