import { FastRng, type Game, keyFrom, Match, must } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import type { SavedMatch } from '../../play/local/saved-matches.js';

/** Few seats and few rounds, so that a match is soon over. */
const small: { readonly [id in GameId]: { readonly seats: number; readonly options: object } } = {
  'skull-king': { seats: 3, options: { schedule: [1, 2] } },
  'skull-king-dice': { seats: 3, options: {} },
  'skull-queen': { seats: 2, options: {} },
  skull: { seats: 3, options: {} },
  'queens-collection': { seats: 2, options: {} },
};

/** A match that anybody might have played, as a device keeps it, with a word that was taken back where that is allowed. */
export function randomMatch(
  game: GameId,
  letter: string,
  until: (match: Match) => boolean = () => false,
): SavedMatch {
  const { seats, options } = small[game];
  const key = keyFrom(letter);
  const match = must(Match.open(games[game] as unknown as Game, { seats, options, key }));
  const rng = new FastRng(letter);
  let regretted = false;
  while (match.outcome() === null && !until(match)) {
    const [seat] = match.actors;
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
    if (regretted || !match.undoable(seat)) continue;
    must(match.record({ table: 'undo', seat }));
    regretted = true;
  }
  const { entries, rules } = match.log();
  return {
    id: `${game}-${letter}`,
    setup: {
      game,
      seats,
      options: options as SavedMatch['setup']['options'],
      key,
      bots: Array.from({ length: seats - 1 }, (_, i) => i + 1),
    },
    rules,
    names: ['Ann', 'Bo', 'Cem'].slice(0, seats),
    entries,
    outcome: match.outcome(),
    begun: 1,
    touched: 2,
  };
}
