/** What a word of the game does. */
export type Deed =
  | { readonly act: 'bid'; readonly bid: number }
  | { readonly act: 'roll'; readonly kind: string };

/** Every word of the game, read. */
export function readWord(word: string): Deed {
  const [act, what] = word.split(':');
  return act === 'bid' ? { act, bid: Number(what) } : { act: 'roll', kind: what };
}
