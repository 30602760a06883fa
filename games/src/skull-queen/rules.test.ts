import { FastRng, Match, must, playout, type Rng } from '@crossbones/core';
import { many } from '@crossbones/core/suite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullBox } from './cards.js';
import { arbitrate, type GameOptions, type GameView, type State, skullQueen, skullQueenOf } from './index.js';
import { options } from './options.js';
import { movePirate } from './round.js';
import { OVERBOARD } from './score.js';

const game = skullQueen;
const key = 'a'.repeat(64);

/** Answers so that shuffling `from` gives `to`. */
function stacked(from: readonly number[], to: readonly number[]): Rng {
  const deck = [...from];
  let last = deck.length;
  return {
    below() {
      last--;
      const at = deck.indexOf(to[last]);
      [deck[last], deck[at]] = [deck[at], deck[last]];
      return at;
    },
  };
}
const always = (n: number): Rng => ({ below: () => n });
const card = (code: string): number => game.parse(code)!;

interface Table {
  readonly dealer?: number;
  /** Each hand begins with these; a third hand of two players is the ghost's pile, from the top. */
  readonly hands: readonly string[];
  readonly centre?: string;
  readonly options?: GameOptions;
}

const split = (text: string): number[] =>
  text
    .split(' ')
    .filter((code) => code !== '')
    .map(card);

/** A table after the first deal, each hand filled up with what is left, the lowest first. */
function dealt(players: number, { dealer = players - 1, hands, centre = '', options: chosen }: Table): State {
  const state = game.create(players, chosen ?? options.defaults);
  game.chance(state, always(dealer));
  const all = fullBox.cards(players);
  const named = [...hands.flatMap(split), ...split(centre)];
  const rest = all.filter((card) => !named.includes(card));
  const size = Math.floor(all.length / Math.max(players, 3));
  const filled = Array.from({ length: Math.max(players, 3) }, (_, i) => {
    const given = split(hands[i] ?? '');
    return [...given, ...rest.splice(0, size - given.length)];
  });
  game.chance(state, stacked(all, [...filled.flat(), ...split(centre), ...rest]));
  return state;
}

function act(state: State, seat: number, words: string): State {
  for (const word of words.split(' ')) {
    expect(game.refusal(state, seat, game.parse(word)!), `${seat} ${word}`).toBeNull();
    game.apply(state, seat, game.parse(word)!);
  }
  return state;
}

const middle = 'side:front r:2 y:2 g:2 b:2';
function placedAll(state: State, placement = middle): State {
  for (let seat = 0; seat < state.seats; seat++) act(state, seat, placement);
  return state;
}

const legal = (state: State, seat: number): string[] => {
  const out = new Uint16Array(game.actions);
  return Array.from(out.subarray(0, game.legal(state, seat, out)), (action) => game.print(action));
};
const why = (state: State, seat: number, word: string): string | undefined => {
  const reason = game.refusal(state, seat, card(word));
  return reason === null ? undefined : `${reason.rule} ${reason.key}`;
};
const look = (state: State, viewer: number | 'spectator' = 'spectator'): GameView => game.view(state, viewer);

/** Plays on by always the lowest legal card. */
function finishRound(state: State): State {
  const round = state.round;
  const out = new Uint16Array(game.actions);
  while (game.event(state) === null && game.outcome(state) === null && state.round === round) {
    const seat = 31 - Math.clz32(game.actors(state));
    game.legal(state, seat, out);
    game.apply(state, seat, out[0]);
  }
  return state;
}

describe('components and deal', () => {
  it('SQ-1 fifty cards with four players or more, 42 without the 1s and 12s with fewer', () => {
    expect([2, 3, 4, 5, 6].map((players) => fullBox.cards(players).length)).toEqual([42, 42, 50, 50, 50]);
    const small = fullBox.cards(3).map((card) => game.print(card));
    expect(small.filter((code) => /^.(1|12)$/.test(code))).toEqual([]);
    expect(small).toContain('13');
    expect(small).toContain('0');
  });

  it('SQ-1 a card left out is refused as such', () => {
    expect(why(placedAll(dealt(3, { hands: [] })), 0, 'r12')).toBe('SQ-1 left-out');
    expect(why(placedAll(dealt(5, { hands: [] })), 0, 'b12')).toBe('SQ-7 not-in-hand');
  });

  it('SQ-2 one pirate of each colour on a plank of five spaces, by option 4 in the middle', () => {
    const state = dealt(3, { hands: [], options: { middle: 4 } });
    expect(look(state).worth).toEqual({ front: [8, 5, 4, 2, 1], back: [1, 2, 4, 5, 8] });
    expect(look(placedAll(state)).planks[1]).toEqual({
      side: 'front',
      pirates: { r: 2, y: 2, g: 2, b: 2 },
      overboard: [],
    });
  });

  it('SQ-3 as many rounds as players, two with two; the deal passes clockwise', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const state = game.create(players, options.defaults);
      expect(game.event(state)).toBe('dealer');
      game.chance(state, always(1));
      const dealers: number[] = [];
      while (game.event(state) !== null) {
        expect(game.event(state)).toBe(`deal/${dealers.length + 1}`);
        game.chance(state, new FastRng(players));
        dealers.push(look(state).dealer!);
        finishRound(placedAll(state));
      }
      expect(dealers).toEqual(Array.from({ length: players }, (_, i) => (1 + i) % players));
      expect(game.outcome(state)).not.toBeNull();
    }
  });

  it('SQ-3 the first dealer is drawn', () => {
    const drawn = new Set<number | null>();
    for (let seed = 0; seed < 60; seed++) {
      const state = game.create(4, options.defaults);
      expect(why(state, 0, 'r1')).toBe('SQ-3 cards-not-dealt');
      game.chance(state, new FastRng(seed));
      drawn.add(look(state).dealer);
      expect(why(state, 0, 'r1')).toBe('SQ-3 cards-not-dealt');
    }
    expect(drawn).toEqual(new Set([0, 1, 2, 3]));
  });

  it('SQ-4 hands of 14, 14, 12, 10 and 8, and two cards in the centre with 4 and 6', () => {
    const sizes = [2, 3, 4, 5, 6].map((players) => {
      const view = look(dealt(players, { hands: [] }));
      return [...new Set(view.handSizes), view.centre.length + view.aside.length];
    });
    expect(sizes).toEqual([
      [14, 0],
      [14, 0],
      [12, 2],
      [10, 0],
      [8, 2],
    ]);
    expect(look(dealt(2, { hands: [] })).ghost).toEqual({ left: 14 });
  });

  it('SQ-4 a 0 or 13 dealt to the centre is shown, and out of the round', () => {
    const state = placedAll(dealt(4, { hands: ['r1 g2', 'r4', 'r5', 'r6'], centre: '0 y3' }));
    expect(look(state)).toMatchObject({ centre: ['y3'], aside: ['0'] });
    act(state, 0, 'r1');
    act(state, 1, 'r4');
    act(state, 2, 'r5');
    act(state, 3, 'r6');
    expect(look(state)).toMatchObject({ centre: ['y3'], aside: ['0'] });
    expect(look(state).planks[0].pirates.r).toBe(4);
    expect(look(state).gone).toEqual(['r1', 'r4', 'r5', 'r6']);
  });
});

describe('the end', () => {
  it('SQ-5 the highest total wins, and equal totals share the win', () => {
    const state = game.create(4, options.defaults);
    playout(game, state, new FastRng(3), new Uint16Array(game.actions));
    state.scores.set([40, 51, 51, 12]);
    expect(game.outcome(state)).toEqual({ places: [3, 1, 1, 4], points: [40, 51, 51, 12], grade: null });
    expect(why(state, 0, 'r1')).toBe('SQ-5 game-over');
    expect(game.actors(state) | game.mayAct(state)).toBe(0);
  });

  it('SQ-12 pirates on the plank score, the side is chosen anew, cards in the centre count for nothing', () => {
    const state = placedAll(dealt(3, { hands: [] }), 'side:back r:4 y:0 g:2 b:2');
    finishRound(state);
    expect(look(state)).toMatchObject({ phase: 'deal', round: 1 });
    const { sheet, scores } = look(state);
    expect(sheet).toHaveLength(1);
    expect(sheet[0].points).toEqual(scores);
    expect(sheet[0].worth.map((row) => row.reduce<number>((sum, worth) => sum + (worth ?? 0), 0))).toEqual(
      scores,
    );
    expect(look(state).lastTrick!.cards).toHaveLength(3);
    expect(why(state, 0, 'side:front')).toBe('SQ-3 cards-not-dealt');
    game.chance(state, new FastRng(1));
    expect(look(state).planks.every((plank) => plank.side === null && plank.overboard.length === 0)).toBe(
      true,
    );
    expect(legal(state, 2)).toEqual(['side:front', 'side:back']);
  });

  it('SQ-12 a plank scores what its spaces say', () => {
    const state = placedAll(dealt(3, { hands: [] }));
    state.pirates.set([0, 1, 3, OVERBOARD], 0);
    // All cards but one each are gone; a trick of three colours moves nobody.
    state.hands.fill(0);
    state.tricks = 13;
    for (const [seat, code] of ['r2', 'y3', 'g4'].entries()) {
      if (card(code) < 24) state.hands[2 * seat] = 1 << card(code);
      else state.hands[2 * seat + 1] = 1 << (card(code) - 24);
    }
    act(state, 0, 'r2');
    act(state, 1, 'y3');
    act(state, 2, 'g4');
    expect(look(state).scores).toEqual([15, 12, 12]);
    expect(look(state).sheet).toEqual([
      {
        worth: [
          [8, 5, 2, null],
          [3, 3, 3, 3],
          [3, 3, 3, 3],
        ],
        points: [15, 12, 12],
      },
    ]);
  });
});

describe('placement', () => {
  it('SQ-6 all at once: the side, then red, yellow, green and blue on any space', () => {
    const state = dealt(4, { hands: [] });
    expect(game.actors(state)).toBe(0b1111);
    expect(legal(state, 3)).toEqual(['side:front', 'side:back']);
    act(state, 3, 'side:back');
    for (const colour of ['r', 'y', 'g', 'b']) {
      expect(game.actors(state)).toBe(0b1111);
      expect(legal(state, 3)).toEqual([0, 1, 2, 3, 4].map((space) => `${colour}:${space}`));
      act(state, 3, `${colour}:1`);
    }
    expect(game.actors(state)).toBe(0b0111);
    expect(look(state, 3).planks[3]).toEqual({
      side: 'back',
      pirates: { r: 1, y: 1, g: 1, b: 1 },
      overboard: [],
    });
  });

  it('SQ-6 hidden until the last is in', () => {
    const state = dealt(3, { hands: [] });
    const other = dealt(3, { hands: [] });
    act(state, 0, middle);
    act(other, 0, 'side:back r:0 y:1 g:3 b:4');
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(JSON.stringify(look(state, viewer))).toBe(JSON.stringify(look(other, viewer)));
    }
    expect(look(state, 1).placed).toEqual([true, false, false]);
    expect(look(state, 1).planks[0].side).toBeNull();
    act(state, 2, middle);
    act(state, 1, middle);
    expect(look(state, 1).planks[0].side).toBe('front');
    expect(look(state).phase).toBe('play');
  });

  it('SQ-6 a placement that is in may be made anew while others are out', () => {
    const state = dealt(3, { hands: [] });
    act(state, 0, middle);
    expect([game.actors(state), game.mayAct(state)]).toEqual([0b110, 0b001]);
    expect(legal(state, 0)).toEqual(['side:front', 'side:back']);
    act(state, 0, 'side:back');
    expect([game.actors(state), game.mayAct(state)]).toEqual([0b111, 0]);
    expect(look(state, 0).planks[0]).toEqual({
      side: 'back',
      pirates: { r: null, y: null, g: null, b: null },
      overboard: [],
    });
    act(state, 1, middle);
    act(state, 2, middle);
    expect(look(state).phase).toBe('place');
    act(state, 0, 'r:4 y:4 g:4 b:4');
    expect(look(state).planks[0]).toMatchObject({ side: 'back', pirates: { r: 4, b: 4 } });
    expect(look(state).phase).toBe('play');
  });

  it('SQ-6 no order of arrival changes the result', () => {
    const placements = [middle, 'side:back r:0 y:4 g:1 b:3', 'side:front r:4 y:4 g:0 b:0'].map((p) =>
      p.split(' '),
    );
    const arrivals = fc.shuffledSubarray([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2], {
      minLength: 15,
      maxLength: 15,
    });
    const place = (order: readonly number[]): string => {
      const state = dealt(3, { hands: [] });
      const next = [0, 0, 0];
      for (const seat of order) act(state, seat, placements[seat][next[seat]++]);
      return JSON.stringify(game.open(state));
    };
    const expected = place([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    fc.assert(
      fc.property(arrivals, (order) => place(order) === expected),
      { numRuns: 30 },
    );
  });

  it('SQ-6 other actions are refused by name', () => {
    const state = dealt(3, { hands: [] });
    expect(why(state, 0, 'r2')).toBe('SQ-6 place-first');
    expect(why(state, 0, 'r:0')).toBe('SQ-6 side-first');
    act(state, 0, 'side:front');
    expect(why(state, 0, 'side:front')).toBe('SQ-6 pirate-next');
    expect(why(state, 0, 'y:0')).toBe('SQ-6 pirate-next');
    act(state, 0, 'r:0 y:0 g:0 b:0');
    expect(why(state, 0, 'b:0')).toBe('SQ-6 side-first');
    act(state, 1, middle);
    act(state, 2, middle);
    expect(why(state, 0, 'side:front')).toBe('SQ-6 placement-closed');
    expect(game.mayAct(state)).toBe(0);
  });
});

describe('a trick at the table', () => {
  const table = {
    dealer: 3,
    hands: ['b6 r1', 'g7 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12', 'b12', 'b8'],
    centre: 'y4 b3',
  };

  it('SQ-7 the player after the dealer leads, then clockwise, one card each', () => {
    const state = placedAll(dealt(4, { hands: [], dealer: 1 }));
    expect(look(state)).toMatchObject({ leader: 2, dealer: 1 });
    const order: number[] = [];
    for (let i = 0; i < 4; i++) {
      const seat = 31 - Math.clz32(game.actors(state));
      expect(game.actors(state)).toBe(1 << seat);
      expect(why(state, (seat + 1) % 4, 'r1')).toBe('SQ-7 not-your-turn');
      expect(legal(state, (seat + 1) % 4)).toEqual([]);
      order.push(seat);
      act(state, seat, legal(state, seat)[0]);
    }
    expect(order).toEqual([2, 3, 0, 1]);
  });

  it('SQ-7 who holds the colour announced plays it, or 0 or 13; who does not plays anything', () => {
    const hands = ['g2 r2', 'g3 y5 0 13', 'y2 y3 y4 y6 y7 y8 y9 y10 y11 r3 r4 r5 r6 r7'];
    const state = act(placedAll(dealt(3, { hands })), 0, 'g2');
    expect(look(state).announced).toBe('g');
    expect(legal(state, 1).filter((code) => !code.startsWith('g'))).toEqual(['0', '13']);
    expect(legal(state, 1)).toContain('g3');
    expect(why(state, 1, 'y5')).toBe('SQ-7 must-follow');
    expect(look(state, 1).unplayable.y5).toEqual({
      rule: 'SQ-7',
      key: 'must-follow',
      args: { card: 'y5', colour: 'g' },
    });
    expect(look(state, 1).unplayable['0']).toBeUndefined();
    expect(look(state, 0).unplayable).toEqual({});
    act(state, 1, '13');
    expect(look(state).voids).toEqual([[], [], []]);
    expect(legal(state, 2)).toHaveLength(14);
    act(state, 2, 'r3');
    expect(look(state).voids).toEqual([[], [], ['g']]);
    // Nobody imagines green with whoever has shown to have none; yellow and the monkey may be anywhere.
    const worlds = game.sampler(look(state, 0));
    const world = game.create(3, options.defaults);
    const rng = new FastRng('voids');
    const held = new Set<string>();
    for (let i = 0; i < 40; i++) {
      worlds.into(world, rng);
      for (const code of look(world, 2).hand!) held.add(code);
    }
    expect([...held].filter((code) => code.startsWith('g'))).toEqual([]);
    expect([...held]).toEqual(expect.arrayContaining(['y5', '0']));
  });

  it('SQ-7 centre cards have no bearing on what may be played', () => {
    const state = placedAll(dealt(4, table));
    expect(legal(state, 0)).toHaveLength(12);
    expect(look(state).announced).toBeNull();
  });

  it('SQ-8 the first coloured card announces the colour after 0 or 13', () => {
    const state = placedAll(dealt(3, { hands: ['0 r2', 'g3 13', 'g4 y5'] }));
    act(state, 0, '0');
    expect(look(state).announced).toBeNull();
    expect(legal(state, 1)).toHaveLength(14);
    act(state, 1, '13');
    expect(look(state).announced).toBeNull();
    expect(legal(state, 2)).toHaveLength(14);
    act(state, 2, 'g4');
    const { planks, leader, gone } = look(state);
    expect([planks[0].pirates.g, planks[1].pirates.g, planks[2].pirates.g]).toEqual([3, 1, 2]);
    expect(leader).toBe(1);
    expect(gone).toEqual(['g4', '0', '13']);
  });

  it('SQ-9 SQ-11 the example: C’s blue pirate goes up two, nobody down, y4 and g7 stay, C leads', () => {
    const state = placedAll(dealt(4, table));
    for (const [seat, code] of ['b6', 'g7', 'b12', 'b8'].entries()) act(state, seat, code);
    const view = look(state);
    expect(view.planks.map((plank) => plank.pirates.b)).toEqual([2, 2, 0, 2]);
    expect(view.planks.map((plank) => plank.pirates.g)).toEqual([2, 2, 2, 2]);
    expect(view.centre).toEqual(['y4', 'g7']);
    expect(view.gone).toEqual(['b3', 'b6', 'b8', 'b12']);
    expect(view.leader).toBe(2);
    expect(game.actors(state)).toBe(1 << 2);
    expect(view.tricks).toEqual([{ leader: 0, cards: ['b6', 'g7', 'b12', 'b8'] }]);
    expect(view.lastTrick).toEqual(view.tricks[0]);
  });

  it('SQ-9 the view says what the trick as it lies would do, and what the last one did', () => {
    const state = placedAll(dealt(4, table));
    const said = (reasons: GameView['standing']): string[] =>
      reasons.map(({ key, args }) => `${key} ${args.card ?? args.cards}`);
    expect([look(state).standing, look(state).judged]).toEqual([[], []]);
    act(state, 0, 'b6');
    expect(said(look(state).standing)).toEqual([
      'announced b6',
      'alone y4',
      'up b6',
      'down-nobody b3',
      'leave b3 b6',
    ]);
    expect(look(state).standing[2].args).toEqual({ seat: 0, card: 'b6', colour: 'b' });
    for (const [i, code] of ['g7', 'b12', 'b8'].entries()) act(state, i + 1, code);
    expect(look(state).standing).toEqual([]);
    expect(said(look(state).judged)).toEqual([
      'announced b6',
      'alone y4',
      'alone g7',
      'up-two b12',
      'down-nobody b3',
      'leave b3 b6 b8 b12',
      'leads b12',
    ]);
  });

  it('SQ-9 what the last trick did is what the arbiter says of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.integer(), (players, seed) => {
        const rng = new FastRng(String(seed));
        const state = dealt(players, { hands: [] });
        const out = new Uint16Array(game.actions);
        let before = look(state);
        while (game.event(state) === null && game.outcome(state) === null) {
          const seat = 31 - Math.clz32(game.actors(state));
          game.apply(state, seat, out[rng.below(game.legal(state, seat, out))]);
          const view = look(state);
          if (view.tricks.length > before.tricks.length) {
            const { leader, cards } = view.tricks.at(-1)!;
            const verdict = must(arbitrate({ players, leader, centre: before.centre, cards }));
            expect(view.judged).toEqual(verdict.reasons);
          }
          before = view;
        }
        expect(before.handSizes.every((size) => size === 0)).toBe(true);
      }),
      { numRuns: Math.max(5, many(40)) },
    );
  });

  it('SQ-10 up two from the front’s middle is the 8; up again is overboard, and then nothing moves it', () => {
    const state = placedAll(dealt(3, { hands: [] }));
    const red = () => look(state).planks[0];
    movePirate(state, 0, 0, -2);
    expect(red().pirates.r).toBe(0);
    movePirate(state, 0, 0, -1);
    expect(red()).toMatchObject({ pirates: { r: null }, overboard: ['r'] });
    movePirate(state, 0, 0, 1);
    expect(red()).toMatchObject({ pirates: { r: null }, overboard: ['r'] });
    movePirate(state, 0, 1, 3);
    expect(red().overboard).toEqual(['r', 'y']);
  });

  it('SQ-11 among equals the one who played last leads', () => {
    const state = placedAll(dealt(3, { hands: ['r9', 'g9 0', 'b2'] }));
    state.hands.set([1 << card('r9'), 0, 0, 1 << (card('g9') - 24), 0, 1 << (card('b2') - 24)]);
    act(state, 0, 'r9');
    act(state, 1, 'g9');
    act(state, 2, 'b2');
    expect(look(state).leader).toBe(1);
    expect(look(state).voids).toEqual([[], ['r'], ['r']]);
  });
});

describe('two players and the ghost', () => {
  const two = (pile = 'r6 g2', dealer = 1) =>
    placedAll(dealt(2, { dealer, hands: ['r3 y4 y6 y7 y8 y9 y10 y11 b2 b3 b4 b5 b6 b7', 'r9 y5', pile] }));

  it('SQ-13 the ghost leads its top card in every trick and both choose at once, hidden', () => {
    const state = two();
    expect(look(state).trick).toEqual([{ seat: 'ghost', card: 'r6' }]);
    expect(look(state).ghost).toEqual({ left: 13 });
    expect([game.actors(state), game.mayAct(state)]).toEqual([0b11, 0]);
    expect(legal(state, 0)).toEqual(['r3']);
    act(state, 1, 'r9');
    expect([game.actors(state), game.mayAct(state)]).toEqual([0b01, 0b10]);
    expect(look(state, 0)).toMatchObject({ chosen: [false, true], sealed: null, handSizes: [14, 14] });
    expect(look(state, 1)).toMatchObject({ chosen: [false, true], sealed: 'r9' });
    expect(look(state, 1).hand).toContain('r9');
    act(state, 0, 'r3');
    const view = look(state);
    expect(view.planks.map((plank) => plank.pirates.r)).toEqual([3, 1]);
    expect(view.tricks).toEqual([{ leader: 0, cards: ['r6', 'r3', 'r9'] }]);
    expect(view.trick).toEqual([{ seat: 'ghost', card: 'g2' }]);
    expect(view).toMatchObject({
      chosen: [false, false],
      handSizes: [13, 13],
      ghost: { left: 12 },
      leader: 0,
    });
  });

  it('SQ-13 a choice may be changed until the other is in, and its order does not matter', () => {
    const state = two();
    const other = two();
    act(state, 1, 'r9');
    expect(legal(state, 1)).toContain('r9');
    const seen = JSON.stringify(look(state, 0));
    const changed = legal(state, 1).find((code) => code !== 'r9' && code !== '0')!;
    act(state, 1, changed);
    expect(JSON.stringify(look(state, 0))).toBe(seen);
    act(state, 0, 'r3');
    act(other, 0, 'r3');
    act(other, 1, changed);
    expect(JSON.stringify(game.open(state))).toBe(JSON.stringify(game.open(other)));
  });

  it('SQ-13 a highest or lowest card of the ghost moves nobody', () => {
    const state = two('r10 g2');
    act(state, 0, 'r3');
    act(state, 1, 'r9');
    expect(look(state).planks.map((plank) => plank.pirates.r)).toEqual([3, 2]);
  });

  it('SQ-13 who must follow follows the ghost, not the other player', () => {
    const state = two('g2 r6');
    act(state, 0, 'b2');
    expect(legal(state, 1).every((code) => code.startsWith('g') || code === '0' || code === '13')).toBe(true);
    act(state, 1, 'g3');
    expect(look(state).voids).toEqual([['g'], []]);
    expect(look(state).centre).toEqual(['b2']);
  });

  it('SQ-13 the two deal in turn, and the ghost never comes in between', () => {
    const state = two();
    expect(look(state)).toMatchObject({ dealer: 1, rounds: 2 });
    finishRound(state);
    expect(look(state)).toMatchObject({ dealer: 1, round: 1, phase: 'deal' });
    expect([game.actors(state), game.mayAct(state), legal(state, 0)]).toEqual([0, 0, []]);
    game.chance(state, new FastRng(2));
    expect(look(state)).toMatchObject({
      dealer: 0,
      leader: 1,
      round: 2,
      tricks: [],
      lastTrick: { leader: 0 },
    });
  });

  it('SQ-14 after a ghost’s 0 or 13 both choose freely, and the player after the dealer sets the colour', () => {
    const state = two('0 g2');
    expect(legal(state, 0)).toHaveLength(14);
    expect(legal(state, 1)).toHaveLength(14);
    act(state, 1, 'y5');
    act(state, 0, 'b2');
    // Blue from seat 0, which comes after the dealer: the monkey is blue and below its 2.
    const view = look(state);
    expect(view.planks[0].pirates.b).toBe(1);
    expect(view.centre).toEqual(['y5']);
    expect(view.voids).toEqual([[], []]);
  });

  it('SQ-14 or the other, if that is 0 or 13 as well', () => {
    const state = placedAll(dealt(2, { dealer: 0, hands: ['y6 r3', '0 r9', '13 g2'] }));
    act(state, 0, 'y6');
    act(state, 1, '0');
    expect(look(state).planks.map((plank) => plank.pirates.y)).toEqual([2, 3]);
    expect(look(state).gone).toEqual(['y6', '0', '13']);
  });
});

describe('refusals', () => {
  const refused = (state: State, seat: number, word: string) => game.refusal(state, seat, card(word));

  it('SQ-6 name the card or the colour while all place', () => {
    const state = dealt(3, { hands: [] });
    expect(refused(state, 0, 'g5')).toEqual({ rule: 'SQ-6', key: 'place-first', args: { card: 'g5' } });
    act(state, 0, 'side:front r:0');
    for (const word of ['side:back', 'r:1', 'g:0', 'b:4'])
      expect(refused(state, 0, word)).toEqual({ rule: 'SQ-6', key: 'pirate-next', args: { colour: 'y' } });
    for (const word of ['y:0', 'y:4']) expect(refused(state, 0, word)).toBeNull();
  });

  it('SQ-2 name the space that a shorter plank does not have', () => {
    const short = skullQueenOf({ ...fullBox, front: () => [4, 2, 1] });
    const state = short.create(3, options.defaults);
    for (const rng of [always(0), new FastRng(1)]) short.chance(state, rng);
    short.apply(state, 0, card('side:back'));
    expect([2, 3].map((space) => short.refusal(state, 0, card(`r:${space}`)))).toEqual([
      null,
      { rule: 'SQ-2', key: 'no-such-space', args: { space: 3, spaces: 3 } },
    ]);
  });

  it('SQ-1 SQ-7 name the card in play', () => {
    const state = placedAll(dealt(3, { hands: ['g2', 'g3 y5'] }));
    expect(refused(state, 0, 'r12')).toEqual({
      rule: 'SQ-1',
      key: 'left-out',
      args: { card: 'r12', players: 3 },
    });
    for (const code of ['g3', 'y5'])
      expect(refused(state, 0, code)).toEqual({ rule: 'SQ-7', key: 'not-in-hand', args: { card: code } });
  });
});

describe('a match', () => {
  it('SQ-6 carries a whole placement in one submit, all or none', () => {
    const match = must(Match.open(game, { seats: 3, options: {}, key }));
    expect(match.submit(1, [...middle.split(' '), 'r:0']).ok).toBe(false);
    expect(match.view(match.step, 1).view.placed).toEqual([false, false, false]);
    expect(match.submit(1, middle.split(' ')).ok).toBe(true);
    expect(match.view(match.step, 0).view.placed).toEqual([false, true, false]);
    expect(match.record({ table: 'undo', seat: 1 }).ok).toBe(true);
  });
});
