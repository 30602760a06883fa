import type { Fault, Reason } from '@crossbones/core';
import type { CommonWords, GameWords } from './language.js';
import type { Phrase, Who } from './phrase.js';

/** The phrase under a key that came from elsewhere. */
export const phraseOf = (phrases: { readonly [key: string]: Phrase }, key: string): Phrase | undefined =>
  Object.hasOwn(phrases, key) ? phrases[key] : undefined;

/** Turns a reason or a fault into a sentence: in the words of its game, or in those all games share. */
export function sentence(
  common: CommonWords,
  game: GameWords | null,
  why: Fault | Reason,
  who: Who = common.seat,
): string {
  const own = game === null ? undefined : phraseOf(game.reasons, why.key);
  return (own ?? phraseOf(common.faults, why.key) ?? common.faults.unexplained)(why.args, who);
}
