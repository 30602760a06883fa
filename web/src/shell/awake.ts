import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/**
 * Whether the screen is kept awake: `refused` by the browser or for its battery, or impossible at an `insecure`
 * address.
 */
export type Awake = 'awake' | 'refused' | 'insecure' | 'asking';

/** Keeps the screen awake as long as the component that calls it is shown. */
export function useAwake(): ReadonlySignal<Awake> {
  const awake = useSignal<Awake>('asking');
  useEffect(() => {
    const { wakeLock } = navigator as { readonly wakeLock?: WakeLock };
    if (wakeLock === undefined) {
      awake.value = isSecureContext ? 'refused' : 'insecure';
      return;
    }
    let lock: WakeLockSentinel | null = null;
    let gone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const got = await wakeLock.request('screen');
        lock = got;
        if (gone) void got.release();
        else awake.value = 'awake';
      } catch {
        awake.value = 'refused';
      }
    };
    // The browser drops the lock when the page is hidden, and does not take it again by itself.
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return awake;
}
