import { describe, expect, it } from 'vitest';
import { Sitting } from './fixture.js';
import { type GameOptions, skull } from './index.js';

const two = { gangs: 2 } as const;

/** Seat 0 opens a challenge for one and turns its own skull; it has lost flowers until one disc is left. */
const downToSkull = (table: Sitting): Sitting => {
  for (let lost = 0; lost < 3; lost++) {
    const { seats } = table;
    table.place('0').play('0 challenge:1');
    for (let seat = 1; seat < seats; seat++) table.play(`${seat} pass`);
    table.play('0 lose:flower');
  }
  return table;
};

describe('setup', () => {
  it('S-1 each player has three flowers and a skull, the mat skull side up, and the first player is drawn', () => {
    const table = new Sitting(4, { gangs: 1 }, 2);
    expect(table.open.first).toBe(2);
    expect(table.open.gangs).toHaveLength(4);
    for (const gang of table.open.gangs) {
      expect(gang.hand).toEqual(['flower', 'flower', 'flower', 'skull']);
      expect(gang.flower).toBe(false);
    }
    expect(skull.event(skull.create(4, skull.options.defaults))).toBe('first');
  });

  it('S-1 nobody can act before the first player is drawn', () => {
    const state = skull.create(3, skull.options.defaults);
    expect(skull.actors(state) | skull.mayAct(state)).toBe(0);
    expect(skull.refusal(state, 0, skull.parse('flower')!)).toMatchObject({
      rule: 'S-1',
      key: 'first-undrawn',
    });
  });

  it('S-1 twelve players sit around two boxes', () => {
    const table = new Sitting(12, { gangs: 1 }, 11).place();
    expect(table.open.gangs).toHaveLength(12);
    expect(table.legal(11)).toEqual([
      'flower',
      'skull',
      ...Array.from({ length: 12 }, (_, i) => `challenge:${i + 1}`),
    ]);
  });
});

describe('placement', () => {
  it('S-2 all but the first player place at once, hidden, then the first player', () => {
    const table = new Sitting(3, { gangs: 1 }, 1);
    expect(table.actors).toEqual([0, 2]);
    expect(table.refusal(1, 'flower')).toMatchObject({ rule: 'S-2', key: 'first-places-last' });
    table.play('2 skull, 0 flower');
    expect(table.actors).toEqual([1]);
    expect(table.open).toMatchObject({ phase: 'place', turn: 1 });
    expect(table.refusal(0, 'skull')).toMatchObject({ key: 'not-your-turn' });
    table.play('1 flower');
    expect(table.open).toMatchObject({ phase: 'add', turn: 1, table: 3 });
    expect(table.open.gangs.map((gang) => gang.pile)).toEqual([['flower'], ['flower'], ['skull']]);
  });

  it('S-2 a sealed disc may be changed until the last one is in, and its order of arrival changes nothing', () => {
    const table = new Sitting(4).play('1 flower');
    expect(table.actors).toEqual([2, 3]);
    expect(table.may).toEqual([1]);
    expect(table.legal(1)).toEqual(['flower', 'skull']);
    table.play('1 skull, 1 flower, 1 skull, 3 skull, 2 flower');
    expect(table.may).toEqual([]);
    const other = new Sitting(4).play('2 flower, 3 flower, 3 skull, 1 skull');
    expect(table.open).toEqual(other.open);
  });

  it('S-2 nothing but a disc can be played before all have placed', () => {
    const table = new Sitting(3);
    expect(table.refusal(1, 'challenge:1')).toMatchObject({ rule: 'S-2', key: 'await-place' });
    table.play('1 flower, 2 flower');
    expect(table.refusal(0, 'challenge:1')).toMatchObject({ rule: 'S-2', key: 'await-lead' });
  });

  it('S-2 a sealed choice leaves the views of all others as they were, whatever it is', () => {
    for (const options of [{ gangs: 1 }, two] as const) {
      const words = options.gangs === 1 ? ['flower', 'skull'] : ['1.1/flower', '1.1/skull'];
      const seen = words.map((word) => {
        const table = new Sitting(3, options).play(`1 ${word}`);
        return [0, 2, 'spectator' as const].map((viewer) => JSON.stringify(skull.view(table.state, viewer)));
      });
      expect(seen[0]).toEqual(seen[1]);
    }
  });
});

describe('add or challenge', () => {
  it('S-3 clockwise from the first player, each adds one disc on top or opens a challenge', () => {
    const table = new Sitting(3, { gangs: 1 }, 2).place();
    expect(table.legal(2)).toEqual(['flower', 'skull', 'challenge:1', 'challenge:2', 'challenge:3']);
    table.play('2 skull, 0 flower');
    expect(table.open).toMatchObject({ turn: 1, table: 5 });
    expect(table.open.gangs[2].pile).toEqual(['flower', 'skull']);
    expect(table.legal(1)).toContain('challenge:5');
    expect(table.refusal(0, 'flower')).toMatchObject({
      rule: 'S-3',
      key: 'not-your-turn',
      args: { gang: '1' },
    });
  });

  it('S-3 a bid of zero is no word, and one beyond the discs on all mats is refused; nothing changes', () => {
    const table = new Sitting(3).place();
    const before = JSON.stringify(table.open);
    expect(skull.parse('challenge:0')).toBeNull();
    expect(table.refusal(0, 'challenge:4')).toEqual({
      rule: 'S-3',
      key: 'bid-beyond-table',
      args: { bid: 4, discs: 3 },
    });
    expect(JSON.stringify(table.open)).toBe(before);
  });

  it('S-3 with no disc in hand one must challenge', () => {
    const table = new Sitting(3).place();
    for (let round = 0; round < 3; round++) {
      const disc = round === 0 ? 'skull' : 'flower';
      table.play(`0 ${disc}, 1 ${disc}, 2 ${disc}`);
    }
    expect(table.legal(0)).toEqual(Array.from({ length: 12 }, (_, i) => `challenge:${i + 1}`));
    expect(table.refusal(0, 'flower')).toMatchObject({ rule: 'S-3', key: 'hand-empty' });
  });

  it('S-3 a disc that is not in hand cannot be added', () => {
    const table = new Sitting(3).place('0');
    expect(table.refusal(0, 'skull')).toMatchObject({ key: 'no-such-disc', args: { disc: 'skull' } });
    expect(table.legal(0)).not.toContain('skull');
  });
});

describe('bidding', () => {
  it('S-4 a raise is higher by any step; equal, lower or beyond the table is refused and nothing changes', () => {
    const table = new Sitting(3).place().play('0 flower, 1 flower, 2 challenge:2');
    const before = JSON.stringify(table.open);
    expect(table.legal(0)).toEqual(['raise:3', 'raise:4', 'raise:5', 'pass']);
    expect(table.refusal(0, 'raise:2')).toEqual({
      rule: 'S-4',
      key: 'bid-not-higher',
      args: { bid: 2, last: 2 },
    });
    expect(table.refusal(0, 'raise:6')).toMatchObject({
      key: 'bid-beyond-table',
      args: { bid: 6, discs: 5 },
    });
    expect(table.refusal(0, 'flower')).toMatchObject({ rule: 'S-4', key: 'await-bid' });
    expect(table.refusal(0, 'challenge:3')).toMatchObject({ rule: 'S-4', key: 'await-bid' });
    expect(table.refusal(1, 'pass')).toMatchObject({ key: 'not-your-turn' });
    expect(JSON.stringify(table.open)).toBe(before);
  });

  it('S-4 who passes is out of the bidding for good', () => {
    const table = new Sitting(3).place().play('0 challenge:1, 1 pass, 2 raise:2');
    expect(table.open.turn).toBe(0);
    expect(table.open.gangs[1].passed).toBe(true);
    table.play('0 pass');
    expect(table.open).toMatchObject({ phase: 'attempt', challenger: 2 });
    expect(table.open.bids).toEqual([
      [0, 1],
      [1, 0],
      [2, 2],
      [0, 0],
    ]);
  });

  it('S-4 a bid of all discs ends the bidding at once', () => {
    const opened = new Sitting(3).place().play('0 challenge:3');
    expect(opened.open).toMatchObject({ phase: 'attempt', challenger: 0, bid: 3 });
    const raised = new Sitting(3).place().play('0 challenge:1, 1 raise:3');
    expect(raised.open).toMatchObject({ phase: 'attempt', challenger: 1, bid: 3 });
  });

  it('S-4 the mats of those who passed may be turned', () => {
    const table = new Sitting(3).place('1').play('0 challenge:2, 1 pass, 2 pass');
    expect(table.legal(0)).toEqual(['turn:1', 'turn:2']);
  });
});

describe('attempt', () => {
  it('S-5 S-4 seven discs: the fourth bids 3, the next raises to 5, three pass; own two, then three of others', () => {
    const table = new Sitting(4).place().play('0 flower, 1 flower, 2 flower, 3 challenge:3');
    table.play('0 raise:5, 1 pass, 2 pass, 3 pass');
    expect(table.open).toMatchObject({ phase: 'attempt', challenger: 0, turn: 0, bid: 5 });
    const own = { gang: 0, disc: 'flower' };
    expect(table.open.turned).toEqual([own, own]);
    expect(table.legal(0)).toEqual(['turn:1', 'turn:2', 'turn:3']);
    table.play('0 turn:2, 0 turn:3');
    expect(table.legal(0)).toEqual(['turn:1', 'turn:2']);
    expect(table.refusal(0, 'turn:3')).toMatchObject({ rule: 'S-5', key: 'pile-spent' });
    expect(table.refusal(0, 'turn:0')).toMatchObject({ rule: 'S-5', key: 'own-pile' });
    table.play('0 turn:1');
    expect(table.open.last?.turned.map(({ gang }) => gang)).toEqual([0, 0, 2, 3, 1]);
    expect(table.open).toMatchObject({ phase: 'place', round: 2, first: 0 });
    expect(table.open.gangs[0].flower).toBe(true);
  });

  it('S-5 bid 2 with three own discs: the top two of the own pile only, so a skull below stays down', () => {
    const table = new Sitting(3)
      .place('0')
      .play('0 flower, 1 flower, 2 flower, 0 flower, 1 flower, 2 flower');
    table.play('0 challenge:2, 1 pass, 2 pass');
    expect(table.open.gangs[0].flower).toBe(true);
    expect(table.open.last?.turned).toEqual([
      { gang: 0, disc: 'flower' },
      { gang: 0, disc: 'flower' },
    ]);
  });

  it('S-5 piles are turned from the top, and the first skull ends it', () => {
    const table = new Sitting(3).place('1').play('0 flower, 1 flower, 2 flower, 0 challenge:6');
    expect(table.legal(0)).toEqual(['turn:1', 'turn:2']);
    table.play('0 turn:1');
    expect(table.open).toMatchObject({ phase: 'attempt' });
    table.play('0 turn:1');
    expect(table.open).toMatchObject({ phase: 'loss', owner: 1, turn: 1 });
    expect(table.open.turned.at(-1)).toEqual({ gang: 1, disc: 'skull' });
    expect(table.open.turned).toHaveLength(4);
    expect(table.refusal(0, 'turn:2')).toMatchObject({ key: 'await-pick' });
  });

  it('S-5 the own skull ends it before anybody is asked', () => {
    const table = new Sitting(3).place('0').play('0 flower, 1 flower, 2 flower, 0 challenge:6');
    expect(table.open).toMatchObject({ phase: 'loss', owner: 0, turn: 0 });
    expect(table.open.turned).toEqual([
      { gang: 0, disc: 'flower' },
      { gang: 0, disc: 'skull' },
    ]);
  });

  it('S-5 only the challenger turns discs', () => {
    const table = new Sitting(3).place().play('0 challenge:3');
    expect(table.refusal(1, 'turn:2')).toMatchObject({ key: 'not-your-turn' });
    expect(table.refusal(0, 'pass')).toMatchObject({ rule: 'S-5', key: 'await-turn' });
  });
});

describe('made', () => {
  it('S-6 all discs go back, the mat turns, and the challenger starts the next round', () => {
    const table = new Sitting(3).place('0').play('0 flower, 1 challenge:2, 2 pass, 0 pass, 1 turn:2');
    expect(table.open).toMatchObject({
      first: 1,
      round: 2,
      table: 0,
      scores: [0, 1, 0],
      challenger: null,
      bid: null,
    });
    expect(table.open.gangs.map(({ hand, pile, flower }) => [hand.length, pile.length, flower])).toEqual([
      [4, 0, false],
      [4, 0, true],
      [4, 0, false],
    ]);
    expect(table.actors).toEqual([0, 2]);
  });

  it('S-6 a second challenge made wins the game', () => {
    const table = new Sitting(3).place().play('0 challenge:1, 1 pass, 2 pass');
    expect(skull.outcome(table.state)).toBeNull();
    table.place().play('0 challenge:1, 1 pass, 2 pass');
    expect(skull.outcome(table.state)).toEqual({ places: [1, 2, 2], points: null, grade: null });
    expect(table.open).toMatchObject({ phase: 'over', turn: null, scores: [2, 0, 0], winner: 0 });
    expect(table.actors).toEqual([]);
    expect(table.refusal(0, 'flower')).toMatchObject({ rule: 'S-6', key: 'over' });
  });
});

describe('failed', () => {
  const failedOn1 = () =>
    new Sitting(3).place('1').play('0 flower, 1 flower, 2 flower, 0 challenge:6, 0 turn:1, 0 turn:1');

  it('S-7 while the loss is chosen any opponent may turn up the rest of the own pile, and nobody waits for it', () => {
    const table = failedOn1();
    expect(table.actors).toEqual([1]);
    expect(table.may).toEqual([2]);
    expect(table.legal(2)).toEqual(['gloat']);
    expect(table.legal(0)).toEqual([]);
    expect(table.refusal(0, 'gloat')).toMatchObject({ rule: 'S-7', key: 'gloat-challenger' });
    expect(table.refusal(1, 'gloat')).toMatchObject({ rule: 'S-7', key: 'gloat-nothing' });
    table.play('2 gloat');
    expect(skull.view(table.state, 0).gangs[2].pile).toEqual(['flower', 'flower']);
    expect(table.open.gloats).toEqual([{ gang: 2, pile: ['flower', 'flower'] }]);
    expect(table.may).toEqual([]);
    expect(table.refusal(2, 'gloat')).toMatchObject({ key: 'gloat-nothing' });
    table.play('1 pick:1');
    expect(table.open).toMatchObject({ round: 2, first: 0, gloats: [] });
    expect(table.open.last?.gloats).toEqual([{ gang: 2, pile: ['flower', 'flower'] }]);
  });

  it('S-7 the owner of the skull may gloat before picking', () => {
    const table = new Sitting(3).place().play('0 flower, 1 skull, 2 flower, 0 challenge:6, 0 turn:1');
    expect(table.legal(1)).toEqual(['gloat', 'pick:0', 'pick:1', 'pick:2', 'pick:3']);
    table.play('1 gloat');
    expect(skull.view(table.state, 'spectator').gangs[1].pile).toEqual(['flower', 'skull']);
    expect(table.actors).toEqual([1]);
    table.play('1 pick:3');
  });

  it('S-7 nobody gloats at any other time', () => {
    const table = new Sitting(3).place();
    expect(table.refusal(1, 'gloat')).toMatchObject({ rule: 'S-7', key: 'gloat-not-now' });
    table.play('0 challenge:3');
    expect(table.refusal(1, 'gloat')).toMatchObject({ rule: 'S-7', key: 'gloat-not-now' });
  });

  it('S-8 the owner of the skull picks a position, and chance says which of the shuffled discs lies there', () => {
    const table = failedOn1();
    expect(table.refusal(1, 'lose:flower')).toMatchObject({ rule: 'S-8', key: 'await-pick' });
    skull.apply(table.state, 1, skull.parse('pick:0')!);
    expect(skull.event(table.state)).toBe('loss/1');
    expect(table.actors).toEqual([]);
    expect(table.refusal(1, 'pick:1')).toMatchObject({ rule: 'S-8', key: 'loss-undrawn' });
    skull.chance(table.state, { below: (n) => n - 1 });
    expect(table.open.gangs[0].hand).toEqual(['flower', 'flower', 'flower']);
    expect(table.open).toMatchObject({ round: 2, first: 0, sheet: [[0, 6, 1, 0]] });
    const other = failedOn1().play('1 pick:1');
    expect(other.open.gangs[0].hand).toEqual(['flower', 'flower', 'skull']);
  });

  it('S-8 every disc is as likely as another to be the one picked', () => {
    const lost = [0, 0];
    let seed = 1;
    for (let i = 0; i < 4000; i++) {
      const table = failedOn1();
      skull.apply(table.state, 1, skull.parse('pick:2')!);
      seed = Math.imul(seed, 48271) >>> 0;
      skull.chance(table.state, {
        below: (n) => {
          seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
          return Math.floor((seed / 2 ** 32) * n);
        },
      });
      lost[table.open.gangs[0].hand.includes('skull') ? 0 : 1]++;
    }
    expect(lost[1] / 4000).toBeGreaterThan(0.22);
    expect(lost[1] / 4000).toBeLessThan(0.28);
  });

  it('S-8 a position beyond the discs left is refused', () => {
    const table = failedOn1().play('1 pick:1').place('1').play('0 challenge:3, 0 turn:1');
    expect(table.legal(1)).toEqual(['pick:0', 'pick:1', 'pick:2']);
    expect(table.refusal(1, 'pick:3')).toMatchObject({ rule: 'S-8', key: 'no-such-position' });
    expect(table.refusal(2, 'pick:0')).toMatchObject({ key: 'not-your-turn' });
  });

  it('S-8 on the own skull the challenger chooses in secret which disc goes', () => {
    const fail = () => new Sitting(3).place('0').play('0 challenge:1, 1 pass, 2 pass');
    expect(fail().legal(0)).toEqual(['lose:flower', 'lose:skull']);
    expect(fail().refusal(0, 'pick:0')).toMatchObject({ rule: 'S-8', key: 'await-loss' });
    expect(fail().may).toEqual([1, 2]);
    const one = fail().play('0 lose:skull');
    const other = fail().play('0 lose:flower');
    expect(one.open.gangs[0].hand).toEqual(['flower', 'flower', 'flower']);
    expect(other.open.gangs[0].hand).toEqual(['flower', 'flower', 'skull']);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(skull.view(one.state, viewer))).toBe(
        JSON.stringify(skull.view(other.state, viewer)),
      );
    }
    expect(skull.view(one.state, 1).gangs[0].sets).toHaveLength(2);
  });

  it('S-8 a last disc is lost at once: no choice, no chance, no gloating', () => {
    const table = downToSkull(new Sitting(3)).place('0').play('0 challenge:1, 1 pass, 2 pass');
    expect(table.open).toMatchObject({ phase: 'name', turn: 0 });
    expect(table.open.gangs[0]).toMatchObject({ out: true, hand: [], pile: [] });
    expect(table.may).toEqual([]);
    expect(table.refusal(1, 'gloat')).toMatchObject({ key: 'gloat-not-now' });
  });

  it('S-9 out on the own skull, the challenger names who starts, acting once more although out', () => {
    const table = downToSkull(new Sitting(4)).place('0').play('0 challenge:1, 1 pass, 2 pass, 3 pass');
    expect(table.actors).toEqual([0]);
    expect(table.legal(0)).toEqual(['first:1', 'first:2', 'first:3']);
    expect(table.refusal(0, 'first:0')).toMatchObject({ rule: 'S-9', key: 'gang-out' });
    expect(table.refusal(1, 'first:1')).toMatchObject({ key: 'not-your-turn' });
    expect(table.refusal(1, 'flower')).toMatchObject({ rule: 'S-9', key: 'await-name' });
    table.play('0 first:2');
    expect(table.open).toMatchObject({ phase: 'place', first: 2, round: 5 });
    expect(table.actors).toEqual([1, 3]);
    expect(table.refusal(0, 'flower')).toMatchObject({ rule: 'S-9', key: 'gang-out' });
    table.place();
    table.play('2 flower, 3 flower, 1 flower');
    expect(table.open.turn).toBe(2);
  });

  it("S-9 out on another's skull, the owner of the skull starts", () => {
    const table = downToSkull(new Sitting(3))
      .place('0', '2')
      .play('0 challenge:1, 1 raise:2, 2 pass, 0 pass');
    table.play('1 turn:2, 2 pick:1');
    expect(table.open.gangs[1].hand).toHaveLength(3);
    expect(table.open.first).toBe(1);
    const out = downToSkull(new Sitting(3, { gangs: 1 }, 0));
    // Seat 0 has its skull alone: it never leaves but by its own attempt, so a flower must be its last disc.
    expect(out.open.gangs[0].hand).toEqual(['skull']);
    const flower = new Sitting(3);
    for (let lost = 0; lost < 3; lost++) {
      flower.place('1').play('0 challenge:3, 0 turn:1');
      flower.play(lost === 0 ? '1 pick:0' : '1 pick:1');
    }
    expect(flower.open.gangs[0].hand).toEqual(['flower']);
    flower.place('1').play('0 challenge:3, 0 turn:1');
    expect(flower.open).toMatchObject({ phase: 'place', first: 1, round: 5 });
    expect(flower.open.gangs[0].out).toBe(true);
    expect(flower.actors).toEqual([2]);
  });

  it('S-9 after a loss the challenger who is still in starts', () => {
    expect(failedOn1().play('1 pick:2').open.first).toBe(0);
  });

  it('S-9 who is out sees only what all see', () => {
    const table = downToSkull(new Sitting(3))
      .place('0')
      .play('0 challenge:1, 1 pass, 2 pass, 0 first:1, 2 skull');
    const { viewer: _, ...seen } = skull.view(table.state, 0);
    const { viewer: __, ...all } = skull.view(table.state, 'spectator');
    expect(seen).toEqual(all);
    expect(seen.mine).toEqual([]);
  });

  it('S-9 the last player in wins', () => {
    const table = downToSkull(new Sitting(3)).place('0').play('0 challenge:1, 1 pass, 2 pass, 0 first:1');
    for (let lost = 0; lost < 3; lost++) table.place('1').play('1 challenge:1, 2 pass, 1 lose:flower');
    table.place('1').play('1 challenge:1, 2 pass');
    expect(skull.outcome(table.state)).toEqual({ places: [2, 2, 1], points: null, grade: null });
    expect(table.open.phase).toBe('over');
  });

  it('S-10 with a single disc one must challenge in turn, may raise or pass, and pays nothing when it is turned', () => {
    const table = downToSkull(new Sitting(3)).place('0');
    expect(table.legal(0)).toEqual(['challenge:1', 'challenge:2', 'challenge:3']);
    table.play('0 challenge:1, 1 raise:2');
    table.play('2 pass');
    expect(table.legal(0)).toEqual(['raise:3', 'pass']);
    table.play('0 pass, 1 turn:0');
    expect(table.open).toMatchObject({ phase: 'loss', owner: 0, turn: 0 });
    expect(table.legal(0)).toEqual(['pick:0', 'pick:1', 'pick:2', 'pick:3']);
    table.play('0 pick:0');
    expect(table.open.gangs[0]).toMatchObject({ hand: ['skull'], out: false });
    expect(table.open.gangs[1].hand).toHaveLength(3);
    table.play('0 skull');
    expect(table.legal(0)).toEqual(['skull']);
  });

  describe('S-10 to the letter, with lastSkull: anyone', () => {
    const toTheLetter = { lastSkull: 'anyone' } as const;
    /** Seat 0 has its skull alone, on the mat; it opens, seat 1 raises and meets it. */
    const met = (seats: number, options: Partial<GameOptions> = toTheLetter): Sitting => {
      const table = downToSkull(new Sitting(seats, options)).place('0').play('0 challenge:1, 1 raise:2');
      for (let seat = 2; seat < seats; seat++) table.play(`${seat} pass`);
      return table.play('0 pass, 1 turn:0');
    };

    it('who sees their last disc turned up, and it is the skull, picks the loss and is out', () => {
      const table = met(4);
      expect(table.open).toMatchObject({ phase: 'loss', owner: 0, turn: 0 });
      table.play('0 pick:0');
      expect(table.open.gangs[0]).toMatchObject({ hand: [], pile: [], out: true });
      expect(table.open.gangs[1].hand).toHaveLength(3);
      expect(table.open).toMatchObject({ phase: 'place', first: 1, winner: null });
      expect(table.actors).toEqual([2, 3]);
      expect(met(4, {}).play('0 pick:0').open.gangs[0]).toMatchObject({ hand: ['skull'], out: false });
    });

    it('a last flower turned up costs nothing, nor does a skull that is not the last disc', () => {
      const table = new Sitting(3, toTheLetter);
      for (let lost = 0; lost < 3; lost++) {
        table.place('1').play('0 challenge:3, 0 turn:1');
        table.play(lost === 0 ? '1 pick:0' : '1 pick:1');
      }
      expect(table.open.gangs[1]).toMatchObject({ out: false });
      expect(table.open.gangs[0].hand).toEqual(['flower']);
      table.place().play('0 challenge:1, 1 raise:2, 2 pass, 0 pass, 1 turn:0');
      expect(table.open.gangs[0]).toMatchObject({ hand: ['flower'], out: false });
    });

    it('who is left alone by it wins, the challenger too', () => {
      const table = met(3).play('0 pick:1');
      for (let lost = 0; lost < 2; lost++) table.place('1').play('1 challenge:1, 2 pass, 1 lose:flower');
      table.place('1').play('1 challenge:1, 2 raise:2, 2 turn:1');
      expect(table.open).toMatchObject({ phase: 'loss', challenger: 2, turn: 1 });
      table.play('1 pick:0');
      expect(table.open.gangs.map(({ out }) => out)).toEqual([true, true, false]);
      expect(skull.outcome(table.state)?.places).toEqual([2, 2, 1]);
    });

    it('S-9 decides first: the last challenger to fail leaves the owner of the skull as the winner', () => {
      const table = met(3).play('0 pick:1');
      table.place('1').play('1 challenge:1, 2 raise:2, 2 turn:1, 1 pick:0');
      for (let lost = 0; lost < 2; lost++) table.place('1').play('2 challenge:2, 2 turn:1, 1 pick:0');
      expect(table.open.gangs[2].hand).toEqual(['flower']);
      table.place('1').play('2 challenge:1, 1 raise:2, 1 lose:flower');
      table.place('1').play('1 challenge:1, 2 pass, 1 lose:flower');
      table.place('1').play('1 challenge:1, 2 raise:2, 2 turn:1');
      expect(table.open.gangs.map(({ out }) => out)).toEqual([true, false, true]);
      expect(skull.outcome(table.state)?.places).toEqual([2, 1, 2]);
    });

    it('◆ where challenger and owner are out together, the challenger names who starts', () => {
      const table = downToSkull(new Sitting(4, toTheLetter));
      table.place('0', '2').play('0 challenge:1, 1 raise:2, 2 pass, 3 pass, 0 pass, 1 turn:2, 2 pick:0');
      for (let lost = 0; lost < 2; lost++) table.place('0', '2').play('1 challenge:4, 1 turn:2, 2 pick:0');
      table.place('0').play('1 challenge:4, 1 turn:0');
      expect(table.open.gangs.map(({ out }) => out)).toEqual([true, true, false, false]);
      expect(table.open).toMatchObject({ phase: 'name', turn: 1 });
      expect(table.legal(1)).toEqual(['first:2', 'first:3']);
      expect(table.play('1 first:3').open).toMatchObject({ phase: 'place', first: 3 });
    });

    it('with two gangs it concerns the gang', () => {
      const table = new Sitting(2, { ...two, ...toTheLetter });
      for (let lost = 0; lost < 3; lost++)
        table.place('0.0').play('0 challenge:1, 1 pass, 0 pass, 1 pass, 0 lose:flower');
      table.place('0.0').play('0 challenge:1, 1 raise:2, 0 pass, 1 pass, 0 pass, 1 turn:0.0, 0 pick:1');
      expect(table.open.gangs.map(({ out }) => out)).toEqual([true, false, false, false]);
      expect(table.open).toMatchObject({ phase: 'place', first: 1, winner: null });
    });
  });
});

describe('two gangs each', () => {
  it('S-11 the table runs 1…n and again 1…n, each gang with discs and turns of its own', () => {
    const table = new Sitting(3, two, 1);
    expect(table.open.gangs.map(({ name, seat }) => [name, seat])).toEqual([
      ['0.0', 0],
      ['1.0', 1],
      ['2.0', 2],
      ['0.1', 0],
      ['1.1', 1],
      ['2.1', 2],
    ]);
    table.place();
    const order: (string | null)[] = [];
    for (let i = 0; i < 7; i++) {
      const { turn, gangs } = table.open;
      order.push(gangs[turn!].name);
      table.play(`${gangs[turn!].seat} ${gangs[turn!].name}/flower`);
    }
    expect(order).toEqual(['1.0', '2.0', '0.1', '1.1', '2.1', '0.0', '1.0']);
  });

  it("S-11 the first gang places last, its person's other gang with the rest", () => {
    const table = new Sitting(2, two, 0);
    expect(table.actors).toEqual([0, 1]);
    expect(table.legal(0)).toEqual(['0.1/flower', '0.1/skull']);
    expect(table.legal(1)).toEqual(['1.0/flower', '1.0/skull', '1.1/flower', '1.1/skull']);
    expect(table.refusal(0, '0.0/flower')).toMatchObject({ rule: 'S-2', key: 'first-places-last' });
    expect(table.refusal(0, '1.0/flower')).toMatchObject({ rule: 'S-11', key: 'not-your-gang' });
    expect(table.refusal(0, 'flower')).toMatchObject({ rule: 'S-11', key: 'gang-words' });
    expect(table.refusal(0, '5.0/flower')).toMatchObject({ key: 'no-such-gang' });
    table.play('1 1.1/skull');
    expect(table.legal(1)).toEqual(['1.0/flower', '1.0/skull']);
    expect(table.refusal(1, '1.1/flower')).toMatchObject({ rule: 'S-11', key: 'other-gang-first' });
    table.play('1 1.0/flower');
    expect(table.may).toEqual([1]);
    expect(table.legal(1)).toEqual(['1.0/flower', '1.0/skull', '1.1/flower', '1.1/skull']);
    table.play('1 1.0/skull, 0 0.1/flower');
    expect(table.legal(0)).toEqual(['0.0/flower', '0.0/skull']);
    table.play('0 0.0/flower');
    expect(table.legal(0)).toEqual([
      '0.0/flower',
      '0.0/skull',
      'challenge:1',
      'challenge:2',
      'challenge:3',
      'challenge:4',
    ]);
  });

  it('S-11 a person sees the discs of both gangs and of no other', () => {
    const table = new Sitting(2, two).place('0.1', '1.1');
    const view = skull.view(table.state, 0);
    expect(view.mine).toEqual([
      { gang: 0, hand: ['flower', 'flower', 'skull'], pile: ['flower'] },
      { gang: 2, hand: ['flower', 'flower', 'flower'], pile: ['skull'] },
    ]);
    expect(view.gangs.map((gang) => gang.pile)).toEqual([[null], [null], [null], [null]]);
  });

  it("S-11 the challenger's own discs are that gang's pile only", () => {
    const table = new Sitting(2, two).place().play('0 challenge:4');
    expect(table.open.turned).toEqual([{ gang: 0, disc: 'flower' }]);
    expect(table.legal(0)).toEqual(['turn:0.1', 'turn:1.0', 'turn:1.1']);
  });

  it('S-11 words of tables with one gang each are refused, and the other way round', () => {
    const table = new Sitting(2, two).place().play('0 challenge:4');
    expect(table.refusal(0, 'turn:1')).toMatchObject({ key: 'gang-words', args: { gangs: 2 } });
    expect(new Sitting(3).refusal(1, '1.0/flower')).toMatchObject({ key: 'gang-words', args: { gangs: 1 } });
    expect(new Sitting(3).refusal(1, 'turn:7')).toMatchObject({ key: 'no-such-gang', args: { gang: '7' } });
    expect(new Sitting(3).refusal(1, 'first:7')).toMatchObject({ key: 'no-such-gang' });
  });

  it('S-12 two challenges made by the same gang win, one by each gang do not', () => {
    const table = new Sitting(2, two).place().play('0 challenge:1, 1 pass, 0 pass, 1 pass').place();
    table.play('0 0.0/flower, 1 1.0/flower, 0 challenge:1, 1 pass, 0 pass, 1 pass');
    expect(table.open.gangs.map((gang) => gang.flower)).toEqual([true, false, true, false]);
    expect(table.open).toMatchObject({ phase: 'place', scores: [1, 0], first: 2 });
    table.place().play('0 challenge:1, 1 pass, 0 pass, 1 pass');
    expect(table.open).toMatchObject({ phase: 'over', scores: [2, 0] });
    expect(skull.outcome(table.state)?.places).toEqual([1, 2]);
  });

  it('S-12 own gangs may outbid and turn each other, and a disc lost to the sister is drawn with nobody asked', () => {
    const table = new Sitting(2, two)
      .place('0.1')
      .play('0 challenge:1, 1 pass, 0 raise:2, 1 pass, 0 raise:3');
    expect(table.open).toMatchObject({ phase: 'bid', bidder: 0, turn: 2 });
    table.play('0 pass');
    skull.apply(table.state, 0, skull.parse('turn:0.1')!);
    expect(skull.event(table.state)).toBe('loss/1');
    expect(table.actors).toEqual([]);
    expect(table.may).toEqual([]);
    skull.chance(table.state, { below: (n) => n - 1 });
    expect(table.open).toMatchObject({ round: 2, first: 0 });
    expect(skull.view(table.state, 0).gangs[0].sets).toEqual([['flower', 'flower', 'flower']]);
    expect(skull.view(table.state, 1).gangs[0].sets).toHaveLength(2);
  });

  it("S-12 a person's own gangs do not gloat at each other", () => {
    const table = new Sitting(2, two).place('1.0').play('0 challenge:4, 0 turn:1.0');
    expect(table.refusal(0, '0.1/gloat')).toMatchObject({ rule: 'S-7', key: 'gloat-challenger' });
    expect(table.legal(1)).toEqual(['1.1/gloat', 'pick:0', 'pick:1', 'pick:2', 'pick:3']);
    table.play('1 1.1/gloat');
    expect(table.legal(1)).toEqual(['pick:0', 'pick:1', 'pick:2', 'pick:3']);
  });

  /** Gang 0.0 loses all but its skull. */
  const lonelySkull = () => {
    const table = new Sitting(2, two);
    for (let lost = 0; lost < 3; lost++) {
      table.place('0.0').play('0 challenge:1, 1 pass, 0 pass, 1 pass, 0 lose:flower');
    }
    return table;
  };

  it('S-12 out on its own skull a gang names any gang still in, its sister included; then it is skipped', () => {
    const table = lonelySkull().place('0.0').play('0 challenge:1, 1 pass, 0 pass, 1 pass');
    expect(table.legal(0)).toEqual(['first:0.1', 'first:1.0', 'first:1.1']);
    table.play('0 first:0.1');
    expect(table.open.first).toBe(2);
    expect(table.actors).toEqual([1]);
    table.place();
    expect(table.refusal(0, '0.0/flower')).toMatchObject({ rule: 'S-9', key: 'gang-out' });
    table.play('0 0.1/flower, 1 1.1/flower');
    expect(table.open.turn).toBe(1);
    table.play('1 1.0/flower');
    expect(table.open.turn).toBe(2);
    expect(skull.view(table.state, 0).mine.map(({ gang }) => gang)).toEqual([2]);
  });

  it('S-12 out on the skull of its own other gang, that gang starts', () => {
    const table = new Sitting(2, two);
    for (let lost = 0; lost < 3; lost++) {
      // The skull goes first, as the discs lie; flowers follow.
      table.place('0.1').play('0 challenge:4, 0 turn:0.1');
    }
    expect(table.open.gangs[0].hand).toEqual(['flower']);
    table.place('0.1').play('0 challenge:4, 0 turn:0.1');
    expect(table.open.gangs[0].out).toBe(true);
    expect(table.open).toMatchObject({ phase: 'place', first: 2 });
  });

  it('S-12 a person wins when nobody else has a gang left', () => {
    const table = lonelySkull().place('0.0').play('0 challenge:1, 1 pass, 0 pass, 1 pass, 0 first:0.1');
    for (let lost = 0; lost < 3; lost++) {
      table.place('0.1').play('0 challenge:1, 1 pass, 1 pass, 0 lose:flower');
    }
    table.place('0.1').play('0 challenge:1, 1 pass, 1 pass');
    expect(table.open).toMatchObject({ phase: 'over', winner: 1 });
    expect(skull.outcome(table.state)?.places).toEqual([2, 1]);
  });
});

describe('tables', () => {
  it('S-1 S-11 three to twelve seats with one gang each, two to six with two', () => {
    expect(skull.options.seats(skull.options.defaults)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(skull.options.seats({ ...skull.options.defaults, gangs: 2 })).toEqual([2, 3, 4, 5, 6]);
    expect(skull.options.defaults).toEqual({ gangs: 1, lastSkull: 'challenger' });
    expect(skull.options.check({}, 2)).toMatchObject({
      ok: false,
      error: { key: 'one-gang-each-needs-three-seats' },
    });
    expect(skull.options.check({ gangs: 2 }, 7)).toMatchObject({
      ok: false,
      error: { key: 'two-gangs-each-need-at-most-six-seats' },
    });
    expect(skull.options.check({ gangs: 3 }, 4)).toMatchObject({ ok: false });
  });
});

describe('refusals', () => {
  const refused = (table: Sitting, seat: number, word: string) => {
    const why = table.refusal(seat, word);
    return why && [why.key, why.args];
  };

  it('S-2 S-3 S-4 S-5 say whose mat is asked for, and what was bid', () => {
    const table = new Sitting(3);
    expect(refused(table, 1, 'pass')).toEqual(['await-place', {}]);
    expect(refused(table, 0, 'skull')).toEqual(['first-places-last', { gang: '0' }]);
    table.play('1 flower, 2 flower');
    expect(refused(table, 1, 'pass')).toEqual(['await-lead', { gang: '0' }]);
    expect(refused(table, 2, 'flower')).toEqual(['not-your-turn', { gang: '0' }]);
    table.play('0 flower');
    expect(refused(table, 0, 'turn:1')).toEqual(['await-add', { gang: '0' }]);
    table.play('0 challenge:2');
    expect(refused(table, 0, 'flower')).toEqual(['await-bid', { gang: '1', bid: 2 }]);
    table.play('1 pass, 2 pass');
    expect(refused(table, 1, 'pass')).toEqual(['await-turn', { gang: '0' }]);
  });

  it('S-5 S-8 say which mat has nothing left to turn, and which positions there are', () => {
    const table = new Sitting(3).place('2').play('0 challenge:3, 0 turn:1');
    expect(refused(table, 0, 'turn:1')).toEqual(['pile-spent', { gang: '1' }]);
    table.play('0 turn:2');
    expect(refused(table, 0, 'lose:flower')).toEqual(['await-pick', { gang: '2' }]);
    table.play('2 pick:3').place('2').play('0 challenge:3, 0 turn:2');
    expect(refused(table, 2, 'pick:3')).toEqual(['no-such-position', { position: 3, last: 2 }]);
    expect(refused(table, 2, 'pick:2')).toBeNull();
    const own = new Sitting(3).place('0').play('0 challenge:1, 1 pass, 2 pass');
    expect(refused(own, 1, 'pick:0')).toEqual(['await-loss', { gang: '0' }]);
  });

  it('S-9 S-11 say which gang is out, and whose it is not', () => {
    const table = downToSkull(new Sitting(4)).place('0').play('0 challenge:1, 1 pass, 2 pass, 3 pass');
    expect(refused(table, 0, 'first:0')).toEqual(['gang-out', { gang: '0' }]);
    expect(refused(table, 1, 'flower')).toEqual(['await-name', { gang: '0' }]);
    expect(refused(table, 1, 'first:1')).toEqual(['not-your-turn', { gang: '0' }]);
    table.play('0 first:2');
    expect(refused(table, 0, 'flower')).toEqual(['gang-out', { gang: '0' }]);
    table.place();
    expect(refused(table, 0, 'flower')).toEqual(['gang-out', { gang: '0' }]);
    const pair = new Sitting(2, two, 0);
    expect(refused(pair, 0, '1.0/flower')).toEqual(['not-your-gang', { gang: '1.0' }]);
    expect(refused(pair, 0, '0.0/flower')).toEqual(['first-places-last', { gang: '0.0' }]);
    expect(refused(pair, 0, 'flower')).toEqual(['gang-words', { gangs: 2 }]);
    expect(refused(pair, 0, '5.0/flower')).toEqual(['no-such-gang', { gang: '5.0' }]);
  });
});
