import type * as SkullKing from '@crossbones/games/skull-king/index';
import { describe, expect, it } from 'vitest';
import { act, dealt } from './fixture.js';
import { Logbook } from './logbook.js';

const likely = (state: SkullKing.State, seat: number): number => new Logbook().likely(state, seat);

describe('the logbook', () => {
  const strong = 'skull-king rosie b13';
  const weak = 'g2 y3 escape';

  it('holds a strong hand for the likelier behind a high bid, and a weak one behind none', () => {
    const after = (hand: string, bid: number) =>
      likely(act(dealt(['g9 y8 p6', hand, 'y7 p9 g4']), `bid:1 bid:${bid} bid:1`), 0);
    expect(after(strong, 3)).toBeGreaterThan(10 * after(weak, 3));
    expect(after(weak, 0)).toBeGreaterThan(10 * after(strong, 0));
  });

  it('learns from cards: who wants tricks and throws a low card away had no better one', () => {
    const after = (rest: string) =>
      likely(act(dealt(['g9 y8', `g2 ${rest}`, 'y7 p9']), 'bid:0 bid:1 bid:0 g9 g2'), 2);
    expect(after('b12')).toBeGreaterThan(after('g14'));
  });

  it('knows the hands as they were before Will', () => {
    const state = dealt(['will g2 g5', 'g7 y3 p5', 'g6 p4 p7'], { powers: true }, 'skull-king b14');
    const before = likely(act(state, 'bid:1 bid:0 bid:0'), 1);
    const after = likely(act(state, 'will g7 g6 discard:skull-king discard:b14 g2'), 1);
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThanOrEqual(before);
  });

  it('says nothing while bids are made', () => {
    expect(likely(dealt(['g9 y8', strong.slice(0, 16), 'y7 p9']), 0)).toBe(1);
  });
});
