import * as SkullKing from '@crossbones/games/skull-king/index';
import { bidReason, type Reasons, trickReason } from '../reason.js';
import { Lookout } from './lookout.js';
import { Unseen, wanted } from './unseen.js';

const { BID, cardOf, isTaken, judge, Nature, Phase, playedFace, positionOf } = SkullKing;
type State = SkullKing.State;

/** What speaks for a bid, and for a card. */
export const reasons: Reasons<State> = ({ seat }, world) => {
  if (world.phase === Phase.bid) {
    const lookout = new Lookout();
    lookout.look(world, seat);
    const tricks = lookout.tricks();
    return ({ action }) => bidReason(action - BID, tricks);
  }
  if (world.phase !== Phase.play) return () => [];
  const unseen = unseenBy(world, seat);
  const left = world.dealt - (world.played - world.inTrick) / world.hands;
  const standing = { need: wanted(world, seat), left, what: 'card' } as const;
  return ({ action, hints }) => trickReason(hints, standing, certainty(world, playedFace(action), unseen));
};

/** Every card that may lie in another hand, as far as the seat can tell by what it holds and what was played. */
function unseenBy(s: State, seat: number): readonly number[] {
  const hand = new Uint8Array(s.deck.cards.length);
  const held = new Unseen().look(s, seat, hand);
  const seen = new Set([...hand.subarray(0, held), ...Array.from(s.faces.subarray(0, s.played), cardOf)]);
  return Array.from(s.deck.cards).filter((card) => !seen.has(card));
}

/** Whether it is certain, whatever the others hold, that this face takes the trick, or that it does not. */
function certainty(s: State, face: number, unseen: readonly number[]): 'takes' | 'loses' | null {
  const place = s.inTrick;
  const trick = new Uint8Array(place + 2);
  trick.set(s.faces.subarray(s.played - place, s.played));
  trick[place] = face;
  const takes = (count: number): boolean => {
    const verdict = judge(s.deck, trick, 0, count);
    return isTaken(verdict) && positionOf(verdict) === place;
  };
  const now = takes(place + 1);
  if (place + 1 === s.hands) return now ? 'takes' : 'loses';
  const after = unseen.map((card) => {
    trick[place + 1] = card;
    return takes(place + 2);
  });
  if (now && after.every(Boolean)) return 'takes';
  // A beaten card comes back only under the whale.
  const whale = unseen.some((card) => s.deck.nature[card] === Nature.whale);
  return now || whale || after.some(Boolean) ? null : 'loses';
}
