import type { Who } from './phrase.js';

/** What a button says for each thing that can be done. */
export type LabelsFor<D extends { readonly act: string }> = {
  readonly [act in D['act']]: (deed: Extract<D, { readonly act: act }>, who: Who) => string;
};

/** Labels by the word of an action; `read` is the game's own reader of its words. */
export const labelled =
  <D extends { readonly act: string }>(read: (word: string) => D | null, labels: LabelsFor<D>, seat: Who) =>
  (word: string, who: Who = seat): string => {
    const deed = read(word);
    return deed === null ? word : labels[deed.act as D['act']](deed as never, who);
  };
