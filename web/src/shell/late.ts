import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** What may come after the first picture of the page: fetched once that is shown, null until it is here. */
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
