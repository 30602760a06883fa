import { QueensCollection } from '@crossbones/games';
import { wildcards } from './hand.js';

const { ANY_COLOUR, KINDS, lowestKind, one, present, size } = QueensCollection.cards;
const { partnerOf, Phase } = QueensCollection;
const { DONE, PARTNER, SWAP } = QueensCollection.actions;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** What makes a hand ready: wildcards above all, then colours that still have pawns. */
const WILDCARD = 10;
const LIVE = 3;
/** A card of the hand's colour left in the market may still lie there in the next turn. */
const MATCH = 2;

const readiness = (hand: Pile, pawns: Pile): number =>
  WILDCARD * wildcards(hand) + LIVE * size(present(hand) & present(pawns) & ANY_COLOUR);

const matches = (hand: Pile, market: Pile): number =>
  MATCH * size(present(hand) & present(market) & ANY_COLOUR);

/** The swap that prepares the own hand best, or one's own and the partner's; `DONE` where none is any good. */
export function swapper(): (s: State, seat: number) => number {
  let best = DONE;
  let most = 0;

  function offer(action: number, gain: number): void {
    if (gain <= most) return;
    most = gain;
    best = action;
  }

  function offerMarket(s: State, hand: Pile, own: number, offered: number): void {
    const before = readiness(hand, s.pawns) + matches(hand, s.market);
    for (let mine = own; mine !== 0; mine &= mine - 1) {
      for (let theirs = offered; theirs !== 0; theirs &= theirs - 1) {
        const give = lowestKind(mine);
        const get = lowestKind(theirs);
        const after = hand + one(get) - one(give);
        const market = s.market + one(give) - one(get);
        offer(SWAP + give * KINDS + get, readiness(after, s.pawns) + matches(after, market) - before);
      }
    }
  }

  function offerPartner(s: State, hand: Pile, partner: Pile, own: number, offered: number): void {
    const before = readiness(hand, s.pawns) + readiness(partner, s.pawns);
    for (let mine = own; mine !== 0; mine &= mine - 1) {
      for (let theirs = offered; theirs !== 0; theirs &= theirs - 1) {
        const give = lowestKind(mine);
        const get = lowestKind(theirs);
        const move = one(get) - one(give);
        const after = readiness(hand + move, s.pawns) + readiness(partner - move, s.pawns);
        offer(PARTNER + give * KINDS + get, after - before);
      }
    }
  }

  return (s, seat) => {
    // The first swap has to be made, however little it helps. What has been swapped stays where it is.
    const first = s.phase === Phase.Choose;
    const hand = s.hands[seat];
    const gained = first ? 0 : s.gained;
    const given = first ? 0 : s.given;
    best = DONE;
    most = first ? Number.NEGATIVE_INFINITY : 0;
    const own = present(hand - gained);
    if (s.phase !== Phase.Partner) offerMarket(s, hand, own, present(s.market - given));
    if (s.teams && s.phase !== Phase.Swap) {
      const partner = s.hands[partnerOf(seat)];
      offerPartner(s, hand, partner, own, present(partner - given));
    }
    return best;
  };
}
