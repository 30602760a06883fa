import { type Rng, shuffle, type Worlds } from '@crossbones/core';
import { fraction } from '../deal.js';
import { type Box, copiesOf, count, deckSize, KINDS, one, pileOf } from './cards.js';
import { Partners } from './partners.js';
import { restore } from './restore.js';
import { State } from './state.js';
import type { GameView, Trail } from './view.js';

const total = (counts: readonly number[]): number => counts.reduce((sum, n) => sum + n, 0);

/** Worlds the viewer cannot rule out. */
export function sampler(view: GameView, box: Box): Worlds<State> {
  const known = restore(view, box);
  if (view.round === 0) return { into: (state) => State.copy(known, state) };
  if (known.cooperative) return openHands(known, view);
  return known.teams ? teams(known, view) : rivals(known, view);
}

/** Cards of each kind that this viewer sees nowhere. Whether it sees the reserve depends on how that was made. */
function unseen(known: State, view: GameView): number[] {
  const reserve = pileOf(view.reserveCards ?? []);
  const swapped = view.hands[view.turn] === null ? known.gained : 0;
  const seen = [known.market, known.discard, known.removed, known.up, reserve, swapped, ...known.hands];
  return Array.from(
    { length: KINDS },
    (_, kind) => copiesOf(known.box, kind) - total(seen.map((pile) => count(pile, kind))),
  );
}

/** How many cards a hidden hand had when its trail began: the cards of the swap under way are not in the trail yet. */
function handSize(view: GameView, seat: number): number {
  const swapped = view.phase === 'swap' && seat === view.turn ? view.step.count : 0;
  return view.sizes[seat] - swapped;
}

/** Cards to be dealt: `lay` writes so many of each kind, and the last ones written become the reserve. */
class Deck {
  readonly cards: Uint8Array;
  n = 0;

  constructor(box: Box) {
    this.cards = new Uint8Array(deckSize(box));
  }

  lay(counts: ArrayLike<number>): void {
    for (let kind = 0; kind < KINDS; kind++)
      for (let k = counts[kind]; k > 0; k--) this.cards[this.n++] = kind;
  }

  /** The cards from `at` on are the whole reserve, shuffled already. */
  reserveFrom(at: number, state: State): void {
    for (let i = at; i < this.n; i++) state.reserve[i - at] = this.cards[i];
  }
}

/** A reserve made from the open discard: its cards are known, only their order is not. */
function orderReserve(state: State, cards: Uint8Array, rng: Rng): void {
  state.reserve.set(cards);
  shuffle(state.reserve, cards.length, rng);
}

function openHands(known: State, view: GameView): Worlds<State> {
  const hidden = unseen(known, view);
  const deck = new Deck(known.box);
  deck.lay(hidden);
  return {
    into(state, rng) {
      State.copy(known, state);
      shuffle(deck.cards, deck.n, rng);
      state.unseen = 0;
      for (let i = 0; i < view.unseen; i++) state.unseen += one(deck.cards[i]);
      deck.reserveFrom(view.unseen, state);
    },
  };
}

interface Rival {
  readonly seat: number;
  /** Starting cards still unknown, and those that showed. */
  readonly hidden: number;
  readonly need: readonly number[];
  /** The hand less its unknown starting cards. */
  readonly sure: number;
}

/** Hands nobody shares: the unknown starting cards are dealt from what is unseen. */
function rivals(known: State, view: GameView): Worlds<State> {
  const pool = unseen(known, view);
  const hands: Rival[] = [];
  for (const { seats, stretches } of view.trails) {
    const [seat] = seats;
    if (view.hands[seat] !== null) continue;
    const need = stretches[0].slice(0, KINDS);
    const net = stretches[0].slice(KINDS);
    const sure = need.map((n, kind) => n + net[kind]);
    sure.forEach((n, kind) => {
      pool[kind] -= n;
    });
    const swapped = seat === view.turn ? known.gained : 0;
    const pile = sure.reduce((sum, n, kind) => sum + n * one(kind), swapped);
    hands.push({ seat, hidden: handSize(view, seat) - total(sure), need, sure: pile });
  }
  const deck = new Deck(known.box);
  deck.lay(pool);
  const reserve = Uint8Array.from(pileCards(view.reserveCards));
  return {
    into(state, rng) {
      State.copy(known, state);
      do shuffle(deck.cards, deck.n, rng);
      while (!accepted(hands, deck.cards, rng));
      let n = 0;
      for (let h = 0; h < hands.length; h++) {
        let pile = hands[h].sure;
        for (let i = 0; i < hands[h].hidden; i++) pile += one(deck.cards[n++]);
        state.hands[hands[h].seat] = pile;
      }
      if (view.reserveCards === null) deck.reserveFrom(n, state);
      else orderReserve(state, reserve, rng);
    },
  };
}

/**
 * Two equal starting cards can be dealt in half as many ways as two different ones. So when one starting card has been
 * shown, an equal second one is half as likely.
 */
function accepted(hands: readonly Rival[], cards: Uint8Array, rng: Rng): boolean {
  let n = 0;
  for (let h = 0; h < hands.length; h++) {
    const { hidden, need } = hands[h];
    for (let i = 0; i < hidden; i++) {
      const shown = need[cards[n++]];
      if (shown > 0 && rng.below(shown + 1) > 0) return false;
    }
  }
  return true;
}

const pileCards = (codes: readonly string[] | null): number[] => {
  const pile = pileOf(codes ?? []);
  return Array.from({ length: KINDS }, (_, kind) => Array<number>(count(pile, kind)).fill(kind)).flat();
};

/** So many are imagined, to choose one by how likely its hidden words are. */
const CANDIDATES = 16;

/**
 * Hands of partners, who swap in secret. Several are drawn and one is kept by its weight, which is the chance of its
 * hidden words. A spectator imagines one team after the other, so there the ways left to the second team count too.
 */
function teams(known: State, view: GameView): Worlds<State> {
  const hidden = view.trails.filter(({ seats }) => view.hands[seats[0]] === null);
  const pool = unseen(known, view);
  for (const { stretches, mixed } of hidden) {
    for (let kind = 0; kind < KINDS; kind++) {
      pool[kind] -= mixed?.base[kind] ?? 0;
      for (const facts of stretches) pool[kind] -= facts[9 + kind] + facts[27 + kind];
    }
  }
  const imagine = (trail: Trail, cards: readonly number[]): Partners =>
    new Partners(trail, [handSize(view, trail.seats[0]), handSize(view, trail.seats[1])], cards);
  const last = imagine(hidden[hidden.length - 1], pool);
  const open = pool.map((n, kind) => n - last.fewest[kind]);
  const earlier = hidden.length === 1 ? null : imagine(hidden[0], open);
  const candidates = earlier === null && last.swaps === 0 ? 1 : CANDIDATES;
  const left = new Uint8Array(KINDS);
  const kept = new Uint8Array(KINDS);
  const deck = new Deck(known.box);
  const reserve = Uint8Array.from(pileCards(view.reserveCards));
  const secret = view.step.gained === null;
  return {
    into(state, rng) {
      State.copy(known, state);
      let total = 0;
      for (let drawn = 0; drawn < candidates || total === 0; drawn++) {
        let weight = 1;
        left.set(pool);
        if (earlier !== null) {
          earlier.draw(rng);
          for (let kind = 0; kind < KINDS; kind++) {
            left[kind] -= earlier.started[kind];
            for (let n = open[kind] - earlier.started[kind]; n > 1; n--) weight *= n;
          }
          weight *= last.weigh(left) * earlier.chance(rng);
          if (weight === 0) continue;
        }
        last.draw(rng);
        weight *= last.chance(rng);
        total += weight;
        if (candidates > 1 && fraction(rng) * total >= weight) continue;
        if (earlier !== null) give(state, earlier, hidden[0].seats, known, secret);
        give(state, last, hidden[hidden.length - 1].seats, known, secret);
        for (let kind = 0; kind < KINDS; kind++) kept[kind] = left[kind] - last.started[kind];
      }
      if (view.reserveCards === null) {
        deck.n = 0;
        deck.lay(kept);
        shuffle(deck.cards, deck.n, rng);
        deck.reserveFrom(0, state);
      } else orderReserve(state, reserve, rng);
    },
  };
}

function give(state: State, team: Partners, seats: readonly number[], known: State, secret: boolean): void {
  for (let hand = 0; hand < 2; hand++) {
    const seat = seats[hand];
    state.hands[seat] = team.hands[2 * team.swaps + hand];
    if (seat !== state.turn) continue;
    if (secret) {
      state.given = team.moved[2 * team.swaps - 2 + hand];
      state.gained = team.moved[2 * team.swaps - 1 - hand];
      // The cards of a swap with the market that is under way are not in a trail yet.
    } else state.hands[seat] += known.gained;
  }
}
