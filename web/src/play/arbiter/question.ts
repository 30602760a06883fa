import type { Args, Reason } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import type { Volumes } from '@crossbones/texts/load';

/** Pieces laid out, row by row. */
type Laid = { readonly [row: string]: readonly string[] };

/** What somebody asks about a trick, just as the address carries it. */
export interface ArbiterQuestion {
  readonly ask: string;
  readonly players: number;
  /** Who begins, in a word of the game's. */
  readonly lead: string;
  readonly laid: Laid;
  /** The options that are on. */
  readonly on: readonly string[];
  readonly counts: { readonly [name: string]: number };
  /** What the players are called, seat by seat; those without a name are numbered. */
  readonly names?: readonly string[];
}

/** Something that is counted and not laid out. */
interface Count {
  readonly id: string;
  readonly max: number;
}

/** A row of pieces in a question. */
export interface Row {
  readonly most: number;
  /** Whether such a piece can lie here at all. */
  takes(code: string): boolean;
  /** Its pieces come from the box, which holds only so many of each. */
  readonly boxed: boolean;
  /** Who lays the piece at each place, where the place belongs to a player. */
  readonly players?: readonly TrickPlayer[];
}

/** A seat from 0, or the ghost of a game for two. */
export type TrickPlayer = number | 'greybeard' | 'ghost';

/** Pieces that are offered together. */
interface Group {
  readonly id: string;
  readonly codes: readonly string[];
}

/** What became of a piece that was laid: it takes the trick, moves a pirate, may be played or may not. */
export type Mark = 'takes' | 'leads' | 'up' | 'down' | 'may' | 'may-not' | 'lost';

/** A line of the answer, as data. */
export interface Say {
  readonly key: keyof Volumes['arbiter']['says'];
  readonly args: Args;
}

export const say = (key: Say['key'], args: Args = {}): Say => ({ key, args });

export interface Answer {
  /** The answer in a line, and what follows from it. */
  readonly headline: Say;
  readonly facts: readonly Say[];
  /** Why, step by step. */
  readonly steps: readonly Reason[];
  /** By row and place. */
  readonly marks: { readonly [row: string]: readonly (Mark | undefined)[] };
  /** Whether nothing more can come that would change the answer. */
  readonly whole: boolean;
}

/** How one game's questions are put and answered. Knows nothing of how they look. */
export interface Desk {
  readonly game: GameId;
  readonly asks: readonly string[];
  /** How many may play; null where that makes no difference. */
  readonly crowd: readonly [min: number, max: number] | null;
  /** Options that can be on or off. */
  readonly switches: readonly string[];
  /** Whether a switch makes no difference to this question. */
  idle?(question: ArbiterQuestion, name: string): boolean;
  readonly usual: ArbiterQuestion;
  /** Who can begin. */
  leads(players: number): readonly string[];
  /** The rows in the order they are read; those after may depend on those before. */
  readonly rows: readonly string[];
  /** Rows that are filled by tapping pieces, of those this question has. */
  filled(question: ArbiterQuestion): readonly string[];
  /** Null where the question has no such row. */
  row(question: ArbiterQuestion, id: string): Row | null;
  /** What is offered for a row. */
  groups(question: ArbiterQuestion, row: string): readonly Group[];
  /** What is counted in this question. */
  counts?(question: ArbiterQuestion): readonly Count[];
  /** What counts as the same piece of the box, and how many of it there are. */
  kind(code: string): string;
  copies(question: ArbiterQuestion, kind: string): number;
  answer(question: ArbiterQuestion): Answer;
}
