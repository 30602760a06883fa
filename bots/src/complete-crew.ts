import type { Crew } from './crew.js';
import { instantly } from './instant.js';

/** What a game must bring: a sound player, and what a playout is worth. */
type Brought<S> = Pick<Crew<S>, 'stake' | 'bosun'> & Partial<Crew<S>>;

/** A whole crew: for a level that a game does not bring, the bosun plays; for the admiral the captain, if there is one. */
export function completeCrew<S>(brought: Brought<S>): Crew<S> {
  const { bosun, captain = async () => instantly(bosun()) } = brought;
  return {
    deckhand: bosun,
    captain,
    // The same thinker: more time makes it stronger.
    admiral: async () => captain(),
    tie: 0,
    playouts: { captain: 1, admiral: 1 },
    ...brought,
  };
}
