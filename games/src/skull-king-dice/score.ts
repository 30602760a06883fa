import { choice, type Fault, int, list, ok, type Result, record, refined } from '@crossbones/core';
import { places } from '../places.js';
import { MOST_ROUNDS, MOST_SEATS } from './dice.js';
import { scorings } from './options.js';
import { wrong } from './reasons.js';
import { pointsFor } from './seen/points.js';

export { pointsFor } from './seen/points.js';

/** SD-10: what a pirate's skull taken by the Skull King, and a Skull King's skull taken by a mermaid, is worth. */
const PER_PIRATE = 30;
const PER_KING = 50;

/** SD-10: the bonus for what was captured, if the bid holds. */
export const bonusFor = (pirates: number, kings: number): number => PER_PIRATE * pirates + PER_KING * kings;

/** ◆ SD-12: equal totals share a place, and so the win. */
export const placesOf = places;

/** More than any dice can bring in one round. */
const MOST_BONUS = 2000;

const tally = int(0, MOST_ROUNDS);
const tens = refined(int(0, MOST_BONUS), (bonus, at) =>
  bonus % 10 === 0 ? null : wrong('wants-tens', { at }),
);

const sheet = refined(
  record(
    {
      round: int(1, MOST_ROUNDS),
      players: list(record({ bid: tally, won: tally }, { bonus: tens }), 1, MOST_SEATS, []),
    },
    { scoring: choice(...scorings) },
  ),
  ({ round, players }) => {
    for (const [i, player] of players.entries()) {
      for (const name of ['bid', 'won'] as const) {
        if (player[name] > round) return wrong('over-round', { at: `players[${i}].${name}`, round });
      }
    }
    return null;
  },
);

/** One round's points for each player of a score sheet. */
export function scoreSheet(given: unknown): Result<{ points: number[] }, Fault> {
  const read = sheet.read(given, '');
  if (!read.ok) return read;
  const { round, players, scoring = 'standard' } = read.value;
  return ok({
    points: players.map(({ bid, won, bonus = 0 }) => pointsFor(scoring, round, bid, won, bonus)),
  });
}
