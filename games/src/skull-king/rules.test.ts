import { FastRng, lowest, must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { BLANK, Nature } from './cards.js';
import { deckOf } from './deck.js';
import { Scene } from './fixture.js';
import { skullKing } from './index.js';
import { options } from './options.js';
import { scheduleOf } from './schedule.js';
import { schedules } from './seen/schedule.js';

const plain = options.defaults;
const all = { kraken: true, whale: true, loot: true, powers: true };

describe('deck and schedule', () => {
  it('SK-2 a house card is what its own table calls it', () => {
    const of = (as: 'pirate' | 'mermaid') => deckOf({ ...plain, blanks: [{ name: 'Kate', as }] });
    const [pirate, mermaid] = [of('pirate'), of('mermaid')];
    expect([pirate.nature[BLANK], mermaid.nature[BLANK]]).toEqual([Nature.pirate, Nature.mermaid]);
  });

  it('SK-3 before the first deal nobody holds anything, and nothing is left over', () => {
    const state = skullKing.create(3, plain);
    expect(skullKing.view(state, 'spectator')).toMatchObject({
      round: 0,
      undealt: 0,
      hand: [],
      cards: [0, 0, 0],
    });
    expect(skullKing.open(state)).toMatchObject({ undealt: [], hands: [[], [], []] });
  });

  it('SK-1 the base deck has 70 cards, and each option adds its own', () => {
    expect(deckOf(plain).cards).toHaveLength(70);
    expect(deckOf({ ...plain, kraken: true }).cards).toHaveLength(71);
    expect(deckOf({ ...plain, whale: true }).cards).toHaveLength(71);
    expect(deckOf({ ...plain, loot: true }).cards).toHaveLength(72);
  });

  it('SK-2 blanks count in the deck, and are named with 1 to 20 visible characters', () => {
    const blanks = [{ name: 'Kate', as: 'pirate' as const }];
    expect(deckOf({ ...plain, blanks }).cards).toHaveLength(71);
    const check = (name: string) => options.check({ blanks: [{ name, as: 'pirate' }] }, 4).ok;
    expect([check('Kate'), check(''), check('x'.repeat(21)), check('a\nb'), check(' a')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(options.check({ blanks: [{ name: 'a', as: { suit: 'g', value: 16 } }] }, 4)).toMatchObject({
      error: { args: { at: 'blanks[0].as.value' } },
    });
  });

  it('SK-3 hands are capped so that all have the same: with eight, rounds 9 and 10', () => {
    expect(Array.from(scheduleOf(plain, 70, 8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 8, 8]);
    expect(Array.from(scheduleOf(plain, 70, 7))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Array.from(scheduleOf(plain, 74, 8))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
  });

  it('SK-4 the schedules, or a list of 1 to 20 hand sizes of 1 to 14', () => {
    expect(schedules['even-keel']).toEqual([2, 2, 4, 4, 6, 6, 8, 8, 10, 10]);
    expect(schedules.brawl).toEqual([6, 7, 8, 9, 10]);
    expect(schedules.raid).toEqual([5, 5, 5, 5, 5]);
    expect(schedules.barrage).toEqual(Array(10).fill(10));
    expect(schedules.whirlpool).toEqual([9, 9, 7, 7, 5, 5, 3, 3, 1, 1]);
    expect(schedules.bedtime).toEqual([1]);
    const check = (schedule: unknown) => options.check({ schedule }, 4).ok;
    expect([
      check([1]),
      check(Array(20).fill(14)),
      check([]),
      check(Array(21).fill(1)),
      check([15]),
      check([0]),
    ]).toEqual([true, true, false, false, false, false]);
  });

  it('SK-28 cannonball needs Rascal scoring, and is refused by name', () => {
    expect(options.check({ cannonball: true }, 4)).toMatchObject({
      error: { key: 'cannonball-needs-rascal' },
    });
    expect(options.check({ cannonball: true, scoring: 'rascal' }, 4).ok).toBe(true);
  });

  it('SK-5 the first dealer is drawn, and the deal passes left', () => {
    const drawn = new Set<unknown>();
    const rng = new FastRng('dealers');
    for (let i = 0; i < 60; i++) {
      const state = skullKing.create(3, plain);
      skullKing.chance(state, rng);
      drawn.add(state.dealer);
    }
    expect(drawn).toEqual(new Set([0, 1, 2]));
    const scene = new Scene({ hands: [['g1'], ['g2'], ['g3']], dealer: 1 });
    scene.bid(0, 0, 0).play('g3', 'g1', 'g2');
    expect(skullKing.event(scene.state)).toBe('deal/2');
    skullKing.chance(scene.state, rng);
    expect(scene.open).toMatchObject({ round: 2, dealer: 2 });
  });
});

describe('bidding', () => {
  it('SK-6 all bid at once, hidden until the last is in, and may change their mind until then', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['g2', 'g5'],
        ['g3', 'g6'],
      ],
    });
    expect(scene.legal(0)).toEqual(['bid:0', 'bid:1', 'bid:2']);
    scene.act(0, 'bid:1');
    expect(scene.actors).toEqual([1, 2]);
    expect(scene.seen(1).bids).toEqual([null, null, null]);
    expect(scene.seen('spectator')).toMatchObject({ bids: [null, null, null], sealed: [0] });
    expect(scene.seen(0).bids).toEqual([1, null, null]);
    scene.act(0, 'bid:2').act(2, 'bid:0').act(1, 'bid:1');
    expect(scene.seen('spectator').bids).toEqual([2, 1, 0]);
    expect(scene.refusal(0, 'bid:1')).toMatchObject({ rule: 'SK-8' });
  });

  it('SK-6 a bid above the cards dealt is refused', () => {
    const scene = new Scene({ hands: [['g1'], ['g2'], ['g3']] });
    expect(scene.refusal(0, 'bid:2')).toMatchObject({ rule: 'SK-6', key: 'bid-too-high', args: { most: 1 } });
    expect(scene.refusal(0, 'g1')).toMatchObject({ rule: 'SK-6', key: 'bid-now' });
  });

  it('SK-7 with cannonball all then choose their shot, hidden the same way', () => {
    const scene = new Scene({
      hands: [['g1'], ['g2'], ['g3']],
      options: { scoring: 'rascal', cannonball: true },
    });
    scene.bid(0, 1, 0);
    expect(scene.legal(1)).toEqual(['grapeshot', 'cannonball']);
    scene.act(0, 'cannonball');
    expect(scene.seen(1).shots).toEqual([null, null, null]);
    expect(scene.refusal(1, 'g2')).toMatchObject({ rule: 'SK-7' });
    scene.act(1, 'grapeshot').act(0, 'grapeshot').act(2, 'cannonball');
    expect(scene.seen(1).shots).toEqual(['grapeshot', 'grapeshot', 'cannonball']);
  });
});

describe('tricks', () => {
  it('SK-8 left of the dealer leads first, then the taker; the round ends with the cards', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'y1'],
        ['g9', 'y2'],
        ['g3', 'y3'],
      ],
      dealer: 1,
    });
    scene.bid(0, 1, 1);
    expect(scene.turn).toBe(2);
    expect(scene.refusal(0, 'g1')).toMatchObject({ rule: 'SK-8', key: 'not-your-turn' });
    scene.play('g3', 'g1', 'g9');
    expect(scene.open).toMatchObject({ turn: 1, leader: 1, won: [0, 1, 0], trick: [] });
    scene.play('y2', 'y3', 'y1');
    expect(scene.open).toMatchObject({ phase: 'deal', won: [0, 1, 1], scores: [20, 20, 20] });
  });

  it('SK-9 the highest total wins and equal totals share the place', () => {
    const scene = new Scene({ hands: [['g1'], ['g9'], ['g3']], options: { schedule: [1] } });
    scene.bid(0, 1, 0).play('g1', 'g9', 'g3');
    expect(skullKing.outcome(scene.state)).toEqual({ places: [2, 1, 2], points: [10, 20, 10], grade: null });
    expect(scene.refusal(0, 'bid:0')).toMatchObject({ rule: 'SK-9' });
  });

  it('SK-11 a number must follow; cards without one may always be played; black is no exception', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'y1', 'y2'],
        ['g9', 'b2', 'rosie'],
        ['p3', 'b3', 'escape'],
      ],
    });
    scene.bid(0, 0, 0).play('g1');
    expect(scene.legal(1)).toEqual(['g9', 'rosie']);
    expect(scene.refusal(1, 'b2')).toEqual({
      rule: 'SK-11',
      key: 'must-follow',
      args: { card: 'b2', suit: 'g' },
    });
    expect(scene.seen(1).unplayable).toEqual({
      b2: { rule: 'SK-11', key: 'must-follow', args: { card: 'b2', suit: 'g' } },
    });
    expect(scene.refusal(1, 'g8')).toMatchObject({ key: 'not-held' });
    scene.play('g9');
    expect(scene.legal(2)).toEqual(['p3', 'b3', 'escape']);
  });

  it('SK-11 a numbered blank follows as its suit and must be followed', () => {
    const blanks = [{ name: 'Spot', as: { suit: 'g', value: 15 } }];
    const scene = new Scene({
      hands: [
        ['g1', 'y1'],
        ['blank:1', 'y2'],
        ['blank:2', 'g3'],
      ],
      options: { blanks: [...blanks, { name: 'P', as: { suit: 'p', value: 0 } }] },
    });
    scene.bid(0, 0, 0).play('g1');
    expect(scene.legal(1)).toEqual(['blank:1']);
    scene.play('blank:1');
    expect(scene.legal(2)).toEqual(['g3']);
  });

  it('SK-12 Tigress is played as a pirate or as an escape', () => {
    const scene = new Scene({
      hands: [
        ['tigress', 'escape'],
        ['g9', 'g2'],
        ['p3', 'escape'],
      ],
    });
    scene.bid(0, 0, 0);
    expect(scene.legal(0)).toEqual(['escape', 'tigress:pirate', 'tigress:escape']);
    scene.play('tigress:escape', 'g9', 'p3');
    expect(scene.open).toMatchObject({ won: [0, 1, 0], tricks: [{ cards: ['tigress:escape', 'g9', 'p3'] }] });
  });

  it('SK-22 SK-25 an alliance of two who make their bids pays 20 each', () => {
    const scene = new Scene({ hands: [['loot'], ['escape'], ['g3']], options: { loot: true } });
    scene.bid(0, 0, 1).play('loot', 'escape', 'g3');
    expect(scene.open).toMatchObject({ alliances: [[0, 2]], scores: [30, 10, 40] });
  });

  it('SK-25 nobody is allied with oneself', () => {
    const scene = new Scene({ hands: [['loot'], ['escape'], ['escape']], options: { loot: true } });
    scene.bid(1, 0, 0).play('loot', 'escape', 'escape');
    expect(scene.open).toMatchObject({ alliances: [], scores: [20, 10, 10] });
  });

  it('SK-22 cards that are alike are played one after the other', () => {
    const scene = new Scene({
      hands: [
        ['escape', 'escape'],
        ['escape', 'y1'],
        ['escape', 'y2'],
      ],
    });
    scene.bid(0, 0, 0).play('escape', 'escape', 'escape', 'escape');
    expect(new Set(scene.state.faces.subarray(0, 4)).size).toBe(4);
  });

  it('SK-14 SK-23 SK-38 a trick shows what it is worth, unless nobody or Greybeard took it', () => {
    const options = { kraken: true, two: true };
    const tricks = (...cards: readonly [string, string, string]): unknown => {
      const [mine, other, his] = cards;
      const scene = new Scene({
        hands: [
          [mine, 'y1'],
          [other, 'y2'],
          [his, 'y3'],
        ],
        options,
      });
      return scene.bid(0, 0).play(mine, other).open.tricks;
    };
    expect(tricks('g14', 'g3', 'g2')).toEqual([
      { order: [0, 'greybeard', 1], cards: ['g14', 'g2', 'g3'], taker: 0, bounty: [['g14', 10]] },
    ]);
    expect(tricks('g2', 'g3', 'g14')).toEqual([
      { order: [0, 'greybeard', 1], cards: ['g2', 'g14', 'g3'], taker: 'greybeard' },
    ]);
    expect(tricks('g14', 'kraken', 'g2')).toEqual([
      { order: [0, 'greybeard', 1], cards: ['g14', 'g2', 'kraken'], taker: null },
    ]);
  });

  it('SK-16 SK-17 SK-18 SK-19 SK-23 SK-24 captured bonuses are counted with the trick', () => {
    const scene = new Scene({ hands: [['y14'], ['will'], ['skull-king'], ['mermaid']] });
    scene.bid(0, 0, 0, 1).play('y14', 'will', 'skull-king', 'mermaid');
    expect(scene.open).toMatchObject({ bonus: [0, 0, 0, 50], scores: [10, 10, 10, 70] });
  });

  it('SK-13 SK-14 the kraken in play: nobody takes it, left of its player leads', () => {
    const scene = new Scene({
      hands: [
        ['g14', 'g1'],
        ['kraken', 'g2'],
        ['g3', 'y1'],
      ],
      options: all,
    });
    scene.bid(0, 0, 0).play('g14', 'kraken', 'g3');
    expect(scene.open).toMatchObject({
      won: [0, 0, 0],
      bonus: [0, 0, 0],
      turn: 2,
      tricks: [{ taker: null }],
    });
  });
});

describe('powers', () => {
  const options = all;

  it('SK-29 only a trick won by the pirate uses the power, and none but Harry after the last trick', () => {
    const whale = new Scene({
      hands: [
        ['g1', 'g4'],
        ['rosie', 'g5'],
        ['whale', 'g6'],
      ],
      options,
    });
    whale.bid(0, 0, 0).play('g1', 'rosie', 'whale');
    expect(whale.open).toMatchObject({ phase: 'play', turn: 0 });
    const last = new Scene({ hands: [['g1'], ['rosie'], ['g6']], options });
    last.bid(0, 0, 0).play('g1', 'rosie', 'g6');
    expect(last.open.phase).toBe('deal');
    const tigress = new Scene({
      hands: [
        ['g1', 'g2'],
        ['tigress', 'y1'],
        ['g6', 'y2'],
      ],
      options,
    });
    tigress.bid(0, 0, 0).play('g1', 'tigress:pirate', 'g6');
    expect(tigress.open).toMatchObject({ phase: 'play', turn: 1 });
  });

  it('SK-30 Rosie names who leads, oneself included', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['rosie', 'g5'],
        ['g3', 'g6'],
      ],
      options,
    });
    scene.bid(0, 0, 0).play('g1', 'rosie', 'g3');
    expect(scene.actors).toEqual([1]);
    expect(scene.open).toMatchObject({ trick: [], tricks: [{ cards: ['g1', 'rosie', 'g3'], taker: 1 }] });
    expect(scene.legal(1)).toEqual(['lead:0', 'lead:1', 'lead:2']);
    expect(scene.refusal(1, 'lead:3')).toMatchObject({ rule: 'SK-30' });
    expect(scene.refusal(1, 'g5')).toMatchObject({ rule: 'SK-30', key: 'lead-now' });
    scene.act(1, 'lead:2');
    expect(scene.open).toMatchObject({ turn: 2, leader: 2, powers: [{ power: 'rosie', seat: 1, lead: 2 }] });
  });

  it('SK-31 Will takes the top two undealt cards and throws two away, in secret', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['will', 'g5'],
        ['g3', 'g6'],
      ],
      undealt: ['b14', 'escape', 'kraken'],
      options,
    });
    scene.bid(0, 0, 0).play('g1', 'will', 'g3');
    expect(scene.seen(1)).toMatchObject({ hand: ['g5', 'b14', 'escape'], drawn: ['b14', 'escape'] });
    expect(scene.legal(1)).toEqual(['discard:g5', 'discard:b14', 'discard:escape']);
    expect(scene.refusal(1, 'discard:b13')).toMatchObject({ rule: 'SK-31', key: 'not-held' });
    expect(scene.refusal(1, 'g5')).toMatchObject({ rule: 'SK-31', key: 'discard-now' });
    scene.act(1, 'discard:g5').act(1, 'discard:escape');
    expect(scene.open).toMatchObject({ turn: 1, discarded: ['g5', 'escape'], drawn: ['b14', 'escape'] });
    expect(scene.seen(0)).toMatchObject({
      drawn: null,
      discarded: null,
      cards: [1, 1, 1],
      powers: [{ power: 'will', drew: 2, discarded: 2 }],
    });
    expect(scene.seen(1).hand).toEqual(['b14']);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [4, 2],
  ])('SK-31 with %i cards left undealt Will takes %i', (left, taken) => {
    // Eight hands of nine are 72 cards: the base deck, kraken and whale. Blanks are what is left over.
    const blanks = Array.from({ length: left }, (_, i) => ({ name: `Spare ${i}`, as: 'escape' }));
    const given = { kraken: true, whale: true, powers: true, schedule: [9], blanks };
    const chosen = must(skullKing.options.check(given, 8));
    const rng = new FastRng('will');
    const buffer = new Uint16Array(skullKing.actions);
    for (let tries = 0; tries < 200; tries++) {
      const state = skullKing.create(8, chosen);
      while (skullKing.event(state) !== null) skullKing.chance(state, rng);
      while (skullKing.actors(state) !== 0 && state.will < 0) {
        const seat = lowest(skullKing.actors(state));
        skullKing.apply(state, seat, buffer[rng.below(skullKing.legal(state, seat, buffer))]);
      }
      if (state.will < 0) continue;
      expect(state.willDrew).toBe(taken);
      expect(skullKing.view(state, 'spectator')).toMatchObject({
        undealt: left - taken,
        phase: taken === 0 ? 'play' : 'will',
      });
      return;
    }
    expect.fail('Will never took a trick');
  });

  it('SK-32 Rascal wagers openly 0, 10 or 20', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['rascal', 'g5'],
        ['g3', 'g6'],
      ],
      options,
    });
    scene.bid(0, 1, 1).play('g1', 'rascal', 'g3');
    expect(scene.legal(1)).toEqual(['wager:0', 'wager:10', 'wager:20']);
    expect(scene.refusal(1, 'g5')).toMatchObject({ rule: 'SK-32' });
    expect(scene.seen('spectator').powers).toEqual([{ power: 'rascal', seat: 1, after: 1, wager: null }]);
    scene.act(1, 'wager:20');
    expect(scene.seen('spectator').wagers).toEqual([0, 20, 0]);
    expect(scene.seen('spectator').powers).toEqual([{ power: 'rascal', seat: 1, after: 1, wager: 20 }]);
    scene.play('g5', 'g6', 'g4');
    expect(scene.open.scores).toEqual([20, 40, 20]);
  });

  it('SK-33 Juanita shows the undealt cards to her player alone, unordered, and nobody waits', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['juanita', 'g5'],
        ['g3', 'g6'],
      ],
      options,
    });
    scene.bid(0, 0, 0).play('g1', 'juanita', 'g3');
    expect(scene.open).toMatchObject({ phase: 'play', turn: 1 });
    const seen = scene.seen(1).seen!;
    expect(seen.toSorted()).toEqual(scene.open.undealt.toSorted());
    expect(scene.seen(0).seen).toBeNull();
    expect(scene.seen('spectator').seen).toBeNull();
  });

  it('SK-33 cards Will drew before are no longer undealt, and his discards are not shown', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4', 'y1'],
        ['will', 'juanita', 'g5'],
        ['g3', 'g6', 'y2'],
      ],
      undealt: ['b14', 'b13'],
      options,
    });
    scene
      .bid(0, 0, 0)
      .play('g1', 'will', 'g3')
      .act(1, 'discard:b14')
      .act(1, 'discard:g5')
      .play('juanita', 'g6', 'g4');
    const seen = scene.seen(1).seen!;
    expect(seen).not.toContain('b14');
    expect(seen).not.toContain('b13');
    expect(seen).not.toContain('g5');
    expect(seen).toHaveLength(74 - 9 - 2);
  });

  it('SK-34 Harry changes the own bid by one, within what can be bid, for all that follows', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['harry', 'g5'],
        ['g3', 'g6'],
      ],
      options,
    });
    scene.bid(0, 0, 1).play('g1', 'harry', 'g3');
    expect(scene.legal(1)).toEqual(['bid+0', 'bid+1']);
    expect(scene.refusal(1, 'bid-1')).toMatchObject({ rule: 'SK-34', key: 'bid-out-of-range' });
    expect(scene.refusal(1, 'g5')).toMatchObject({ rule: 'SK-34', key: 'change-now' });
    scene.act(1, 'bid+1').play('g5', 'g6', 'g4');
    expect(scene.open).toMatchObject({ bids: [0, 1, 1], scores: [20, 20, 20] });
  });

  it('SK-34 after the last trick Harry comes before scoring; the shot stays as chosen', () => {
    const scene = new Scene({
      hands: [['g1'], ['harry'], ['g3']],
      options: { ...options, scoring: 'rascal', cannonball: true },
    });
    scene.bid(0, 0, 0).act(0, 'grapeshot').act(1, 'cannonball').act(2, 'grapeshot').play('g1', 'harry', 'g3');
    expect(scene.open).toMatchObject({ phase: 'harry', turn: 1 });
    scene.act(1, 'bid+1');
    expect(scene.open).toMatchObject({
      phase: 'deal',
      shots: ['grapeshot', 'cannonball', 'grapeshot'],
      scores: [10, 15, 10],
    });
  });
});

describe('two players and Greybeard', () => {
  const two = (hands: string[][], options = {}, dealer = 1) =>
    new Scene({ hands, options: { two: true, ...options }, dealer });

  it('SK-35 three hands are dealt; he neither bids nor scores; the leads alternate', () => {
    const scene = two([['g1'], ['g2'], ['y1']], { schedule: [1, 1] });
    expect(scene.open.ghost).toEqual({ pile: ['y1'] });
    expect(scene.seen(0).ghost).toEqual({ pile: 1 });
    scene.bid(0, 1);
    expect(scene.open.leader).toBe(0);
    scene.play('g1', 'g2');
    expect(scene.open.scores).toEqual([10, 20]);
    skullKing.chance(scene.state, new FastRng(1));
    scene.bid(0, 0);
    expect(scene.open).toMatchObject({ dealer: 0, leader: 1 });
  });

  it('SK-36 he plays second when a player leads, need not follow, and his Tigress escapes', () => {
    const scene = two([
      ['g1', 'g5'],
      ['p2', 'p3'],
      ['tigress', 'y2'],
    ]);
    scene.bid(0, 0).play('g1');
    expect(scene.open.trick).toEqual([
      { seat: 0, card: 'g1' },
      { seat: 'greybeard', card: 'tigress:escape' },
    ]);
    const escaped = two([
      ['escape', 'g5'],
      ['g2', 'y3'],
      ['g9', 'y2'],
    ]);
    escaped.bid(0, 0).play('escape');
    expect(escaped.legal(1)).toEqual(['g2']);
  });

  it('SK-37 after a trick he took he leads, and the two keep their order', () => {
    const scene = two([
      ['g1', 'g5'],
      ['g2', 'y3'],
      ['g9', 'y2'],
    ]);
    scene.bid(0, 0).play('g1', 'g2');
    expect(scene.open).toMatchObject({
      leader: 'greybeard',
      turn: 0,
      order: ['greybeard', 0, 1],
      trick: [{ seat: 'greybeard', card: 'y2' }],
      won: [0, 0],
    });
    scene.play('g5', 'y3');
    expect(scene.open).toMatchObject({ won: [0, 1], scores: [20, -20] });
    const again = two(
      [
        ['g1', 'g5', 'g6'],
        ['g2', 'y3', 'y4'],
        ['g9', 'y14', 'y2'],
      ],
      {},
      0,
    );
    again.bid(0, 0).play('g2', 'g1', 'y3', 'g5');
    expect(again.open).toMatchObject({ leader: 'greybeard', order: ['greybeard', 1, 0] });
  });

  it('SK-37 left of a kraken he does not lead', () => {
    const scene = two(
      [
        ['kraken', 'g5'],
        ['g2', 'y3'],
        ['g9', 'y2'],
      ],
      { kraken: true },
    );
    scene.bid(0, 0).play('kraken', 'g2');
    expect(scene.open).toMatchObject({ leader: 1, order: [1, 'greybeard', 0] });
  });

  it('SK-38 his tricks count for nobody, his loot allies nobody, and Rosie names one of the two', () => {
    const scene = two(
      [
        ['g1', 'g5'],
        ['rosie', 'y3'],
        ['loot', 'y2'],
      ],
      all,
    );
    scene.bid(0, 0).play('g1', 'rosie');
    expect(scene.open).toMatchObject({ alliances: [], won: [0, 1] });
    expect(scene.legal(1)).toEqual(['lead:0', 'lead:1']);
    scene.act(1, 'lead:0');
    expect(scene.open).toMatchObject({ leader: 0, order: [0, 'greybeard', 1] });
    const pirate = two(
      [
        ['g1', 'g5'],
        ['g2', 'y3'],
        ['rosie', 'y2'],
      ],
      all,
    );
    pirate.bid(0, 0).play('g1', 'g2');
    expect(pirate.open).toMatchObject({ phase: 'play', leader: 'greybeard', won: [0, 0] });
  });
});

it('SK-11 a void shown is kept in view; one shown before Will drew stands with his draw', () => {
  const scene = new Scene({
    hands: [
      ['g1', 'y4', 'p1'],
      ['p2', 'will', 'p3'],
      ['g3', 'y6', 'p4'],
    ],
    options: all,
  });
  scene.bid(0, 0, 0).play('g1', 'p2', 'g3');
  expect(scene.seen('spectator').voids).toEqual([[], ['g'], []]);
  scene.play('y6', 'y4', 'will').act(1, 'discard:p3');
  const rest = scene.legal(1)[0];
  scene.act(1, rest);
  expect(scene.seen('spectator').voids).toEqual([[], [], []]);
  expect(scene.seen('spectator').powers).toMatchObject([{ power: 'will', voids: ['g'] }]);
});
