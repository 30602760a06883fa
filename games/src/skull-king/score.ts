import {
  choice,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  type Result,
  record,
  refined,
} from '@crossbones/core';
import { wrong } from './reasons.js';
import { roundPoints } from './seen/points.js';

export { ALLIANCE, roundPoints, type Scoring } from './seen/points.js';

/** What is captured with a trick is worth this much. SK-23, SK-24. */
export const BOUNTY = { fourteen: 10, black: 20, mermaid: 20, pirate: 30, king: 40 } as const;

const tens = (max: number) =>
  refined(int(0, max), (value, at) => (value % 10 === 0 ? null : wrong('wants-tens', { at, max })));

const sheet = record(
  {
    cards: int(1, 14),
    scoring: choice('skull-king', 'rascal'),
    players: list(
      record(
        { bid: int(0, 14), won: int(0, 14) },
        { bonus: tens(500), wager: choice(0, 10, 20), shot: choice('grapeshot', 'cannonball') },
      ),
      1,
      8,
      [[]],
    ),
  },
  { loot: list(list(int(0, 7), 2, 2, [[]]), 0, 2, [[]]) },
);

/** The points of one round from what a score pad knows; whether the tricks of all add up is not checked. */
export function scoreSheet(given: unknown): Result<{ points: number[] }, Fault> {
  const read = sheet.read(given, '');
  if (!read.ok) return read;
  const { cards, scoring, players, loot = [] } = read.value;
  for (const [i, player] of players.entries()) {
    for (const part of ['bid', 'won'] as const) {
      if (player[part] > cards)
        return fail(fault('wants-int', { at: `players[${i}].${part}`, min: 0, max: cards }));
    }
    if (player.shot !== undefined && scoring !== 'rascal')
      return fail(wrong('shot-needs-rascal', { at: `players[${i}].shot` }));
  }
  for (const [i, [ally, taker]] of loot.entries()) {
    const stranger = [ally, taker].findIndex((player) => player >= players.length);
    if (stranger >= 0)
      return fail(fault('wants-int', { at: `loot[${i}][${stranger}]`, min: 0, max: players.length - 1 }));
    if (ally === taker) return fail(wrong('own-loot-pair', { at: `loot[${i}]` }));
  }
  const exact = (player: number): boolean => players[player].bid === players[player].won;
  const points = players.map(({ bid, won, bonus = 0, wager = 0, shot }, i) => {
    const alliances = loot.filter((pair) => pair.includes(i) && pair.every(exact)).length;
    return roundPoints(scoring, cards, bid, won, bonus, alliances, wager, shot === 'cannonball');
  });
  return ok({ points });
}
