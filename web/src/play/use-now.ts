import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const TICK = 10_000;

/** The time by this device's clock, told anew now and then. */
export function useNow(tick = TICK): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
    }, tick);
    return () => clearInterval(timer);
  }, [tick]);
  return now.value;
}
