import { sentence } from '@crossbones/texts/load';
import { useRef } from 'preact/hooks';
import { Icon } from '../parts/Icon.js';
import { toast } from '../parts/Toast.js';
import { page, words } from '../words.js';
import { adopt } from './file.js';
import type { Kept } from './shelf.js';

/** Longer files are no logs of ours. */
const LONGEST = 5_000_000;

/** Takes a match from a file onto this device. */
export function Adopt({ done }: { done: (kept: Kept) => void }) {
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
      toast(text.imported);
      done(kept);
    } catch {
      toast(text.notOffline, { grave: true });
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
        {text.importGame}
      </button>
    </>
  );
}
