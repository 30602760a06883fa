import type { GameId } from '@crossbones/games';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { GamePage } from '../play/game-page.js';
import { learnGame } from '../shell/words.js';
import { pageOf } from './manifest.js';

/** How a game looks and what it says; null until it is known which game it is and both are fetched. */
export function useLook(game: GameId | undefined): GamePage | null {
  const look = useSignal<GamePage | null>(null);
  useEffect(() => {
    if (game === undefined) return;
    void Promise.all([pageOf(game), learnGame(game)]).then(([fetched]) => {
      look.value = fetched;
    });
  }, [game]);
  return look.value;
}
