import { FastRng } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { Scene } from './fixture.js';
import { skullKing } from './index.js';

const said = (scene: Scene, seat: number, word: string): string | null => {
  const why = scene.refusal(seat, word);
  if (why === null) return null;
  const args = Object.entries(why.args).map(([name, value]) => ` ${name}=${value}`);
  return `${why.rule} ${why.key}${args.join('')}`;
};

describe('what may not be done', () => {
  it('SK-3 SK-9 before the deal and after the end', () => {
    const scene = new Scene({ hands: [['g1'], ['g2'], ['g3']] });
    scene.bid(0, 0, 0).play('g1', 'g2', 'g3');
    expect(said(scene, 0, 'bid:0')).toBe('SK-3 dealing');
    skullKing.chance(scene.state, new FastRng('next'));
    scene.bid(0, 0, 0);
    for (let i = 0; i < 3; i++) scene.act(scene.turn, scene.legal(scene.turn)[0]);
    expect(said(scene, 0, 'bid:0')).toBe('SK-9 over');
    expect(scene.actors).toEqual([]);
  });

  it('SK-6 SK-7 SK-8 while bids, shots and cards are wanted', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'y1'],
        ['g2', 'tigress'],
        ['g3', 'y3'],
      ],
      options: { scoring: 'rascal', cannonball: true },
    });
    expect(said(scene, 0, 'bid:3')).toBe('SK-6 bid-too-high most=2');
    expect(said(scene, 0, 'grapeshot')).toBe('SK-6 bid-now');
    scene.bid(0, 0, 0);
    expect(said(scene, 0, 'bid:1')).toBe('SK-7 shot-now');
    expect(said(scene, 0, 'g1')).toBe('SK-7 shot-now');
    for (const seat of [0, 1, 2]) scene.act(seat, 'grapeshot');
    expect(said(scene, 1, 'g2')).toBe('SK-8 not-your-turn');
    expect(said(scene, 0, 'grapeshot')).toBe('SK-8 play-now');
    expect(said(scene, 0, 'lead:1')).toBe('SK-8 play-now');
    expect(said(scene, 0, 'bid:0')).toBe('SK-8 play-now');
    expect(said(scene, 0, 'tigress:escape')).toBe('SK-8 not-held card=tigress');
    scene.play('g1');
    expect(said(scene, 1, 'b5')).toBe('SK-8 not-held card=b5');
    expect(said(scene, 1, 'tigress:pirate')).toBeNull();
  });

  it('SK-30 SK-31 SK-32 SK-34 while a power is used', () => {
    const used = (pirate: string): Scene =>
      new Scene({
        hands: [
          ['g1', 'g4'],
          [pirate, 'g5'],
          ['g3', 'g6'],
        ],
        undealt: ['b14', 'escape'],
        options: { powers: true },
      })
        .bid(0, 2, 0)
        .play('g1', pirate, 'g3');
    expect(said(used('rosie'), 1, 'lead:7')).toBe('SK-30 no-such-player seat=7');
    expect(said(used('rosie'), 1, 'discard:g5')).toBe('SK-30 lead-now');
    expect(said(used('will'), 1, 'discard:g4')).toBe('SK-31 not-held card=g4');
    expect(said(used('will'), 1, 'wager:0')).toBe('SK-31 discard-now');
    expect(said(used('rascal'), 1, 'bid+1')).toBe('SK-32 wager-now');
    expect(said(used('harry'), 1, 'wager:0')).toBe('SK-34 change-now');
    expect(said(used('harry'), 1, 'bid+1')).toBe('SK-34 bid-out-of-range most=2');
    expect(said(used('harry'), 1, 'bid+0')).toBeNull();
  });

  it('SK-11 a numbered blank binds whoever holds it, and nobody else', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g2'],
        ['y2', 'blank:1'],
        ['p3', 'p4'],
      ],
      options: { blanks: [{ name: 'Spot', as: { suit: 'g', value: 15 } }] },
    });
    scene.bid(0, 0, 0).play('g1');
    expect(said(scene, 1, 'y2')).toBe('SK-11 must-follow card=y2 suit=g');
    scene.play('blank:1');
    expect(said(scene, 2, 'p3')).toBeNull();
  });
});

describe('what may be done', () => {
  it('SK-8 SK-12 whoever leads may play any card, in the order of the deck', () => {
    const scene = new Scene({
      hands: [
        ['g2', 'g9', 'y1', 'p4', 'p5', 'b3', 'escape', 'escape', 'tigress', 'loot'],
        ['g10', 'g11', 'g12', 'g13', 'y11', 'y12', 'y13', 'y14', 'b5', 'b6'],
        ['p6', 'p7', 'p8', 'p9', 'p10', 'p11', 'p12', 'p13', 'p14', 'b7'],
      ],
      options: { loot: true },
    });
    scene.bid(0, 0, 0);
    const specials = ['escape', 'tigress:pirate', 'tigress:escape', 'loot'];
    expect(scene.legal(0)).toEqual(['g2', 'g9', 'y1', 'p4', 'p5', 'b3', ...specials]);
  });

  it('SK-31 any card held may be thrown away, once of each kind', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4', 'g6', 'g8', 'g10', 'g12'],
        ['will', 'g5', 'p1', 'p2', 'mermaid', 'mermaid'],
        ['g3', 'y3', 'y4', 'y5', 'y6', 'y7'],
      ],
      undealt: ['escape', 'b14'],
      options: { powers: true },
    });
    scene.bid(0, 0, 0).play('g1', 'will', 'g3');
    expect(scene.legal(1)).toEqual(
      ['g5', 'p1', 'p2', 'b14', 'escape', 'mermaid'].map((card) => `discard:${card}`),
    );
  });

  it('SK-34 a bid may be raised to as many tricks as there are cards', () => {
    const scene = new Scene({
      hands: [
        ['g1', 'g4'],
        ['harry', 'g5'],
        ['g3', 'g6'],
      ],
      options: { powers: true },
    });
    scene.bid(0, 1, 0).play('g1', 'harry', 'g3');
    expect(scene.legal(1)).toEqual(['bid-1', 'bid+0', 'bid+1']);
  });

  it('SK-3 SK-29 a round takes no more actions than its bound', () => {
    const bound = (seats: number, more: object): number =>
      skullKing.bound(seats, { ...skullKing.options.defaults, schedule: [2, 1], ...more });
    expect(bound(3, {})).toBe(3 * 3 + 2 * 3);
    expect(bound(3, { powers: true })).toBe(3 * 3 + 2 * (3 + 5));
    expect(bound(4, { scoring: 'rascal', cannonball: true })).toBe(3 * 4 + 2 * 8);
  });
});
