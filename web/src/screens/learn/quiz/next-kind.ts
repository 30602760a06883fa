import type { Rng } from '@crossbones/core';
import type { QuizKind } from '@crossbones/texts/load';

/** What somebody has shown to know of one kind. */
export interface Skill {
  readonly asked: number;
  readonly right: number;
  /** How likely the next answer is to be right, from 0 to 1; the latest answers count most. */
  readonly grasp: number;
}
export type Skills = { readonly [kind in QuizKind]?: Skill };

/** Before anything is known. */
const FRESH: Skill = { asked: 0, right: 0, grasp: 0.5 };
/** The share of the latest answer in the estimate. */
const PULL = 0.3;
/** How many kinds that were never asked can come up at a time: simple ones come first. */
const NEW_AT_ONCE = 2;
/** The least weight of a kind: even one that somebody masters is asked now and then. */
const LEAST = 60;
const NEW = 700;
const SPAN = 1_000;

export function learned(skills: Skills, kind: QuizKind, right: boolean): Skills {
  const { asked, right: before, grasp } = skills[kind] ?? FRESH;
  const skill: Skill = {
    asked: asked + 1,
    right: before + (right ? 1 : 0),
    grasp: grasp + PULL * ((right ? 1 : 0) - grasp),
  };
  return { ...skills, [kind]: skill };
}

/** A few lucky answers in a row do not make a master: all answers together count as much as the latest. */
const sureness = ({ asked, right, grasp }: Skill): number => (grasp + (right + 1) / (asked + 2)) / 2;

/** The kind to ask next: new kinds and those that somebody knows least come most often; hardly ever the same twice. */
export function nextKind(
  skills: Skills,
  kinds: readonly QuizKind[],
  last: QuizKind | null,
  rng: Rng,
): QuizKind {
  const unseen = kinds.filter((kind) => skills[kind] === undefined).slice(0, NEW_AT_ONCE);
  const running = kinds.filter((kind) => skills[kind] !== undefined || unseen.includes(kind));
  const weights = running.map((kind) => {
    const skill = skills[kind];
    const weight = skill === undefined ? NEW : LEAST + Math.round(SPAN * (1 - sureness(skill)));
    return kind === last && running.length > 1 ? Math.ceil(weight / 4) : weight;
  });
  let at = rng.below(weights.reduce((sum, weight) => sum + weight, 0));
  for (const [i, weight] of weights.entries()) {
    if (at < weight) return running[i];
    at -= weight;
  }
  return running[0];
}
