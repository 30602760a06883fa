import { FastRng, type Rng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { Head } from '../ledger.js';
import { standing } from '../sheet.js';
import { anyTable, type PenHand, playThrough, scribble } from '../sheet-fixture.js';
import { judge, placeOf, type State, skullKingDice } from './index.js';
import {
  type Line,
  lastTold,
  ledger,
  othersAsBid,
  paysBonus,
  type Round,
  roomFor,
  roundWith,
  worthOf,
} from './ledger.js';
import { KING_SKULL, PIRATE_SKULL, stepOf, steps, timesIn } from './trick.js';

/** What was bid, won and captured in the round that has just been played, from its rolls. */
function written(state: State): Round {
  const { seats, round, rolls, leaders } = state;
  const lines = Array.from({ length: seats }, (_, seat) => ({
    bid: state.bids[seat],
    won: 0,
    pirates: 0,
    kings: 0,
  }));
  for (let trick = 0; trick < round; trick++) {
    const verdict = judge(rolls, trick * seats, seats);
    const line = lines[(leaders[trick] + placeOf(verdict)) % seats];
    line.won++;
    const step = steps[stepOf(verdict)];
    if (step === 'a') line.kings += timesIn(rolls, trick * seats, seats, KING_SKULL);
    if (step === 'b') line.pirates += timesIn(rolls, trick * seats, seats, PIRATE_SKULL);
  }
  return lines;
}

const change = (round: Round, player: number, to: Partial<Line>): Round =>
  round.map((line, i) => (i === player ? { ...line, ...to } : line));

const hand: PenHand<Round> = {
  pieces: (truth) => [
    truth.map(({ bid }) => ({ bid, won: null, pirates: 0, kings: 0 })),
    truth.map(({ bid, won }) => ({ bid, won, pirates: 0, kings: 0 })),
  ],
  slip(truth, rng) {
    const player = rng.below(truth.length);
    const { bid, won } = truth[player];
    switch (rng.below(4)) {
      case 0:
        return change(truth, player, { bid: bid === 0 ? 1 : 0 });
      case 1:
        return change(truth, player, { won: null });
      case 2:
        return change(truth, player, { pirates: 1, kings: 1 });
      default:
        return change(change(truth, player, { won: (won ?? 0) + 1 }), (player + 1) % truth.length, {
          won: 0,
        });
    }
  },
};

function anyGame(rng: Rng) {
  const { seats, options } = anyTable(skullKingDice, [3, 4, 5, 6], rng);
  const state = skullKingDice.create(seats, options as State['options']);
  const truth: Round[] = [];
  const starters: number[] = [];
  playThrough(skullKingDice, state, rng, ({ phase, round }) => {
    const event = skullKingDice.event(state);
    if (phase === 0 || round === truth.length || event?.startsWith('roll')) return;
    truth.push(written(state));
    starters.push(state.leaders[0]);
  });
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const head: Head = { game: 'skull-king-dice', players, options, dealer: starters[0] };
  return { head, state, truth, starters };
}

describe('the pad of the dice game', () => {
  it('SD-8 to SD-12 counts 10,000 games as the engine does, however they are written down', () => {
    const rng = new FastRng('dice at a real table');
    for (let i = 0; i < many(10_000); i++) {
      const { head, state, truth, starters } = anyGame(rng);
      const { totals, outcome, present } = standing(scribble(ledger, head, truth, hand, rng), ledger);
      const leaders = truth.map((_, round) => ledger.turn(head, round, []).leader);
      const told = [totals.at(-1), outcome, present, leaders];
      const wanted = [[...state.scores], skullKingDice.outcome(state), null, starters];
      if (JSON.stringify(told) !== JSON.stringify(wanted)) expect({ head, truth, told }).toEqual(wanted);
    }
  });

  const { defaults } = skullKingDice.options;
  const head: Head = { game: 'skull-king-dice', players: ['a', 'b', 'c'], options: defaults, dealer: 0 };
  const line = (bid: number | null, won: number | null, pirates = 0, kings = 0): Line => ({
    bid,
    won,
    pirates,
    kings,
  });
  const keys = (round: number, ...lines: Line[]): string[] =>
    ledger.faults(head, round, lines, []).map(({ key }) => key);

  it('says what is missing, and whether the tricks add up', () => {
    expect(keys(1, line(null, null), line(0, null), line(1, null))).toEqual([
      'bids-missing',
      'tricks-missing',
    ]);
    expect(keys(1, line(1, 2), line(0, 1), line(1, null))).toEqual(['tricks-missing', 'too-many-tricks']);
    expect(keys(1, line(1, 1), line(0, 0), line(1, 0))).toEqual(['too-few-tricks']);
    expect(keys(1, line(1, 1), line(0, 0), line(1, 1))).toEqual([]);
  });

  it('says how many are missing, or too many, and of whom', () => {
    const args = (...lines: Line[]): object[] => ledger.faults(head, 2, lines, []).map((fault) => fault.args);
    expect(args(line(null, null), line(null, null), line(1, null))).toEqual([{ count: 2 }, { count: 3 }]);
    expect(args(line(1, 3), line(0, 2), line(1, 0))).toEqual([{ count: 2 }]);
    expect(args(line(1, 1), line(0, 0), line(1, 0))).toEqual([{ count: 2 }]);
    expect(args(line(1, 1), line(2, 2, 0, 2), line(0, 0))).toEqual([{ player: 1 }]);
  });

  it('SD-4 each later round is started by the player on the right, and the pad deals to nobody', () => {
    const turns = [0, 1, 2, 3, 7].map((round) => ledger.turn({ ...head, dealer: 1 }, round, []));
    expect(turns.map(({ leader }) => leader)).toEqual([1, 0, 2, 1, 0]);
    expect(turns[0].dealer).toBeNull();
  });

  it('SD-10 lets nobody capture more than the box holds: there is one Skull King', () => {
    const written = [line(1, 1, 2), line(1, 1), line(0, 0)];
    const rooms = (player: number) =>
      (['pirates', 'kings'] as const).map((spoil) => roomFor(head, 1, written, player, spoil));
    // Two others at the table, so two pirates in one trick; he took them, so nobody took him.
    expect([rooms(0), rooms(1), rooms(2)]).toEqual([
      [2, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(keys(1, line(1, 1, 2), line(1, 1, 0, 1), line(0, 0))).toContain('too-many-spoils');
    expect(keys(1, line(2, 2), line(0, 0, 1), line(0, 0))).toEqual(['too-many-spoils']);
  });

  it('SD-10 SD-11 forgets what was captured when it no longer pays', () => {
    const written = [line(1, 1, 2), line(1, 0), line(0, 0)];
    expect(roundWith(head, written, 0, { won: 0 })[0]).toEqual(line(1, 0));
    expect(roundWith(head, written, 0, { bid: 0 })[0]).toEqual(line(0, 1));
    const landlubber = { ...head, options: { ...defaults, scoring: 'landlubber' } };
    expect(paysBonus(landlubber, written[0])).toBe(false);
    expect(ledger.points(landlubber, 0, written)).toEqual([20, 0, 10]);
  });

  it('tells what follows: the last one’s tricks, and all others as they bid', () => {
    const bids = [line(2, null), line(0, null), line(1, null)];
    expect(othersAsBid(head, 2, bids)).toEqual([line(2, 2), line(0, 0), line(1, 1)]);
    expect(othersAsBid(head, 3, bids)).toBeNull();
    expect(othersAsBid(head, 2, [line(2, 2), line(0, 0), line(1, 1)])).toBeNull();
    expect(othersAsBid(head, 2, [line(null, null), line(0, null), line(1, null)])).toBeNull();
    const two = [line(2, 1), line(0, null), line(1, null)];
    expect(lastTold(head, 2, two)).toBe(two);
    expect(lastTold(head, 2, [line(2, 1), line(0, 0), line(1, null)])[2]).toEqual(line(1, 2));
    expect(lastTold(head, 2, [line(2, 3), line(0, 0), line(1, null)])[2]).toEqual(line(1, 0));
    const tooMany = [line(2, 3), line(0, 1), line(1, null)];
    expect(lastTold(head, 2, tooMany)).toBe(tooMany);
    // Who is told already stays so, and whose bid is unknown cannot have made it.
    expect(othersAsBid(head, 2, [line(2, 2), line(0, null), line(1, 1)])?.[1]).toEqual(line(0, 0));
    expect(othersAsBid(head, 2, [line(2, 1), line(0, null), line(1, null)])).toBeNull();
    expect(othersAsBid(head, 2, [line(null, null), line(2, null), line(1, null)])).toBeNull();
  });

  it('SD-10 SD-11 knows what a line is worth once both numbers are there, and whether captures pay', () => {
    const lines = [line(null, 1), line(1, null), line(1, 1), line(1, 0)];
    expect(lines.map((one) => worthOf(head, 0, one))).toEqual([null, null, 20, -10]);
    const paying = [line(1, 1), line(0, 0), line(null, null), line(2, 1), line(2, 2)];
    expect(paying.map((one) => paysBonus(head, one))).toEqual([true, false, false, false, true]);
  });

  it('SD-10 lets nobody capture without a trick', () => {
    const written = [line(0, 0), line(2, 2), line(0, 0)];
    expect(([0, 1, 2] as const).map((player) => roomFor(head, 1, written, player, 'kings'))).toEqual([
      0, 1, 0,
    ]);
    expect(([0, 1, 2] as const).map((player) => roomFor(head, 1, written, player, 'pirates'))).toEqual([
      0, 2, 0,
    ]);
    // Before the tricks are told all of them may be anybody's.
    expect(roomFor(head, 1, [line(1, null), line(1, null), line(0, null)], 2, 'kings')).toBe(1);
  });

  it('SD-1 SD-10 goes by the dice there are, and by what is captured already', () => {
    const { dice } = defaults;
    const room = (some: object, round: number, spoil: 'pirates' | 'kings', ...lines: Line[]): number =>
      roomFor({ ...head, options: { ...defaults, dice: { ...dice, ...some } } }, round, lines, 0, spoil);
    const kings = { 'skull-king': { ...dice['skull-king'], count: 3 } };
    const others = [line(0, 0), line(0, 0)];
    // One of two tricks was the mermaid’s, so one is left for the Skull King, and two others are at the table.
    expect(room(kings, 2, 'pirates', line(2, 2, 0, 1), ...others)).toBe(2);
    // Two of the three were taken: the third may take two pirates.
    expect(room(kings, 7, 'pirates', line(5, 5, 0, 2), ...others)).toBe(2);
    expect(room(kings, 7, 'kings', line(5, 5, 2), ...others)).toBe(2);
    expect(room(kings, 7, 'pirates', line(5, 5), line(2, 2, 2), line(0, 0))).toBe(1);
    expect(room(kings, 7, 'kings', line(5, 5), line(1, 1, 0, 2), line(1, 1, 1))).toBe(0);
    expect(room({ mermaid: { ...dice.mermaid, count: 0 } }, 2, 'kings', line(2, 2), ...others)).toBe(0);
    // What others have written wrongly leaves nothing, and not less than nothing.
    expect(room({}, 2, 'kings', line(1, 1), line(1, 1, 0, 1), line(1, 1, 0, 1))).toBe(0);
  });

  it('is blank for everybody, and ends only with the last round', () => {
    expect(ledger.blank(head, [])).toEqual([line(null, null), line(null, null), line(null, null)]);
    const rounds = Array.from({ length: 8 }, () => [line(1, 1), line(0, 0), line(0, 0)]);
    expect(ledger.outcome(head, rounds.slice(1))).toBeNull();
    expect(ledger.outcome(head, rounds)?.points).toEqual([160, 360, 360]);
  });

  it('reads what it wrote and nothing else', () => {
    const written = [line(1, 1, 2), line(null, null), line(0, 0)];
    expect(ledger.read(head, 1, JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
    for (const bad of [null, [], [line(3, 0), line(0, 0), line(0, 0)], [{ bid: 0 }, line(0, 0), line(0, 0)]])
      expect(ledger.read(head, 1, bad).ok).toBe(false);
    expect(ledger.read(head, 1, [line(0, 0), line(3, 0), line(0, 0)])).toMatchObject({
      error: { args: { at: '[1].bid' } },
    });
  });
});
