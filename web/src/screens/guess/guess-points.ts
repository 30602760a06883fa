import type { Advice } from '@crossbones/bots/pool';

/** The most that one guess can bring. */
export const MOST = 10;
/** A guess that costs so many times what counts as about as good brings nothing. */
const WORTHLESS = 10;

/** How a guess compares with what was played. */
export interface Judgement {
  readonly points: number;
  readonly is: 'exact' | 'asGood' | 'less' | 'other';
}

/**
 * Ten points for what was played, or for something about as good by the captain's reckoning of it, who knows what the
 * seat knew; fewer the more it is worth less than that. Where nothing was weighed, as many parts as agree count.
 */
export function judge(
  guess: readonly string[],
  played: readonly string[],
  advice: Advice | null,
  /** What differs by no more is about as good. */
  tie: number,
): Judgement {
  if (guess.length === played.length && guess.every((word, i) => word === played[i]))
    return { points: MOST, is: 'exact' };
  const lost = guess.length === 1 && played.length === 1 ? loss(guess[0], played[0], advice) : null;
  if (lost === null) {
    const points = Math.floor((MOST * agreeing(guess, played)) / Math.max(guess.length, played.length));
    return { points, is: 'other' };
  }
  if (lost <= tie) return { points: MOST, is: 'asGood' };
  return { points: Math.max(0, Math.round(MOST * (1 - lost / (WORTHLESS * tie)))), is: 'less' };
}

/** What the guess is worth less than what was played; null where it was not weighed. */
function loss(guess: string, played: string, advice: Advice | null): number | null {
  const worthOf = (word: string) => advice?.candidates.find((one) => one.word === word)?.worth;
  const [mine, theirs] = [worthOf(guess), worthOf(played)];
  return mine === undefined || theirs === undefined ? null : theirs - mine;
}

/** How many words both have. */
function agreeing(guess: readonly string[], played: readonly string[]): number {
  const rest = [...played];
  return guess.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
}
