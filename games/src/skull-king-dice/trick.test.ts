import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kinds, parseRoll, printRoll } from './dice.js';
import { bonusOf, judge, ledBy, NOTHING_LED, placeOf, stepOf, steps } from './trick.js';

const read = (words: string): Uint8Array => Uint8Array.from(words.split(' '), (word) => parseRoll(word)!);

function judged(words: string): { winner: number; step: string; bonus: number } {
  const rolls = read(words);
  const verdict = judge(rolls, 0, rolls.length);
  return {
    winner: placeOf(verdict),
    step: steps[stepOf(verdict)],
    bonus: bonusOf(rolls, 0, rolls.length, verdict),
  };
}

function led(words: string): string | null {
  const rolls = read(words);
  const kind = ledBy(rolls, 0, rolls.length);
  return kind === NOTHING_LED ? null : kinds[kind];
}

describe('the led colour', () => {
  it('SD-5 is that of the first coloured die, by the die and not by the face', () => {
    expect(led('black:6 red:2 blue:4')).toBe('black');
    expect(led('yellow:flag black:7 red:1')).toBe('yellow');
  });

  it('SD-5 is that of this trick, whatever lies after it', () => {
    expect(ledBy(read('pirate:flag mermaid:skull red:2'), 0, 2)).toBe(NOTHING_LED);
    expect(kinds[ledBy(read('black:6 pirate:flag red:2'), 1, 2)]).toBe('red');
  });

  it('SD-5 is not set by special dice, whatever they show', () => {
    expect(led('pirate:flag mermaid:skull red:2 black:7')).toBe('red');
    expect(led('pirate:flag mermaid:skull skull-king:flag')).toBeNull();
  });
});

describe('the winner', () => {
  it('SD-7 (a) a mermaid skull takes the Skull King’s skull, the last of two, pirates or not', () => {
    expect(judged('skull-king:skull pirate:skull mermaid:skull')).toMatchObject({ winner: 2, step: 'a' });
    expect(judged('mermaid:skull skull-king:skull mermaid:skull pirate:skull')).toMatchObject({
      winner: 2,
      step: 'a',
    });
    expect(judged('mermaid:skull black:7 skull-king:skull')).toMatchObject({ winner: 0, step: 'a' });
  });

  it('SD-7 (b) the last Skull King skull beats pirates and numbers', () => {
    expect(judged('skull-king:skull pirate:skull black:7')).toMatchObject({ winner: 0, step: 'b' });
    expect(judged('skull-king:skull skull-king:skull mermaid:flag')).toMatchObject({ winner: 1, step: 'b' });
  });

  it('SD-7 (c) the last pirate skull beats mermaids and numbers', () => {
    expect(judged('pirate:skull pirate:skull mermaid:skull black:7')).toMatchObject({ winner: 1, step: 'c' });
  });

  it('SD-7 (d) the last mermaid skull beats numbers', () => {
    expect(judged('mermaid:skull mermaid:skull black:7')).toMatchObject({ winner: 1, step: 'd' });
  });

  it('SD-7 (e) the highest number wins whatever was led, the last among equals', () => {
    expect(judged('red:1 blue:5 black:5 red:3')).toMatchObject({ winner: 2, step: 'e' });
    expect(judged('yellow:flag yellow:1 pirate:flag')).toMatchObject({ winner: 1, step: 'e' });
  });

  it('SD-7 (e) black 6, black 7, red 2, yellow 7, black 5: the fourth wins', () => {
    expect(judged('black:6 black:7 red:2 yellow:7 black:5')).toEqual({ winner: 3, step: 'e', bonus: 0 });
  });

  it('SD-7 (f) of nothing but flags the first wins', () => {
    expect(judged('pirate:flag yellow:flag skull-king:flag')).toEqual({ winner: 0, step: 'f', bonus: 0 });
  });

  it('SD-7 a special die showing a flag is a flag', () => {
    expect(judged('skull-king:flag mermaid:skull red:1')).toEqual({ winner: 1, step: 'd', bonus: 0 });
    expect(judged('mermaid:flag skull-king:skull red:1')).toEqual({ winner: 1, step: 'b', bonus: 0 });
  });

  it('SD-7 follows its own words for any trick', () => {
    fc.assert(
      fc.property(fc.array(anyRoll, { minLength: 3, maxLength: 6 }), (words) => {
        expect(judged(words.join(' ')).winner).toBe(byTheBook(words));
      }),
    );
  });
});

const anyRoll = fc.constantFrom(
  ...kinds.flatMap((kind, i) =>
    (i < 3 ? ['skull', 'flag'] : ['flag', 1, 2, 3, 4, 5, 6, 7, 8, 9]).map((face) => `${kind}:${face}`),
  ),
);

/** SD-7 over the words themselves. */
function byTheBook(words: readonly string[]): number {
  const last = (word: string): number => words.lastIndexOf(word);
  if (last('skull-king:skull') >= 0 && last('mermaid:skull') >= 0) return last('mermaid:skull');
  for (const kind of ['skull-king', 'pirate', 'mermaid'])
    if (last(`${kind}:skull`) >= 0) return last(`${kind}:skull`);
  for (let number = 9; number > 0; number--) {
    const found = words.findLastIndex((word) => word.endsWith(`:${number}`));
    if (found >= 0) return found;
  }
  return 0;
}

describe('bonuses', () => {
  it('SD-10 pirate, Skull King, black 5, black 6, mermaid: the fifth wins and +50', () => {
    expect(judged('pirate:skull skull-king:skull black:5 black:6 mermaid:skull')).toEqual({
      winner: 4,
      step: 'a',
      bonus: 50,
    });
  });

  it('SD-10 had the mermaid shown a flag, the second would win and +30', () => {
    expect(judged('pirate:skull skull-king:skull black:5 black:6 mermaid:flag')).toEqual({
      winner: 1,
      step: 'b',
      bonus: 30,
    });
  });

  it('SD-10 counts pirates that show their skull only, wherever they were rolled', () => {
    expect(judged('pirate:skull skull-king:skull pirate:skull pirate:flag').bonus).toBe(60);
    expect(judged('skull-king:skull black:7 pirate:flag').bonus).toBe(0);
  });

  it('SD-10 counts every Skull King a mermaid takes, and nothing when she takes only pirates’ leavings', () => {
    expect(judged('skull-king:skull mermaid:skull skull-king:skull').bonus).toBe(100);
    expect(judged('skull-king:flag mermaid:skull red:1').bonus).toBe(0);
  });

  it('SD-10 a pirate earns nothing by winning', () => {
    expect(judged('pirate:skull pirate:skull mermaid:skull').bonus).toBe(0);
  });
});

describe('rolls as words', () => {
  it('SD-1 are read and written as kind and face', () => {
    for (const word of ['black:6', 'yellow:flag', 'pirate:skull', 'skull-king:flag', 'red:9']) {
      expect(printRoll(parseRoll(word)!)).toBe(word);
    }
    for (const word of [
      '',
      'black',
      'black:',
      'black:0',
      'black:10',
      'black:06',
      'black:skull',
      'pirate:1',
      ' red:1',
      'Red:1',
      'green:1',
      'toString',
    ]) {
      expect(parseRoll(word)).toBeNull();
    }
  });
});
