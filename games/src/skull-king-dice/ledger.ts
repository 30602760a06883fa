import { type Args, type Fault, fault, int, list, record } from '@crossbones/core';
import { maybe, sum } from '../field.js';
import type { Head, Ledger } from '../ledger.js';
import { fullBox } from './dice.js';
import type { GameOptions } from './options.js';
import { bonusFor, placesOf, pointsFor } from './score.js';

/** One player's line in a round. */
export type Line = {
  readonly bid: number | null;
  readonly won: number | null;
  /** Pirates’ skulls in tricks won with the Skull King’s, and Skull Kings’ skulls in tricks won with a mermaid’s. */
  readonly pirates: number;
  readonly kings: number;
};
export type Round = readonly Line[];

/** What can be captured with a trick. */
export const spoils = ['pirates', 'kings'] as const;
export type Spoil = (typeof spoils)[number];

/** What can be amiss in a round of dice. */
export type FaultKey =
  | 'bids-missing'
  | 'tricks-missing'
  | 'too-many-tricks'
  | 'too-few-tricks'
  | 'too-many-spoils';

const wrong = (key: FaultKey, args: Args): Fault => fault(key, args);

const optionsOf = ({ options }: Head): GameOptions => options as GameOptions;

/** Rounds count from 0; everybody has as many dice as the number of the round from 1, and wins as many tricks in all. */
export const tricksIn = (round: number): number => round + 1;

export const tricksTold = (written: Round): number => sum(written.map(({ won }) => won ?? 0));

/** What a line is worth as it stands; null before both numbers are there. */
export function worthOf(head: Head, round: number, { bid, won, pirates, kings }: Line): number | null {
  if (bid === null || won === null) return null;
  return pointsFor(optionsOf(head).scoring, tricksIn(round), bid, won, bonusFor(pirates, kings));
}

/** Whether what this line captured is worth anything: SD-10, SD-11. */
export const paysBonus = (head: Head, { bid, won }: Line): boolean =>
  optionsOf(head).scoring === 'standard' && won !== null && won > 0 && bid === won;

/** The round with a player’s bid or tricks changed; captures that no longer pay are wiped out. */
export function roundWith(head: Head, written: Round, player: number, some: Partial<Line>): Round {
  const line = { ...written[player], ...some };
  const kept = paysBonus(head, line) ? line : { ...line, pirates: 0, kings: 0 };
  return written.map((other, i) => (i === player ? kept : other));
}

/** The round with the remaining tricks given to the last player who has none written. */
export function lastTold(head: Head, round: number, written: Round): Round {
  const untold = [...written.keys()].filter((player) => written[player].won === null);
  const left = tricksIn(round) - tricksTold(written);
  return untold.length === 1 && left >= 0 ? roundWith(head, written, untold[0], { won: left }) : written;
}

/**
 * The round with everybody who has no tricks written yet as they bid; null where nobody is left, or where that is
 * impossible.
 */
export function othersAsBid(head: Head, round: number, written: Round): Round | null {
  if (written.every(({ won }) => won !== null) || written.some(({ bid }) => bid === null)) return null;
  const told = written.reduce(
    (all, { won, bid }, player) => (won === null ? roundWith(head, all, player, { won: bid }) : all),
    written,
  );
  return tricksTold(told) === tricksIn(round) ? told : null;
}

/** How many dice of a special kind can show their skull in one round. */
function skulls(head: Head, kind: 'skull-king' | 'pirate' | 'mermaid', round: number): number {
  const { count, faces } = optionsOf(head).dice[kind];
  return faces.includes('skull') ? Math.min(count, head.players.length * tricksIn(round)) : 0;
}

/** The most of a spoil that one line can have, given the box, the spoils of the others and its own tricks. */
export function roomFor(head: Head, round: number, written: Round, player: number, spoil: Spoil): number {
  const line = written[player];
  const others = written.filter((_, other) => other !== player);
  const tricks = line.won ?? tricksIn(round);
  const besides = spoil === 'pirates' ? line.kings : line.pirates;
  // A trick is won by a Skull King or by a mermaid who takes him.
  const able = tricks - (besides > 0 ? 1 : 0);
  // A pirate is captured by a Skull King that no mermaid captured.
  const kings =
    skulls(head, 'skull-king', round) -
    sum(others.map((other) => other.kings + (other.pirates > 0 ? 1 : 0))) -
    (spoil === 'pirates' ? line.kings : line.pirates > 0 ? 1 : 0);
  if (able <= 0 || kings <= 0) return 0;
  if (spoil === 'kings') return skulls(head, 'mermaid', round) === 0 ? 0 : kings;
  const left = skulls(head, 'pirate', round) - sum(others.map(({ pirates }) => pirates));
  return Math.max(0, Math.min(left, Math.min(able, kings) * others.length));
}

function faults(head: Head, round: number, written: Round): readonly Fault[] {
  const found: Fault[] = [];
  const unbid = written.filter(({ bid }) => bid === null).length;
  if (unbid > 0) found.push(wrong('bids-missing', { count: unbid }));
  const untold = written.filter(({ won }) => won === null).length;
  if (untold > 0) found.push(wrong('tricks-missing', { count: untold }));
  const off = tricksTold(written) - tricksIn(round);
  if (off > 0) found.push(wrong('too-many-tricks', { count: off }));
  else if (off < 0 && untold === 0) found.push(wrong('too-few-tricks', { count: -off }));
  for (const player of head.players.keys()) {
    for (const spoil of spoils) {
      if (written[player][spoil] > roomFor(head, round, written, player, spoil))
        found.push(wrong('too-many-spoils', { player }));
    }
  }
  return found;
}

export const ledger: Ledger<Round> = {
  game: 'skull-king-dice',
  rounds: ({ players }) => fullBox.rounds(players.length),
  blank: ({ players }) => players.map(() => ({ bid: null, won: null, pirates: 0, kings: 0 })),
  read: ({ players }, round, value) => {
    const tally = maybe(int(0, tricksIn(round)));
    const count = int(0, players.length * tricksIn(round));
    const line = record({ bid: tally, won: tally, pirates: count, kings: count });
    return list(line, players.length, players.length, []).read(value, '');
  },
  faults,
  points: (head, round, written) => written.map((line) => worthOf(head, round, line) ?? 0),
  outcome: (head, rounds) => {
    if (rounds.length < fullBox.rounds(head.players.length)) return null;
    const points = head.players.map((_, player) =>
      sum(rounds.map((written, round) => worthOf(head, round, written[player]) ?? 0)),
    );
    return { places: placesOf(points), points, grade: null };
  },
  /** SD-4: each later round is started by the player on the right of the one before. */
  turn: ({ players, dealer }, round) => ({
    dealer: null,
    leader: (((dealer - round) % players.length) + players.length) % players.length,
  }),
};
