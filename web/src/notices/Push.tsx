import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../parts/Icon.js';
import { me } from '../service.js';
import { page } from '../words.js';
import { look, standing, turnOff, turnOn } from './subscription.js';

/** Being called when it is one's turn: asked for here, and never by itself. */
export function Push() {
  const text = page();
  const busy = useSignal(false);
  useEffect(() => void look(), []);
  const doing = (job: () => Promise<void>) => async (): Promise<void> => {
    busy.value = true;
    await job().finally(() => {
      busy.value = false;
    });
  };
  switch (standing.value) {
    case null:
      return (
        <p class="quiet" role="status">
          {text.loading}
        </p>
      );
    case 'https':
      return <p>{text.needsHttps}</p>;
    case 'missing':
      return <p>{text.noticesMissing}</p>;
    case 'blocked':
      return <p>{text.noticesBlocked}</p>;
    case 'on':
      return (
        <>
          <p>{text.noticesOn}</p>
          <button type="button" class="button" disabled={busy.value} onClick={doing(turnOff)}>
            {text.noticesStop}
          </button>
        </>
      );
    case 'off':
      return (
        <>
          <p class="quiet">{text.noticesHint}</p>
          {me.value ? (
            <button type="button" class="button" disabled={busy.value} onClick={doing(turnOn)}>
              <Icon id="bell" />
              {text.noticesAsk}
            </button>
          ) : (
            <p>{text.nobodyYet}</p>
          )}
        </>
      );
  }
}
