import type { Volumes } from '@crossbones/texts/load';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../shell/Icon.js';

/** Lets the table fill the screen, where the browser can. */
export function FullScreen({ text }: { text: Volumes['middle'] }) {
  const full = useSignal(document.fullscreenElement !== null);
  useEffect(() => {
    const look = (): void => {
      full.value = document.fullscreenElement !== null;
    };
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const label = full.value ? text.leaveFullScreen : text.fullScreen;
  const turn = (): void => {
    const done = full.value ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Where the browser refuses, the screen stays as it is.
    done.catch(() => {});
  };
  return (
    <button type="button" class="button bare middle-full" aria-pressed={full.value} onClick={turn}>
      <Icon id={full.value ? 'close' : 'expand'} />
      {label}
    </button>
  );
}
