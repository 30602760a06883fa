import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** How many times as broad as high the ring inside is, whatever stands beside it. */
export function useBreadth(root: RefObject<HTMLElement | null>): ReadonlySignal<number> {
  const breadth = useSignal(innerWidth / innerHeight);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      breadth.value = Math.round((100 * width) / Math.max(height, 1)) / 100;
    });
    watch.observe(root.current!.querySelector('.ring')!);
    return () => watch.disconnect();
  }, []);
  return breadth;
}
