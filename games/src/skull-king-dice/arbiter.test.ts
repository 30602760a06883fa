import { must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { arbitrate, playable, soFar, trickOrder, type Verdict } from './arbiter.js';
import { fullBox } from './dice.js';

function verdict(rolls: string, options?: object): Verdict {
  const given = arbitrate({ rolls: rolls.split(' '), ...(options && { options }) });
  if (!given.ok) throw new Error(JSON.stringify(given.error));
  return given.value;
}

const steps = ({ reasons }: Verdict): string[] => reasons.map(({ rule, key }) => `${rule} ${key}`);

function refused(given: unknown): string {
  const result = arbitrate(given);
  return result.ok ? 'accepted' : `${result.error.key} at ${result.error.args.at}`;
}

describe('the arbiter', () => {
  it('SD-5 SD-7 names the led colour, the winner and the step that decided', () => {
    const found = verdict('black:6 black:7 red:2 yellow:7 black:5');
    expect(found).toMatchObject({ winner: 3, bonus: 0, led: 'black' });
    expect(steps(found)).toEqual(['SD-5 colour-led', 'SD-7 highest-number']);
    expect(found.reasons[1].args).toEqual({ case: 'e', place: 4, roll: 'yellow:7', equals: 2 });
  });

  it('SD-7 SD-10 gives the mermaid 50 for the Skull King, or the Skull King 30 a pirate', () => {
    const mermaid = verdict('pirate:skull skull-king:skull black:5 black:6 mermaid:skull');
    expect(mermaid).toMatchObject({ winner: 4, bonus: 50, led: 'black' });
    expect(steps(mermaid)).toEqual([
      'SD-5 colour-led',
      'SD-7 mermaid-takes-skull-king',
      'SD-10 skull-king-captured',
    ]);
    const king = verdict('pirate:skull skull-king:skull black:5 black:6 mermaid:flag');
    expect(king).toMatchObject({ winner: 1, bonus: 30 });
    expect(steps(king)).toEqual(['SD-5 colour-led', 'SD-7 last-skull-king', 'SD-10 pirates-captured']);
  });

  it('SD-7 has a step for every kind of trick', () => {
    const decided = (rolls: string): string => steps(verdict(rolls))[1];
    expect(decided('pirate:skull mermaid:skull red:1')).toBe('SD-7 last-pirate');
    expect(decided('pirate:flag mermaid:skull red:1')).toBe('SD-7 last-mermaid');
    expect(decided('pirate:flag mermaid:flag yellow:flag')).toBe('SD-7 first-flag');
  });

  it('SD-7 tells how many came to the same, of whom the last one won', () => {
    const equals = (rolls: string): unknown => verdict(rolls).reasons[1].args.equals;
    expect(equals('yellow:7 red:2 black:6')).toBe(1);
    expect(equals('pirate:skull mermaid:skull pirate:skull')).toBe(2);
    expect(equals('pirate:skull mermaid:skull pirate:flag')).toBe(1);
    expect(equals('pirate:flag mermaid:flag yellow:flag')).toBe(3);
  });

  it('SD-5 says when nothing was led', () => {
    const found = verdict('pirate:flag mermaid:flag skull-king:flag');
    expect(found.led).toBeNull();
    expect(steps(found)).toEqual(['SD-5 nothing-led', 'SD-7 first-flag']);
  });

  it('SD-11 gives landlubbers no bonus', () => {
    const found = verdict('pirate:skull skull-king:skull black:5', { scoring: 'landlubber' });
    expect(found).toMatchObject({ winner: 1, bonus: 0 });
    expect(steps(found)).toEqual(['SD-5 colour-led', 'SD-7 last-skull-king', 'SD-11 no-bonuses']);
  });

  it('SD-4 SD-5 SD-10 tells the colour, what was captured for how much, and who starts next', () => {
    const args = (rolls: string): object[] => verdict(rolls).reasons.map((why) => why.args);
    const mermaid = 'pirate:skull skull-king:skull black:5 mermaid:skull';
    expect(args(mermaid)[0]).toEqual({ led: 'black' });
    expect(args(mermaid)[2]).toEqual({ count: 1, bonus: 50 });
    expect(args('pirate:skull pirate:skull skull-king:skull')[2]).toEqual({ count: 2, bonus: 60 });
    expect(verdict(mermaid).starts).toEqual({ rule: 'SD-4', key: 'winner-starts', args: { seat: 3 } });
    // A Skull King who captures nobody gains nothing that could be explained.
    expect(steps(verdict('skull-king:skull black:7 red:1'))).toEqual([
      'SD-5 colour-led',
      'SD-7 last-skull-king',
    ]);
    expect(steps(verdict('skull-king:skull black:7 red:1', { scoring: 'landlubber' }))).toHaveLength(2);
  });

  it('SD-4 knows who rolls at each place', () => {
    expect(trickOrder(4, 2)).toEqual([2, 3, 0, 1]);
    expect(trickOrder(3, 0)).toEqual([0, 1, 2]);
  });

  it('SD-1 refuses what the dice cannot show, and says where', () => {
    expect(refused({ rolls: ['black:6', 'blue:7', 'red:1'] })).toBe('no-such-face at rolls[1]');
    expect(refused({ rolls: ['skull-king:skull', 'red:1', 'skull-king:flag'] })).toBe(
      'too-many-dice at rolls[2]',
    );
    expect(refused({ rolls: ['black:6', 'green:1', 'red:1'] })).toBe('wants-roll at rolls[1]');
    expect(refused({ rolls: ['black:6', 6, 'red:1'] })).toBe('wants-roll at rolls[1]');
    expect(refused({ rolls: ['black:6', 'red:1'] })).toBe('wants-list at rolls');
    expect(refused({ rolls: Array(7).fill('black:6') })).toBe('wants-list at rolls');
    expect(refused([])).toBe('wants-object at ');
  });

  it('SD-1 goes by another table of dice when it is given one', () => {
    const dice = { ...fullBox.dice, blue: { count: 7, faces: [7, 7, 7, 7, 7, 'flag'] } };
    expect(verdict('black:7 blue:7 red:1', { dice }).winner).toBe(1);
    expect(refused({ rolls: ['black:6', 'blue:3', 'red:1'], options: { dice } })).toBe(
      'no-such-face at rolls[1]',
    );
    const few = { ...fullBox.dice, blue: { ...fullBox.dice.blue, count: 1 } };
    expect(refused({ rolls: ['black:6', 'blue:3', 'red:1'], options: { dice: few } })).toBe(
      'wants-dice at options.dice',
    );
  });
});

describe('a trick that is not complete', () => {
  const keyOf = (given: unknown): unknown => {
    const { winner, why } = must(soFar(given));
    return why === null ? null : [winner, `${why.rule} ${why.key}`];
  };
  const may = (rolls: string[], hand: string[]): unknown =>
    must(playable({ rolls, hand })).refused.map((why) => why && `${why.rule} ${why.key}`);

  it('SD-7 is judged as it lies', () => {
    expect(keyOf({ rolls: [] })).toBeNull();
    expect(keyOf({ rolls: ['black:5', 'red:2'] })).toEqual([0, 'SD-7 highest-number']);
  });

  it('SD-6 binds those who hold the colour led, and lets the others be', () => {
    expect(may(['red:2'], ['red', 'yellow', 'pirate'])).toEqual([null, 'SD-6 must-follow', null]);
    expect(may(['red:2'], ['yellow', 'pirate'])).toEqual([null, null]);
    expect(may([], ['red', 'yellow'])).toEqual([null, null]);
    expect(must(playable({ rolls: [], hand: ['red'] })).reasons).toMatchObject([
      { rule: 'SD-6', key: 'all-free' },
    ]);
  });

  it('SD-6 says once why some dice may not be rolled, and nothing of an empty hand', () => {
    const reasons = (rolls: string[], hand: string[]) => must(playable({ rolls, hand })).reasons;
    expect(reasons([], ['red'])).toEqual([{ rule: 'SD-6', key: 'all-free', args: {} }]);
    expect(reasons([], [])).toEqual([]);
    expect(reasons(['pirate:flag', 'red:2'], ['red', 'yellow', 'yellow', 'blue'])).toEqual([
      { rule: 'SD-6', key: 'must-follow', args: { die: 'yellow', led: 'red' } },
      { rule: 'SD-6', key: 'must-follow', args: { die: 'blue', led: 'red' } },
    ]);
    // The first colour counts, and the last die there is may be held.
    expect(may(['red:2', 'blue:3'], ['red', 'blue', 'skull-king'])).toEqual([null, 'SD-6 must-follow', null]);
  });

  it('SD-1 SD-7 refuses what is no trick or no hand', () => {
    for (const ask of [arbitrate, soFar, playable])
      expect(ask({ rolls: 3 })).toMatchObject({
        ok: false,
        error: { key: expect.any(String), args: { at: expect.stringMatching(/^(rolls)?$/) } },
      });
    expect(playable({ rolls: ['skull-king:flag'], hand: ['skull-king'] })).toMatchObject({
      ok: false,
      error: { args: { at: 'hand[0]' } },
    });
    expect(soFar({ rolls: ['red:1', 'red:7'] })).toMatchObject({
      ok: false,
      error: { key: 'no-such-face', args: { at: 'rolls[1]', roll: 'red:7' } },
    });
    expect(playable({ rolls: ['skull-king:flag', 'skull-king:skull'], hand: [] })).toMatchObject({
      ok: false,
      error: { key: 'too-many-dice', args: { at: 'rolls[1]', die: 'skull-king', count: 1 } },
    });
    expect(playable({ rolls: [], hand: ['mermaid', 'skull-king', 'skull-king'] })).toMatchObject({
      ok: false,
      error: { key: 'too-many-dice', args: { at: 'hand[2]', die: 'skull-king', count: 1 } },
    });
    const dice = { ...fullBox.dice, blue: { count: 7, faces: [7, 7, 7, 7, 7, 'flag'] } };
    expect(soFar({ rolls: ['black:7', 'blue:7'], options: { dice } })).toMatchObject({
      value: { winner: 1 },
    });
    expect(playable({ rolls: ['blue:7'], hand: ['red'], options: { dice } }).ok).toBe(true);
  });

  it('SD-1 holds no more dice than there are', () => {
    const wrong = (result: { ok: boolean; error?: { key: string; args: object } }): unknown => result.error;
    expect(wrong(playable({ rolls: ['skull-king:flag'], hand: ['red', 'skull-king'] }))).toMatchObject({
      key: 'too-many-dice',
      args: { at: 'hand[1]' },
    });
    expect(wrong(soFar({ rolls: ['black:9'] }))).toMatchObject({ args: { at: 'rolls[0]' } });
  });
});
