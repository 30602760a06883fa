import type { Args } from '@crossbones/core';

/** A sentence, or a part of one, with its places filled in. */
export type Phrase = (args: Args) => string;
/** A text for every key; a missing one does not compile. */
export type Phrases<K extends string> = { readonly [key in K]: Phrase };
