import { everyone, only, type Rng, type Worlds } from '@crossbones/core';
import { fraction, type HiddenHand } from '../deal.js';
import { type Box, CARDS, cardOf, kindOf } from './cards.js';
import { hold } from './hand.js';
import { restore } from './restore.js';
import { GHOST, Phase, State } from './state.js';
import type { GameView } from './view.js';
import { type DrawCase, drawCases, suitSet } from './will.js';

/**
 * Worlds a viewer cannot rule out: every deal of the unseen cards that agrees with the voids shown is equally
 * likely. Will's draw makes cases of it, each weighed by the number of its deals.
 */
export function sampler(view: GameView, box: Box): Worlds<State> {
  const { state: base, unseen } = restore(view, box);
  const cases = drawCases({ view, base, unseen, others: others(view, base) });
  const total = cases.reduce((sum, { weight }) => sum + weight, 0);
  const mine = view.viewer === 'spectator' ? 0 : only(view.viewer);
  const guessed = sealedByOthers(view, mine);
  // Deals are of kinds; alike cards not seen are the last of their kind, and are handed out in turn.
  const unseenCopy = new Uint8Array(CARDS);
  for (const card of unseen.toReversed()) unseenCopy[kindOf(card)] = card;
  const nextCopy = new Uint8Array(CARDS);
  return {
    into(state, rng) {
      State.copy(base, state);
      nextCopy.set(unseenCopy);
      if (view.round > 0) fill(state, pick(cases, total, rng), nextCopy, rng);
      for (let seat = 0; seat < state.seats; seat++) {
        if (((guessed >> seat) & 1) === 0) continue;
        if (state.phase === Phase.bid) state.bids[seat] = rng.below(state.dealt + 1);
        else state.shots[seat] = rng.below(2);
      }
    },
  };
}

/** Hands that are neither the viewer's nor of whoever used Will: sizes and voids by seat, then Greybeard's pile. */
function others(view: GameView, base: State): HiddenHand[] {
  const hands: HiddenHand[] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    const known = seat === view.viewer || (seat === base.will && base.willDrew > 0);
    const size = known ? 0 : view.cards[seat];
    hands.push({ size, forbidden: suitSet(view.voids[seat]), shown: playedBy(base, seat) });
  }
  hands.push({ size: view.ghost?.pile ?? 0, forbidden: 0, shown: playedBy(base, GHOST) });
  return hands;
}

function playedBy(base: State, player: number): number[] {
  const kinds: number[] = [];
  for (let i = 0; i < base.played; i++)
    if (base.players[i] === player) kinds.push(kindOf(cardOf(base.faces[i])));
  return kinds;
}

function sealedByOthers(view: GameView, mine: number): number {
  return view.sealed.reduce((set, seat) => set | only(seat), 0) & everyone(view.seats) & ~mine;
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
  const { out, parts } = world;
  for (let i = 0; i < parts.length; i++) parts[i].deal.into(parts[i].out, rng);
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
