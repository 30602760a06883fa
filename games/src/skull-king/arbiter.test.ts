import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { playable, soFar } from './arbiter.js';

const part = { players: 4, leader: 2, cards: ['g7', 'escape'] };
const may = (given: object, hand: readonly string[]): unknown =>
  must(playable({ ...given, hand })).refused.map((why) => why && `${why.rule} ${why.key}`);

describe('a trick that is not complete', () => {
  it('SK-21 SK-14 is judged as it lies, and somebody plays next', () => {
    expect(must(soFar(part))).toMatchObject({ winner: 2, next: 0, why: { rule: 'SK-21' } });
    expect(must(soFar({ ...part, cards: [] }))).toEqual({ winner: null, next: 2, why: null });
    const kraken = { ...part, cards: ['g7', 'kraken'], options: { kraken: true } };
    expect(must(soFar(kraken))).toMatchObject({
      winner: null,
      next: 0,
      why: { rule: 'SK-14', key: 'kraken' },
    });
  });

  it('SK-11 binds whoever holds the suit led, and cards without a number go with everything', () => {
    expect(may(part, ['b14', 'g2', 'tigress', 'escape', 'escape'])).toEqual([
      'SK-11 must-follow',
      null,
      null,
      null,
      null,
    ]);
    expect(may(part, ['b14', 'y2'])).toEqual([null, null]);
    expect(may({ ...part, cards: ['rosie'] }, ['b14', 'y2'])).toEqual([null, null]);
  });

  it('SK-36 Greybeard holds no cards', () => {
    const two = { players: 2, order: [0, 'greybeard', 1], cards: ['g7'] };
    expect(must(soFar(two)).next).toBe('greybeard');
    expect(must(playable({ ...two, hand: ['g2'] }))).toEqual({ next: 'greybeard', refused: [] });
    expect(may({ ...two, cards: ['g7', 'b2'] }, ['y3', 'g2'])).toEqual(['SK-11 must-follow', null]);
  });

  it('says what is wrong with the question', () => {
    const at = (result: ReturnType<typeof soFar> | ReturnType<typeof playable>): unknown =>
      result.ok ? null : [result.error.key, result.error.args.at];
    expect(at(soFar({ ...part, cards: ['g1', 'g2', 'g3', 'g4'] }))).toEqual(['wants-list', 'cards']);
    expect(at(soFar({ ...part, cards: ['tigress'] }))).toEqual(['tigress-undecided', 'cards[0]']);
    expect(at(playable({ ...part, hand: ['g2', 'g7'] }))).toEqual(['too-many-copies', 'hand[1]']);
    expect(at(playable({ ...part, hand: ['blank:1'] }))).toEqual(['unnamed-blank', 'hand[0]']);
    expect(at(playable({ ...part, hand: ['tigress:pirate'] }))).toEqual(['unknown-card', 'hand[0]']);
    expect(at(playable({ ...part, leader: 4, hand: [] }))).toEqual(['wants-int', 'leader']);
  });
});
