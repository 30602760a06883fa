/** What a word of the game does. */
export type Deed =
  | { readonly act: 'bid'; readonly bid: number }
  | { readonly act: 'load'; readonly shot: 'grapeshot' | 'cannonball' }
  | { readonly act: 'play'; readonly card: string }
  | { readonly act: 'lead'; readonly seat: number }
  | { readonly act: 'discard'; readonly card: string }
  | { readonly act: 'wager'; readonly wager: number }
  /** A bid that Harry changes, or leaves. */
  | { readonly act: 'change'; readonly by: number };

/** Reads any word of the game; a word that is none of the others is a card. */
export function readWord(word: string): Deed {
  if (word === 'grapeshot' || word === 'cannonball') return { act: 'load', shot: word };
  const [, change] = /^bid([+-]\d)$/.exec(word) ?? [];
  if (change !== undefined) return { act: 'change', by: Number(change) };
  const [, act, what] = /^(bid|lead|discard|wager):(.+)$/.exec(word) ?? [];
  switch (act) {
    case 'bid':
      return { act, bid: Number(what) };
    case 'lead':
      return { act, seat: Number(what) };
    case 'discard':
      return { act, card: what };
    case 'wager':
      return { act, wager: Number(what) };
    default:
      return { act: 'play', card: word };
  }
}
