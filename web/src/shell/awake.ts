import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Whether the screen is kept awake: it is, this browser or its battery does not want to, or the address is not secure. */
export type Awake = 'awake' | 'refused' | 'insecure' | 'asking';

/** Keeps the screen awake as long as whoever calls it is shown, and not longer. */
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
    // The browser takes the lock away with the page, and does not give it back by itself.
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
