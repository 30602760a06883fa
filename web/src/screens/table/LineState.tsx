import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import { live, troubled } from '../../shell/server-connection.js';
import { page } from '../../shell/words.js';
import './linestate.css';

/** A connection that is down for less than this, in ms, is not mentioned. */
const NOTICED = 1_500;

/** The state of the connection to the server: a quiet dot while all is well, a word when it is not. */
export function LineState() {
  const down = troubled.value || live.value === false;
  const late = useSignal(false);
  const offline = useSignal(!navigator.onLine);
  useEffect(() => {
    if (!down) {
      late.value = false;
      return;
    }
    const timer = setTimeout(() => {
      late.value = true;
    }, NOTICED);
    return () => clearTimeout(timer);
  }, [down]);
  useEffect(() => {
    const look = (): void => {
      offline.value = !navigator.onLine;
    };
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  const words = page().line;
  const state = offline.value ? 'offline' : late.value ? 'reconnecting' : 'live';
  return (
    <span class={`line-state ${state}`} role="status" title={words[state]}>
      {state === 'live' ? <span class="unseen">{words.live}</span> : <Icon id="cloud-off" />}
      {state !== 'live' && <span>{words[state]}</span>}
    </span>
  );
}
