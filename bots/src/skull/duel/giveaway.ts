import type { Rng } from '@crossbones/core';
import { boldShare, CLEAR, type Dilemma, type DilemmaKind, dilemmaKinds, isBold, SELDOM } from './dilemma.js';

/** What is kept of an answer: of what kind, whether it was bold, how often the solution is, and what it cost. */
export interface GivenAnswer {
  readonly kind: DilemmaKind;
  readonly bold: boolean;
  readonly share: number;
  readonly loss: number;
}

/** What somebody's answers of one kind tell about them. */
export interface Giveaway {
  readonly kind: DilemmaKind;
  readonly asked: number;
  readonly bold: number;
  /** How often the solution is bold in those very situations. */
  readonly share: number;
  /** Too few answers to tell, or bold too often, or too seldom, for chance to explain. */
  readonly is: 'few' | 'even' | 'often' | 'seldom';
}

/** So many answers are kept. */
export const KEPT = 50;
/** Fewer answers of a kind tell nothing. */
export const ENOUGH = 8;
/** How likely it is that somebody who answers by the book is accused wrongly, in all kinds together. */
export const RISK = 0.05;
/** One question in so many has a clear answer, and no more of those that are kept. */
const CLEAR_ONES = 8;

export function givenTo(dilemma: Dilemma, word: number): GivenAnswer {
  const { kind, answers } = dilemma;
  const loss = answers.find((answer) => answer.word === word)?.loss ?? 0;
  return { kind, bold: isBold(kind, word), share: boldShare(dilemma), loss };
}

const isMixed = ({ share }: GivenAnswer): boolean => share >= SELDOM && share <= 1 - SELDOM;

/** What is asked next: the kind of which least is known, and now and then something that has a clear answer. */
export function nextKind(given: readonly GivenAnswer[], rng: Rng): DilemmaKind | null {
  const mixed = given.filter(isMixed);
  const mayBeClear = (given.length - mixed.length + 1) * CLEAR_ONES <= KEPT;
  if (mayBeClear && rng.below(CLEAR_ONES) === 0) return null;
  const asked = dilemmaKinds.map((kind) => mixed.filter((one) => one.kind === kind).length);
  const fewest = dilemmaKinds.filter((_, i) => asked[i] === Math.min(...asked));
  return fewest[rng.below(fewest.length)];
}

/** Kind by kind, from the answers the solution would have mixed. */
export function giveaways(given: readonly GivenAnswer[]): Giveaway[] {
  return dilemmaKinds.map((kind) => {
    const shares: number[] = [];
    let bold = 0;
    for (const one of given) {
      if (one.kind !== kind || !isMixed(one)) continue;
      shares.push(one.share);
      if (one.bold) bold++;
    }
    const asked = shares.length;
    const share = asked === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / asked;
    return { kind, asked, bold, share, is: asked < ENOUGH ? 'few' : judged(shares, bold) };
  });
}

/** How many answers were clear mistakes. */
export const mistakes = (given: readonly GivenAnswer[]): number =>
  given.filter(({ loss }) => loss >= CLEAR).length;

/** Exactly how likely so many bold answers are, or more, or fewer, if each comes by its own share. */
function judged(shares: readonly number[], bold: number): Giveaway['is'] {
  let chances = [1];
  for (const share of shares) {
    const then = new Array<number>(chances.length + 1).fill(0);
    for (const [count, chance] of chances.entries()) {
      then[count] += chance * (1 - share);
      then[count + 1] += chance * share;
    }
    chances = then;
  }
  const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
  const tail = RISK / dilemmaKinds.length / 2;
  if (sum(chances.slice(bold)) < tail) return 'often';
  return sum(chances.slice(0, bold + 1)) < tail ? 'seldom' : 'even';
}
