import type { GameId } from '@crossbones/games/catalogue';
import { type Level, levels } from '@crossbones/games/crew';
import type { SavedMatch } from '../../play/local/saved-matches.js';

interface Tally {
  readonly played: number;
  readonly won: number;
}

/** How somebody has fared against bots in one game, on this device. */
export interface GameStatistics extends Tally {
  readonly game: GameId;
  /** Only levels that were played against, the weakest first. */
  readonly levels: readonly (Tally & { readonly level: Level })[];
  /** Wins in a row up to now, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
}

/**
 * The one seat that is no bot's; null where several shared the device, where somebody else played, and in a branch,
 * whose cards were known.
 */
export function ownSeat({ setup, origin, foreign }: SavedMatch): number | null {
  if (origin !== undefined || foreign === true) return null;
  const people = Array.from({ length: setup.seats }, (_, seat) => seat).filter(
    (seat) => !setup.bots.includes(seat),
  );
  return people.length === 1 ? people[0] : null;
}

const tally = (wins: readonly boolean[]): Tally => ({
  played: wins.length,
  won: wins.filter((won) => won).length,
});

function longestRun(wins: readonly boolean[]): number {
  let [longest, run] = [0, 0];
  for (const won of wins) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Whether a match counts: one person has played it to its end against bots. */
export const isCounted = (match: SavedMatch): boolean =>
  // Where one plays alone, or all play against the box, nobody can be beaten.
  ownSeat(match) !== null && match.outcome !== null && match.outcome.grade === null;

/** From the finished matches of one person with bots; the game played most comes first. */
export function statisticsOf(matches: readonly SavedMatch[]): readonly GameStatistics[] {
  const played = matches
    .filter(isCounted)
    .map((match) => {
      const { game, level = 'bosun' } = match.setup;
      return { game, level, won: match.outcome!.places[ownSeat(match)!] === 1, at: match.touched };
    })
    .sort((one, other) => one.at - other.at);
  return [...new Set(played.map(({ game }) => game))]
    .map((game) => {
      const own = played.filter((one) => one.game === game);
      const wins = own.map(({ won }) => won);
      const lost = wins.lastIndexOf(false);
      return {
        game,
        ...tally(wins),
        levels: levels.flatMap((level) => {
          const these = own.filter((one) => one.level === level).map(({ won }) => won);
          return these.length === 0 ? [] : [{ level, ...tally(these) }];
        }),
        streak: wins.length - 1 - lost,
        longest: longestRun(wins),
      };
    })
    .sort((one, other) => other.played - one.played);
}
