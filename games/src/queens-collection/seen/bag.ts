/** Cards or pawns by their codes, sorted; several of a kind are alike. */
export type Bag = readonly string[];

/** What is left once these are gone. */
export function less(bag: Bag, gone: Bag): string[] {
  const left = [...bag];
  for (const one of gone) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export const more = (bag: Bag, come: Bag): string[] => [...bag, ...come].sort();

export const holds = (bag: Bag, wanted: Bag): boolean =>
  less(bag, wanted).length === bag.length - wanted.length;

export const count = (bag: Bag, code: string): number => bag.filter((one) => one === code).length;

/** Each kind once, with its number. */
export function grouped(bag: Bag): (readonly [code: string, copies: number])[] {
  return [...new Set(bag)].map((code) => [code, count(bag, code)] as const);
}
