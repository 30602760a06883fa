import type { GameId } from '@crossbones/games';
import { pageOf } from '../../games/manifest.js';
import { rulebook } from '../../play/local/engine.js';
import { logOf } from '../../play/local/match-log.js';
import type { SavedMatch } from '../../play/local/saved-matches.js';
import { learnGame, wordsOf } from '../../shell/words.js';
import { ownSeat } from './game-statistics.js';

/** How often somebody has bid, and how often they took exactly that many tricks. */
export interface BidsKept {
  readonly made: number;
  readonly kept: number;
}

/** Of finished matches of a game, which are played through once more; null where nothing is bid. */
export async function bidsKept(game: GameId, matches: readonly SavedMatch[]): Promise<BidsKept | null> {
  const [{ tally, curve }, book, { Match }] = await Promise.all([
    pageOf(game),
    rulebook(game),
    import('@crossbones/core'),
    learnGame(game),
  ]);
  let [made, kept] = [0, 0];
  for (const match of matches) {
    const seat = ownSeat(match);
    if (tally === undefined || seat === null) continue;
    const played = Match.replay(book, await logOf(match), { recorded: true });
    if (!played.ok) continue;
    const { view } = played.value.view(played.value.step, seat);
    for (const round of (curve(view) ?? []).keys()) {
      const { pledge } = tally(view, round + 1, wordsOf(game), match.names)[seat];
      if (pledge === null) return null;
      made++;
      if (pledge.won === pledge.bid) kept++;
    }
  }
  return made === 0 ? null : { made, kept };
}
