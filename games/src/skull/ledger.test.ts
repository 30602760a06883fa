import { FastRng, type Rng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import type { Head } from '../ledger.js';
import { begin, standing, write } from '../sheet.js';
import { anyTable, type PenHand, playThrough, scribble } from '../sheet-fixture.js';
import { skull } from './index.js';
import { type Challenge, ledger, tableAfter } from './ledger.js';
import { FIRST } from './notation.js';
import { gangNamed, LINE, linesOf, type State } from './state.js';

const hand: PenHand<Challenge> = {
  pieces: ({ challenger, made }) => [
    { challenger, made: null, skull: null, first: null },
    { challenger, made, skull: null, first: null },
  ],
  slip(truth, rng) {
    switch (rng.below(3)) {
      case 0:
        return { ...truth, made: !truth.made };
      case 1:
        return { ...truth, challenger: rng.below(3) };
      default:
        return { ...truth, made: false, skull: rng.below(3), first: null };
    }
  },
};

/** Most people play this with three to six, and long tables take long. */
const SEATS = [2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12];

function anyGame(rng: Rng) {
  const { seats, options } = anyTable(skull, SEATS, rng);
  const state = skull.create(seats, options as State['options']);
  /** By round: the gang that began it, and the one that somebody who is out named for the next. */
  const firsts: number[] = [];
  const named: (number | null)[] = [];
  playThrough(
    skull,
    state,
    rng,
    () => {},
    (_, __, action) => {
      firsts[state.round - 1] = state.first;
      if (action >= FIRST) named[state.round - 1] = gangNamed(state, action - FIRST);
    },
  );
  const truth = Array.from({ length: linesOf(state) }, (_, round): Challenge => {
    const [challenger, , owner] = state.sheet.subarray(round * LINE);
    const made = owner === 0;
    return { challenger, made, skull: made ? null : owner - 1, first: named[round] ?? null };
  });
  const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
  const head: Head = { game: 'skull', players, options, dealer: firsts[0] % seats };
  return { head, state, truth, leaders: firsts.map((gang) => gang % seats) };
}

describe('the pad of Skull', () => {
  it('S-6 S-9 S-12 knows who wins and who begins in 10,000 games, however they are written down', () => {
    const rng = new FastRng('discs at a real table');
    for (let i = 0; i < many(10_000); i++) {
      const { head, state, truth, leaders } = anyGame(rng);
      const { outcome, counted } = standing(scribble(ledger, head, truth, hand, rng), ledger);
      const { discs, made } = tableAfter(head, truth);
      const begun = truth.map((_, round) => ledger.turn(head, round, truth.slice(0, round)).leader);
      const told = [outcome, counted, begun, discs, made];
      const wanted = [skull.outcome(state), truth.length, leaders, [...state.discs], [...state.made]];
      if (JSON.stringify(told) !== JSON.stringify(wanted)) expect({ head, truth, told }).toEqual(wanted);
    }
  });

  const head: Head = { game: 'skull', players: ['a', 'b', 'c'], options: { gangs: 1 }, dealer: 0 };
  const challenge = (
    challenger: number | null,
    made: boolean | null,
    skull: number | null = null,
    first: number | null = null,
  ): Challenge => ({ challenger, made, skull, first });
  const keys = (written: Challenge, ...before: Challenge[]): string[] =>
    ledger.faults(head, before.length, written, before).map(({ key }) => key);
  const lost = challenge(0, false);

  it('asks one thing after the other, and whose skull it was only when somebody goes out', () => {
    expect(keys(challenge(null, null))).toEqual(['challenger-missing']);
    expect(keys(challenge(0, null))).toEqual(['result-missing']);
    expect(keys(lost)).toEqual([]);
    expect(keys(lost, lost, lost, lost)).toEqual(['skull-missing']);
    expect(keys(challenge(0, false, 2), lost, lost, lost)).toEqual([]);
    expect(keys(challenge(0, false, 0), lost, lost, lost)).toEqual(['first-missing']);
    expect(keys(challenge(0, false, 0, 1), lost, lost, lost)).toEqual([]);
    expect(keys(challenge(0, true), lost, lost, lost, challenge(0, false, 2))).toEqual(['gang-is-out']);
  });

  it('names the gang that something is amiss with', () => {
    const told = (written: Challenge, ...before: Challenge[]) =>
      ledger.faults(head, before.length, written, before).map(({ key, args }) => [key, args]);
    expect(told(challenge(1, null))).toEqual([['result-missing', { gang: 1 }]]);
    expect(told(lost, lost, lost, lost)).toEqual([['skull-missing', { gang: 0 }]]);
    const out = [lost, lost, lost, challenge(0, false, 2)];
    expect(told(challenge(0, true), ...out)).toEqual([['gang-is-out', { gang: 0 }]]);
    expect(told(challenge(1, false, 0), ...out)).toEqual([['gang-is-out', { gang: 0 }]]);
    expect(told(challenge(0, false, 0), lost, lost, lost)).toEqual([['first-missing', { gang: 0 }]]);
    expect(told(challenge(0, false, 0, 0), lost, lost, lost)).toEqual([['first-missing', { gang: 0 }]]);
    expect(told(challenge(null, true))).toEqual([['challenger-missing', {}]]);
    expect(ledger.blank(head, [])).toEqual(challenge(null, null));
    expect(ledger.outcome(head, [lost])).toBeNull();
  });

  it('S-10 to the letter asks whose skull it was as soon as it may have been a last disc', () => {
    const letter: Head = { ...head, options: { gangs: 1, lastSkull: 'anyone' } };
    const missing = (written: Challenge, ...before: Challenge[]): string[] =>
      ledger.faults(letter, before.length, written, before).map(({ key }) => key);
    expect(missing(challenge(1, false), lost, lost)).toEqual([]);
    const before = [lost, lost, lost];
    expect(missing(challenge(1, false), ...before)).toEqual(['last-skull-missing']);
    expect(missing(challenge(1, false, 2), ...before)).toEqual([]);
    expect(missing(challenge(1, false, 0), ...before)).toEqual([]);
    expect(tableAfter(letter, [...before, challenge(1, false, 0)])).toMatchObject({
      discs: [0, 3, 4],
      first: 1,
      winner: null,
    });
    expect(tableAfter(head, [...before, challenge(1, false, 0)])).toMatchObject({ discs: [1, 3, 4] });
    // A sheet from before the option says nothing of it.
    expect(keys(challenge(1, false), ...before)).toEqual([]);
  });

  it('S-10 to the letter both may be out, and the challenger names who begins', () => {
    const letter: Head = {
      ...head,
      players: ['a', 'b', 'c', 'd'],
      options: { gangs: 1, lastSkull: 'anyone' },
    };
    const three = (gang: number): Challenge[] => [0, 1, 2].map(() => challenge(gang, false, 3));
    const before = [...three(0), ...three(1)];
    const missing = (written: Challenge): string[] =>
      ledger.faults(letter, before.length, written, before).map(({ key }) => key);
    expect(missing(challenge(1, false))).toEqual(['skull-missing']);
    expect(missing(challenge(1, false, 0))).toEqual(['first-missing']);
    expect(missing(challenge(1, false, 0, 0))).toEqual(['gang-is-out']);
    expect(missing(challenge(1, false, 0, 2))).toEqual([]);
    expect(tableAfter(letter, [...before, challenge(1, false, 0, 2)])).toMatchObject({ first: 2 });
  });

  it('stops at a challenge of somebody whom a correction has put out before', () => {
    let sheet = begin(head, { id: 's', now: 0 });
    const rounds = [lost, lost, challenge(0, true), lost, challenge(0, true)];
    for (const [round, to] of rounds.entries()) sheet = write(sheet, ledger, round, to, 0);
    expect(standing(sheet, ledger).outcome?.places).toEqual([1, 2, 2]);
    sheet = write(sheet, ledger, 2, lost, 0);
    sheet = write(sheet, ledger, 3, challenge(0, false, 1), 0);
    expect(standing(sheet, ledger)).toMatchObject({ outcome: null, counted: 4, present: 4 });
  });

  it('S-12 two gangs of one person win alone only when nobody else has one', () => {
    const pair: Head = { ...head, players: ['a', 'b'], options: { gangs: 2 } };
    const out = (gang: number): Challenge[] =>
      Array.from({ length: 4 }, () => challenge(gang, false, gang, 0));
    expect(tableAfter(pair, out(1)).winner).toBe(null);
    expect(tableAfter(pair, [...out(1), ...out(3)]).winner).toBe(0);
    expect(tableAfter(pair, [challenge(0, true), challenge(2, true)]).winner).toBe(null);
    expect(tableAfter(pair, [challenge(3, true), challenge(3, true)]).winner).toBe(1);
  });

  it('reads what it wrote and nothing else', () => {
    const written = challenge(2, false, 1);
    expect(ledger.read(head, 0, JSON.parse(JSON.stringify(written)))).toEqual({ ok: true, value: written });
    for (const bad of [null, {}, challenge(3, true), { ...written, made: 1 }])
      expect(ledger.read(head, 0, bad).ok).toBe(false);
  });
});
