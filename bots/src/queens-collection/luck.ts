import { QueensCollection } from '@crossbones/games';
import { NO_PAIR, type taker } from './take.js';

const { copiesOf, count, JOKER, KINDS, one, size } = QueensCollection.cards;
const { canDraw, partnerOf } = QueensCollection;
const { REVEAL, STOP } = QueensCollection.actions;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** A pile counts no further. */
const MOST_STANDING = 7;
/** A hand seldom brings all that it promises, so a further card has to promise a little more. */
const CAUTION = 0.1;

/** Pushing one's luck: whether the hand with one more card is worth more, on average, than what lies turned up. */
export function gambler(take: ReturnType<typeof taker>): (s: State, seat: number) => number {
  const unseen = new Uint8Array(KINDS);
  /** Cards of which neither hand nor market has one differ only by the pawns that stand on their box. */
  const alike = new Float64Array(MOST_STANDING + 1);

  function worth(s: State, hand: Pile): number {
    const { pair, value, idle } = take(hand, s.market, s.pawns, s.seats);
    return pair === NO_PAIR || idle > value ? idle : value;
  }

  return (s, seat) => {
    if (!canDraw(s)) return STOP;
    const held = s.hands[seat] + s.up;
    const clash = s.up === 0 ? 0 : worth(s, s.hands[seat]);
    const cards = countUnseen(s, seat, unseen);
    let sum = 0;
    alike.fill(Number.NaN);
    for (let kind = 0; kind < KINDS; kind++) {
      if (unseen[kind] === 0) continue;
      if (count(s.up, kind) > 0 && kind !== JOKER) sum += unseen[kind] * clash;
      else if (count(held + s.market, kind) > 0 || kind === JOKER)
        sum += unseen[kind] * worth(s, held + one(kind));
      else {
        const standing = count(s.pawns, kind);
        if (Number.isNaN(alike[standing])) alike[standing] = worth(s, held + one(kind));
        sum += unseen[kind] * alike[standing];
      }
    }
    return sum / cards > worth(s, held) + CAUTION ? REVEAL : STOP;
  };
}

/**
 * What the next card can be, for all the seat knows: once reshuffled, the reserve is an open secret but for its
 * order; before that it is the deck without whatever has been seen.
 */
function countUnseen(s: State, seat: number, unseen: Uint8Array): number {
  if (s.top === s.end) {
    for (let kind = 0; kind < KINDS; kind++) unseen[kind] = count(s.discard, kind);
    return size(s.discard);
  }
  if (s.reshuffles > 0) {
    unseen.fill(0);
    for (let i = s.top; i < s.end; i++) unseen[s.reserve[i]]++;
    return s.end - s.top;
  }
  let cards = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    let left = copiesOf(s.box, kind);
    left -= count(s.market, kind) + count(s.discard, kind) + count(s.removed, kind) + count(s.up, kind);
    for (let other = 0; other < s.seats; other++) {
      const open = other === seat || (s.teams && other === partnerOf(seat));
      left -= open ? count(s.hands[other], kind) : seenIn(s, other, kind);
    }
    unseen[kind] = left;
    cards += left;
  }
  return cards;
}

/** Cards that openly came to a hand since its team last swapped in secret, and have not left it. */
const seenIn = (s: State, seat: number, kind: number): number =>
  s.need[s.stretch[seat] + kind] + s.net[s.stretch[seat] + kind];
