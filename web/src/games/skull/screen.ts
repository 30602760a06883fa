import { signal } from '@preact/signals';

/** What the bar above and the hand below take of the height, about. */
const BESIDE = 300;
const BROADEST = 1_180;

const measured = (): number => Math.min(innerWidth, BROADEST) / Math.max(innerHeight - BESIDE, 240);

/** How many times as broad as high the table is on this screen. */
export const breadth = signal(measured());
addEventListener('resize', () => {
  breadth.value = measured();
});
