import { type Game, keyFrom, Match, must } from '@crossbones/core';
import { type GameId, games } from '@crossbones/games';
import type { Level } from '@crossbones/games/crew';
import { describe, expect, it } from 'vitest';
import { awaits, BotSeats, inquiryOf, wordOf } from './bot-seats.js';

const open = (id: GameId, seats: number): Match =>
  must(Match.open(games[id] as Game, { seats, options: {}, key: keyFrom('seats') }));

/** One person, and bots of one level on the other seats. */
const manned = (match: Match, level: Level = 'captain'): BotSeats =>
  new BotSeats(match, (seat) => (seat === 0 ? null : level));

const first = (match: Match, seat: number): string => match.legal(seat)[0];

describe('the seats of bots', () => {
  it('are those that bots have, and those that bots mind: these are bosuns', () => {
    const match = open('skull-king', 3);
    const bots = manned(match);
    expect([0, 1, 2].map((seat) => bots.plays(seat))).toEqual([false, true, true]);
    expect([0, 1, 2].map((seat) => bots.level(seat))).toEqual(['bosun', 'captain', 'captain']);
    must(match.record({ table: 'bot', seat: 0 }));
    expect(bots.plays(0)).toBe(true);
    must(match.record({ table: 'back', seat: 0 }));
    expect(bots.plays(0)).toBe(false);
    must(match.record({ table: 'resign', seat: 0 }));
    expect(bots.plays(0)).toBe(true);
    expect(bots.turns()[0]).toMatchObject({ seat: 0, level: 'bosun' });
  });

  it('have their turns in order where several choose at once, and only when the match waits for them', () => {
    const match = open('skull-king', 4);
    const bots = manned(match);
    expect(bots.turns()).toEqual([1, 2, 3].map((seat) => ({ seat, level: 'captain', decision: 0 })));
    must(match.submit(1, [first(match, 1)]));
    // It may change its bid now, but nobody waits for that.
    expect(bots.turns().map(({ seat }) => seat)).toEqual([2, 3]);
    for (const seat of [2, 3]) must(match.submit(seat, [first(match, seat)]));
    expect(bots.turns()).toEqual([]);
  });

  it('have no turn while the match stands still, nor after it', () => {
    const match = open('skull-king', 3);
    const bots = manned(match);
    must(match.record({ table: 'pause' }));
    expect(bots.turns()).toEqual([]);
    must(match.record({ table: 'resume' }));
    expect(bots.turns()).toHaveLength(2);
    must(match.record({ table: 'abort' }));
    expect(bots.turns()).toEqual([]);
    const short = open('skull', 3);
    const all = new BotSeats(short, () => 'bosun');
    for (let [turn] = all.turns(); turn !== undefined; [turn] = all.turns())
      must(short.submit(turn.seat, [wordOf(short, turn, null)!]));
    expect(short.outcome()).not.toBeNull();
  });
});

describe('what a bot is asked', () => {
  it('is what its seat sees, with chance from the key that is the same again', () => {
    const match = open('skull-king', 3);
    const asked = inquiryOf(match, { seat: 1, level: 'captain' });
    expect(asked).toEqual({
      game: 'skull-king',
      seats: 3,
      options: match.options,
      seat: 1,
      view: match.view(0, 1).view,
      level: 'captain',
      seed: keyFrom(`${match.key}/captain/1/0`),
      ms: 120,
    });
    expect(inquiryOf(must(Match.replay(match.game, match.log())), { seat: 1, level: 'captain' })).toEqual(
      asked,
    );
    const seeds = [
      asked.seed,
      inquiryOf(match, { seat: 2, level: 'captain' }).seed,
      inquiryOf(match, { seat: 1, level: 'admiral' }).seed,
    ];
    must(match.submit(0, [first(match, 0)]));
    expect(new Set([...seeds, inquiryOf(match, { seat: 1, level: 'captain' }).seed]).size).toBe(4);
    expect(inquiryOf(match, { seat: 1, level: 'captain' }, { ms: 7, seed: 'own' })).toMatchObject({
      ms: 7,
      seed: 'own',
    });
  });
});

describe('what a bot says', () => {
  it('is done as long as the seat is asked the same, whoever else has moved', () => {
    const match = open('skull-king', 3);
    const [one, other] = manned(match).turns();
    must(match.submit(2, ['bid:0']));
    expect([awaits(match, one), awaits(match, other)]).toEqual([true, false]);
    expect(wordOf(match, one, 'bid:1')).toBe('bid:1');
    expect(wordOf(match, other, 'bid:1')).toBeNull();
    must(match.record({ table: 'pause' }));
    expect(wordOf(match, one, 'bid:1')).toBeNull();
  });

  it('gives way to something legal where it is against the rules, or nothing, and that is the same again', () => {
    const match = open('skull-king', 3);
    const [turn] = manned(match).turns();
    const legal = match.legal(turn.seat);
    for (const said of [null, '', 'bid:99', 'card:0']) {
      const word = wordOf(match, turn, said);
      expect(legal).toContain(word);
      expect(wordOf(match, turn, said)).toBe(word);
    }
  });
});
