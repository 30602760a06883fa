import { everyone, only, type Rng, type Worlds } from '@crossbones/core';
import { fraction, type HiddenHand } from '../deal.js';
import { type Box, CARDS, cardOf, ESCAPE, kindOf, LOOT, MERMAID } from './cards.js';
import { hold } from './hand.js';
import { restore } from './restore.js';
import { GHOST, Phase, State } from './state.js';
import type { GameView } from './view.js';
import { type DrawCase, drawCases, suitSet } from './will.js';

/**
 * Worlds that a viewer cannot rule out: every deal of the unseen cards that agrees with the voids shown is equally
 * likely. Will's draw splits them into cases, each weighed by the number of its deals.
 */
export function sampler(view: GameView, box: Box): Worlds<State> {
  const { state: base, unseen } = restore(view, box);
  const cases = drawCases({ view, base, unseen, others: others(view, base) });
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const mine = view.viewer === 'spectator' ? 0 : only(view.viewer);
  const guessed = sealedByOthers(view, mine);
  // Deals are made of kinds. The unseen cards of a kind are the last ones of it, and are given out in order.
  const unseenCopy = new Uint8Array(CARDS);
  for (const card of unseen.toReversed()) unseenCopy[kindOf(card)] = card;
  const shown = twinsShown(base);
  const nextCopy = new Uint8Array(CARDS);
  return {
    into(state, rng) {
      State.copy(base, state);
      nextCopy.set(unseenCopy);
      let world = drawn(cases, total, rng);
      while (!plausible(world, shown, rng)) world = drawn(cases, total, rng);
      fill(state, world, nextCopy, rng);
      for (let seat = 0; seat < state.seats; seat++) {
        if (((guessed >> seat) & 1) === 0) continue;
        if (state.phase === Phase.bid) state.bids[seat] = rng.below(state.dealt + 1);
        else state.shots[seat] = rng.below(2);
      }
    },
  };
}

/** Hands that belong neither to the viewer nor to Will's player: sizes and voids by seat, then Greybeard's pile. */
function others(view: GameView, base: State): HiddenHand[] {
  const hands: HiddenHand[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const known = seat === view.viewer || (seat === base.will && base.willDrew > 0);
    hands.push({ size: known ? 0 : view.cards[seat], forbidden: suitSet(view.voids[seat]) });
  }
  hands.push({ size: view.ghost?.pile ?? 0, forbidden: 0 });
  return hands;
}

/** Kinds of which the box holds several. */
const twins: readonly number[] = [ESCAPE, MERMAID, LOOT];

/** How many of each twin a seat has played. Greybeard chooses nothing, so his cards tell nothing more. */
function twinsShown(base: State): Uint8Array {
  const shown = new Uint8Array((base.seats + 1) * twins.length);
  for (let i = 0; i < base.played; i++) {
    if (base.players[i] >= base.seats) continue;
    const kind = twins.indexOf(kindOf(cardOf(base.faces[i])));
    if (kind >= 0) shown[base.players[i] * twins.length + kind]++;
  }
  return shown;
}

/**
 * Deals that leave a player more cards like those already played come up too often: once for each way to tell equal
 * cards apart. So they are accepted less often, but never less than one time in forty.
 */
function plausible({ out, sizes }: DrawCase, shown: Uint8Array, rng: Rng): boolean {
  let at = 0;
  for (let hand = 0; hand < sizes.length; hand++) {
    const end = at + sizes[hand];
    for (let kind = 0; kind < twins.length; kind++) {
      const played = shown[hand * twins.length + kind];
      if (played === 0) continue;
      for (let i = at, ways = played; i < end; i++) {
        // Each further twin changes the chance as the binomial `played + held` choose `held` does.
        if (out[i] === twins[kind] && rng.below(++ways) >= ways - played) return false;
      }
    }
    at = end;
  }
  return true;
}

function sealedByOthers(view: GameView, mine: number): number {
  return view.sealed.reduce((set, seat) => set | only(seat), 0) & everyone(view.seats) & ~mine;
}

/** Draws a case, and its cards. */
function drawn(cases: readonly DrawCase[], total: number, rng: Rng): DrawCase {
  const world = pick(cases, total, rng);
  for (let i = 0; i < world.parts.length; i++) world.parts[i].deal.into(world.parts[i].out, rng);
  return world;
}

function pick(cases: readonly DrawCase[], total: number, rng: Rng): DrawCase {
  if (cases.length === 1) return cases[0];
  let left = fraction(rng) * total;
  for (let i = 0; i < cases.length - 1; i++) {
    left -= cases[i].weight;
    if (left < 0) return cases[i];
  }
  return cases[cases.length - 1];
}

function fill(state: State, world: DrawCase, nextCopy: Uint8Array, rng: Rng): void {
  const { out } = world;
  for (let i = 0; i < out.length; i++) out[i] = nextCopy[out[i]]++;
  let at = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    for (let i = 0; i < world.sizes[seat]; i++) hold(state.held, seat, out[at++]);
  }
  const ghosts = world.sizes[state.seats];
  const pile = (GHOST + 1) * state.dealt - ghosts;
  for (let i = 0; i < ghosts; i++) state.pile[pile + i] = out[at++];
  let drew = state.willTop;
  for (let i = 0; i < world.keptDealt; i++) hold(state.held, state.will, out[at++]);
  for (let i = 0; i < world.thrownDealt; i++) state.discards[i] = out[at++];
  for (let i = 0; i < world.keptDrawn; i++) {
    state.pile[drew++] = out[at];
    hold(state.held, state.will, out[at++]);
  }
  for (let i = 0; i < world.thrownDrawn; i++) {
    state.pile[drew++] = out[at];
    state.discards[world.thrownDealt + i] = out[at++];
  }
  for (const card of world.surelyDrawn) state.pile[drew++] = card;
  drew = drawSome(state.pile, drew, world, rng);
  for (let i = state.top; i < state.deck.cards.length; i++) state.pile[i] = out[at++];
}

/** Marks `alsoDrawn` of the cards Will's player has played since as drawn, each choice equally likely. */
function drawSome(pile: Uint8Array, from: number, { maybeDrawn, alsoDrawn }: DrawCase, rng: Rng): number {
  let at = from;
  let wanted = alsoDrawn;
  for (let i = 0; i < maybeDrawn.length && wanted > 0; i++) {
    if (rng.below(maybeDrawn.length - i) >= wanted) continue;
    pile[at++] = maybeDrawn[i];
    wanted--;
  }
  return at;
}
