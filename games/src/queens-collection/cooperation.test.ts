import { FastRng, must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import type { Setting } from './fixture.js';
import { act, cards, handOf, lay, legal, refused } from './fixture.js';
import { fullBox, queensCollection as game, queensCollectionOf, type State } from './index.js';

const chosen = { mode: 'cooperative' } as const;
/** Every box one colour further on, but for what is told. */
const away = ['c2 c2 c2', 'c3 c3 c3', 'c4 c4 c4', 'c5 c5 c5', 'c6 c6 c6', 'c7 c7 c7', 'c8 c8 c8', 'c1 c1 c1'];
const home = ['c1 c1 c1', 'c2 c2 c2', 'c3 c3 c3', 'c4 c4 c4', 'c5 c5 c5', 'c6 c6 c6', 'c7 c7 c7', 'c8 c8 c8'];
const table = (setting: Setting): State =>
  lay({ chosen, boxes: away, reserve: 'c8 c8 c8 c7 c7 c7', ...setting });
const box = (s: State, colour: number): string =>
  (game.open(s) as { boxes: { pawns: string[] }[] }).boxes[colour - 1].pawns.join(' ');

describe('co-operative and solo', () => {
  it('QC-14 no pawn stands at home, all hold three open cards, the first player is drawn', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 50; i++) {
      const s = game.create(
        4,
        must(game.options.check({ mode: 'cooperative', spaces: i % 2 === 0 ? 3 : 2 }, 4)),
      );
      const rng = new FastRng(i);
      const names: (string | null)[] = [];
      while (game.event(s) !== null) {
        names.push(game.event(s));
        game.chance(s, rng);
      }
      expect(names).toEqual(['first', 'pawns', 'deal/1']);
      const view = game.view(s, 'spectator');
      expect(view.round).toBe(1);
      for (const { colour, pawns } of view.boxes) {
        expect(pawns).toHaveLength(i % 2 === 0 ? 3 : 2);
        expect(pawns).not.toContain(colour);
      }
      expect(view.hands.map((hand) => hand?.length)).toEqual([3, 3, 3, 3]);
      expect(s.turn).toBe(s.first);
      firsts.add(s.first);
    }
    expect(firsts.size).toBe(4);
  });

  it('QC-14 QC-17 before the pawns stand there is nothing to count', () => {
    const s = game.create(2, must(game.options.check(chosen, 2)));
    const scores: (readonly number[])[] = [];
    for (; game.event(s) !== null; game.chance(s, new FastRng('scores'))) scores.push(game.view(s, 0).scores);
    expect(scores).toEqual([
      [0, 0],
      [0, 0],
      [-24, -24],
    ]);
  });

  it('QC-14 every placement is equally likely', () => {
    const tiny = queensCollectionOf({ colours: 3, pawnsPerColour: 2, cardsPerColour: 4, jokers: 0 });
    const found = new Map<string, number>();
    const rng = new FastRng('placements');
    const s = tiny.create(1, must(tiny.options.check(chosen, 1)));
    const draws = 20_000;
    for (let i = 0; i < draws; i++) {
      const fresh = tiny.create(1, s.options);
      tiny.chance(fresh, rng);
      tiny.chance(fresh, rng);
      const key = JSON.stringify(tiny.view(fresh, 0).boxes.map(({ pawns }) => pawns.join('')));
      found.set(key, (found.get(key) ?? 0) + 1);
    }
    // Of six pawns, two a colour: two ways with whole boxes exchanged (8 orders each), one with all boxes mixed (64).
    expect([...found.values()].sort((a, b) => a - b).map((n) => Math.round((n / draws) * 80))).toEqual([
      8, 8, 64,
    ]);
  });

  it('QC-15 two cards of different colours swap a pawn of the one with one of the other', () => {
    const s = table({ hands: ['c1 c2 c5', 'c3 c3 c3'] });
    expect(legal(s).filter((word) => word.startsWith('move:'))).toEqual([
      'move:c1+c2:c8/c1-c1/c2',
      'move:c1+c5:c8/c1-c4/c5',
      'move:c2+c5:c1/c2-c4/c5',
    ]);
    expect(refused(s, 'move:c1+c2:c7/c1-c1/c2')).toBe('QC-15 no-such-pawn');
    expect(refused(s, 'move:c1+c3:c8/c1-c2/c3')).toBe('QC-15 not-in-hand');
    act(s, 'move:c1+c2:c8/c1-c1/c2');
    expect([box(s, 1), box(s, 8)]).toEqual(['c1 c2 c2', 'c1 c1 c2']);
    expect([cards(s, 'discard'), handOf(s, 0), s.turn]).toEqual(['c1 c2', 'c5 c8 c8', 1]);
    expect(game.view(s, 1).record[0]).toEqual({
      seat: 0,
      cards: ['c8', 'c8'],
      clash: false,
      did: ['move:c1+c2:c8/c1-c1/c2'],
    });
  });

  it('QC-15 a joker, or two cards of one colour, swap any two pawns', () => {
    const s = table({ hands: ['c1 c1 joker', ''] });
    const words = legal(s);
    expect(words.filter((word) => word.startsWith('move:joker:'))).toHaveLength(28);
    expect(words.filter((word) => word.startsWith('move:c1+c1:'))).toHaveLength(28);
    expect(refused(s, 'move:c2+c2:c1/c2-c2/c3')).toBe('QC-15 not-in-hand');
    expect(refused(s, 'move:joker:c1/c1-c2/c3')).toBe('QC-15 no-such-pawn');
    act(s, 'move:joker:c1/c2-c8/c1');
    expect([box(s, 1), box(s, 8), handOf(s, 0)]).toEqual(['c1 c2 c2', 'c1 c1 c2', 'c1 c1 c8']);
    const twins = act(table({ hands: ['c5 c5 c6', ''] }), 'move:c5+c5:c1/c2-c2/c3');
    expect([box(twins, 1), box(twins, 2), cards(twins, 'discard')]).toEqual([
      'c2 c2 c3',
      'c2 c3 c3',
      'c5 c5',
    ]);
  });

  it('QC-15 or one to three cards are discarded and drawn anew', () => {
    const s = table({ hands: ['c1 c1 joker', 'c2 c3 c4'] });
    expect(legal(s).filter((word) => word.startsWith('redraw:'))).toEqual([
      'redraw:c1',
      'redraw:joker',
      'redraw:c1+c1',
      'redraw:c1+joker',
      'redraw:c1+c1+joker',
    ]);
    act(s, 'redraw:c1+c1+joker');
    expect([handOf(s, 0), cards(s, 'discard')]).toEqual(['c8 c8 c8', 'c1 c1 joker']);
    expect(legal(s).filter((word) => word.startsWith('redraw:'))).toHaveLength(7);
  });

  it('QC-15 or a card is traded for one of another player, and the top of the reserve goes unseen', () => {
    const s = table({ seats: 3, hands: ['c1 c1 c2', 'c3 c4 c5', 'c6 c6 c6'] });
    expect(legal(s).filter((word) => word.startsWith('trade:'))).toHaveLength(2 * 4);
    expect(refused(s, 'trade:c1/0:c1')).toBe('QC-15 own-hand');
    expect(refused(s, 'trade:c1/3:c1')).toBe('QC-15 no-such-player');
    expect(refused(s, 'trade:c7/1:c3')).toBe('QC-15 not-in-hand');
    expect(refused(s, 'trade:c1/1:c6')).toBe('QC-15 not-in-their-hand');
    act(s, 'trade:c1/1:c3');
    expect([handOf(s, 0), handOf(s, 1)]).toEqual(['c1 c2 c3', 'c1 c4 c5']);
    expect(game.view(s, 0)).toMatchObject({ discard: [], unseen: 1, reserve: 5 });
    expect(game.open(s)).toMatchObject({ discard: ['c8'], unseen: ['c8'] });
  });

  it('QC-15 the first word of each kind does what it says', () => {
    const moved = (word: string): unknown[] => {
      const s = act(table({ hands: ['c1 c1 c2'], boxes: home }), word);
      return [box(s, 1), box(s, 2), cards(s, 'discard'), s.home];
    };
    expect(moved('move:c1+c2:c1/c1-c2/c2')).toEqual(['c1 c1 c2', 'c1 c2 c2', 'c1 c2', 22]);
    expect(moved('move:c1+c1:c1/c1-c2/c2')).toEqual(['c1 c1 c2', 'c1 c2 c2', 'c1 c1', 22]);
    const s = table({ hands: ['c1 c2 c3', 'c1 c5 c6'], reserve: 'c7 c8 c8 c8' });
    act(s, 'redraw:c3', 'trade:c1/0:c1');
    expect([handOf(s, 0), handOf(s, 1)]).toEqual(['c1 c2 c7', 'c1 c5 c6']);
    expect(game.view(s, 0)).toMatchObject({ discard: ['c3'], unseen: 1, reserve: 2, turn: 0 });
  });

  it('QC-15 every choice of one to three cards is one word', () => {
    const redraws = (hand: string): string[] =>
      legal(table({ hands: [hand] })).filter((word) => word.startsWith('redraw:'));
    expect(redraws('c3')).toEqual(['redraw:c3']);
    expect(redraws('joker')).toEqual(['redraw:joker']);
    expect(redraws('c2 c3')).toEqual(['redraw:c2', 'redraw:c3', 'redraw:c2+c3']);
    expect(redraws('c2 c2')).toEqual(['redraw:c2', 'redraw:c2+c2']);
    expect(redraws('c2 c2 c3')).toEqual([
      'redraw:c2',
      'redraw:c3',
      'redraw:c2+c2',
      'redraw:c2+c3',
      'redraw:c2+c2+c3',
    ]);
    expect(redraws('c2 c3 c3')).toEqual([
      'redraw:c2',
      'redraw:c3',
      'redraw:c2+c3',
      'redraw:c3+c3',
      'redraw:c2+c3+c3',
    ]);
    expect(redraws('c2 c3 joker')).toHaveLength(7);
    expect(redraws('c2 c2 c2')).toEqual(['redraw:c2', 'redraw:c2+c2', 'redraw:c2+c2+c2']);
  });

  it('QC-15 nobody trades alone, or without a reserve', () => {
    const solo = table({ seats: 1, hands: ['c1 c1 c2'] });
    expect(legal(solo).some((word) => word.startsWith('trade:'))).toBe(false);
    expect(refused(solo, 'trade:c1/1:c1')).toBe('QC-15 playing-alone');
    const dry = table({ hands: ['c1 c2 c3', 'c4 c5 c6'], reserve: '' });
    expect(legal(dry).some((word) => word.startsWith('trade:'))).toBe(false);
    expect(refused(dry, 'trade:c1/1:c4')).toBe('QC-15 reserve-empty');
    expect(refused(dry, 'reveal')).toBe('QC-15 other-mode');
    expect(refused(dry, 'redraw:c4', 1)).toBe('QC-15 not-your-turn');
  });

  it('QC-16 when the last card has been drawn each has one more turn, the next in order first, without refill', () => {
    const s = table({ seats: 3, hands: ['c1 c2 c3', 'c4 c5 c6', 'c4 c5 c6'], reserve: 'c8' });
    act(s, 'redraw:c1+c2+c3');
    expect([handOf(s, 0), s.turn, s.lastTurns]).toEqual(['c8', 1, 3]);
    act(s, 'redraw:c4');
    expect(handOf(s, 1)).toBe('c5 c6');
    act(s, 'redraw:c5+c6', 'redraw:c8');
    expect(game.outcome(s)).not.toBeNull();
    expect(cards(s, 'discard').split(' ')).toHaveLength(7 + 0);
    expect(refused(s, 'redraw:c4')).toBe('QC-16 game-over');
  });

  it('QC-16 a trade that takes the last card of the reserve begins the last turns, too', () => {
    const s = table({ hands: ['c1 c2 c3', 'c4 c5 c6'], reserve: 'c8' });
    act(s, 'trade:c1/1:c4');
    expect([s.turn, s.lastTurns]).toEqual([1, 2]);
  });

  it('QC-16 a deal that takes all cards begins the last turns', () => {
    const few = queensCollectionOf({ colours: 3, pawnsPerColour: 1, cardsPerColour: 4, jokers: 0 });
    const lastTurns = (seats: number): number => {
      const s = few.create(seats, must(few.options.check(chosen, seats)));
      while (few.event(s) !== null) few.chance(s, new FastRng('few'));
      return s.lastTurns;
    };
    expect([lastTurns(4), lastTurns(3)]).toEqual([4, 0]);
  });

  it('QC-16 is longest when every turn draws one card', () => {
    for (const seats of [1, 2, 4]) {
      const s = game.create(seats, must(game.options.check(chosen, seats)));
      while (game.event(s) !== null) game.chance(s, new FastRng('long'));
      let turns = 0;
      for (; game.outcome(s) === null; turns++) {
        const word = legal(s).find((one) => /^(redraw:[^+]+|skip)$/.test(one))!;
        act(s, word);
      }
      expect(turns).toBe(game.bound(seats, s.options));
    }
  });

  it('QC-16 who holds no card passes, and nobody else may', () => {
    const s = table({ hands: ['', 'c4 c5 c6'], reserve: '' });
    expect(legal(s)).toEqual(['skip']);
    expect(refused(s, 'redraw:c1')).toBe('QC-16 must-skip');
    const boxes = [1, 2, 3, 4, 5, 6, 7, 8].map((colour) => box(s, colour));
    act(s, 'skip');
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((colour) => box(s, colour))).toEqual(boxes);
    expect([handOf(s, 0), cards(s, 'discard'), s.turn]).toEqual(['', '', 1]);
    expect(refused(s, 'skip')).toBe('QC-16 must-act');
  });

  it('QC-16 the discard is never shuffled again', () => {
    const s = table({ seats: 1, hands: ['c1 c2 c3'], reserve: 'c8' });
    act(s, 'redraw:c1');
    expect([game.event(s), s.lastTurns]).toEqual([null, 1]);
    act(s, 'redraw:c2');
    expect(game.event(s)).toBeNull();
    expect(game.outcome(s)).not.toBeNull();
  });

  it('QC-16 QC-17 the game ends at once when every pawn is home', () => {
    const last = home.map((pawns, i) => (i === 0 ? 'c1 c1 c2' : i === 1 ? 'c1 c2 c2' : pawns));
    const s = table({ seats: 2, hands: ['joker c1 c1', 'c4 c5 c6'], boxes: last });
    expect(game.view(s, 0).scores).toEqual([16, 16]);
    act(s, 'move:joker:c1/c2-c2/c1');
    expect(game.outcome(s)).toEqual({ places: [1, 1], points: [24, 24], grade: 5 });
  });

  it('QC-17 a match begun by the first rulebook is graded as it was then', () => {
    const { id, rules, before, mayAct, outcome } = queensCollectionOf(fullBox);
    const most = home.map((pawns, i) => (i === 6 ? 'c7 c8 c8' : i === 7 ? 'c7 c7 c8' : pawns));
    const s = act(table({ seats: 1, hands: ['c1'], boxes: most, reserve: '' }), 'redraw:c1');
    expect([id, rules, mayAct(s), outcome(s)?.grade]).toEqual(['queens-collection', 2, 0, 4]);
    expect(before?.map((old) => [old.id, old.rules, old.outcome(s)])).toEqual([
      ['queens-collection', 1, { places: [1], points: [14], grade: 3 }],
    ]);
  });

  it('QC-17 boxes with only their own pawns give their spaces, pawns elsewhere take a point each', () => {
    const s = table({ seats: 1, hands: ['c1 c1 c1'], boxes: away, reserve: '' });
    act(s, 'redraw:c1');
    expect(game.outcome(s)).toEqual({ places: [1], points: [-24], grade: 1 });
  });
});
