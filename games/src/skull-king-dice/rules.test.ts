import { FastRng, type Rng, seatsIn } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { faceNumber, faceOf, KINDS, type Kind, kinds, parseRoll, SIDES } from './dice.js';
import { skullKingDice as game } from './index.js';
import type { GameOptions } from './options.js';
import { Phase, type State } from './state.js';

const { defaults } = game.options;

/** Thirty-six red dice. */
const allRed = Object.fromEntries(
  kinds.map((kind) => [kind, { ...defaults.dice[kind], count: kind === 'red' ? 36 : 0 }]),
) as GameOptions['dice'];

/** Chance that answers what it is told. */
const fixed = (answer: number): Rng => ({ below: () => answer });

/** A table in the middle of a round that is about to be bid, with these dice behind the screens. */
function table(screens: readonly string[], starter = 0, options: GameOptions = defaults): State {
  const state = game.create(screens.length, options);
  state.starter = starter;
  state.leader = starter;
  for (const [seat, screen] of screens.entries()) {
    const dice = screen.split(' ');
    state.round = dice.length;
    for (const die of dice) {
      const kind = kinds.indexOf(die as Kind);
      state.hands[seat * KINDS + kind]++;
      state.held[seat] |= 1 << kind;
      state.bag[kind]--;
    }
  }
  state.owing = (1 << screens.length) - 1;
  state.phase = Phase.bid;
  return state;
}

function bid(state: State, ...bids: readonly number[]): void {
  for (const [seat, tricks] of bids.entries()) act(state, seat, `bid:${tricks}`);
}

function act(state: State, seat: number, word: string): void {
  const refused = game.refusal(state, seat, game.parse(word)!);
  if (refused !== null) throw new Error(`${word} was refused: ${JSON.stringify(refused)}`);
  game.apply(state, seat, game.parse(word)!);
}

/** Whoever is to roll rolls this die and it shows this face. */
function roll(state: State, word: string): void {
  const [kind] = word.split(':') as [Kind];
  act(state, seatsIn(game.actors(state))[0], `roll:${kind}`);
  const face = faceOf(parseRoll(word)!);
  game.chance(state, fixed(state.options.dice[kind].faces.findIndex((some) => faceNumber(some) === face)));
}

const rolls = (state: State, words: string): void => {
  for (const word of words.split(' ')) roll(state, word);
};

function legal(state: State, seat: number): string[] {
  const out = new Uint16Array(game.actions);
  return [...out.subarray(0, game.legal(state, seat, out))].map(game.print);
}

const refusalOf = (state: State, seat: number, word: string): string | null => {
  const refused = game.refusal(state, seat, game.parse(word)!);
  return refused && `${refused.rule} ${refused.key}`;
};

/** Plays on until the given event or the end, by chance. */
function playTo(state: State, event: string | null, rng = new FastRng('play')): void {
  const out = new Uint16Array(game.actions);
  while (game.event(state) !== event || (event === null && game.outcome(state) === null)) {
    if (game.event(state) !== null) game.chance(state, rng);
    else {
      const [seat] = seatsIn(game.actors(state));
      game.apply(state, seat, out[rng.below(game.legal(state, seat, out))]);
    }
  }
}

describe('rounds', () => {
  it.each([
    [3, 8],
    [4, 8],
    [5, 7],
    [6, 6],
  ])('SD-2 with %i players there are %i', (seats, rounds) => {
    const state = game.create(seats, defaults);
    for (let round = 1; round <= rounds; round++) {
      playTo(state, `deal/${round}`);
      expect(game.open(state).bag).toHaveLength(36);
      // Between two rounds nothing is hidden from anybody.
      const world = game.create(seats, defaults);
      game.sampler(game.view(state, 0)).into(world, new FastRng(round));
      expect(game.open(world)).toEqual(game.open(state));
      game.chance(state, new FastRng(round));
      expect(game.open(state)).toMatchObject({ round, tricks: [], trick: [] });
      const { hands, bag } = game.open(state) as { hands: string[][]; bag: string[] };
      expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(round));
      expect(bag).toHaveLength(36 - seats * round);
    }
    playTo(state, null);
    expect(game.view(state, 0)).toMatchObject({ phase: 'over', round: rounds });
    expect(game.open(state).bag).toHaveLength(36);
    expect(refusalOf(state, 0, 'bid:0')).toBe('SD-2 game-over');
  });

  it('SD-2 nobody acts while dice are drawn', () => {
    const state = game.create(3, defaults);
    expect([game.event(state), game.actors(state), game.mayAct(state)]).toEqual(['starter', 0, 0]);
    expect(refusalOf(state, 0, 'bid:0')).toBe('SD-2 wait-for-chance');
    game.chance(state, fixed(1));
    expect(game.event(state)).toBe('deal/1');
  });
});

describe('bids', () => {
  it('SD-3 are made by all at once, from 0 to the number of the round', () => {
    const state = table(['black red', 'black red', 'blue blue']);
    expect(seatsIn(game.actors(state))).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(legal(state, seat)).toEqual(['bid:0', 'bid:1', 'bid:2']);
    expect(refusalOf(state, 1, 'bid:3')).toBe('SD-3 bid-too-high');
    expect(refusalOf(state, 1, 'roll:black')).toBe('SD-3 bids-first');
  });

  it('SD-3 are hidden until the last is in, and may be changed until then', () => {
    const state = table(['black red', 'black red', 'blue blue']);
    act(state, 1, 'bid:2');
    expect([seatsIn(game.actors(state)), seatsIn(game.mayAct(state))]).toEqual([[0, 2], [1]]);
    const seen = JSON.stringify(game.view(state, 0));
    expect(game.view(state, 0)).toMatchObject({ bids: [null, null, null], sealed: [false, true, false] });
    expect(game.view(state, 1)).toMatchObject({ bids: [null, null, null], ownBid: 2 });
    act(state, 1, 'bid:0');
    expect(JSON.stringify(game.view(state, 0))).toBe(seen);
    expect(game.open(state)).toMatchObject({ bids: [null, 0, null] });
    act(state, 0, 'bid:1');
    act(state, 2, 'bid:1');
    expect(game.view(state, 'spectator')).toMatchObject({ phase: 'play', bids: [1, 0, 1] });
    expect(refusalOf(state, 1, 'bid:1')).toBe('SD-3 bids-revealed');
  });
});

describe('turns', () => {
  it('SD-4 the first starter is drawn, and each next round starts one to the right', () => {
    const state = game.create(4, defaults);
    game.chance(state, fixed(1));
    const starters: unknown[] = [];
    for (let round = 1; round <= 8; round++) {
      playTo(state, `deal/${round}`);
      game.chance(state, new FastRng(round));
      starters.push(game.open(state).starter);
    }
    expect(starters).toEqual([1, 0, 3, 2, 1, 0, 3, 2]);
  });

  it('SD-4 go clockwise from the starter, and the winner of a trick starts the next', () => {
    const state = table(['black red', 'black red', 'black blue', 'black blue'], 2);
    bid(state, 0, 0, 0, 0);
    const turns: number[] = [];
    for (const word of 'black:5 black:6 black:5 black:7'.split(' ')) {
      turns.push(...seatsIn(game.actors(state)));
      roll(state, word);
    }
    expect(turns).toEqual([2, 3, 0, 1]);
    expect(seatsIn(game.actors(state))).toEqual([1]);
    expect(refusalOf(state, 0, 'roll:red')).toBe('SD-4 not-your-turn');
    expect(game.view(state, 0)).toMatchObject({ won: [0, 1, 0, 0], leader: 1, starter: 2 });
  });
});

describe('a trick', () => {
  it('SD-5 the first coloured die is led, even when it shows a flag', () => {
    const state = table(['yellow red', 'yellow red', 'red black']);
    bid(state, 0, 0, 0);
    roll(state, 'yellow:flag');
    expect(game.view(state, 1).led).toBe('yellow');
    expect(legal(state, 1)).toEqual(['roll:yellow']);
    expect(refusalOf(state, 1, 'roll:red')).toBe('SD-6 must-follow');
  });

  it('SD-5 special dice set nothing, and the next chooses freely', () => {
    const state = table(['pirate red', 'yellow red', 'red black']);
    bid(state, 0, 0, 0);
    roll(state, 'pirate:flag');
    expect(game.view(state, 1).led).toBeNull();
    expect(legal(state, 1)).toEqual(['roll:red', 'roll:yellow']);
    roll(state, 'red:1');
    expect(legal(state, 2)).toEqual(['roll:red']);
  });

  it('SD-5 each rolls one of their own dice, and its face is drawn when it is rolled', () => {
    const state = table(['black red', 'yellow red', 'red black']);
    bid(state, 0, 0, 0);
    expect(refusalOf(state, 0, 'roll:mermaid')).toBe('SD-5 not-held');
    act(state, 0, 'roll:black');
    expect([game.event(state), game.actors(state)]).toEqual(['roll/2/1/1', 0]);
    expect(game.view(state, 1)).toMatchObject({ rolling: 'black', dice: [1, 2, 2], trick: [] });
    expect(refusalOf(state, 1, 'roll:red')).toBe('SD-5 wait-for-chance');
    game.chance(state, fixed(5));
    expect(game.view(state, 1)).toMatchObject({ rolling: null, trick: [{ seat: 0, roll: 'black:7' }] });
    roll(state, 'red:2');
    act(state, 2, 'roll:black');
    expect(game.event(state)).toBe('roll/2/1/3');
  });

  it('SD-5 every side of a die can come up', () => {
    for (let side = 0; side < SIDES; side++) {
      const state = table(['yellow', 'red', 'red']);
      bid(state, 0, 0, 0);
      act(state, 0, 'roll:yellow');
      game.chance(state, fixed(side));
      expect(game.open(state).trick).toEqual([
        { seat: 0, roll: `yellow:${defaults.dice.yellow.faces[side]}` },
      ]);
    }
  });

  it('SD-6 who holds the led colour rolls it or any special die', () => {
    const state = table(['black red red', 'black mermaid red', 'mermaid skull-king blue']);
    bid(state, 0, 0, 0);
    roll(state, 'black:6');
    expect(legal(state, 1)).toEqual(['roll:mermaid', 'roll:black']);
    expect(game.view(state, 1).unplayable).toEqual({
      red: { rule: 'SD-6', key: 'must-follow', args: { die: 'red', led: 'black' } },
    });
    expect(game.view(state, 0).unplayable).toEqual({});
    expect(game.view(state, 'spectator').unplayable).toEqual({});
    act(state, 1, 'roll:mermaid');
    // While it is in the air nobody chooses, and the round is not over.
    expect(game.view(state, 1).unplayable).toEqual({});
    expect(game.view(state, 1).sheet).toHaveLength(2);
    game.chance(state, fixed(5));
    expect(legal(state, 2)).toEqual(['roll:skull-king', 'roll:mermaid', 'roll:blue']);
  });

  it('SD-6 a coloured die off the led colour shows a void, a special die shows nothing', () => {
    const state = table(['black red red', 'red mermaid red', 'mermaid skull-king black']);
    bid(state, 0, 0, 0);
    rolls(state, 'black:6 red:2 mermaid:flag');
    expect(game.view(state, 'spectator').voids).toEqual([[], ['black'], []]);
  });

  it('SD-6 nobody imagines a colour with whoever has shown to have none of it', () => {
    const rng = new FastRng('voids');
    const imagined = (led: Kind): Set<string> => {
      const other = led === 'red' ? 'blue' : 'red';
      const state = table([`${led} ${led} ${led}`, `${other} ${other} ${other}`, 'pirate pirate pirate']);
      bid(state, 0, 0, 0);
      for (const kind of [led, other]) {
        act(state, seatsIn(game.actors(state))[0], `roll:${kind}`);
        game.chance(state, fixed(0));
      }
      const worlds = game.sampler(game.view(state, 0));
      const world = game.create(3, defaults);
      const held = new Set<string>();
      for (let i = 0; i < 40; i++) {
        worlds.into(world, rng);
        for (const kind of (game.open(world).hands as string[][])[1]) held.add(kind);
      }
      return held;
    };
    for (const led of ['black', 'blue', 'red', 'yellow'] as const) {
      const held = imagined(led);
      expect(held).not.toContain(led);
      expect(held.size).toBeGreaterThan(3);
      expect(held).toContain('pirate');
    }
  });

  it('SD-7 goes to the fourth of black 6, black 7, red 2, yellow 7, black 5', () => {
    const state = table(['black red', 'black red', 'red red', 'yellow red', 'black red']);
    bid(state, 0, 0, 0, 1, 0);
    rolls(state, 'black:6 black:7 red:2 yellow:7 black:5');
    expect(game.open(state)).toMatchObject({ won: [0, 0, 0, 1, 0], leader: 3 });
  });
});

describe('refusals', () => {
  it('SD-2 to SD-6 say of whom, of which die and of which numbers', () => {
    const why = (state: State, seat: number, word: string) => game.refusal(state, seat, game.parse(word)!);
    const state = table(['black red', 'yellow red', 'red black']);
    expect(why(state, 0, 'bid:3')).toEqual({ rule: 'SD-3', key: 'bid-too-high', args: { bid: 3, round: 2 } });
    for (const word of ['roll:skull-king', 'roll:black'])
      expect(why(state, 0, word)).toEqual({ rule: 'SD-3', key: 'bids-first', args: {} });
    bid(state, 0, 0, 0);
    expect(why(state, 2, 'roll:red')).toEqual({ rule: 'SD-4', key: 'not-your-turn', args: { turn: 0 } });
    expect(why(state, 0, 'roll:mermaid')).toEqual({
      rule: 'SD-5',
      key: 'not-held',
      args: { die: 'mermaid' },
    });
    expect(legal(state, 1)).toEqual([]);
    roll(state, 'black:6');
    expect(why(state, 1, 'roll:black')).toMatchObject({ key: 'not-held', args: { die: 'black' } });
    act(state, 1, 'roll:yellow');
    expect([0, 1, 2].map((seat) => legal(state, seat))).toEqual([[], [], []]);
    playTo(state, null);
    expect([0, 1, 2].map((seat) => legal(state, seat))).toEqual([[], [], []]);
    expect(why(state, 0, 'bid:0')).toEqual({ rule: 'SD-2', key: 'game-over', args: { rounds: 8 } });
    expect(why(state, 0, 'roll:red')).toMatchObject({ rule: 'SD-2' });
  });
});

describe('scores', () => {
  const pirates = ['pirate', 'skull-king', 'black', 'black', 'mermaid'];

  it('SD-8 SD-10 the mermaid gains 50 for the Skull King when her bid holds', () => {
    const state = table(pirates);
    bid(state, 0, 1, 0, 0, 1);
    rolls(state, 'pirate:skull skull-king:skull black:5 black:6 mermaid:skull');
    expect(game.open(state).scores).toEqual([10, -10, 10, 10, 70]);
    expect(game.view(state, 0).sheet).toEqual([
      { bids: [0, 1, 0, 0, 1], won: [0, 0, 0, 0, 1], bonus: [0, 0, 0, 0, 50], points: [10, -10, 10, 10, 70] },
    ]);
  });

  it('SD-8 SD-10 had she shown a flag, the Skull King would gain 30', () => {
    const state = table(pirates);
    bid(state, 0, 1, 0, 0, 0);
    rolls(state, 'pirate:skull skull-king:skull black:5 black:6 mermaid:flag');
    expect(game.open(state).scores).toEqual([10, 50, 10, 10, 10]);
  });

  it('SD-9 SD-10 no bonus saves a bid of zero that was missed', () => {
    const state = table(pirates);
    bid(state, 0, 0, 0, 1, 0);
    rolls(state, 'pirate:skull skull-king:skull black:5 black:6 mermaid:flag');
    expect(game.open(state).scores).toEqual([10, -10, 10, -10, 10]);
  });

  it('SD-11 landlubbers gain no bonus and lose nothing for a missed bid', () => {
    const state = table(pirates, 0, { ...defaults, scoring: 'landlubber' });
    bid(state, 0, 0, 0, 1, 1);
    rolls(state, 'pirate:skull skull-king:skull black:5 black:6 mermaid:skull');
    expect(game.open(state).scores).toEqual([10, 10, 10, 0, 20]);
    expect(game.view(state, 0).sheet[0].bonus).toEqual([0, 0, 0, 0, 0]);
  });

  it('SD-3 SD-5 a match takes as many choices as are announced', () => {
    expect([3, 4, 5, 6].map((seats) => game.bound(seats, defaults))).toEqual([132, 176, 175, 162]);
  });

  it('SD-12 the highest total wins', () => {
    const state = game.create(4, defaults);
    expect(game.outcome(state)).toBeNull();
    playTo(state, null);
    const outcome = game.outcome(state)!;
    const best = Math.max(...outcome.points!);
    expect(outcome.points).toEqual(game.open(state).scores);
    for (const [seat, place] of outcome.places.entries())
      expect(place === 1).toBe(outcome.points![seat] === best);
  });

  it('SD-12 equal totals share the win', () => {
    const state = table(Array(6).fill('red red red red red red'), 0, { ...defaults, dice: allRed });
    bid(state, 3, 3, 1, 1, 1, 1);
    for (let trick = 0; trick < 3; trick++) rolls(state, 'red:3 red:1 red:1 red:1 red:1 red:1');
    rolls(state, 'red:1 red:3 red:1 red:1 red:1 red:1');
    for (let trick = 0; trick < 2; trick++) rolls(state, 'red:3 red:1 red:1 red:1 red:1 red:1');
    expect(game.outcome(state)).toEqual({
      places: [1, 1, 3, 3, 3, 3],
      points: [60, 60, -10, -10, -10, -10],
      grade: null,
    });
  });
});

describe('words', () => {
  it('SD-3 SD-5 are bids and rolls, each with one number', () => {
    const words = Array.from({ length: game.actions }, (_, action) => game.print(action));
    expect(words).toEqual([
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((tricks) => `bid:${tricks}`),
      ...kinds.map((kind) => `roll:${kind}`),
    ]);
    for (const [action, word] of words.entries()) expect(game.parse(word)).toBe(action);
    for (const word of [
      '',
      'bid',
      'bid:9',
      'bid:03',
      'bid:+1',
      ' bid:1',
      'roll:green',
      'Roll:red',
      'roll:red:1',
      'toString',
    ]) {
      expect(game.parse(word)).toBeNull();
    }
  });
});
