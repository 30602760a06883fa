type Disc = 'flower' | 'skull';

/** A mat by its owner, and which of two gangs it is; null where everybody has one. */
export interface Mat {
  readonly seat: number;
  readonly gang: number | null;
}

/** What a word of the game does. `gang`: which of the player's two does it; null where there is but one. */
export type Deed =
  | { readonly act: 'place'; readonly disc: Disc; readonly gang: number | null }
  | { readonly act: 'gloat'; readonly gang: number | null }
  | { readonly act: 'challenge'; readonly discs: number }
  | { readonly act: 'raise'; readonly discs: number }
  | { readonly act: 'pass' }
  | { readonly act: 'turn'; readonly mat: string }
  | { readonly act: 'pick'; readonly at: number }
  | { readonly act: 'lose'; readonly disc: Disc }
  | { readonly act: 'first'; readonly mat: string };

/** A mat's name: `2`, or `2.1` where everybody has two. */
export function readMat(name: string): Mat {
  const [seat, gang] = name.split('.');
  return { seat: Number(seat), gang: gang === undefined ? null : Number(gang) };
}

/** Every word of the game, read; null for any other. */
export function readWord(word: string): Deed | null {
  const [own, mat = null] = word.split('/').reverse();
  const gang = mat === null ? null : readMat(mat).gang;
  const [act, what] = own.split(':');
  switch (act) {
    case 'flower':
    case 'skull':
      return { act: 'place', disc: act, gang };
    case 'gloat':
      return { act, gang };
    case 'challenge':
    case 'raise':
      return { act, discs: Number(what) };
    case 'turn':
    case 'first':
      return { act, mat: what };
    case 'pick':
      return { act, at: Number(what) };
    case 'lose':
      return { act, disc: what as Disc };
    case 'pass':
      return { act };
    default:
      return null;
  }
}
