import type { Reason } from '@crossbones/core';
import { describe, expect, it } from 'vitest';
import { act, lay } from './fixture.js';
import { queensCollection as game, type State } from './index.js';
import { Phase } from './state.js';

const why = (s: State, word: string, seat = s.turn): Reason | null =>
  game.refusal(s, seat, game.parse(word)!);
/** Which card, pawn or player it is about. */
const about = (s: State, word: string, seat = s.turn): unknown => why(s, word, seat)?.args;

const full = ['c2 c2 c2', 'c3 c3 c3', 'c4 c4 c4', 'c5 c5 c5', 'c6 c6 c6', 'c7 c7 c7', 'c8 c8 c8', 'c1 c1 c1'];
const together = (hands: readonly string[], seats = 2): State =>
  lay({ chosen: { mode: 'cooperative' }, seats, hands, boxes: full, reserve: 'c8 c8 c8' });

describe('what is refused says what it is about', () => {
  it('QC-3 QC-15 whose turn it is', () => {
    const s = act(lay({ hands: ['c1', 'c2'], market: 'c3', reserve: 'c4' }), 'stop', 'swap:c1/c3');
    expect(why(s, 'stop', 0)).toEqual({ rule: 'QC-3', key: 'not-your-turn', args: { seat: 1 } });
    const all = act(together(['c1', 'c2']), 'redraw:c1');
    expect(why(all, 'redraw:c2', 0)).toEqual({ rule: 'QC-15', key: 'not-your-turn', args: { seat: 1 } });
  });

  it('QC-2 QC-14 chance comes first, and its rule is the mode’s', () => {
    const s = lay({ hands: ['c1'] });
    s.phase = Phase.deal;
    expect(why(s, 'stop')).toEqual({ rule: 'QC-2', key: 'chance-first', args: {} });
    const all = together(['c1']);
    all.phase = Phase.pawns;
    expect(why(all, 'redraw:c1')).toEqual({ rule: 'QC-14', key: 'chance-first', args: {} });
  });

  it('QC-4 QC-15 the first and the last word of each mode belong to it', () => {
    const all = together(['c1 c3 c3']);
    expect(why(all, 'move:c1+c2:c1/c1-c2/c2')).toMatchObject({ rule: 'QC-15', key: 'not-in-hand' });
    expect(why(all, 'partner:joker/joker')).toMatchObject({ rule: 'QC-15', key: 'other-mode' });
    expect(why(all, 'move:c1+c1:c1/c1-c2/c2')).toMatchObject({
      key: 'not-in-hand',
      args: { cards: 'c1+c1' },
    });
    const s = act(lay({ hands: ['c1'], market: 'c2' }), 'stop');
    expect(why(s, 'move:c1+c2:c1/c1-c2/c2')).toMatchObject({ rule: 'QC-4', key: 'other-mode' });
    expect(why(s, 'partner:c1/c1')).toMatchObject({ rule: 'QC-12', key: 'no-partner' });
    expect(why(s, 'swap:c1/c1')).toMatchObject({ rule: 'QC-7', key: 'not-in-market' });
  });

  it('QC-5 which cards are not there, and of which colour no pawn is left', () => {
    const s = act(lay({ hands: ['c1 c1 joker'], market: 'c2 joker', pawns: 'c3 c5' }), 'stop');
    expect(about(s, 'pair:c2+c2/c2=c2')).toEqual({ cards: 'c2+c2' });
    expect(about(s, 'pair:c1/c1=c1')).toEqual({ card: 'c1' });
    expect(about(s, 'pair:joker/c4=c4')).toEqual({ card: 'c4' });
    expect(about(s, 'pair:joker/joker=c4')).toEqual({ colour: 'c4' });
    expect(about(s, 'pair:c1+c1/joker=c8')).toEqual({ colour: 'c8' });
    for (const word of ['pair:joker/joker=c3', 'pair:c1+c1/joker=c5', 'pair:c1/joker=c1', 'pair:joker/c2=c2'])
      expect(why(s, word)).toBeNull();
  });

  it('QC-7 which card is not there, or has just moved', () => {
    const s = act(lay({ hands: ['c1 c2 c3'], market: 'c5 c6 c7', reserve: 'c8' }), 'stop', 'swap:c1/c5');
    expect(about(s, 'swap:c8/c6')).toEqual({ cards: 'c8' });
    expect(about(s, 'swap:c5/c6')).toEqual({ card: 'c5' });
    expect(about(s, 'swap:c2/c8')).toEqual({ card: 'c8' });
    expect(about(s, 'swap:c2/c1')).toEqual({ card: 'c1' });
    expect(why(s, 'swap:c2/c6')).toBeNull();
  });

  it('QC-12 which card a partner has not, or has just got', () => {
    const chosen = { mode: 'teams' } as const;
    const s = lay({ seats: 4, chosen, hands: ['c1 c2', '', 'c3 c4', ''], market: 'c7 c8', reserve: 'c6' });
    act(s, 'stop', 'partner:c1/c3');
    expect(about(s, 'partner:c8/c4')).toEqual({ cards: 'c8' });
    expect(about(s, 'partner:c3/c4')).toEqual({ card: 'c3' });
    expect(about(s, 'partner:c2/c8')).toEqual({ card: 'c8' });
    expect(about(s, 'partner:c2/c1')).toEqual({ card: 'c1' });
    expect(why(s, 'partner:c2/c4')).toBeNull();
  });

  it('QC-15 which pawn does not stand there, which hand has no such card', () => {
    const s = together(['c1 c2 joker', 'c3 c4 c5'], 3);
    expect(why(s, 'redraw:c4')).toEqual({ rule: 'QC-15', key: 'not-in-hand', args: { cards: 'c4' } });
    expect(about(s, 'redraw:c1+c1')).toEqual({ cards: 'c1+c1' });
    expect(about(s, 'move:c1+c2:c7/c1-c1/c2')).toEqual({ box: 'c7', pawn: 'c1' });
    expect(about(s, 'move:c1+c2:c8/c1-c3/c2')).toEqual({ box: 'c3', pawn: 'c2' });
    expect(about(s, 'move:joker:c1/c1-c2/c2')).toEqual({ box: 'c1', pawn: 'c1' });
    expect(about(s, 'move:joker:c1/c2-c2/c4')).toEqual({ box: 'c2', pawn: 'c4' });
    expect(about(s, 'trade:c1/3:c1')).toEqual({ seat: 3 });
    expect(about(s, 'trade:c7/1:c3')).toEqual({ cards: 'c7' });
    expect(about(s, 'trade:c1/1:c6')).toEqual({ card: 'c6', seat: 1 });
    for (const word of ['redraw:c1+c2', 'move:c1+c2:c8/c1-c1/c2', 'move:joker:c1/c2-c8/c1', 'trade:c1/1:c3'])
      expect(why(s, word)).toBeNull();
  });
});
