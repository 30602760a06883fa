import type { GameId } from '@crossbones/games';
import { describe, expect, it } from 'vitest';
import { type Past, pastOf } from './finished-sheet.js';
import { playedSheet } from './fixture.js';
import { pads } from './fixture-pads.js';
import { chronicleOf, surestOf } from './group-statistics.js';

/** A game of three with so many points in each round. */
function past(begun: number, rounds: readonly (readonly number[])[], some: Partial<Past> = {}): Past {
  const players = some.players ?? ['Mina', 'Jo', 'Sam'];
  const sums = players.map(() => 0);
  const totals = rounds.map((row) => row.map((points, seat) => (sums[seat] += points)));
  const ends = totals[totals.length - 1];
  return {
    sheet: `sheet-${begun}`,
    game: 'skull-king' as GameId,
    begun,
    players,
    points: rounds,
    totals,
    outcome: {
      points: ends,
      places: ends.map((mine) => 1 + ends.filter((other) => other > mine).length),
      grade: null,
    },
    deeds: players.map(() => ({})),
    ...some,
  };
}
const tallyOf = (pasts: readonly Past[], name: string) =>
  chronicleOf(pasts).tallies.find((one) => one.name === name)!;

describe('the chronicle of a group', () => {
  const first = past(1, [
    [20, 40, -10],
    [60, 10, 20],
  ]);
  const second = past(2, [
    [-30, 50, 0],
    [120, 20, 30],
  ]);
  const third = past(
    3,
    [
      [10, 10, 10],
      [20, 10, 40],
    ],
    { players: ['jo', 'mina ', 'SAM'] },
  );

  it('counts games, wins and points, whoever sat where and however the name was typed', () => {
    const { games, tallies } = chronicleOf([third, first, second]);
    expect(games).toBe(3);
    expect(tallies.map(({ wins }) => wins)).toEqual([2, 1, 0]);
    expect(tallyOf([first, second, third], 'mina ')).toMatchObject({ games: 3, wins: 2, average: 190 / 3 });
  });

  it('knows runs of wins, those that last and those that are over', () => {
    expect(tallyOf([first, second], 'Mina')).toMatchObject({ streak: 2, longest: 2 });
    expect(tallyOf([second, third, first], 'mina ')).toMatchObject({ streak: 0, longest: 2 });
    expect(tallyOf([second, third, first], 'SAM')).toMatchObject({ streak: 1, longest: 1 });
  });

  it('keeps records with who, where and when', () => {
    const { bestTotal, bestRound, comeback } = chronicleOf([first, second, third]);
    expect(bestTotal).toMatchObject({ name: 'Mina', points: 90, round: null, sheet: 'sheet-2' });
    expect(bestRound).toMatchObject({ name: 'Mina', points: 120, round: 1, sheet: 'sheet-2' });
    expect(comeback).toMatchObject({ name: 'Mina', points: 80, round: 0, sheet: 'sheet-2' });
  });

  it('leaves a record with whoever had it first', () => {
    expect(chronicleOf([{ ...first, sheet: 'later', begun: 9 }, first]).bestTotal?.sheet).toBe('sheet-1');
  });

  it('knows no comeback of those who shared the win or always led', () => {
    expect(chronicleOf([past(1, [[10, 0, 0]])]).comeback).toBeNull();
    expect(
      chronicleOf([
        past(1, [
          [10, 0, 0],
          [0, 10, 0],
        ]),
      ]).comeback,
    ).toBeNull();
  });

  it('says who keeps their bids best', () => {
    const deeds = [
      { bids: 10, made: 6 },
      { bids: 20, made: 12 },
      { bids: 10, made: 5 },
    ];
    expect(surestOf(chronicleOf([{ ...first, deeds }]))).toMatchObject([{ name: 'Jo', said: 20, kept: 12 }]);
    expect(surestOf(chronicleOf([first]))).toEqual([]);
    const challenged = { ...second, deeds: [{ challenges: 4, challengesMade: 2 }, {}, {}] };
    expect(chronicleOf([challenged])).toMatchObject({ said: 'challenges' });
    expect(surestOf(chronicleOf([challenged]))).toMatchObject([{ said: 4, kept: 2 }]);
    expect(surestOf(chronicleOf([{ ...first, deeds }, challenged]))).toMatchObject([{ said: 20, kept: 12 }]);
  });

  it('says when several did as well', () => {
    const alike = { bids: 20, made: 12 };
    const tied = { ...first, deeds: [alike, { bids: 10, made: 6 }, alike] };
    expect(surestOf(chronicleOf([tied])).map(({ name }) => name)).toEqual(['Mina', 'Sam']);
    const { bestRound } = chronicleOf([past(1, [[30, 10, 30]])]);
    expect(bestRound).toMatchObject({ name: 'Mina', points: 30, tied: ['Sam'] });
  });

  it('does not mix the points of different games, but does their wins', () => {
    const other = past(4, [[3, 9, 4]], { game: 'queens-collection' });
    const { bestTotal, tallies } = chronicleOf([first, other]);
    expect(bestTotal).toBeNull();
    expect(tallies.map(({ wins, average }) => [wins, average])).toEqual([
      [1, null],
      [1, null],
      [0, null],
    ]);
  });

  it('has no winner where all play together, and breaks no run for it', () => {
    const outcome = { places: [1, 1, 1], points: [12, 12, 12], grade: 4 };
    const together = past(2, [[12, 12, 12]], { game: 'queens-collection', outcome });
    expect(chronicleOf([together])).toMatchObject({ bestGrade: 4, games: 1 });
    expect(tallyOf([together], 'Mina').wins).toBe(0);
    expect(tallyOf([first, together, past(3, [[9, 0, 0]])], 'Mina')).toMatchObject({ streak: 2, longest: 2 });
  });

  it('of no games is empty', () => {
    expect(chronicleOf([])).toMatchObject({ games: 0, tallies: [], bestTotal: null, comeback: null });
  });
});

describe('the past of a sheet', () => {
  it('is its points, its totals and what each player did', () => {
    const sheet = playedSheet('skull-king', 'past');
    const told = pastOf(sheet, pads['skull-king'])!;
    expect(told.totals.at(-1)).toEqual(sheet.outcome!.points);
    expect(told.deeds.map(({ bids }) => bids)).toEqual([10, 10, 10, 10]);
    expect(told.points).toHaveLength(10);
  });

  it('has no points where the game has none, and is not there before the end', () => {
    expect(pastOf(playedSheet('skull', 'past'), pads.skull)!.points).toBeNull();
    expect(pastOf(playedSheet('skull-king', 'past', { rounds: 9 }), pads['skull-king'])).toBeNull();
  });
});
