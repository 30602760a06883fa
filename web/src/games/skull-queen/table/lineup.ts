import { useSignal } from '@preact/signals';
import { type Colour, colours, type View } from './script.js';

export type Side = 'front' | 'back';

/** A placement as it is thought of: the side, and the space of each pirate from the top. */
export interface Draft {
  readonly side: Side;
  readonly at: { readonly [colour in Colour]: number };
}

const MIDDLE = 2;
/** Side and four pirates: what a whole placement is made of. */
const STEPS = 1 + colours.length;

/** Where one begins: with what is sealed already, or with everybody in the middle. */
export function begun({ planks }: View, seat: number): Draft {
  const { side, pirates } = planks[seat];
  const at = (colour: Colour): number => pirates[colour] ?? MIDDLE;
  return { side: side ?? 'front', at: { r: at('r'), y: at('y'), g: at('g'), b: at('b') } };
}

/** How many choices stand already in a placement that was left half done. */
export const fixed = ({ steps }: View, seat: number): number => (steps[seat] < STEPS ? steps[seat] : 0);

/** The turn that makes the draft come true. */
export const turn = ({ side, at }: Draft, done: number): string[] =>
  [`side:${side}`, ...colours.map((colour) => `${colour}:${at[colour]}`)].slice(done);

export const worthOf = ({ side, at }: Draft, worth: View['worth']): number =>
  colours.reduce((sum, colour) => sum + worth[side][at[colour]], 0);

const same = (a: Draft, b: Draft): boolean => turn(a, 0).join() === turn(b, 0).join();

export interface Placing {
  readonly draft: Draft;
  /** It is in, and just as it stands here. */
  readonly sealed: boolean;
  /** It is in, and something has been changed since. */
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
    put: (colour, space) =>
      colours.indexOf(colour) >= done - 1 && think({ ...draft, at: { ...draft.at, [colour]: space } }),
  };
}
