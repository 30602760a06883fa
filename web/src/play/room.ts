import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface Room {
  readonly root: RefObject<HTMLDivElement | null>;
  /** 0 until it has been measured. */
  readonly width: number;
  readonly height: number;
}

/** How much room something has on the page, in pixels, and anew whenever that changes. */
export function useRoom(): Room {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current: one } = root;
    if (one === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = one;
      if (width !== size.peek().width || height !== size.peek().height) size.value = { width, height };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(one);
    return () => watch.disconnect();
  }, []);
  return { root, ...size.value };
}
