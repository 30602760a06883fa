import { type Fault, ok, type Reason, type Result } from '@crossbones/core';
import { codes } from './cards.js';
import { because } from './reasons.js';
import { readCards, winnerOf } from './score.js';

interface Verdict {
  readonly winner: number;
  readonly reasons: readonly Reason[];
}

/** Who wins a round; the cards lie in the order of the seats. */
export function arbitrate(given: unknown): Result<Verdict, Fault> {
  const read = readCards(given);
  if (!read.ok) return read;
  const winner = winnerOf(read.value);
  return ok({
    winner,
    reasons: [because('HC-4', 'highest', { seat: winner, card: codes[read.value[winner]] })],
  });
}
