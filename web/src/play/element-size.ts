import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Size } from './table-layout.js';

/** The room that there is inside something, in pixels; null until it has been measured. */
export function useElementSize(inside: RefObject<HTMLElement | null>): Size | null {
  const room = useSignal<Size | null>(null);
  useLayoutEffect(() => {
    const { current: floor } = inside;
    if (floor === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = floor;
      const { value: known } = room;
      if (width > 0 && (width !== known?.width || height !== known.height)) room.value = { width, height };
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(floor);
    return () => watch.disconnect();
  }, []);
  return room.value;
}
