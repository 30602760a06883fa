import { FastRng, Match, must, type Sight } from '@crossbones/core';
import { games } from '@crossbones/games';
import { colours } from '@crossbones/games/skull-queen/seen/colour';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../play/stage.js';
import { type Moment, marks, players, script, type View } from './script.js';

type Told = readonly Scene<View, Moment>[];
const tell = (before: View | null, sight: Sight): Told =>
  script(before, sight as Sight & { readonly view: View });
const about = (scenes: Told): (string | undefined)[] => scenes.map(({ moment }) => moment?.is);

/** A whole match of random players as one seat is told it. */
function told(
  seats: number,
  viewer: number | 'spectator',
): { before: View | null; scenes: Told; view: View }[] {
  const rng = new FastRng(`told ${seats}`);
  const match = must(Match.open(games['skull-queen'], { seats, options: {}, key: 'b'.repeat(64) }));
  const steps: { before: View | null; scenes: Told; view: View }[] = [];
  let before: View | null = null;
  for (;;) {
    const sight = match.view(match.step, viewer);
    const view = sight.view as View;
    steps.push({ before, scenes: tell(before, sight), view });
    before = view;
    if (match.outcome() !== null) return steps;
    const [seat] = match.actors;
    const legal = match.legal(seat);
    must(match.submit(seat, [legal[rng.below(legal.length)]]));
  }
}

describe.each([2, 3, 4, 6])('a match of %i, told', (seats) => {
  const steps = told(seats, 0);
  const scenes = steps.flatMap(({ scenes }) => scenes);

  it('ends every step with the newest view', () => {
    for (const { scenes, view } of steps) {
      expect(scenes.at(-1)).toMatchObject({ moment: null });
      expect(scenes.at(-1)!.view).toBe(view);
    }
  });

  it('shows the planks and the points once a round, and every trick whole', () => {
    const count = (is: string): number => scenes.filter(({ moment }) => moment?.is === is).length;
    expect([count('planks'), count('round')]).toEqual([seats, seats]);
    const size = steps.find(({ view }) => view.round === 1)!.view.handSizes[0];
    expect(count('trick')).toBe(size * seats);
    for (const { view, moment } of scenes)
      if (moment?.is === 'trick') expect(view.trick).toHaveLength(players(view, 0).length);
  });

  it('moves the pirates of one colour at a time, until they stand as they do', () => {
    for (const { before, scenes } of steps) {
      const [whole, ...rest] = scenes.filter(
        ({ moment }) => moment?.is === 'trick' || moment?.is === 'colour',
      );
      if (whole === undefined) continue;
      expect(whole.view.planks).toEqual(before!.planks);
      let last = whole.view;
      for (const { view, moment } of rest) {
        if (moment?.is !== 'colour') throw new Error('only one trick is judged in a step');
        for (const [seat, plank] of view.planks.entries())
          for (const colour of colours)
            if (colour !== moment.colour)
              expect(plank.pirates[colour]).toBe(last.planks[seat].pirates[colour]);
        expect(view.planks).not.toEqual(last.planks);
        last = view;
      }
      const after = scenes[1 + rest.length].view;
      const where = ({ planks }: View) =>
        planks.map(({ pirates, overboard }) => [pirates, [...overboard].sort()]);
      expect(where(last)).toEqual(where(after));
    }
  });

  it('says of every fall that it is one', () => {
    const fallen = (view: View): number => view.planks.flatMap(({ overboard }) => overboard).length;
    for (const { before, scenes } of steps) {
      const falls = scenes.flatMap(({ moment }) =>
        moment?.is === 'colour' ? moment.moves.filter(({ overboard }) => overboard === 'now') : [],
      );
      const lying = scenes.find(({ moment }) => moment?.is === 'trick');
      if (lying === undefined) continue;
      const after = scenes.findLast(({ moment }) => moment?.is === 'trick' || moment?.is === 'colour')!.view;
      expect(falls).toHaveLength(fallen(after) - fallen(before!));
    }
  });
});

describe('what is told', () => {
  it('is nothing special where somebody just begins to look', () => {
    const [{ view }] = told(3, 'spectator');
    const sight = { view, between: [] } as unknown as Sight;
    expect(about(tell(null, sight))).toEqual([undefined]);
  });

  it('names who plays in turn, the ghost first', () => {
    const [{ view: four }] = told(4, 0);
    const [{ view: two }] = told(2, 0);
    expect(players(four, 2)).toEqual([2, 3, 0, 1]);
    expect(players(two, 1)).toEqual(['ghost', 1, 0]);
  });

  it('marks the highest and the lowest of a colour', () => {
    const why = (key: string, args: object) => ({ rule: 'SQ-9', key, args }) as View['standing'][number];
    const found = marks([
      why('announced', { seat: 0, card: 'b6', colour: 'b' }),
      why('alone', { card: 'y4', colour: 'y' }),
      why('up-two', { seat: 2, card: 'b12', colour: 'b' }),
      why('down-nobody', { card: 'b3', colour: 'b' }),
    ]);
    expect([...found]).toEqual([
      ['b12', { way: 'up', by: 2, idle: false }],
      ['b3', { way: 'down', by: 1, idle: true }],
    ]);
  });
});
