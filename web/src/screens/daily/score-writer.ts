import { catalogue, type GameId } from '@crossbones/games/catalogue';
import { plain } from '../../parts/number.js';

export const countsPoints = (game: GameId): boolean => catalogue[game].placesOnly !== true;

/** How scores of a game are written: points, or the place that stands, with a minus, where a game has none. */
export const scoreWriter =
  (game: GameId, place: (place: number) => string) =>
  (score: number): string =>
    countsPoints(game) ? plain(score) : place(-score);
