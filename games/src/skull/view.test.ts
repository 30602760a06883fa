import { FastRng, type Viewer } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import { describe, expect, it } from 'vitest';
import { Sitting, stepAtRandom } from './fixture.js';
import { skull } from './index.js';

const tables = ([1, 2] as const).flatMap((gangs) =>
  skull.options.seats({ ...skull.options.defaults, gangs }).map((seats) => {
    const lastSkull = seats % 2 === 0 ? ('challenger' as const) : ('anyone' as const);
    return { seats, options: { gangs, lastSkull } };
  }),
);

describe('views', () => {
  it('S-9 discs face down are seen by their owner alone, their number by all', () => {
    const table = new Sitting(3).place('1').play('0 skull');
    const view = skull.view(table.state, 0);
    expect(view.gangs.map(({ hand, pile }) => [hand, pile])).toEqual([
      [2, [null, null]],
      [3, [null]],
      [3, [null]],
    ]);
    expect(view.mine).toEqual([{ gang: 0, hand: ['flower', 'flower'], pile: ['flower', 'skull'] }]);
    expect(skull.view(table.state, 'spectator').mine).toEqual([]);
    expect(view).toMatchObject({ phase: 'add', round: 1, table: 4, turn: 1, first: 0, viewer: 0 });
  });

  it('S-8 which discs remain after a loss is known to the loser alone, until a skull is turned', () => {
    const table = new Sitting(3).place('1').play('0 challenge:3, 0 turn:1, 1 pick:2');
    const both = [
      ['flower', 'flower', 'flower'],
      ['flower', 'flower', 'skull'],
    ];
    expect(skull.view(table.state, 1).gangs[0]).toMatchObject({ sets: both, odds: 0.75 });
    expect(skull.view(table.state, 0).gangs[0].sets).toEqual([both[1]]);
    table.place('0').play('0 challenge:1, 1 raise:2, 2 pass, 0 pass, 1 turn:0');
    expect(skull.view(table.state, 1).gangs[0].sets).toEqual([both[1]]);
    table.play('0 pick:0');
    expect(skull.view(table.state, 2).gangs[0]).toMatchObject({ sets: [both[1]], odds: 1 });
    expect(skull.view(table.state, 2).gangs[1]).toMatchObject({ sets: both, odds: 0.75 });
  });

  it('S-8 all discs shown as flowers tell that the skull is gone', () => {
    const table = new Sitting(3).place('1').play('0 challenge:3, 0 turn:1, 1 pick:0').place();
    table.play('0 flower, 1 flower, 2 flower, 0 flower, 1 challenge:5, 2 pass, 0 pass');
    table.play('1 turn:0, 1 turn:0');
    expect(skull.view(table.state, 2).gangs[0].sets).toHaveLength(2);
    table.play('1 turn:0');
    expect(skull.view(table.state, 2).gangs[0]).toMatchObject({
      sets: [['flower', 'flower', 'flower']],
      odds: 0,
    });
  });

  it('S-5 S-6 an attempt that ends within one action can still be read from the view', () => {
    const table = new Sitting(3).place().play('0 challenge:1, 1 pass, 2 pass');
    const view = skull.view(table.state, 2);
    expect(view.last).toEqual({ turned: [{ gang: 0, disc: 'flower' }], gloats: [] });
    expect(view.sheet).toEqual([[0, 1, null, null]]);
    table.place('0').play('0 challenge:1, 1 pass, 2 pass, 0 lose:flower');
    expect(skull.view(table.state, 2).last?.turned).toEqual([{ gang: 0, disc: 'skull' }]);
    expect(skull.view(table.state, 2).sheet).toEqual([
      [0, 1, null, null],
      [0, 1, 0, null],
    ]);
  });

  it('S-1 S-12 random play keeps every promise of the contract at every table', () => {
    let largest = 0;
    for (const { seats, options } of tables.slice(0, many(tables.length))) {
      for (let play = 0; play < many(2); play++) {
        const rng = new FastRng(`${seats} ${options.gangs} ${play}`);
        const table = new Sitting(seats, options, rng.below(seats * options.gangs));
        const world = skull.create(seats, options);
        let steps = 0;
        do {
          steps++;
          if (rng.below(10) > 0) continue;
          const { state } = table;
          for (const viewer of [rng.below(seats), 'spectator'] as Viewer[]) {
            const view = skull.view(state, viewer);
            const text = JSON.stringify(view);
            largest = Math.max(largest, text.length);
            skull.sampler(JSON.parse(text)).into(world, rng);
            expect(JSON.stringify(skull.view(world, viewer))).toBe(text);
            expect([skull.actors(world), skull.mayAct(world), skull.event(world)]).toEqual([
              skull.actors(state),
              skull.mayAct(state),
              skull.event(state),
            ]);
          }
          const asked = skull.actors(state) | skull.mayAct(state);
          for (let seat = 0; seat < seats; seat++) {
            const words = table.legal(seat);
            expect(words.length > 0).toBe(((asked >> seat) & 1) === 1);
            for (let action = 0; action < skull.actions; action++) {
              const refused = skull.refusal(state, seat, action);
              if ((refused === null) !== words.includes(skull.print(action))) {
                throw new Error(`${seat} ${skull.print(action)}: ${JSON.stringify(refused)}`);
              }
            }
          }
          const text = JSON.stringify(skull.open(state));
          skull.copy(state, world);
          expect(JSON.stringify(skull.open(world))).toBe(text);
          while (stepAtRandom(skull, world, rng) && rng.below(4) > 0);
          expect(JSON.stringify(skull.open(state))).toBe(text);
        } while (stepAtRandom(skull, table.state, rng));
        expect(steps).toBeLessThan(2 * skull.bound(seats, options));
        expect(skull.outcome(table.state)?.places.filter((place) => place === 1)).toHaveLength(1);
      }
    }
    expect(largest).toBeLessThan(6000);
  });

  it('S-9 with two left, what both laid and bid since then stays for all to see', () => {
    const table = new Sitting(3);
    // The first loses all its discs to the skull of the second.
    for (let round = 0; round < 3; round++) {
      table.place('1').play('0 challenge:2, 1 pass, 2 pass, 0 turn:1, 1 pick:0');
      expect(table.open.duel).toBeNull();
    }
    table.place('1').play('0 challenge:2, 1 pass, 2 pass, 0 turn:1');
    expect(table.open).toMatchObject({ phase: 'place', first: 1 });
    expect(table.open.duel).toEqual({ since: 5, odds: [0, 1, 1], rounds: [] });
    table.place('2').play('1 flower, 2 flower, 1 challenge:1, 2 raise:3, 1 pass');
    expect(table.open).toMatchObject({ phase: 'loss', challenger: 2, owner: 2 });
    table.play('2 lose:flower').place();
    const rounds = [{ piles: [2, 2], bids: [1, 3] }];
    expect(table.open.duel).toEqual({ since: 5, odds: [0, 1, 1], rounds });
    expect(skull.view(table.state, 'spectator').duel).toEqual({ since: 5, odds: [0, 1, 1], rounds });
  });

  it('S-3 S-4 the longest round there is fits into a view, and its bids into the state', () => {
    const others = Array.from({ length: 12 }, (_, seat) => seat).filter((seat) => seat !== 9);
    const table = new Sitting(12).place(...others.map(String));
    for (let lap = 0; lap < 2; lap++) {
      for (let seat = 0; seat < 12; seat++) table.play(`${seat} flower`);
    }
    for (let seat = 0; seat < 9; seat++) table.play(`${seat} flower`);
    table.play('9 challenge:1');
    for (let bid = 2; bid <= 37; bid++) table.play(`${(8 + bid) % 12} raise:${bid}`);
    for (let seat = 10; seat < 21; seat++) table.play(`${seat % 12} pass`);
    expect(table.open).toMatchObject({ phase: 'attempt', challenger: 9, bid: 37, table: 45 });
    for (const seat of others) {
      for (let disc = seat < 9 ? 3 : 2; disc > 0; disc--) table.play(`9 turn:${seat}`);
    }
    table.play('9 turn:0');
    expect(table.open.turned).toHaveLength(35);
    for (const seat of others.slice(1)) table.play(`${seat} gloat`);
    const view = skull.view(table.state, 9);
    expect(JSON.stringify(view).length + 60 * '[11,48,11,3],'.length).toBeLessThan(6000);
  });

  it('S-3 S-4 every disc of twelve gangs can be bid', () => {
    const opened = new Sitting(12).place();
    for (const disc of ['flower', 'flower', 'skull']) {
      for (let seat = 0; seat < 12; seat++) opened.play(`${seat} ${disc}`);
    }
    expect(opened.legal(0)).toContain('challenge:48');
    opened.play('0 challenge:47');
    expect(opened.legal(1)).toEqual(['raise:48', 'pass']);
    opened.play('1 raise:48');
    expect(opened.open).toMatchObject({ phase: 'loss', challenger: 1, owner: 1 });
  });
});
