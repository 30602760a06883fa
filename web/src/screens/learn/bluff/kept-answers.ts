import { dilemmaKinds } from '@crossbones/bots/skull/duel/dilemma';
import { type GivenAnswer, KEPT } from '@crossbones/bots/skull/duel/giveaway';
import { signal } from '@preact/signals';

const KEY = 'bluff';

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

function answerFrom(read: unknown): GivenAnswer | null {
  const { kind, bold, share, loss } = (read ?? {}) as { readonly [name: string]: unknown };
  const known = dilemmaKinds.find((one) => one === kind);
  if (known === undefined || typeof bold !== 'boolean' || !isShare(share) || !isShare(loss)) return null;
  return { kind: known, bold, share, loss };
}

/** The last answers that were kept, as far as they can be read. */
export function answersFrom(text: string | null): readonly GivenAnswer[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(read) ? read.flatMap((one) => answerFrom(one) ?? []).slice(-KEPT) : [];
  } catch {
    return [];
  }
}

/** A browser may refuse to keep anything; then the answers last as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const given = signal(answersFrom(kept()));

export function keep(answers: readonly GivenAnswer[]): void {
  given.value = answers.slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(given.value));
  } catch {}
}
