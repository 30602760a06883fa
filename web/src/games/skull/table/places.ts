/** Where a mat lies: how far it is from the middle, from −1 to 1 across and down. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Rounder than a box and squarer than an egg: leaves the middle free on a narrow screen. */
const SQUARENESS = 2.5;
const STEPS = 720;

function at(angle: number): Place {
  const stretch = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / SQUARENESS);
  return { x: stretch(Math.cos(angle)), y: stretch(Math.sin(angle)) };
}

/**
 * As many places around a table, the same way along its rim from one to the next, clockwise from the bottom.
 * `breadth` is how many times as broad as high the table is.
 */
export function placesAround(count: number, breadth: number): Place[] {
  const rim = Array.from({ length: STEPS + 1 }, (_, i) => at(Math.PI / 2 + (2 * Math.PI * i) / STEPS));
  const way = [0];
  for (let i = 1; i <= STEPS; i++)
    way.push(way[i - 1] + Math.hypot((rim[i].x - rim[i - 1].x) * breadth, rim[i].y - rim[i - 1].y));
  return Array.from({ length: count }, (_, i) => {
    const goal = (way[STEPS] * i) / count;
    const past = way.findIndex((gone) => gone >= goal);
    return rim[past > 0 && goal - way[past - 1] < way[past] - goal ? past - 1 : past];
  });
}
