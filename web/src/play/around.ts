import { signal } from '@preact/signals';

/** Where something lies at a round table, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How seats and pieces are spread: on a phone held upright the others sit in an arc at the top. */
interface Shape {
  readonly first: number;
  readonly last: number;
  /** The middle of the seats' ellipse and of the pieces' one, and how far each reaches. */
  readonly seats: { readonly y: number; readonly reach: Spot };
  readonly pieces: { readonly y: number; readonly reach: Spot };
}

const upright: Shape = {
  first: 190,
  last: 350,
  seats: { y: 41, reach: { x: 39, y: 33 } },
  pieces: { y: 58, reach: { x: 26, y: 22 } },
};
const wide: Shape = {
  first: 172,
  last: 368,
  seats: { y: 50, reach: { x: 41, y: 39 } },
  pieces: { y: 56, reach: { x: 19, y: 21 } },
};

const narrow = matchMedia('(max-width: 599px)');
const shape = signal(narrow.matches ? upright : wide);
narrow.addEventListener('change', () => {
  shape.value = narrow.matches ? upright : wide;
});

/** The seats in the order they sit, from the one at the bottom, as its player sees the table. */
export const orderFrom = (bottom: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, i) => (bottom + i) % seats);

/** The angle of the seat that sits `place` places to the left of the bottom; 90° is the bottom itself. */
function angleOf({ first, last }: Shape, place: number, seats: number): number {
  if (place === 0) return 90;
  if (seats === 2) return 270;
  const [from, to] = seats === 3 ? [first + 25, last - 25] : [first, last];
  return from + ((to - from) * (place - 1)) / (seats - 2);
}

/** Where a seat sits, and where its pieces lie, `place` places to the left of the bottom. */
export function spotAt(what: 'seats' | 'pieces', place: number, seats: number): Spot {
  const { y, reach } = shape.value[what];
  // Many pieces need a wider ring.
  const wider = what === 'pieces' && seats > 6 ? 1.25 : 1;
  const angle = (angleOf(shape.value, place, seats) * Math.PI) / 180;
  return { x: 50 + wider * reach.x * Math.cos(angle), y: y + reach.y * Math.sin(angle) };
}

/** The middle of what lies on the table. */
export const middle = (): Spot => ({ x: 50, y: shape.value.pieces.y });
