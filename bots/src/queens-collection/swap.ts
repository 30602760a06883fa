import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Heard } from './heard.js';
import type { Judge } from './judge.js';

const { KINDS, lowestKind, one, present } = QueensCollection.cards;
const { partnerOf, Phase } = QueensCollection;
const { DONE, PARTNER, SWAP } = QueensCollection.actions;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

interface Swap {
  action: number;
  value: number;
}

/** The swap that leaves the best position, as if it were the last of this turn; `DONE` if none is any good. */
export function swapper(judge: Judge, heard: Heard | null = null): (s: State, seat: number) => Swap {
  const best: Swap = { action: DONE, value: 0 };

  function offer(action: number, value: number): void {
    heard?.(action, value);
    if (value <= best.value) return;
    best.value = value;
    best.action = action;
  }

  function offerMarket(s: State, hand: Pile, own: number, offered: number): void {
    for (let mine = own; mine !== 0; mine &= mine - 1) {
      for (let theirs = offered; theirs !== 0; theirs &= theirs - 1) {
        const give = lowestKind(mine);
        const get = lowestKind(theirs);
        const move = one(get) - one(give);
        offer(SWAP + give * KINDS + get, judge.of(hand + move, s.market - move, s.pawns));
      }
    }
  }

  function offerPartner(s: State, hand: Pile, partner: Pile, own: number, offered: number): void {
    for (let mine = own; mine !== 0; mine &= mine - 1) {
      for (let theirs = offered; theirs !== 0; theirs &= theirs - 1) {
        const give = lowestKind(mine);
        const get = lowestKind(theirs);
        const move = one(get) - one(give);
        judge.share(partner - move);
        offer(PARTNER + give * KINDS + get, judge.of(hand + move, s.market, s.pawns));
      }
    }
    judge.share(partner);
  }

  return (s, seat) => {
    // The first swap must be made, even if it helps little. Cards that were swapped may not move again.
    const first = s.phase === Phase.choose;
    const hand = s.hands[seat];
    const gained = first ? 0 : s.gained;
    const given = first ? 0 : s.given;
    best.action = DONE;
    best.value = Number.NEGATIVE_INFINITY;
    if (!first) offer(DONE, judge.of(hand, s.market, s.pawns));
    const own = present(hand - gained);
    if (s.phase !== Phase.partner) offerMarket(s, hand, own, present(s.market - given));
    if (s.teams && s.phase !== Phase.swap) {
      const partner = s.hands[partnerOf(seat)];
      offerPartner(s, hand, partner, own, present(partner - given));
    }
    return best;
  };
}
