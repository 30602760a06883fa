import { effect } from '@preact/signals';
import { settings } from '../../shell/settings.js';
import type { GamePage } from '../game-page.js';
import type { SoundName } from '../sound-name.js';
import type { Scene } from '../stage.js';

export type { SoundName } from '../sound-name.js';

type Orchestra = import('./orchestra.js').Orchestra;

/** Fetched and woken only when sound is wanted. */
let orchestra: Orchestra | null = null;

const gestures = ['pointerdown', 'keydown'] as const;

async function wake(): Promise<void> {
  try {
    const { Orchestra } = await import('./orchestra.js');
    orchestra ??= new Orchestra();
    await orchestra.wake();
    for (const gesture of gestures) removeEventListener(gesture, wake, true);
  } catch {
    // Without sound the page works all the same.
  }
}

// A browser plays nothing before the page was touched: what is needed is fetched by then.
effect(() => {
  if (!settings.value.sound) {
    orchestra?.rest();
    return;
  }
  if (navigator.userActivation?.hasBeenActive) void wake();
  else void import('./orchestra.js').catch(() => {});
  for (const gesture of gestures) addEventListener(gesture, wake, { capture: true, passive: true });
});

/** Sounds, where sound is wanted; never in anybody's way. */
export function play(name: SoundName): void {
  if (!settings.value.sound || (document.visibilityState === 'hidden' && name !== 'turn')) return;
  try {
    orchestra?.play(name);
  } catch {
    // Without sound the page works all the same.
  }
}

/** Sounds like the scene that is shown. */
export function soundOf(game: Pick<GamePage, 'sound'>, scene: Scene, me: number | null): void {
  const name = game.sound?.(scene, me) ?? null;
  if (name !== null) play(name);
}
