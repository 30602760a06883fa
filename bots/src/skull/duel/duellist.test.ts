import { readFileSync } from 'node:fs';
import { FastRng, lowest } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import { never, type Thinker } from '../../thought.js';
import { captain } from '../captain.js';
import { firstMind } from '../veteran.js';
import { Book } from './book.js';
import { duellist, remembered } from './duellist.js';

const book = new Book(readFileSync(new URL('../../../weights/skull-duel-1.bin', import.meta.url)));
const game = Skull.skull;

/** A game of these, seat by seat; who has won. Two seats with a gang each are two who are left, with all their discs. */
function play(
  seats: number,
  options: Skull.GameOptions,
  players: readonly Thinker<Skull.State>[],
  seed: string,
): number {
  const rng = new FastRng(seed);
  const state = game.create(seats, options);
  for (;;) {
    const actors = game.actors(state);
    if (actors !== 0) {
      const seat = lowest(actors);
      const question = { game, seats, options, seat, view: game.view(state, seat) };
      const { action } = players[seat](question, rng, { playouts: 1, late: never });
      expect(game.refusal(state, seat, action), `${seed}: ${game.print(action)}`).toBeNull();
      game.apply(state, seat, action);
    } else if (game.event(state) !== null) game.chance(state, rng);
    else return state.winner;
  }
}

const plain: Skull.GameOptions = { gangs: 1, lastSkull: 'challenger' };
const lost: Thinker<Skull.State> = () => {
  throw new Error('the book does not know how to go on');
};

const crowdMind = await firstMind();

describe('with two left', () => {
  it.each(['challenger', 'anyone'] as const)(
    'plays by the book to the end, a last skull costs %s',
    (lastSkull) => {
      const by = duellist(book, lost);
      for (let i = 0; i < (process.env.DEEP ? 5000 : 30); i++)
        play(2, { gangs: 1, lastSkull }, [by, by], `duel/${i}`);
    },
  );

  it('plays by the book as soon as it comes to that, with one gang each and with two', () => {
    const by = duellist(book, captain(crowdMind));
    for (let i = 0; i < (process.env.DEEP ? 200 : 4); i++) {
      play(3, plain, [by, by, by], `three/${i}`);
      play(2, { gangs: 2, lastSkull: 'anyone' }, [by, by], `gangs/${i}`);
    }
  });

  it('remembers what it may be playing by: whoever plays an entry has the skull as often as the entry says', () => {
    let seen = 0;
    const by = duellist(book, lost);
    const looking: Thinker<Skull.State> = (question, rng, budget) => {
      const view = question.view as Skull.GameView;
      const { seat } = question;
      if (view.duel!.rounds.length > 0 && view.phase === 'place') {
        const { playing } = remembered(book, view, seat, 1 - seat);
        const all = playing.reduce((sum, { has, hasNot }) => sum + has + hasNot, 0);
        for (const { entry, has, hasNot } of playing) {
          // What is all but impossible is rounded most.
          if (has + hasNot < 0.01 * all || all < 1e-4) continue;
          expect(Math.abs(has / (has + hasNot) - entry.p)).toBeLessThan(0.01);
          if (entry.p > 0 && entry.p < 1) seen++;
        }
      }
      return by(question, rng, budget);
    };
    for (let i = 0; i < 40; i++) play(2, plain, [looking, looking], `memory/${i}`);
    expect(seen).toBeGreaterThan(40);
  });

  it('is not beaten by one sentence: first, a flower and open with 1; second, the skull and pass', () => {
    const simple: Thinker<Skull.State> = ({ view, seat }, rng, budget) => {
      const { phase, first, turn, mine } = view as Skull.GameView;
      const skull = mine[0].hand.includes('skull');
      const flower = mine[0].hand.includes('flower');
      const word =
        phase === 'place'
          ? (first === seat || !skull) && flower
            ? 'flower'
            : 'skull'
          : phase === 'add'
            ? 'challenge:1'
            : phase === 'bid'
              ? 'pass'
              : null;
      if (word !== null) return { action: game.parse(word)!, candidates: [] };
      expect(turn).toBe(seat);
      return duellist(book, captain(crowdMind))({ game, seats: 2, options: plain, seat, view }, rng, budget);
    };
    const by = duellist(book, captain(crowdMind));
    const games = process.env.DEEP ? 4000 : 200;
    let won = 0;
    for (let i = 0; i < games; i++) {
      const seat = i & 1;
      const players = seat === 0 ? [by, simple] : [simple, by];
      if (play(2, plain, players, `sentence/${i}`) === seat) won++;
    }
    expect(won / games).toBeGreaterThan(0.4);
  });

  it('mixes, as often as the book says', () => {
    const state = game.create(2, plain);
    game.chance(state, { below: () => 0 });
    const by = duellist(book, lost);
    game.apply(state, 1, game.parse('flower')!);
    const question = { game, seats: 2, options: plain, seat: 0, view: game.view(state, 0) };
    const rng = new FastRng('mixes');
    let flowers = 0;
    for (let i = 0; i < 1000; i++) {
      flowers += game.print(by(question, rng, { playouts: 1, late: never }).action) === 'flower' ? 1 : 0;
    }
    // Two in three.
    expect(Math.abs(flowers / 1000 - 0.67)).toBeLessThan(0.06);
  });

  it('is not lost where somebody else has played before it', () => {
    const by = duellist(book, captain(crowdMind));
    const anybody: Thinker<Skull.State> = ({ view, seat, ...rest }, rng, budget) => {
      const world = game.create(2, plain);
      game.sampler(view as Skull.GameView).into(world, rng);
      const legal = new Uint16Array(game.actions);
      const count = game.legal(world, seat, legal);
      if (rng.below(2) === 0) return { action: legal[rng.below(count)], candidates: [] };
      return by({ ...rest, view, seat }, rng, budget);
    };
    for (let i = 0; i < 50; i++) play(2, plain, [anybody, anybody], `anybody/${i}`);
  });
});
