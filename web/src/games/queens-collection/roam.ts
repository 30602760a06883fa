const ways: { readonly [key: string]: readonly [x: number, y: number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = (one: Element): readonly [number, number] => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Arrow keys lead from one button of the table to the nearest in that direction. */
export function roam(event: KeyboardEvent): void {
  const way = ways[event.key];
  const from = event.target as Element;
  if (way === undefined || !from.matches('button') || event.altKey || event.ctrlKey || event.metaKey) return;
  const [x, y] = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of (event.currentTarget as Element).querySelectorAll<HTMLElement>('button:enabled')) {
    const [toX, toY] = middle(one);
    const along = (toX - x) * way[0] + (toY - y) * way[1];
    if (one === from || along < 4) continue;
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    const far = along + 2.5 * aside;
    if (far < least) {
      least = far;
      best = one;
    }
  }
  if (best === null) return;
  event.preventDefault();
  best.focus();
}
