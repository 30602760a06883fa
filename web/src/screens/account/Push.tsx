import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';
import { me } from '../../shell/server-connection.js';
import { page } from '../../shell/words.js';
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
      return <p>{text.settings.needsHttps}</p>;
    case 'missing':
      return <p>{text.notices.noticesMissing}</p>;
    case 'blocked':
      return <p>{text.notices.noticesBlocked}</p>;
    case 'on':
      return (
        <>
          <p>{text.notices.noticesOn}</p>
          <button type="button" class="button" disabled={busy.value} onClick={doing(turnOff)}>
            {text.notices.noticesStop}
          </button>
        </>
      );
    case 'off':
      return (
        <>
          <p class="quiet">{text.notices.noticesHint}</p>
          {me.value ? (
            <button type="button" class="button" disabled={busy.value} onClick={doing(turnOn)}>
              <Icon id="bell" />
              {text.notices.noticesAsk}
            </button>
          ) : (
            <p>{text.settings.nobodyYet}</p>
          )}
        </>
      );
  }
}
