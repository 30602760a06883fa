import type { Outcome } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { minus } from './hand.js';
import { ink } from './ink.js';
import type { Seating } from './seating.js';
import { breadth, columns, plain } from './text.js';

/** How a game ended: the sheet, the places, and who won. */
export function result(id: GameId, outcome: Outcome, sheet: readonly string[], room: Seating): string[] {
  const { places, points, grade } = outcome;
  const { words } = room.voice;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const title = `── ${words.over(room.voice.nameOf(id))} `;
  const head = ['', ink.cyan(title + '─'.repeat(Math.max(0, room.width - breadth(title)))), ...sheet, ''];
  if (grade !== null)
    return [...head, ink.bold(`${words.grade(grade, points?.[0] ?? null)} ${words.praise[grade - 1]}`)];
  const winners = order.filter((seat) => places[seat] === 1);
  const rows = order.map((seat) => [
    `${places[seat]}. ${winners.includes(seat) ? room.who(seat) : plain(room.who(seat))}`,
    ...(points === null ? [] : [minus(points[seat])]),
  ]);
  return [...head, ...columns(rows), '', words.wins(winners.map((seat) => room.subject(seat)))];
}
