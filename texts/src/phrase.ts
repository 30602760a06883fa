import type { Args } from '@crossbones/core';

/** Names whoever sits at a seat, in the middle of a sentence. */
export type Who = (seat: string | number) => string;
/** A sentence, or a part of one, with its places filled in. */
export type Phrase = (args: Args, who: Who) => string;
/** A text for every key; a missing one does not compile. */
export type Phrases<K extends string> = { readonly [key in K]: Phrase };
/** Something to choose: its name, and what it brings in one line. */
export interface ChoiceText {
  readonly name: string;
  readonly about: string;
}
