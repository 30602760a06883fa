import type { Side } from '@crossbones/games/skull-queen/score';
import type { Colour } from '@crossbones/games/skull-queen/seen/colour';
import { begun, type Draft, fixed, isOpen, turn } from '@crossbones/games/skull-queen/seen/placement';
import { useSignal } from '@preact/signals';
import type { View } from './script.js';

const same = (a: Draft, b: Draft): boolean => turn(a, 0).join() === turn(b, 0).join();

export interface Placing {
  readonly draft: Draft;
  /** Whether it is sent, just as it stands here. */
  readonly sealed: boolean;
  /** Whether it is sent, and was changed here since. */
  readonly changed: boolean;
  readonly done: number;
  turnTo(side: Side): void;
  put(colour: Colour, space: number): void;
}

/** The placement under way; it lasts as long as the round's. */
export function usePlacing(view: View, seat: number | null): Placing | null {
  const thought = useSignal<{ readonly round: number; readonly draft: Draft } | null>(null);
  if (seat === null || view.phase !== 'place') return null;
  const start = begun(view, seat);
  const draft = thought.value?.round === view.round ? thought.value.draft : start;
  const done = fixed(view, seat);
  const think = (draft: Draft): void => {
    thought.value = { round: view.round, draft };
  };
  const placed = view.placed[seat];
  return {
    draft,
    sealed: placed && same(draft, start),
    changed: placed && !same(draft, start),
    done,
    turnTo: (side) => done === 0 && think({ ...draft, side }),
    put: (colour, space) => isOpen(colour, done) && think({ ...draft, at: { ...draft.at, [colour]: space } }),
  };
}
