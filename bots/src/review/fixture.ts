import { FastRng, type Game, keyFrom, type Log, lowest, Match, must } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import * as all from '../all.js';
import type { Crew, LoadWeights } from '../crew.js';
import type { Policy } from '../policy.js';
import type { MatchReview } from './match-review.js';
import type { Recollection } from './recollection.js';
import { Reviewer, type ReviewRequest, type ReviewTable } from './reviewer.js';

const doors: { readonly [id in GameId]: () => Promise<unknown> } = all;

/** What is needed for reviews is fetched once for the table. */
export async function tableOf(
  id: GameId,
  seats: number,
  options: object = {},
  loadWeights: LoadWeights = absent,
): Promise<ReviewTable> {
  const game = games[id] as unknown as Game;
  const crew = (await doors[id]()) as Crew<unknown>;
  const checked = must(game.options.check(options, seats));
  const plan = await crew.review!(loadWeights, { seats, options: checked });
  return { game, crew: { ...crew, review: async () => plan }, seats, options: checked };
}

/** No file is at hand. */
const absent: LoadWeights = () => Promise.reject(new Error('no weights here'));

/** A whole match, played by a policy for each seat; the log of it. */
export function playedMatch(
  { game, seats, options }: ReviewTable,
  policies: readonly Policy[],
  seed: string,
): Log {
  const match = must(Match.open(game, { seats, options, key: keyFrom(seed) }));
  const rng = new FastRng(seed);
  while (match.outcome() === null) {
    const state = match.at(match.step);
    const seat = lowest(game.actors(state));
    must(match.submit(seat, [game.print(policies[seat](state, seat, rng))], { recorded: true }));
  }
  return match.log();
}

/** Reviews to the end. */
export async function reviewed(
  table: ReviewTable,
  match: Recollection,
  request: ReviewRequest = {},
): Promise<MatchReview> {
  const reviewer = await Reviewer.of(table, match, absent, request);
  while (reviewer.step() !== null);
  return reviewer.report();
}
