import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { place } from '../../shell/router.js';

const MARKED_MS = 4_000;

/** Goes to what the address names behind its #, whenever that changes, and marks it for a while. */
export function useMarked(ready: boolean): string {
  const marked = useSignal('');
  const here = place.value;
  useEffect(() => {
    const anchor = location.hash.slice(1);
    const found = ready && anchor !== '' ? document.getElementById(anchor) : null;
    if (found === null) return;
    found.scrollIntoView({ block: 'start' });
    found.focus({ preventScroll: true });
    marked.value = anchor;
    const end = setTimeout(() => {
      marked.value = '';
    }, MARKED_MS);
    return () => clearTimeout(end);
  }, [ready, here]);
  return marked.value;
}
