import type { Side } from '../score.js';
import type { GameView } from '../view.js';
import { type Colour, colours } from './colour.js';

/** A placement that is being composed: the side, and the space of each pirate from the top. */
export interface Draft {
  readonly side: Side;
  readonly at: { readonly [colour in Colour]: number };
}

const MIDDLE = 2;

/** How a draft begins: with what is sealed already, or with all pirates in the middle. */
export function begun({ planks }: GameView, seat: number): Draft {
  const { side, pirates } = planks[seat];
  const at = (colour: Colour): number => pirates[colour] ?? MIDDLE;
  return { side: side ?? 'front', at: { r: at('r'), y: at('y'), g: at('g'), b: at('b') } };
}

/** How many choices are fixed in a placement that was left half done; a complete one can be made again. */
export const fixed = ({ steps, placed }: GameView, seat: number): number => (placed[seat] ? 0 : steps[seat]);

/** Whether a pirate can still be moved when so many choices are fixed: first comes the side, then colour by colour. */
export const isOpen = (colour: Colour, done: number): boolean => colours.indexOf(colour) >= done - 1;

/** The words that carry out the draft, after so many choices that are fixed already. */
export const turn = ({ side, at }: Draft, done: number): string[] =>
  [`side:${side}`, ...colours.map((colour) => `${colour}:${at[colour]}`)].slice(done);

export const worthOf = ({ side, at }: Draft, worth: GameView['worth']): number =>
  colours.reduce((sum, colour) => sum + worth[side][at[colour]], 0);
