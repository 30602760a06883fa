import type { Reply } from '@crossbones/api';
import { recollect } from '@crossbones/bots/review';
import { type Game, Match, must } from '@crossbones/core';
import { games } from '@crossbones/games';
import { type FinishedMatch, showOutcome } from './show.js';

/** What one seat saw and did in a match that is over at its table: nothing in it that it did not know then. */
export function showRecollection({ game, log, outcome }: FinishedMatch, seat: number): Reply<'recollection'> {
  const { game: rulebook, options } = must(Match.replay(games[game] as Game, { ...log, entries: [] }));
  const { decisions, seen, sides } = recollect(rulebook, { ...log, rules: rulebook.rules, options });
  return {
    rules: log.rules,
    options: { ...log.options },
    outcome: outcome === null ? null : showOutcome(outcome),
    sides: [...sides],
    decisions: decisions
      .filter((one) => one.seat === seat)
      .map(({ view, legal, ...one }) => ({ ...one, view: { ...view }, legal: [...legal] })),
    seen: seen.map((view) => ({ ...view })),
  };
}
