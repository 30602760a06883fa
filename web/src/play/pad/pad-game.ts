import type { Fault, Json, OptionList, Options } from '@crossbones/core';
import type { Head, Ledger } from '@crossbones/games/ledger';
import type { PadWords } from '@crossbones/texts/load';
import type { ComponentType } from 'preact';

/** What the form of one round is given. */
export interface RoundProps<R extends Json = Json> {
  readonly head: Head;
  /** Counted from 0. */
  readonly index: number;
  /** All rounds before this one, as they are written. */
  readonly before: readonly R[];
  readonly written: R;
  readonly words: PadWords;
  /** Writes the whole round anew; one stroke, so one tap should be one call. */
  readonly write: (next: R) => void;
}

/** What statistics count, player by player; a game gives those it has. */
export type FactKey =
  /** Rounds in which something was said beforehand, and those in which it came true. */
  | 'bids'
  | 'made'
  /** Of these, zeros said and zeros kept. */
  | 'zeros'
  | 'zerosMade'
  | 'tricks'
  /** Points captured beside tricks. */
  | 'bonus'
  /** Skull: challenges taken up and brought off, discs lost. */
  | 'challenges'
  | 'challengesMade'
  | 'discsLost';

/** A number that adds up over rounds and sheets. */
export interface Fact {
  readonly key: FactKey;
  readonly value: number;
}

/** Everything the pad needs of one game: each game's folder exports one as `padGame`. */
export interface PadGame<R extends Json = Json> {
  readonly ledger: Ledger<R>;
  /** The rulebook's own options (narrowly imported), and those of them that matter when points are written down. */
  readonly options: OptionList<Options>;
  readonly asked: readonly string[];
  /** Writes one round. The screen around it has undo, the next round and what is still missing. */
  readonly Round: ComponentType<RoundProps<R>>;
  /** What stands in the sheet beside a player's points, in a few characters: "3/2", "2 discs"; null for nothing. */
  cell(head: Head, written: R, player: number, words: PadWords): string | null;
  /** What is missing or wrong, in one sentence. */
  says(fault: Fault, head: Head): string;
  /** What a whole round adds to each player's statistics. */
  facts(head: Head, round: number, written: R): readonly (readonly Fact[])[];
}
