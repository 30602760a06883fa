import { readFileSync } from 'node:fs';
import { FastRng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { describe, expect, it } from 'vitest';
import { BOOK, Book, IN_HAND, NO_SKULL, SAY_PASS } from './book.js';
import {
  answersAt,
  boldShare,
  CLEAR,
  type Dilemma,
  type DilemmaKind,
  dilemmaKinds,
  drawDilemma,
  inWords,
  isBold,
  isPart,
} from './dilemma.js';
import { remembered } from './duellist.js';
import { type Giveaway, type GivenAnswer, giveaways, givenTo, KEPT, nextKind, RISK } from './giveaway.js';
import { drawn } from './memory.js';

const book = new Book(readFileSync(new URL(`../../../weights/${BOOK}`, import.meta.url)));
const game = Skull.skull;
const options: Skull.GameOptions = { gangs: 1, lastSkull: 'challenger' };

const drawMany = (kind: DilemmaKind | null): Dilemma[] => {
  const rng = new FastRng(`${kind}`);
  return Array.from({ length: 60 }, () => drawDilemma(book, kind, rng));
};
const each = new Map([...dilemmaKinds, null].map((kind) => [kind, drawMany(kind)]));
const many = [...each.values()].flat();

/** A table at which it has come to this, the leader at seat 0, where the other's skull is there. */
function atTable({ situation, role, told, lot }: Dilemma, theirs: number): Skull.State {
  const state = game.create(2, options);
  game.chance(state, { below: () => 0 });
  const lots = role === 0 ? [lot, theirs] : [theirs, lot];
  for (const seat of [0, 1]) {
    state.discs[seat] = situation.discs[seat];
    state.made[seat] = situation.made[seat];
    state.odds[seat] = state.duelOdds[seat] = situation.discs[seat] / 4;
    if (lots[seat] === NO_SKULL) state.skull[seat] = NO_SKULL;
  }
  const say = (seat: number, word: string): void => {
    expect(game.refusal(state, seat, game.parse(word)!), word).toBeNull();
    game.apply(state, seat, game.parse(word)!);
  };
  const lay = (seat: number, at: number): void => say(seat, lots[seat] === at ? 'skull' : 'flower');
  const [leader, follower] = told.piles;
  if (leader === 0) {
    // Who follows chooses in secret, and first.
    if (role === 0) lay(1, 0);
    return state;
  }
  for (const seat of [1, 0]) lay(seat, 0);
  for (let at = 1; at < Math.max(leader, follower); at++) {
    lay(0, at);
    if (at < follower) lay(1, at);
  }
  for (const [i, bid] of told.bids.entries()) {
    say(
      (leader === follower ? i : i + 1) % 2,
      inWords(SAY_PASS + bid, { ...told, bids: told.bids.slice(0, i) }),
    );
  }
  return state;
}

/** All ways in which the other's discs may lie, as far as rules go. */
function hidden({ situation, role, told }: Dilemma): number[] {
  const discs = situation.discs[1 - role];
  const pile = Math.max(told.piles[1 - role], role === 0 ? 1 : 0);
  return [
    ...(discs < 4 ? [NO_SKULL] : []),
    ...(pile < discs ? [IN_HAND] : []),
    ...Array.from({ length: pile }, (_, at) => at),
  ];
}

describe('a dilemma', () => {
  it('is of its kind, and mixed or clear as was asked for', () => {
    for (const dilemma of many) {
      const { kind, mixes, answers, situation, role, told, lot } = dilemma;
      const bold = boldShare(dilemma);
      if (mixes) {
        expect(bold).toBeGreaterThanOrEqual(0.05);
        expect(bold).toBeLessThanOrEqual(0.95);
        expect(answers.filter(isPart).length).toBeGreaterThan(1);
      } else {
        expect(answers.filter(isPart)).toHaveLength(1);
        expect(Math.max(...answers.map(({ loss }) => loss))).toBeGreaterThanOrEqual(CLEAR);
      }
      const own = told.piles[role];
      expect(situation.discs[role]).toBeGreaterThanOrEqual(Math.max(1, own));
      if (kind === 'lead' || kind === 'follow') {
        expect([told.piles, told.bids, lot]).toEqual([[0, 0], [], IN_HAND]);
        expect(role).toBe(kind === 'lead' ? 0 : 1);
      } else {
        expect(told.bids.length > 0).toBe(kind !== 'open');
        if (kind !== 'open') expect(lot >= 0).toBe(kind === 'raiseSkull');
        expect(lot).toBeLessThan(own);
      }
    }
  });

  it('has shares that add up to one, and what is mixed costs nothing against the solution', () => {
    for (const { answers } of many) {
      expect(answers.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(Math.min(...answers.map(({ loss }) => loss))).toBe(0);
      for (const answer of answers) {
        expect(answer.loss).toBeLessThanOrEqual(1);
        if (isPart(answer)) expect(answer.loss).toBeLessThan(0.002);
      }
    }
  });

  it('can come about, offers what the rules allow, and is the same whatever the other hides', () => {
    let pairs = 0;
    for (const dilemma of many) {
      const { role, told, lot, answers } = dilemma;
      const views = hidden(dilemma).map((theirs) => {
        const state = atTable(dilemma, theirs);
        expect(game.actors(state) & (1 << role)).not.toBe(0);
        const legal = new Uint16Array(game.actions);
        const may = Array.from(legal.subarray(0, game.legal(state, role, legal)), (one) => game.print(one));
        expect(answers.map(({ word }) => inWords(word, told)).sort()).toEqual(may.sort());
        return game.view(state, role) as Skull.GameView;
      });
      for (const view of views.slice(1)) expect(view).toEqual(views[0]);
      pairs += views.length - 1;
      // And a captain who sees the same does as the dilemma says.
      const shares = remembered(book, views[0], role, 1 - role).words(told, lot);
      for (const { word, share } of answers) expect(shares.get(word) ?? 0).toBe(share);
      expect(answersAt(book, dilemma)).toEqual(answers);
    }
    expect(pairs).toBeGreaterThan(many.length);
  });
});

/** Fifty answers of somebody. */
function sit(seed: string, answer: (dilemma: Dilemma, rng: FastRng) => number): GivenAnswer[] {
  const rng = new FastRng(seed);
  const given: GivenAnswer[] = [];
  while (given.length < KEPT) {
    const drawn = each.get(nextKind(given, rng))!;
    const dilemma = drawn[rng.below(drawn.length)];
    given.push(givenTo(dilemma, answer(dilemma, rng)));
  }
  return given;
}

const byTheBook = ({ answers }: Dilemma, rng: FastRng): number =>
  drawn(new Map(answers.map(({ word, share }) => [word, share])), rng);
/** The skull whenever it can be laid, and a raise over it whenever there is a bid; the rest by the book. */
const bluffs: readonly DilemmaKind[] = ['lead', 'follow', 'raiseSkull'];
const alwaysBluffs = (dilemma: Dilemma, rng: FastRng): number => {
  const { kind, answers } = dilemma;
  if (!bluffs.includes(kind)) return byTheBook(dilemma, rng);
  return answers.find(({ word }) => isBold(kind, word))!.word;
};
const isRead = ({ is }: Giveaway): boolean => is === 'often' || is === 'seldom';

describe('what fifty answers give away', () => {
  const runs = process.env.DEEP ? 2000 : 200;

  it('is nothing for one who answers by the book, but for the risk that is stated', () => {
    let called = 0;
    for (let i = 0; i < runs; i++) {
      const found = giveaways(sit(`book/${i}`, byTheBook));
      // Each kind comes often enough to be judged.
      expect(found.map(({ is }) => is)).not.toContain('few');
      if (found.some(isRead)) called++;
    }
    expect(called).toBeLessThanOrEqual(RISK * runs);
  });

  it('is that somebody always bluffs', () => {
    let found = 0;
    for (let i = 0; i < runs / 4; i++) {
      const kinds = giveaways(sit(`bluff/${i}`, alwaysBluffs)).filter(({ kind }) => bluffs.includes(kind));
      for (const { is } of kinds) expect(is).not.toBe('seldom');
      if (kinds.some(isRead)) found++;
    }
    expect(found / runs).toBeGreaterThan(0.99 / 4);
  });

  it('is told where somebody never does a thing', () => {
    const shy = ({ kind, answers }: Dilemma): number => answers.find(({ word }) => !isBold(kind, word))!.word;
    expect(giveaways(sit('shy', shy)).filter(({ is }) => is === 'seldom').length).toBeGreaterThan(2);
  });

  it('is not told of few answers, nor of those that have a clear answer', () => {
    const one = (kind: DilemmaKind, share: number): GivenAnswer => ({ kind, bold: true, share, loss: 0 });
    const of = (given: readonly GivenAnswer[]) => giveaways(given).find(({ kind }) => kind === 'lead');
    expect(of([])).toEqual({ kind: 'lead', asked: 0, bold: 0, share: 0, is: 'few' });
    expect(of(Array(7).fill(one('lead', 0.3)))).toMatchObject({ asked: 7, is: 'few' });
    expect(of(Array(8).fill(one('lead', 0.3)))).toMatchObject({ asked: 8, bold: 8, is: 'often' });
    expect(of(Array(8).fill(one('lead', 0.9)))).toMatchObject({ is: 'even' });
    expect(of([...Array(8).fill(one('lead', 0)), ...Array(8).fill(one('open', 0.3))])).toMatchObject({
      asked: 0,
    });
  });
});
