import { type Args, type Fault, fault, must } from '@crossbones/core';
import type { Head, Ledger } from '../ledger.js';
import { places } from '../places.js';
import { boxOf, cardsIn, optionsOf, roomFor } from './box.js';
import { BOUNTY, scoreSheet } from './score.js';
import {
  bidOf,
  blankRound,
  type Line,
  roundField,
  roundWon,
  spoils,
  tookOf,
  type Written,
} from './written.js';

/** What can be amiss in a round of Skull King. */
export type FaultKey =
  | 'bids-missing'
  | 'tricks-missing'
  | 'too-many-tricks'
  | 'too-few-tricks'
  | 'too-many-spoils'
  | 'spoils-without-trick'
  | 'power-without-trick'
  | 'power-twice'
  | 'bid-out-of-range'
  | 'loot-astray'
  | 'not-played';

const wrong = (key: FaultKey, args: Args = {}): Fault => fault(key, args);

export const bonusOf = (line: Line): number =>
  spoils.reduce((sum, spoil) => sum + BOUNTY[spoil] * tookOf(line, spoil), 0);

/**
 * Tricks that a player or a beast has. With two players the rest is Greybeard's; otherwise the rest is still to be
 * written.
 */
export const tricksTold = ({ lines, nobody }: Written): number =>
  lines.reduce((sum, { won }) => sum + (won ?? 0), nobody);

/**
 * The round with the remaining tricks given to the last player who has none written, where neither a beast nor
 * Greybeard can have them.
 */
export function lastTold(head: Head, round: number, written: Written): Written {
  const { beasts, hands } = boxOf(head);
  const untold = [...written.lines.keys()].filter((player) => written.lines[player].won === null);
  const left = cardsIn(head, round) - tricksTold(written);
  if (untold.length !== 1 || left < 0 || beasts > 0 || hands > head.players.length) return written;
  return roundWon(written, untold[0], left);
}

/**
 * The round with everybody who has no tricks written yet as they bid; null where nobody is left, or where that is
 * impossible.
 */
export function othersAsBid(head: Head, round: number, written: Written): Written | null {
  const { beasts, hands } = boxOf(head);
  const { lines } = written;
  if (lines.every(({ won }) => won !== null) || lines.some(({ bid }) => bid === null)) return null;
  const told = lines.reduce(
    (all, line, player) => (line.won === null ? roundWon(all, player, bidOf(line)) : all),
    written,
  );
  const left = cardsIn(head, round) - tricksTold(told);
  const others = hands > head.players.length ? left : beasts - written.nobody;
  return left >= 0 && left <= others ? told : null;
}

export const ledger: Ledger<Written> = {
  game: 'skull-king',
  rounds: (head) => boxOf(head).schedule.length,
  blank: ({ players }) => blankRound(players.length),
  read: (head, round, value) => roundField(head.players.length, cardsIn(head, round)).read(value, ''),

  faults(head, round, written) {
    const { lines, loot, nobody } = written;
    const cards = cardsIn(head, round);
    const { cannonball, powers } = optionsOf(head);
    const found: Fault[] = [];
    const unbid = lines.filter(({ bid }) => bid === null).length;
    if (unbid > 0) found.push(wrong('bids-missing', { count: unbid }));
    const untold = lines.filter(({ won }) => won === null).length;
    if (untold > 0) found.push(wrong('tricks-missing', { count: untold }));
    const off = tricksTold(written) - cards;
    if (off > 0) found.push(wrong('too-many-tricks', { count: off }));
    // What two players did not take is Greybeard's.
    else if (off < 0 && untold === 0 && lines.length > 2)
      found.push(wrong('too-few-tricks', { count: -off }));
    if (nobody > boxOf(head).beasts) found.push(wrong('not-played'));
    for (const [player, line] of lines.entries()) {
      const { won, wager = 0, change = 0 } = line;
      const bid = bidOf(line);
      if (bid < 0 || bid > cards) found.push(wrong('bid-out-of-range', { player, cards }));
      for (const spoil of spoils) {
        const took = tookOf(line, spoil);
        if (took === 0) continue;
        if (won === 0) found.push(wrong('spoils-without-trick', { player }));
        if (took > roomFor(head, written, player, spoil)) found.push(wrong('too-many-spoils', { spoil }));
      }
      if (wager === 0 && change === 0) continue;
      if (!powers) found.push(wrong('not-played'));
      if (won === 0) found.push(wrong('power-without-trick', { player }));
    }
    for (const power of ['wager', 'change'] as const)
      if (lines.filter((line) => (line[power] ?? 0) !== 0).length > 1) found.push(wrong('power-twice'));
    if (lines.some((line) => line.cannonball) && !cannonball) found.push(wrong('not-played'));
    if (loot.length > boxOf(head).loot) found.push(wrong('not-played'));
    if (loot.some(([looter, taker]) => looter === taker || lines[taker].won === 0))
      found.push(wrong('loot-astray'));
    return found;
  },

  points(head, round, { lines, loot }) {
    const { scoring } = optionsOf(head);
    const sheet = {
      cards: cardsIn(head, round),
      scoring,
      loot,
      players: lines.map((line) => ({
        bid: bidOf(line),
        won: line.won ?? 0,
        bonus: bonusOf(line),
        wager: line.wager ?? 0,
        ...(line.cannonball ? { shot: 'cannonball' } : {}),
      })),
    };
    return must(scoreSheet(sheet)).points;
  },

  outcome(head, rounds) {
    if (rounds.length < boxOf(head).schedule.length) return null;
    const points = head.players.map(() => 0);
    for (const [round, written] of rounds.entries())
      for (const [player, earned] of this.points(head, round, written)!.entries()) points[player] += earned;
    return { places: places(points), points, grade: null };
  },

  turn({ players, dealer }, round) {
    const deals = (dealer + round) % players.length;
    return { dealer: deals, leader: (deals + 1) % players.length };
  },
};
