import type { QuizKind } from '@crossbones/texts/load';
import { signal } from '@preact/signals';
import type { Skill, Skills } from './next-kind.js';
import { type Box, kinds } from './question-kind.js';

/** How somebody stands with the quiz, on this device. */
export interface QuizStanding {
  readonly skills: Skills;
  /** Right answers in a row, now and at best. */
  readonly streak: number;
  readonly best: number;
  readonly box: Box;
}

const KEY = 'quiz';
const beginning: QuizStanding = {
  skills: {},
  streak: 0,
  best: 0,
  box: { kraken: true, whale: true, loot: false },
};

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;

function skillFrom(given: unknown): Skill | null {
  const { asked, right, grasp } = (given ?? {}) as { readonly [name: string]: unknown };
  if (count(asked) === 0 || typeof grasp !== 'number' || !(grasp >= 0 && grasp <= 1)) return null;
  return { asked: count(asked), right: Math.min(count(right), count(asked)), grasp };
}

/** What was kept, as far as it can be read. */
export function standingFrom(text: string | null): QuizStanding {
  try {
    const read = (JSON.parse(text ?? '{}') ?? {}) as { readonly [name: string]: unknown };
    const given = (read.skills ?? {}) as { readonly [kind: string]: unknown };
    const skills: { [kind in QuizKind]?: Skill } = {};
    for (const kind of kinds) {
      const skill = skillFrom(given[kind]);
      if (skill !== null) skills[kind] = skill;
    }
    const box = { ...beginning.box, ...(read.box as Partial<Box>) };
    return {
      skills,
      streak: count(read.streak),
      best: count(read.best),
      box: { kraken: box.kraken === true, whale: box.whale === true, loot: box.loot === true },
    };
  } catch {
    return beginning;
  }
}

/** A browser may refuse to keep anything; then the standing lasts as long as the page. */
function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const standing = signal<QuizStanding>(standingFrom(kept()));

export function keep(some: Partial<QuizStanding>): void {
  standing.value = { ...standing.value, ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(standing.value));
  } catch {}
}

/** Forgets everything: all kinds are asked anew. */
export const forget = (): void => keep({ skills: {}, streak: 0, best: 0 });
