import type { GameId } from '@crossbones/games';
import { signal } from '@preact/signals';

/** The rule somebody wants to see now, over whatever is on the page. */
export const asked = signal<{ readonly game: GameId; readonly rule: string } | null>(null);

export const askRule = (game: GameId, rule: string): void => {
  asked.value = { game, rule };
};
