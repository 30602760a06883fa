import { useLayoutEffect, useRef } from 'preact/hooks';

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
function roam(event: KeyboardEvent): void {
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

/** Keys on the table: arrows go from button to button, digits pick cards of the hand, and the focus is never lost. */
export function useKeys(clear: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const keyed = useRef(false);
  useLayoutEffect(() => {
    // What had the focus is gone: somebody who plays by keys goes on where the next thing is to be done.
    if (keyed.current && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>('.asking button:enabled, .own-hand button:enabled')?.focus();
  });
  return {
    ref: root,
    onKeyDown(event: KeyboardEvent): void {
      keyed.current = true;
      roam(event);
      if (event.key === 'Escape') clear();
      if (/^[1-9]$/.test(event.key))
        root.current
          ?.querySelectorAll<HTMLElement>('.own-hand .purse-button:enabled')
          [Number(event.key) - 1]?.click();
    },
    onPointerDown(): void {
      keyed.current = false;
    },
  };
}
