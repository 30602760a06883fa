import type { Outcome } from '@crossbones/core';
import type { GameId } from '@crossbones/games';
import { nameOf } from '@crossbones/texts';
import { minus } from './hand.js';
import { ink } from './ink.js';
import type { Room } from './room.js';
import { columns, listed } from './text.js';

const praise = [
  'The sea keeps most of it.',
  'A start, and a long way to go.',
  'Half the hold is filled.',
  'Very nearly all of it.',
  'Everything in its place. Well done!',
];

/** How a game ended: the sheet, the places, and who won. */
export function result(id: GameId, outcome: Outcome, sheet: readonly string[], room: Room): string[] {
  const { places, points, grade } = outcome;
  const order = places.map((_, seat) => seat).sort((a, b) => places[a] - places[b]);
  const name = (seat: number): string => room.names[seat];
  const title = `── ${nameOf(id)} is over `;
  const head = ['', ink.cyan(title + '─'.repeat(Math.max(0, room.width - title.length))), ...sheet, ''];
  if (grade !== null) {
    const total = points === null ? '' : ` with ${minus(points[0])} points`;
    return [...head, ink.bold(`Grade ${grade} of 5${total}. ${praise[grade - 1]}`)];
  }
  const winners = order.filter((seat) => places[seat] === 1);
  const rows = order.map((seat) => [
    `${places[seat]}. ${winners.includes(seat) ? ink.bold(name(seat)) : name(seat)}`,
    ...(points === null ? [] : [minus(points[seat])]),
  ]);
  const you = winners.length === 1 && name(winners[0]) === 'You';
  const wins = winners.length > 1 ? 'share the win' : you ? 'win' : 'wins';
  return [...head, ...columns(rows), '', ink.bold(`${listed(winners.map(name))} ${wins}!`)];
}
