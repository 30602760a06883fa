import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../shell/Icon.js';
import { page } from '../shell/words.js';
import { asText, type Shared, type ShareOutcome, share } from './sharing.js';
import './share.css';

const SAID_MS = 2_500;

interface Props {
  readonly label: string;
  /** Only the picture is shown; the label is read aloud. */
  readonly bare?: boolean;
  readonly what: () => Shared | Promise<Shared>;
}

/** Passes something on, and says beside the button what became of it. */
export function Share({ label, bare = false, what }: Props) {
  const done = useSignal<ShareOutcome | null>(null);
  const passed = useSignal('');
  const words = page();
  useEffect(() => {
    if (done.value !== 'copied') return;
    const timer = setTimeout(() => {
      done.value = null;
    }, SAID_MS);
    return () => clearTimeout(timer);
  }, [done.value]);
  const copied = done.value === 'copied';
  return (
    <span class="share">
      <button
        type="button"
        class={`button ${bare ? 'bare round' : ''}`}
        aria-label={bare ? label : undefined}
        title={bare ? label : undefined}
        onClick={async () => {
          const shared = await what();
          passed.value = asText(shared);
          done.value = await share(shared);
        }}
      >
        <Icon id={copied ? 'check' : 'share'} />
        {!bare && <span class="brief">{label}</span>}
      </button>
      <span class="share-said" role="status">
        {copied && <span>{words.setup.copied}</span>}
      </span>
      {done.value === 'by-hand' && (
        <label class="share-by-hand">
          <span>{words.after.copyTextByHand}</span>
          <textarea
            class="input"
            readOnly
            rows={3}
            value={passed.value}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button type="button" class="button" onClick={() => (done.value = null)}>
            {words.close}
          </button>
        </label>
      )}
    </span>
  );
}
