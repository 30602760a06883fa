import * as QueensCollection from '@crossbones/games/queens-collection/index';
import type { Heard } from './heard.js';
import type { Judge } from './judge.js';
import { seenIn } from './rival.js';
import { NO_PAIR, type taker } from './take.js';

const { copiesOf, count, JOKER, KINDS, one, size } = QueensCollection.cards;
const { canDraw, partnerOf } = QueensCollection;
const { REVEAL, STOP } = QueensCollection.actions;

type State = QueensCollection.State;
type Pile = QueensCollection.cards.Pile;

/** Pawns of a colour, and of its cards how many the rivals are known to hold: more of them are all alike. */
const MOST_STANDING = 3;
const MOST_KNOWN = 2;
/** While so many pawns stand, nobody who has time for two more cards stops before them. */
const EARLY = 16;
const EARLY_CARDS = 2;

/** Pushing one's luck: whether the hand with one more card is worth more, on average, than what lies turned up. */
export function gambler(
  judge: Judge,
  take: ReturnType<typeof taker>,
  heard: Heard | null = null,
): (s: State, seat: number) => number {
  const unseen = new Uint8Array(KINDS);
  /** Cards of which neither hand nor market has one differ only by the pawns and cards of that colour elsewhere. */
  const alike = new Float64Array((MOST_STANDING + 1) * (MOST_KNOWN + 1));

  function worth(s: State, hand: Pile): number {
    const { pair, value, idle } = take(hand, s.market, s.pawns);
    return pair === NO_PAIR || idle > value ? idle : value;
  }

  return (s, seat) => {
    if (!canDraw(s)) return STOP;
    if (s.revealed < EARLY_CARDS && size(s.pawns) > EARLY) return REVEAL;
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
        const like = count(s.pawns, kind) * (MOST_KNOWN + 1) + judge.knownOf(kind);
        if (Number.isNaN(alike[like])) alike[like] = worth(s, held + one(kind));
        sum += unseen[kind] * alike[like];
      }
    }
    const further = sum / cards + judge.courage;
    const enough = worth(s, held);
    heard?.(REVEAL, further);
    heard?.(STOP, enough);
    return further > enough ? REVEAL : STOP;
  };
}

/** How likely it is that the next card turned up does not clash. */
export function safety(s: State, seat: number): number {
  if (s.cooperative || !canDraw(s)) return 0;
  const unseen = new Uint8Array(KINDS);
  const cards = countUnseen(s, seat, unseen);
  let safe = 0;
  for (let kind = 0; kind < KINDS; kind++)
    if (kind === JOKER || count(s.up, kind) === 0) safe += unseen[kind];
  return safe / cards;
}

/**
 * What the next card can be, for all the seat knows: once reshuffled, the reserve is an open secret but for its
 * order; before that it is the deck without whatever has been seen.
 */
export function countUnseen(s: State, seat: number, unseen: Uint8Array): number {
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
