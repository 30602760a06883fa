import type { Rng } from '@crossbones/core';
import * as SkullKing from '@crossbones/games/skull-king/index';
import { randomly } from '../playout.js';
import type { Policy } from '../policy.js';
import { wanted } from './unseen.js';

const { BID, BLACK, cardOf, CHANGE, discardOf, ESCAPE, GRAPESHOT, isTaken, judge, LEAD, Nature, Phase } =
  SkullKing;
const { playedFace, positionOf, SHOT, skullKing, WAGER, WORD_SIZE } = SkullKing;

/** In so many of a hundred cases it does not pay attention. */
const WANDERS = 8;
/** How strong a card looks at first sight: numbers as they are, black ones above them, then the characters. */
const looks = Uint8Array.from({ length: 8 });
looks[Nature.mermaid] = 40;
looks[Nature.pirate] = 50;
looks[Nature.king] = 60;
const BLACK_LOOKS = 16;
/** From where on a card looks like a trick when bids are made. */
const TRICK_LOOKS = { plain: 12, black: BLACK_LOOKS + 8 };

/**
 * A beginner. Bids a trick for every strong card, however many play and however few cards there are; wants a trick
 * with the strongest card it has and not with the one that is enough; keeps strong cards once the bid is made, until
 * they must be played; minds neither who comes after nor what has gone before.
 */
export function deckhand(): Policy<SkullKing.State> {
  const legal = new Uint16Array(skullKing.actions);
  const trick = new Uint8Array(16);
  const wander = randomly(skullKing);

  /** Whether this face would take the trick as it lies. */
  const takes = (s: SkullKing.State, face: number): boolean => {
    const start = s.played - s.inTrick;
    for (let i = 0; i < s.inTrick; i++) trick[i] = s.faces[start + i];
    trick[s.inTrick] = face;
    const verdict = judge(s.deck, trick, 0, s.inTrick + 1);
    return isTaken(verdict) && positionOf(verdict) === s.inTrick;
  };

  const play = (s: SkullKing.State, seat: number): number => {
    const count = skullKing.legal(s, seat, legal);
    const wants = wanted(s, seat) > 0;
    let best = legal[0];
    let most = -Infinity;
    for (let i = 0; i < count; i++) {
      const face = playedFace(legal[i]);
      const strength = strengthOf(s.deck, face);
      const fits = takes(s, face) === wants;
      const liking = fits ? (wants ? strength : -strength) : -strength - 200;
      if (liking <= most) continue;
      most = liking;
      best = legal[i];
    }
    return best;
  };

  /** Will's choice: the weakest card while tricks are wanted, then the strongest. */
  const discard = (s: SkullKing.State, seat: number): number => {
    const sign = wanted(s, seat) > 0 ? -1 : 1;
    let best = 0;
    let most = -Infinity;
    for (let card = 0; card < s.deck.nature.length; card++) {
      if (!holds(s, seat, card) || sign * strengthOf(s.deck, card) <= most) continue;
      most = sign * strengthOf(s.deck, card);
      best = card;
    }
    return discardOf(best);
  };

  return (s: SkullKing.State, seat: number, rng: Rng) => {
    if (rng.below(100) < WANDERS) return wander(s, seat, rng);
    switch (s.phase) {
      case Phase.bid:
        return BID + tricksAtSight(s, seat);
      case Phase.shot:
        return SHOT + GRAPESHOT;
      case Phase.rosie:
        return LEAD + seat;
      case Phase.will:
        return discard(s, seat);
      case Phase.rascal:
        return WAGER + 1;
      case Phase.harry:
        return CHANGE + 1 + (wanted(s, seat) < 0 ? Math.min(1, s.dealt - s.bids[seat]) : 0);
      default:
        return play(s, seat);
    }
  };
}

function strengthOf(deck: SkullKing.Deck, face: number): number {
  if (deck.nature[face] !== Nature.number) return looks[deck.nature[face]];
  return deck.value[face] + (deck.suit[face] === BLACK ? BLACK_LOOKS : 0);
}

/** One for every card that looks strong. */
export function tricksAtSight(s: SkullKing.State, seat: number): number {
  let tricks = 0;
  for (let card = 0; card < s.deck.nature.length; card++) {
    if (!holds(s, seat, card)) continue;
    const black = s.deck.suit[card] === BLACK;
    if (strengthOf(s.deck, card) >= (black ? TRICK_LOOKS.black : TRICK_LOOKS.plain)) tricks++;
  }
  return tricks;
}

function holds(s: SkullKing.State, seat: number, card: number): boolean {
  if (cardOf(card) !== card) return false;
  const word = card < ESCAPE ? Math.floor(card / WORD_SIZE) : 2;
  return ((s.held[seat * 3 + word] >> (card - (word < 2 ? word * WORD_SIZE : ESCAPE))) & 1) === 1;
}
