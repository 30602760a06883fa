import type { Disc, Gang, View } from './script.js';

/** A disc that lies somewhere: the same name wherever it goes, so that it flies there. */
export interface Lying {
  readonly key: string;
  readonly gang: Gang;
  /** Seen by all, or null for face down. */
  readonly face: Disc | null;
  /** What its own player knows it to be. */
  readonly known: Disc | null;
}

/** Words of a person's own gang begin with its name where everybody has two. */
export const wordOf = (view: View, gang: Gang, word: string): string =>
  view.options.gangs === 2 ? `${view.gangs[gang].name}/${word}` : word;

/** One's own discs have names of their own: flowers are numbered, and the highest is placed first. */
const ownKey = (gang: Gang, disc: Disc, number: number): string => `own/${gang}/${disc}/${number}`;

const count = (discs: readonly Disc[], disc: Disc): number => discs.filter((one) => one === disc).length;

/** A gang's pile from the bottom, turned discs and all. */
function pileOf(view: View, gang: Gang): Lying[] {
  const own = view.mine.find((one) => one.gang === gang);
  const flowers = own === undefined ? 0 : count(own.hand, 'flower') + count(own.pile, 'flower');
  return view.gangs[gang].pile.map((face, at) => {
    const known = own?.pile[at] ?? null;
    const number = known === 'flower' ? flowers - 1 - count(own!.pile.slice(0, at), 'flower') : 0;
    return { key: known === null ? `${gang}/${at}` : ownKey(gang, known, number), gang, face, known };
  });
}

/** One's own discs in hand. */
export const handOf = (gang: Gang, hand: readonly Disc[]): { readonly key: string; readonly disc: Disc }[] =>
  hand.map((disc, i) => ({ key: ownKey(gang, disc, count(hand.slice(0, i), disc)), disc }));

/** Where every disc on the table lies: the piles, those turned, and the one that is lifted. */
export interface Spread {
  readonly piles: readonly (readonly Lying[])[];
  readonly turned: readonly Lying[];
  readonly lifted: Lying | null;
}

export function spread(view: View, lifting: Gang | null): Spread {
  const attempted = view.phase === 'attempt' || view.phase === 'loss';
  const piles = view.gangs.map((_, gang) => pileOf(view, gang));
  const turned = (attempted ? view.turned : []).flatMap(({ gang, disc }) => {
    const top = piles[gang].pop();
    return top === undefined ? [] : [{ ...top, face: disc }];
  });
  const lifted = lifting === null ? null : (piles[lifting].pop() ?? null);
  return { piles, turned, lifted: lifted && { ...lifted, face: null } };
}
