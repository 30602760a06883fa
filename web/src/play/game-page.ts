import type { View } from '@crossbones/core';
import type { GameWords } from '@crossbones/texts/load';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Sailor } from './match.js';
import type { SeatTally } from './round-tally.js';
import type { SoundName } from './sound-name.js';
import type { Scene, Script } from './stage.js';

/** What a game's table is given to draw. It knows no rules: the view says what is, `legal` what can be done. */
export interface TableProps<V extends View = View, M = unknown, W extends GameWords = GameWords> {
  readonly scene: Scene<V, M>;
  /** The seat at the bottom, whose hand is held here; null for those who watch. */
  readonly me: number | null;
  readonly sailors: readonly Sailor[];
  readonly words: W;
  /** What may be done now: empty while something is under way, or when others are to act. */
  readonly legal: readonly string[];
  /** The seats the game waits for. */
  readonly actors: readonly number[];
  /** Actions that are sent and not yet kept. */
  readonly pending: readonly string[] | null;
  /** Whether the odds of a bid may be told. */
  readonly odds: boolean;
  /** Why there is only one thing to do, where that is so. */
  readonly only: string | null;
  /** Lets the bots finish at once, for a player who is out and alone with them; null where that is not possible. */
  readonly skip: (() => void) | null;
  /** The action chosen before the player's turn. */
  readonly queued: string | null;
  /** Sends a turn, whole. */
  act(actions: readonly string[]): void;
  /** Keeps an action for when it can be done, or lets it go. */
  queue(action: string | null): void;
  /** Says why a piece cannot be played. */
  explain(reason: { readonly key: string; readonly rule?: string; readonly args: object }): void;
}

/** A line of the record that tells of a trick of its round, counted from 0. */
export interface TrickLine {
  readonly says: string;
  readonly trick: number;
}

/** What may be new to somebody: which topics a view shows, what a piece is about, and the rule that says more. */
interface TopicBook<V extends View = View> {
  /** What matters most now first. */
  of(view: V): readonly string[];
  piece(view: V, code: string): string;
  readonly rules: { readonly [topic: string]: string };
  /** A piece, drawn large. */
  readonly Large: ComponentType<{ readonly code: string; readonly view: V }>;
}

export interface SheetProps<V extends View = View> {
  readonly view: V;
  readonly sailors: readonly Sailor[];
}

/** How one game looks on the page. */
export interface GamePage<V extends View = View, M = unknown, W extends GameWords = GameWords> {
  readonly script: Script<V, M>;
  readonly Table: ComponentType<TableProps<V, M, W>>;
  readonly Sheet: ComponentType<SheetProps<V>>;
  /** Explained to people who are new to the game, and to anybody who looks at a piece closely. */
  readonly topics?: TopicBook<V>;
  /** Hands have colours and numbers to sort them by. */
  readonly sorts?: true;
  /** Points after each round, by seat; null where the game has none. */
  curve(view: V): readonly (readonly number[])[] | null;
  /** What was played in this round, in order, newest last, in words. */
  record(view: V, words: W, names: readonly string[]): readonly (string | TrickLine)[];
  /** How a round ended, where points do not tell it. */
  ended?(view: V, round: number, words: W, names: readonly string[]): string | null;
  /** A trick of the round that a view shows, laid out once more. */
  trick?(view: V, trick: number, words: W, names: readonly string[]): ComponentChildren;
  /** What a round that is scored brought each seat; best told by a view of that round. */
  tally?(view: V, round: number, words: W, names: readonly string[]): readonly SeatTally[];
  /** Whom a seat shares its points with, where it does. */
  side?(view: V, seat: number): number;
  /** Where the game is: “Round 3 of 10”. */
  heading(view: V): string;
  /** What a card chosen early is chosen for, in a word: when that changes, the choice is dropped. */
  purpose?(view: V): string;
  /** The last card, where no other can be played. */
  forced?(view: V, legal: readonly string[]): string | null;
  /** Whether nobody can tell these words apart, such as shuffled discs: then there is nothing to decide. */
  alike?(legal: readonly string[]): boolean;
  /** Why nothing else can be done than this one thing, in words; null where nothing needs saying. */
  only?(view: V, words: W): string | null;
  /** An open view of a finished match as the table draws it from a seat, with every hand on it. */
  opened(open: View, seat: number): V;
  /** The last thing that happened in the words of a live region, or null if the scene tells nothing new. */
  tell(scene: Scene<V, M>, words: W, names: readonly string[]): string | null;
  /** What the scene sounds like, seen from a seat; null for silence. */
  sound?(scene: Scene<V, M>, me: number | null): SoundName | null;
}
