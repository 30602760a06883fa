import { FastRng, keyFrom, Match, must } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { act, cards, handOf, lay, legal, refused, still } from './fixture.js';
import { queensCollection as game, queensCollectionOf, type State } from './index.js';
import { Phase } from './state.js';

const begun = (seats: number, chosen: object = {}, seed = 'x'): State => {
  const s = game.create(seats, must(game.options.check(chosen, seats)));
  while (game.event(s) !== null) game.chance(s, new FastRng(seed));
  return s;
};
const open = (s: State): Record<string, unknown> => game.open(s) as Record<string, unknown>;
const pairsOf = (s: State): string[] => legal(s).filter((word) => word.startsWith('pair:'));

describe('options', () => {
  it('QC-1 QC-2 QC-11 seats and modes that do not go together are refused by name', () => {
    expect(game.options.check({}, 1)).toMatchObject({ error: { key: 'competitive-needs-two-seats' } });
    expect(game.options.check({ mode: 'teams' }, 3)).toMatchObject({
      error: { key: 'teams-need-four-seats' },
    });
    expect(game.options.check({ spaces: 2 }, 2)).toMatchObject({
      error: { key: 'two-spaces-need-cooperation' },
    });
    expect(game.options.seats({ mode: 'competitive', spaces: 3 })).toEqual([2, 3, 4]);
    expect(game.options.seats({ mode: 'teams', spaces: 3 })).toEqual([4]);
    expect(game.options.seats({ mode: 'cooperative', spaces: 2 })).toEqual([1, 2, 3, 4]);
  });
});

describe('a round', () => {
  it('QC-1 has 24 pawns, 38 cards and eight boxes; 16 pawns on the easier side', () => {
    const s = begun(2);
    const boxes = open(s).boxes as { colour: string; pawns: string[] }[];
    expect(boxes).toHaveLength(8);
    expect(boxes.flatMap(({ pawns }) => pawns)).toHaveLength(24);
    const all = [
      ...(open(s).hands as string[][]).flat(),
      ...(open(s).market as string[]),
      ...(open(s).reserve as string[]),
    ];
    expect(all).toHaveLength(38);
    expect(all.filter((card) => card === 'joker')).toHaveLength(6);
    for (let c = 1; c <= 8; c++) expect(all.filter((card) => card === `c${c}`)).toHaveLength(4);
    const easy = open(begun(1, { mode: 'cooperative', spaces: 2 })).boxes as { pawns: string[] }[];
    expect(easy.map(({ pawns }) => pawns.length)).toEqual(Array(8).fill(2));
  });

  it('QC-2 starts with two private cards each, three in the market and all pawns at home', () => {
    const s = begun(3);
    expect(open(s)).toMatchObject({ round: 1, phase: 'reveal', sizes: [2, 2, 2] });
    expect(open(s).market).toHaveLength(3);
    for (const { colour, pawns } of open(s).boxes as { colour: string; pawns: string[] }[]) {
      expect(pawns).toEqual([colour, colour, colour]);
    }
    const seat = 1;
    expect(game.view(s, seat).hands.map((hand) => hand !== null)).toEqual([false, true, false]);
    expect(game.view(s, 'spectator').hands).toEqual([null, null, null]);
    expect(game.view(s, seat).known).toEqual([[], [], []]);
  });

  it('QC-2 deals as far as the cards of a smaller box go', () => {
    const few = queensCollectionOf({ colours: 2, pawnsPerColour: 1, cardsPerColour: 2, jokers: 1 });
    const dealt = (seats: number): unknown => {
      const s = few.create(seats, must(few.options.check({}, seats)));
      while (few.event(s) !== null) few.chance(s, new FastRng('few'));
      const { sizes, market, reserve } = few.view(s, 'spectator');
      return [sizes, market.length, reserve];
    };
    expect(dealt(2)).toEqual([[2, 2], 1, 0]);
    expect(dealt(3)).toEqual([[2, 2, 1], 0, 0]);
  });

  it('QC-2 nobody is first until it is drawn, and no round is on the sheet until it is over', () => {
    const fresh = game.create(2, must(game.options.check({}, 2)));
    expect(game.view(fresh, 0)).toMatchObject({ first: null, phase: 'first', sheet: [] });
    const s = begun(2);
    expect(game.view(s, 0)).toMatchObject({ first: s.first, phase: 'reveal', sheet: [] });
    s.round = 2;
    s.sheet.set([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2]);
    const one = [
      [1, 2, 3, 4],
      [4, 5, 6, 16],
    ];
    const two = [
      [7, 8, 9, 28],
      [0, 1, 2, 0],
    ];
    expect(game.view(s, 0).sheet).toEqual([one]);
    s.phase = Phase.over;
    expect(game.view(s, 0).sheet).toEqual([one, two]);
    s.phase = Phase.deal;
    expect(game.view(s, 0).sheet).toEqual([one, two]);
  });

  it('QC-2 as many rounds as players; the first player is drawn and then moves left', () => {
    const firsts = new Set<number>();
    for (let i = 0; i < 40; i++) firsts.add(begun(3, {}, `draw ${i}`).first);
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const s = begun(3);
    const seen = new Map<number, number>();
    const out = new Uint16Array(game.actions);
    const rng = new FastRng('rounds');
    while (game.outcome(s) === null) {
      if (game.event(s) !== null) game.chance(s, rng);
      else game.apply(s, s.turn, out[rng.below(game.legal(s, s.turn, out))]);
      if (s.phase >= Phase.reveal) seen.set(s.round, s.first);
    }
    const first = seen.get(1)!;
    expect([...seen]).toEqual([
      [1, first],
      [2, (first + 1) % 3],
      [3, (first + 2) % 3],
    ]);
  });

  it('QC-2 one key gives the same deal in every round, whatever was played before', () => {
    const key = keyFrom('same deals');
    const dealt = (choice: number): string[] => {
      const match = must(Match.open(game, { seats: 2, options: {}, key }));
      const deals: string[] = [];
      for (let round = 0; match.outcome() === null; ) {
        const now = game.open(match.at(match.step)) as { round: number; hands: string[][]; turn: number };
        if (now.round !== round) deals.push(JSON.stringify(now.hands));
        round = now.round;
        const words = match.legal(now.turn);
        must(match.submit(now.turn, [words[choice % words.length]]));
        if (deals.length === 2) break;
      }
      return deals;
    };
    expect(dealt(0)).toEqual(dealt(1));
  });
});

describe('turning up', () => {
  it('QC-3 two of a colour: all four are discarded, the hand is unchanged', () => {
    const s = lay({ hands: ['c1 c2'], market: 'c8', reserve: 'c3 joker c5 c3 c1' });
    act(s, 'reveal', 'reveal', 'reveal');
    expect(game.view(s, 1).revealed).toEqual(['c3', 'joker', 'c5']);
    expect(cards(s, 'discard')).toBe('');
    act(s, 'reveal');
    expect(cards(s, 'discard')).toBe('c3 c3 c5 joker');
    expect(handOf(s, 0)).toBe('c1 c2');
    expect(open(s).phase).toBe('choose');
    expect(refused(s, 'reveal')).toBe('QC-3 turning-up-over');
    expect(game.view(s, 1).record[0]).toMatchObject({ cards: ['c3', 'joker', 'c5', 'c3'], clash: true });
  });

  it('QC-3 none at all, or some: what was turned up joins the hand when one stops', () => {
    const s = lay({ hands: ['c1'], market: 'c8', reserve: 'c3 c4' });
    expect(legal(s)).toEqual(['reveal', 'stop']);
    act(s, 'reveal');
    expect(handOf(s, 0)).toBe('c1');
    act(s, 'stop');
    expect(handOf(s, 0)).toBe('c1 c3');
    expect(game.view(s, 1).known[0]).toEqual(['c3']);
    const none = act(lay({ hands: ['c1'], market: 'c8', reserve: 'c3' }), 'stop');
    expect(handOf(none, 0)).toBe('c1');
  });

  it('QC-3 five cards end the step by themselves', () => {
    const s = lay({ hands: ['c1'], market: 'c8', reserve: 'c3 c4 c5 c6 c7 c8' });
    act(s, 'reveal', 'reveal', 'reveal', 'reveal', 'reveal');
    expect(handOf(s, 0)).toBe('c1 c3 c4 c5 c6 c7');
    expect(open(s).phase).toBe('choose');
    expect(refused(s, 'stop')).toBe('QC-3 turning-up-over');
  });

  it('QC-3 jokers never clash, with each other or with a colour', () => {
    const s = lay({ hands: ['c1'], market: 'c8', reserve: 'joker joker c1 joker' });
    act(s, 'reveal', 'reveal', 'reveal', 'reveal', 'stop');
    expect(handOf(s, 0)).toBe('c1 c1 joker joker joker');
  });

  it('QC-3 QC-4 no pair, swap or done before the step has ended', () => {
    const s = lay({ hands: ['c8'], market: 'c8', reserve: 'c1' });
    for (const word of ['pair:c8/c8=c8', 'swap:c8/c8', 'done', 'skip'])
      expect(refused(s, word)).toBe('QC-3 stop-first');
    expect(refused(s, 'stop', 1)).toBe('QC-3 not-your-turn');
    expect([legal(s, 0), legal(s, 1)]).toEqual([['reveal', 'stop'], []]);
    expect(refused(s, 'redraw:c1')).toBe('QC-4 other-mode');
  });
});

describe('taking', () => {
  it('QC-5 the example: hand c1 c1 c4, market c2 c4 joker', () => {
    const s = act(lay({ hands: ['c1 c1 c4'], market: 'c2 c4 joker', reserve: 'c8 c8 c8' }), 'stop');
    const words = pairsOf(s);
    for (const word of ['pair:c4/c4=c4', 'pair:c1+c1/c2=c2', 'pair:c1/joker=c1'])
      expect(words).toContain(word);
    for (const word of ['pair:c1/c2=c2', 'pair:c4/joker=c1', 'pair:joker/c2=c2'])
      expect(words).not.toContain(word);
    expect(words.filter((word) => word.startsWith('pair:c1+c1/joker='))).toHaveLength(8);
    act(s, 'pair:c4/c4=c4', 'pair:c1+c1/c2=c2');
    expect(cards(s, 'discard')).toBe('c1 c1 c2 c4 c4');
    expect(open(s).taken).toEqual([
      { boxes: [], pawns: ['c2', 'c4'] },
      { boxes: [], pawns: [] },
    ]);
  });

  it('QC-5 the market is not refilled between pairs, and is refilled after them', () => {
    const s = act(
      lay({ hands: ['c1 c2 c3'], market: 'c1 c2 c3', reserve: 'c4 c5 c6 c7' }),
      'stop',
      'pair:c1/c1=c1',
    );
    expect(cards(s, 'market')).toBe('c2 c3');
    expect(game.view(s, 1).step).toEqual({ count: 1, took: true, gained: [], given: [] });
    expect(refused(s, 'swap:c2/c3')).toBe('QC-4 taking');
    act(s, 'pair:c2/c2=c2', 'done');
    expect(cards(s, 'market')).toBe('c3 c4 c5');
    expect(s.turn).toBe(1);
  });

  it('QC-5 three pairs at most, then the turn ends by itself', () => {
    const s = act(lay({ hands: ['c1 c2 c3 c4'], market: 'c1 c2 c3', reserve: 'c4 c5 c6 c7' }), 'stop');
    act(s, 'pair:c1/c1=c1', 'pair:c2/c2=c2', 'pair:c3/c3=c3');
    expect(s.turn).toBe(1);
    expect(handOf(s, 0)).toBe('c4');
  });

  it('QC-5 a joker in hand takes any colour that lies there, and its own with a joker in the market any with a pawn', () => {
    const s = act(lay({ hands: ['joker'], market: 'c2 joker', pawns: 'c3 c3 c5' }), 'stop');
    expect(pairsOf(s)).toEqual(['pair:joker/c2=c2', 'pair:joker/joker=c3', 'pair:joker/joker=c5']);
    expect(refused(s, 'pair:joker/joker=c1')).toBe('QC-5 no-pawn-left');
    expect(refused(s, 'pair:joker/c3=c3')).toBe('QC-5 not-in-market');
    expect(refused(s, 'pair:c2/c2=c2')).toBe('QC-5 not-in-hand');
  });

  it('QC-5 two of a colour stand for their own colour, too, but two jokers for nothing more', () => {
    const s = act(lay({ hands: ['c1 c1 joker joker'], market: 'c1', reserve: 'c4' }), 'stop');
    expect(pairsOf(s)).toEqual(['pair:c1/c1=c1', 'pair:joker/c1=c1', 'pair:c1+c1/c1=c1']);
  });

  it('QC-5 the last pawn of a box brings the box card', () => {
    const s = act(
      lay({ hands: ['c1 c2'], market: 'c1', pawns: 'c1 c2 c3 c4', reserve: 'c8 c8' }),
      'stop',
      'pair:c1/c1=c1',
    );
    expect(open(s).taken).toMatchObject([{ boxes: ['c1'], pawns: ['c1'] }, {}]);
  });

  it('QC-6 without a pawn left the cards, a joker included, are out for the round', () => {
    const s = act(lay({ hands: ['c1 c1 joker c5'], market: 'c1 joker c2', pawns: 'c3 c4 c5' }), 'stop');
    act(s, 'pair:c1/joker=c1', 'pair:joker/c2=c2');
    expect(cards(s, 'removed')).toBe('c1 c2 joker joker');
    expect(cards(s, 'discard')).toBe('');
    expect(open(s).taken).toMatchObject([{ boxes: [], pawns: [] }, {}]);
    act(s, 'pair:c1/c1=c1');
    expect(s.turn).toBe(1);
    expect(s.stall).toBe(1);
  });

  it('QC-4 whether a hand has another pair is not given away: its owner is asked either way', () => {
    for (const hand of ['c1 c2', 'c1 c7']) {
      const s = act(lay({ hands: [hand], market: 'c1 c2', reserve: 'c8' }), 'stop', 'pair:c1/c1=c1');
      expect([open(s).phase, s.turn]).toEqual(['take', 0]);
      expect(legal(s)[0]).toBe('done');
    }
    const hands = ['c1 c7', 'c5'];
    const stuck = act(lay({ hands, market: 'c1 c2', reserve: 'c8' }), 'stop', 'pair:c1/c1=c1');
    expect(game.view(stuck, 0).unplayable).toEqual({
      c7: { rule: 'QC-5', key: 'no-pair', args: { card: 'c7' } },
    });
    expect(game.view(stuck, 1).unplayable).toEqual({});
    expect(game.view(stuck, 'spectator').unplayable).toEqual({});
  });
});

describe('swapping', () => {
  it('QC-4 is compulsory with a card in hand, and skipped with an empty one', () => {
    const s = act(lay({ hands: ['c1'], market: 'c2' }), 'stop');
    expect(refused(s, 'skip')).toBe('QC-4 must-take-or-swap');
    expect(refused(s, 'done')).toBe('QC-4 nothing-to-end');
    const empty = act(lay({ hands: [''], market: 'c2' }), 'stop');
    expect(legal(empty)).toEqual(['skip']);
    expect(refused(empty, 'swap:c1/c2')).toBe('QC-4 must-skip');
    act(empty, 'skip');
    expect(empty.turn).toBe(1);
    expect(game.view(empty, 1).record[0].did).toEqual(['skip']);
    expect(legal(act(lay({ hands: ['c1'], market: '' }), 'stop'))).toEqual(['skip']);
  });

  it('QC-7 one to three cards, and none that has just moved', () => {
    const s = act(lay({ hands: ['c1 c2 c3 c4'], market: 'c5 c6 c7', reserve: 'c8' }), 'stop', 'swap:c1/c5');
    expect(refused(s, 'swap:c2/c1')).toBe('QC-7 just-given');
    expect(refused(s, 'swap:c5/c6')).toBe('QC-7 just-received');
    expect(refused(s, 'swap:c2/c8')).toBe('QC-7 not-in-market');
    expect(refused(s, 'swap:c8/c6')).toBe('QC-7 not-in-hand');
    expect(refused(s, 'pair:c2/c2=c2')).toBe('QC-4 swapping');
    expect(refused(s, 'partner:c1/c2')).toBe('QC-12 no-partner');
    act(s, 'swap:c2/c6', 'swap:c3/c7');
    expect([handOf(s, 0), cards(s, 'market'), s.turn]).toEqual(['c4 c5 c6 c7', 'c1 c2 c3', 1]);
    expect(game.view(s, 1).known[0]).toEqual(['c5', 'c6', 'c7']);
  });

  it('QC-7 done ends it sooner; with one card in hand or market it ends by itself', () => {
    const s = act(lay({ hands: ['c1 c2'], market: 'c5 c6', reserve: 'c8' }), 'stop', 'swap:c1/c5', 'done');
    expect([handOf(s, 0), cards(s, 'market'), s.turn]).toEqual(['c2 c5', 'c1 c6 c8', 1]);
    expect(act(lay({ hands: ['c1'], market: 'c5 c6' }), 'stop', 'swap:c1/c5').turn).toBe(1);
    expect(act(lay({ hands: ['c1 c2'], market: 'c5' }), 'stop', 'swap:c1/c5').turn).toBe(1);
  });

  it('QC-5 QC-7 a card given away must have been there, two of a kind twice', () => {
    const need = (...words: string[]): readonly number[] => {
      const s = lay({ hands: ['c1 c2 c2'], market: 'c1 c5', reserve: 'c8 c8 c8' });
      return game.view(act(s, 'stop', ...words), 1).trails[0].stretches[0].slice(0, 3);
    };
    expect(need('pair:c1/c1=c1')).toEqual([1, 0, 0]);
    expect(need('pair:c2+c2/c1=c1')).toEqual([0, 2, 0]);
    expect(need('swap:c2/c5')).toEqual([0, 1, 0]);
    // What has just come by a swap is known before the step is over, and of nobody else.
    const s = act(lay({ hands: ['c1 c2'], market: 'c5 c6', reserve: 'c8' }), 'stop', 'swap:c1/c5');
    expect(game.view(s, 1).known).toEqual([['c5'], []]);
  });

  it('QC-7 what is known of a hand follows each card', () => {
    const s = lay({ hands: ['c1 c2', 'c3 c4'], market: 'c5 c6 c7', reserve: 'c8 c8 c8 c8' });
    act(s, 'stop', 'swap:c1/c5', 'done');
    act(s, 'stop', 'swap:c3/c1', 'done');
    expect(game.view(s, 'spectator').known).toEqual([['c5'], ['c1']]);
    act(s, 'stop', 'swap:c5/c3', 'done');
    expect(game.view(s, 'spectator').known).toEqual([['c3'], ['c1']]);
    expect(game.view(s, 'spectator').trails[0].stretches[0].slice(0, 9)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('reserve and end', () => {
  it('QC-8 an empty reserve is made from the discard, but not from what was turned up this turn', () => {
    const s = lay({ hands: ['c1'], market: 'c2', reserve: 'c3', discard: 'c7 c8' });
    act(s, 'reveal', 'reveal');
    expect(game.event(s)).toBe('reshuffle/1/1');
    expect(game.view(s, 1)).toMatchObject({ revealed: ['c3'], phase: 'reshuffle-reveal', reserve: 0 });
    expect(game.actors(s)).toBe(0);
    expect(refused(s, 'stop')).toBe('QC-2 chance-first');
    game.chance(s, still);
    expect(game.view(s, 1).revealed).toHaveLength(2);
    expect(game.view(s, 1).reserveCards).toHaveLength(1);
    act(s, 'reveal');
    expect(legal(s)).toEqual(['stop']);
    expect(refused(s, 'reveal')).toBe('QC-8 nothing-to-turn-up');
    act(s, 'stop');
    expect(handOf(s, 0)).toBe('c1 c3 c7 c8');
  });

  it('QC-8 the market is refilled from the reshuffled discard, as far as it goes', () => {
    const s = act(
      lay({ hands: ['c1 c2'], market: 'c1 c5 c6', discard: '' }),
      'stop',
      'pair:c1/c1=c1',
      'done',
    );
    expect(game.event(s)).toBe('reshuffle/1/1');
    game.chance(s, still);
    expect(cards(s, 'market')).toMatch(/^(c1 )c5 c6$/);
    expect(cards(s, 'reserve')).toBe('c1');
    const dry = act(lay({ hands: ['c1 c2'], market: 'c5 c6' }), 'stop', 'swap:c1/c5', 'done');
    expect([cards(dry, 'market'), dry.turn]).toEqual(['c1 c6', 1]);
  });

  it('QC-9 the round ends after the turn that leaves pawns on one box, all its pairs finished', () => {
    const s = lay({ hands: ['c1 c2 c3', 'c8'], market: 'c1 c2 c3', pawns: 'c1 c2 c3 c3' });
    act(s, 'stop', 'pair:c1/c1=c1', 'pair:c2/c2=c2');
    expect(open(s)).toMatchObject({ phase: 'take', round: 1 });
    act(s, 'pair:c3/c3=c3');
    expect(open(s)).toMatchObject({ phase: 'deal', round: 1, scores: [2 * 3 + 3 * 2, -1] });
    expect(open(s).sheet).toEqual([
      [
        [2, 3, 0, 12],
        [0, 0, 1, -1],
      ],
    ]);
    expect(game.event(s)).toBe('deal/2');
  });

  it('QC-9 or when five turns each have passed without a pawn leaving', () => {
    const s = lay({ hands: ['c1', 'c2'], market: 'c5 c6 c7', reserve: 'c8' });
    for (let turn = 0; turn < 9; turn++) act(s, 'stop', legal(act2(s))[0]);
    expect(open(s)).toMatchObject({ round: 1, stall: 9 });
    act(s, 'stop', legal(act2(s))[0]);
    expect(open(s)).toMatchObject({ round: 1, phase: 'deal', scores: [-1, -1] });
  });

  it('QC-9 a match is over after so many words at the latest', () => {
    // All pawns but one are taken as late as can be, each in a turn of eight words.
    expect(game.bound(2, must(game.options.check({}, 2)))).toBe(2 * 23 * 5 * 2 * 8);
    const few = queensCollectionOf({ colours: 1, pawnsPerColour: 1, cardsPerColour: 4, jokers: 0 });
    expect(few.bound(3, must(few.options.check({}, 3)))).toBe(3 * 1 * 5 * 3 * 8);
  });

  it('QC-9 a pawn taken starts that count anew', () => {
    const s = lay({ hands: ['c1 c1', 'c2'], market: 'c5 c6 c1', reserve: 'c8 c8 c8 c8' });
    act(s, 'stop', 'swap:c1/c5', 'done', 'stop', 'swap:c2/c6');
    expect(s.stall).toBe(2);
    act(s, 'stop', 'pair:c1/c1=c1', 'done');
    expect(s.stall).toBe(0);
  });

  it('QC-10 the highest total wins and equal totals share', () => {
    const s = lay({ seats: 3, hands: ['c1', '', 'c8'], market: 'c1', pawns: 'c1 c2' });
    s.round = 3;
    s.scores.set([0, 5, 1]);
    act(s, 'stop', 'pair:c1/c1=c1');
    expect(game.outcome(s)).toEqual({ places: [1, 1, 3], points: [5, 5, 0], grade: null });
    expect(game.actors(s)).toBe(0);
    expect(refused(s, 'stop')).toBe('QC-10 game-over');
  });
});

/** A look at the second step of a turn, on a copy. */
function act2(s: State): State {
  const copy = game.create(s.seats, s.options);
  game.copy(s, copy);
  return act(copy, 'stop');
}

describe('teams', () => {
  const chosen = { mode: 'teams' } as const;
  const table = (hands: string[]): State =>
    lay({ seats: 4, chosen, hands, market: 'c7 c8', reserve: 'c6 c6 c6' });

  it('QC-11 partners sit opposite and see each other’s hands; pairs use one’s own only', () => {
    const s = table(['c1', 'c2', 'c7', 'c4']);
    expect(game.view(s, 0).hands).toEqual([['c1'], null, ['c7'], null]);
    expect(game.view(s, 3).hands).toEqual([null, ['c2'], null, ['c4']]);
    expect([0, 1, 2, 3].map((seat) => game.side(s, seat))).toEqual([0, 1, 0, 1]);
    act(s, 'stop');
    expect(refused(s, 'pair:c7/c7=c7')).toBe('QC-5 not-in-hand');
  });

  it('QC-12 a swap is with the market or with the partner, never both', () => {
    const s = act(table(['c1 c2', '', 'c3 c4', '']), 'stop');
    expect(legal(s)).toEqual(expect.arrayContaining(['swap:c1/c7', 'partner:c1/c3']));
    act(s, 'partner:c1/c3');
    expect(refused(s, 'swap:c2/c7')).toBe('QC-12 swapping-with-partner');
    expect(refused(s, 'pair:c2/c2=c2')).toBe('QC-4 swapping-with-partner');
    expect(refused(s, 'partner:c3/c4')).toBe('QC-12 just-received');
    expect(refused(s, 'partner:c2/c1')).toBe('QC-12 just-given');
    expect(refused(s, 'partner:c2/c8')).toBe('QC-12 not-in-partners-hand');
    expect(refused(s, 'partner:c8/c4')).toBe('QC-12 not-in-hand');
    expect([handOf(s, 0), handOf(s, 2)]).toEqual(['c2 c3', 'c1 c4']);
    const market = act(table(['c1 c2', '', 'c3 c4', '']), 'stop', 'swap:c1/c7');
    expect(refused(market, 'partner:c2/c3')).toBe('QC-12 swapping');
    const taking = act(table(['c7 c2', '', 'c3 c4', '']), 'stop', 'pair:c7/c7=c7');
    expect(refused(taking, 'partner:c2/c3')).toBe('QC-4 taking');
  });

  it('QC-4 QC-12 with an empty market there is still a partner to swap with', () => {
    const bare = lay({ seats: 4, chosen, hands: ['c1', 'c2', 'c3', ''], market: '', reserve: 'c6' });
    act(bare, 'stop');
    expect(legal(bare)).toEqual(['partner:c1/c3']);
    expect(refused(bare, 'skip')).toBe('QC-4 must-take-or-swap');
    const alone = lay({ seats: 4, chosen, hands: ['c1', 'c2', '', 'c3'], market: '', reserve: 'c6' });
    expect(legal(act(alone, 'stop'))).toEqual(['skip']);
  });

  it('QC-12 at most as many cards as either holds, and three', () => {
    expect(act(table(['c1 c2', '', 'c3', '']), 'stop', 'partner:c1/c3').turn).toBe(1);
    expect(act(table(['c1', '', 'c3 c4', '']), 'stop', 'partner:c1/c3').turn).toBe(1);
    const s = act(table(['c1 c1 c1 c1', '', 'c2 c2 c2 c2', '']), 'stop', 'partner:c1/c2', 'partner:c1/c2');
    expect(s.turn).toBe(0);
    expect(act(s, 'partner:c1/c2').turn).toBe(1);
  });

  it('QC-12 opponents see the number of cards only', () => {
    const seen = (word: string, ...more: string[]): string[] => {
      const s = act(table(['c1 c2 c5', '', 'c3 c4 c5', '']), 'stop', word, ...more);
      return ([1, 3, 'spectator'] as const).map((viewer) => JSON.stringify(game.view(s, viewer)));
    };
    expect(seen('partner:c1/c3')).toEqual(seen('partner:c5/c5'));
    expect(seen('partner:c1/c3', 'partner:c2/c5', 'done')).toEqual(
      seen('partner:c5/c5', 'partner:c2/c4', 'done'),
    );
    expect(seen('partner:c1/c3', 'done')).not.toEqual(seen('partner:c1/c3', 'partner:c2/c4', 'done'));
    const s = act(table(['c1 c2 c5', '', 'c3 c4 c5', '']), 'stop', 'partner:c1/c3');
    expect(game.view(s, 1).step).toEqual({ count: 1, took: false, gained: null, given: null });
    expect(game.view(s, 2).step).toEqual({ count: 1, took: false, gained: ['c3'], given: ['c1'] });
    expect(game.view(s, 1).record.at(-1)?.did).toEqual(['partner']);
  });

  it('QC-12 after a hidden swap it is no longer certain who holds a card that all had seen', () => {
    const s = table(['c1 c2', 'c6', 'c3 c4', 'c6']);
    act(s, 'stop', 'swap:c1/c7', 'done');
    expect(game.view(s, 1).known[0]).toEqual(['c7']);
    act(s, 'stop', 'swap:c6/c1', 'stop', 'partner:c3/c2', 'done');
    expect(game.view(s, 1).known[0]).toEqual([]);
    expect(game.view(s, 1).trails[0].exchanges).toMatchObject([{ cards: 1, by: 2 }]);
  });

  it('QC-12 what came and went is kept of each team between its hidden swaps', () => {
    const hands = ['c1 c2 c2', 'c3 c4 c4', 'c5 c5', 'c6 c6'];
    const s = lay({ seats: 4, chosen, hands, market: 'c7 c8 joker', reserve: 'c1 c1 c1 c3 c3' });
    act(s, 'stop', 'swap:c1/c7', 'swap:c2/c8', 'done');
    act(s, 'stop', 'partner:c3/c6', 'partner:c4/c6', 'stop', 'partner:c5/c7', 'done');
    act(s, 'reveal', 'stop', 'swap:c3/c2', 'done');
    const kept = (need: number[], net: number[]): number[] => {
      const facts = (at: number[]): number[] => Array.from({ length: 9 }, (_, i) => at[i] ?? 0);
      return [...facts(need), ...facts(net)];
    };
    const none = kept([], []);
    const { trails, known } = game.view(s, 'spectator');
    const pawns = 0b11111111;
    expect(trails).toEqual([
      {
        seats: [0, 2],
        exchanges: [{ cards: 1, by: 2, market: 0b100000011, pawns }],
        mixed: null,
        stretches: [
          [...kept([1, 1], [-1, -1, 0, 0, 0, 0, 1, 1]), ...none],
          [...none, ...none],
        ],
      },
      {
        seats: [1, 3],
        exchanges: [{ cards: 2, by: 1, market: 0b100000011, pawns }],
        mixed: null,
        stretches: [
          [...none, ...none],
          [...none, ...kept([0, 0, 1], [1, 1, -1])],
        ],
      },
    ]);
    // Of two cards that all had seen, one may have gone: nobody knows which.
    expect(known).toEqual([[], [], [], ['c1', 'c2']]);
  });

  it('QC-12 of three cards of a kind that all saw come, two are still there when one may have gone', () => {
    const hands = ['c1 c2 c3', 'c1 c2 c3', 'c5', 'c6'];
    const s = lay({ seats: 4, chosen, hands, market: 'c7 c7 c7', reserve: 'c8 c8 c8 c8 c8 c8' });
    act(s, 'stop', 'swap:c1/c7', 'swap:c2/c7', 'swap:c3/c7');
    act(s, 'stop', 'swap:c1/c1', 'swap:c2/c2', 'swap:c3/c3');
    expect(game.view(s, 'spectator').known.slice(0, 2)).toEqual([
      ['c7', 'c7', 'c7'],
      ['c1', 'c2', 'c3'],
    ]);
    act(s, 'stop', 'partner:c5/c7');
    expect(game.view(s, 'spectator').known[0]).toEqual(['c7', 'c7']);
    act(s, 'stop', 'swap:c6/c1');
    act(s, 'stop', 'swap:c7/c6', 'done');
    expect(game.view(s, 'spectator').known).toEqual([['c6', 'c7'], ['c1', 'c2', 'c3'], [], ['c1']]);
  });

  it('QC-12 many hidden swaps: the oldest facts are let go, and views stay small', () => {
    const s = table(['c1 c2 c3 c3', 'c6 c5', 'c3 c4 c4 c5', 'c6 c5']);
    for (let i = 0; i < 8; i++) {
      act(s, 'stop');
      const words = legal(s).filter((word) => word.startsWith('partner:'));
      act(s, words[i % words.length], ...(s.steps === 0 ? [] : ['done']));
      if (s.phase === Phase.partner) act(s, 'done');
    }
    const [trail] = game.view(s, 1).trails;
    expect(trail.exchanges.length).toBeLessThanOrEqual(4);
    const world = game.create(4, s.options);
    for (const viewer of [0, 1, 'spectator'] as const) {
      game.sampler(game.view(s, viewer)).into(world, new FastRng('many'));
      expect(game.view(world, viewer)).toEqual(game.view(s, viewer));
    }
  });

  it('QC-13 a team has the sum of its players, and both share place and points', () => {
    const s = lay({ seats: 4, chosen, hands: ['c1', 'c2', 'c3', ''], market: 'c1', pawns: 'c1 c2' });
    s.round = 4;
    s.scores.set([1, 2, 3, 4]);
    act(s, 'stop', 'pair:c1/c1=c1');
    expect(game.outcome(s)).toEqual({ places: [1, 2, 1, 2], points: [8, 5, 8, 5], grade: null });
    expect(open(s).scores).toEqual([8, 5, 8, 5]);
  });
});
