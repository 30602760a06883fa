import { speed } from '../../../shell/settings.js';

const HOP = 320;
const FALL = 1_500;
const FADE = 220;

/** Where pirates swim who fell, in spaces from the top. */
export const WATER = 5;

/** Lets a pirate go from one space to where it is now, a hop for each; spaces are counted from the top. */
export function hop(pirate: Element, from: number, to: number, row: number): void {
  const pace = speed();
  if (pace === 0) {
    fade(pirate);
    return;
  }
  const count = Math.abs(to - from);
  const way = Math.sign(to - from);
  const frames = Array.from({ length: 2 * count + 1 }, (_, i) => {
    const lift = i % 2 === 1 ? row * 0.4 : 0;
    return { transform: `translateY(${(from + (way * i) / 2 - to) * row - lift}px)`, easing: 'ease-in-out' };
  });
  pirate.animate(frames, { duration: HOP * count * pace });
}

/** Over the end: it hops to the edge, tips, falls, and comes up again in the water. */
export function fall(pirate: Element, splash: Element, from: number, row: number): void {
  const pace = speed();
  if (pace === 0) {
    fade(pirate);
    return;
  }
  const up = from < WATER / 2;
  const y = (space: number): string => `translateY(${(space - WATER) * row}px)`;
  const [edge, beyond, side] = up ? [-0.15, -1, -70] : [4.1, 4.9, 70];
  pirate.animate(
    [
      { transform: y(from), easing: 'ease-in-out' },
      { transform: y((from + edge) / 2 - 0.4), offset: 0.12 },
      { transform: y(edge), offset: 0.24 },
      // A held breath on the edge.
      { transform: `${y(edge)} rotate(${side * 0.12}deg)`, offset: 0.34 },
      {
        transform: `${y(edge)} rotate(${side * -0.1}deg)`,
        offset: 0.42,
        easing: 'cubic-bezier(.5, 0, .9, .5)',
      },
      { transform: `${y(beyond)} rotate(${side}deg)`, opacity: 1, offset: 0.56 },
      { transform: `${y(beyond + 0.3)} rotate(${side * 1.4}deg) scale(.5)`, opacity: 0, offset: 0.62 },
      { transform: 'translateY(40%)', opacity: 0, offset: 0.74, easing: 'ease-out' },
      { transform: 'none', opacity: 1 },
    ],
    { duration: FALL * pace },
  );
  const at = (space: number, size: number): string => `translateY(${(space - WATER) * row}px) scale(${size})`;
  const spot = up ? beyond + 0.2 : WATER;
  splash.animate(
    [
      { transform: at(spot, 0.2), opacity: 0, offset: 0 },
      { transform: at(spot, 0.4), opacity: 0, offset: 0.54, easing: 'cubic-bezier(.1, .8, .3, 1)' },
      { transform: at(spot, 2.4), opacity: 1, offset: 0.68, easing: 'ease-in' },
      { transform: at(spot + 0.2, 2), opacity: 0, offset: 0.92 },
      { transform: at(spot, 2), opacity: 0, offset: 1 },
    ],
    { duration: FALL * pace },
  );
  // It bobs for a while, and then the sea is calm again.
  pirate.animate(
    [
      { translate: '0 0', rotate: '0deg' },
      { translate: '0 -12%', rotate: '9deg' },
      { translate: '0 0', rotate: '0deg' },
    ],
    { duration: 1_700, iterations: 4, delay: FALL * pace, easing: 'ease-in-out' },
  );
}

const fade = (pirate: Element): void => {
  pirate.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
};
