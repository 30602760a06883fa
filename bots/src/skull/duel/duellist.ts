import type { Rng } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import type { LoadWeights } from '../../crew.js';
import { Scratch } from '../../instant.js';
import type { Thinker, Thought } from '../../thought.js';
import { plainly, wins } from '../answer.js';
import { BOOK, Book, IN_HAND, LAY_FLOWER, LAY_SKULL, NO_SKULL, SAY_PASS } from './book.js';
import { drawn, Memory, type Told } from './memory.js';
import { MADE, ON_OTHER, ON_OWN, type Situation } from './situation.js';

/** Plays by the book as soon as two are left, each thing as often as it says; before that as another does. */
export async function duelling(
  loadWeights: LoadWeights,
  before: Thinker<Skull.State>,
): Promise<Thinker<Skull.State>> {
  return duellist(new Book(await loadWeights(BOOK)), before);
}

export function duellist(book: Book, before: Thinker<Skull.State>): Thinker<Skull.State> {
  const scratch = new Scratch<Skull.State>();
  return (question, rng, budget) => {
    const view = question.view as Skull.GameView;
    if (view.duel === null) return before(question, rng, budget);
    const { game, seats, options, seat } = question;
    const world = scratch.of(game, seats, options);
    game.sampler(view).into(world, rng);
    const me = view.gangs.findIndex((gang) => gang.seat === seat && !gang.out);
    const you = view.gangs.findIndex((gang) => gang.seat !== seat && !gang.out);
    switch (world.phase) {
      case Skull.Phase.attempt:
        return plainly(Skull.TURN + world.nameOf[you]);
      case Skull.Phase.loss:
        // The discs are shuffled, so one position is as good as another.
        if (world.turn !== world.challenger) return plainly(Skull.PICK);
    }
    const said = words(book, view, me, you);
    if (said === null) return before(question, rng, budget);
    return thoughtOf(said.shares, said.worth, (word) => actionOf(world, me, word), rng);
  };
}

/** Each word with its share, and what the round is worth; null where the book would never have come here. */
function words(
  book: Book,
  view: Skull.GameView,
  me: number,
  you: number,
): { readonly shares: ReadonlyMap<number, number>; readonly worth: number } | null {
  const anew = beginning(
    book,
    view,
    me,
    you,
    view.first!,
    view.gangs.map(({ odds }) => odds),
  );
  for (const memory of [remembered(book, view, me, you), anew]) {
    const shares = asked(book, memory, view, me, you);
    if (shares.size > 0) return { shares, worth: memory.worth(view.gangs[you].odds) };
  }
  return null;
}

/** What is known of the own play since two are left, from the rounds that are over. */
export function remembered(book: Book, view: Skull.GameView, me: number, you: number): Memory {
  const { since, odds, rounds } = view.duel!;
  const low = Math.min(me, you);
  const high = Math.max(me, you);
  const leads = rounds.map(({ piles, bids }, i) => {
    if (piles[0] !== piles[1]) return piles[0] > piles[1] ? low : high;
    const [challenger] = view.sheet[since - 1 + i];
    return bids.length % 2 === 1 ? challenger : me + you - challenger;
  });
  let memory = beginning(book, view, me, you, leads[0] ?? view.first!, odds);
  for (const [i, { piles, bids }] of rounds.entries()) {
    const leader = leads[i];
    const [challenger, , owner] = view.sheet[since - 1 + i];
    const ending = owner === null ? MADE : owner === challenger ? ON_OWN : ON_OTHER;
    const ordered = leader === low ? piles : ([piles[1], piles[0]] as const);
    memory = memory.after(book, { piles: ordered, bids }, challenger === leader ? 0 : 1, ending) ?? memory;
  }
  return memory;
}

/** As two stand who begin a round with these odds; those of the first are before the rounds over, if they led it. */
function beginning(
  book: Book,
  view: Skull.GameView,
  me: number,
  you: number,
  leader: number,
  odds: readonly number[],
): Memory {
  const since = view.duel!.odds === odds ? view.duel!.since - 1 : view.sheet.length;
  const over = view.sheet.slice(since);
  const discsOf = (gang: number): number => {
    const { hand, pile } = view.gangs[gang];
    return hand + pile.length + over.filter(([who, , owner]) => who === gang && owner !== null).length;
  };
  const madeOf = (gang: number): number =>
    view.gangs[gang].made - over.filter(([who, , owner]) => who === gang && owner === null).length;
  const follower = me + you - leader;
  const situation: Situation = {
    discs: [discsOf(leader), discsOf(follower)],
    made: [madeOf(leader), madeOf(follower)],
    anyone: view.options.lastSkull === 'anyone',
  };
  return Memory.begin(book, situation, leader === me ? 0 : 1, odds[me], odds[you]);
}

function asked(
  book: Book,
  memory: Memory,
  view: Skull.GameView,
  me: number,
  you: number,
): Map<number, number> {
  const { hand, pile } = view.mine.find(({ gang }) => gang === me)!;
  const at = pile.indexOf('skull');
  const lot = at >= 0 ? at : hand.includes('skull') ? IN_HAND : NO_SKULL;
  const placing = view.phase === 'place';
  const heights = [me, you].map((gang) => (placing ? 0 : view.gangs[gang].pile.length));
  const piles = (memory.role === 0 ? heights : heights.reverse()) as [number, number];
  const told: Told = { piles, bids: view.bids.flatMap(([, bid]) => (bid > 0 ? [bid] : [])) };
  if (view.phase !== 'loss') return memory.words(told, lot);
  const skull = memory.losesSkull(book, told, lot);
  return skull === null
    ? new Map()
    : new Map([
        [LAY_FLOWER, 1 - skull],
        [LAY_SKULL, skull],
      ]);
}

function actionOf(world: Skull.State, me: number, word: number): number {
  if (word === SAY_PASS) return Skull.PASS;
  if (word === LAY_FLOWER || word === LAY_SKULL) {
    const disc = word === LAY_FLOWER ? Skull.FLOWER : Skull.SKULL;
    return (world.phase === Skull.Phase.loss ? Skull.LOSE : Skull.OWN_WORDS * world.prefixOf[me]) + disc;
  }
  return world.phase === Skull.Phase.add
    ? Skull.CHALLENGE + word - 3
    : Skull.RAISE + word - 2 - Skull.LEAST_RAISE;
}

/** One of the words, as often as its share says; what the book mixes is worth the same. */
function thoughtOf(
  shares: ReadonlyMap<number, number>,
  worth: number,
  actionOf: (word: number) => number,
  rng: Rng,
): Thought {
  const order = [...shares].sort(([a, most], [b, more]) => more - most || a - b);
  const hints = [wins(worth)];
  const candidates = order.map(([word]) => ({ action: actionOf(word), worth, hints }));
  return { action: actionOf(drawn(new Map(order), rng)), candidates };
}
