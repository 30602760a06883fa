import type { Sight } from '@crossbones/core';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Flights } from './flight.js';
import type { GamePage } from './game-page.js';
import type { PlayedMatch } from './match.js';
import { Stage } from './stage.js';

/** A match on its stage: what is to be seen now, and the element in which pieces fly. */
export function useStage(
  match: PlayedMatch,
  game: GamePage,
  { patience = 0, hear }: { readonly patience?: number; readonly hear?: (sight: Sight) => void } = {},
): { readonly stage: Stage; readonly root: RefObject<HTMLDivElement | null> } {
  const stage = useMemo(() => new Stage(game.script), [match, game]);
  const flights = useMemo(() => new Flights(), [match]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    stage.before = flights.note;
    flights.root = root.current;
    const stop = match.watch((sight) => {
      hear?.(sight);
      stage.show(sight);
    });
    return () => {
      stop();
      stage.close();
    };
  }, [stage, match]);
  stage.patience = patience;
  // Where everything lies is measured in the frame that shows it, apart from the work of making it: a slow device would
  // answer no tap in the meantime.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => flights.fly());
    return () => cancelAnimationFrame(frame);
  }, [stage.shown.value?.number]);
  return { stage, root };
}
