import { sentence } from '@crossbones/texts/load';
import { useRef } from 'preact/hooks';
import { adopt } from '../../play/local/match-file.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { Icon } from '../../shell/Icon.js';
import { toast } from '../../shell/Toast.js';
import { page, words } from '../../shell/words.js';

/** Longer files are no logs of ours. */
const LONGEST = 5_000_000;

/** Takes a match from a file onto this device. */
export function ImportMatch({ done }: { done: (kept: SavedMatch) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const text = page();
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const kept = await adopt(file.size > LONGEST ? '' : await file.text());
      if ('key' in kept) {
        toast(sentence(words(), null, kept), { grave: true });
        return;
      }
      toast(text.device.imported);
      done(kept);
    } catch {
      toast(text.trouble.notOffline, { grave: true });
    }
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <button type="button" class="button" onClick={() => input.current?.click()}>
        <Icon id="download" />
        {text.device.importGame}
      </button>
    </>
  );
}
