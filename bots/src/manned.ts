import type { Crew } from './crew.js';
import { instantly } from './instant.js';

/** What a game must bring: a sound player, and what is played for. */
type Brought<S> = Pick<Crew<S>, 'stake' | 'bosun'> & Partial<Crew<S>>;

/** A whole crew: where a game has no better player for a level, the one below takes it. */
export function manned<S>(brought: Brought<S>): Crew<S> {
  const { bosun, captain = () => instantly(bosun()) } = brought;
  return {
    deckhand: bosun,
    captain,
    // With more time the same thought is a surer one.
    admiral: async () => captain(),
    tie: 0,
    playouts: { captain: 1, admiral: 1 },
    ...brought,
  };
}
