import { computed, effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { page } from './words.js';

const HOUSE = 'Crossbones';

/** The title of the screen that is shown. */
const heading = signal<string | null>(null);
/** The game whose turn is ours on this very screen. */
const turnIn = signal<string | null>(null);
/** In how many matches elsewhere it is our turn. */
export const turnsElsewhere = signal(0);

const title = computed(() => {
  const named = heading.value === null ? HOUSE : `${heading.value} – ${HOUSE}`;
  if (turnIn.value !== null) return `● ${page().play.yourTurn} – ${turnIn.value}`;
  return turnsElsewhere.value > 0 ? `(${turnsElsewhere.value}) ${named}` : named;
});

const turns = computed(() => Math.max(turnsElsewhere.value, turnIn.value === null ? 0 : 1));

let begun = false;

/** Shows in the tab, and on the icon of an installed page, whose turn it is. */
function begin(): void {
  if (begun) return;
  begun = true;
  effect(() => {
    document.title = title.value;
  });
  effect(() => {
    const { value: count } = turns;
    // Not every browser has a badge, and none says beforehand whether it may be shown.
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
    shown?.catch(() => {});
  });
}

/** Shows the screen's title in the tab, as long as the screen is shown. */
export function useTitle(name: string | null): void {
  useEffect(() => {
    begin();
    heading.value = name;
    return () => {
      heading.value = null;
    };
  }, [name]);
}

/** The same for a match, which also tells when it is our turn. */
export function useTurnTitle(game: string, mine: boolean): void {
  useTitle(game);
  useEffect(() => {
    turnIn.value = mine ? game : null;
    return () => {
      turnIn.value = null;
    };
  }, [game, mine]);
}
