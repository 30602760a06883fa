import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Loads something after the page is first shown; null until it is here. */
export function useLate<T>(load: () => Promise<T>): ReadonlySignal<T | null> {
  const late = useSignal<T | null>(null);
  useEffect(() => {
    // Two frames: the first one that shows the page, and the one after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        void load().then((here) => {
          late.value = here;
        });
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return late;
}
