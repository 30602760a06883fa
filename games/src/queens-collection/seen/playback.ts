import type { GameView as View } from '../view.js';
import { less, more } from './bag.js';
import { readMove, readPair, readRedraw, readSwap, readTrade } from './word.js';

type Turn = View['record'][number];

/** What is new in a turn: cards turned up (in co-op drawn), a clash among them, and deeds. */
export interface News extends Turn {
  /** Its number in the round, from 0. */
  readonly number: number;
}

const turnAt = (view: View, number: number): Turn | undefined =>
  view.record[number - (view.turns - view.record.length)];

/** What happened from one view to another of the same round, turn by turn. */
export function news(before: View, view: View): News[] {
  const found: News[] = [];
  for (let number = Math.max(0, before.turns - 1); number < view.turns; number++) {
    const was = turnAt(before, number);
    const is = turnAt(view, number);
    if (is === undefined) continue;
    found.push({
      number,
      seat: is.seat,
      cards: is.cards.slice(was?.cards.length ?? 0),
      clash: is.clash && was?.clash !== true,
      did: is.did.slice(was?.did.length ?? 0),
    });
  }
  return found;
}

const change = <T>(list: readonly T[], at: number, how: (one: T) => T): T[] =>
  list.map((one, i) => (i === at ? how(one) : one));

const hold = (view: View, seat: number, gone: readonly string[], come: readonly string[]) => ({
  hands: change(view.hands, seat, (hand) => hand && more(less(hand, gone), come)),
  sizes: change(view.sizes, seat, (size) => size - gone.length + come.length),
});

const tell = (view: View, how: (turn: Turn) => Turn): Turn[] =>
  change(view.record, view.record.length - 1, how);

/** The next player's turn begins; the market may still be as the last turn left it. */
export const begun = (view: View, seat: number): View => ({
  ...view,
  turn: seat,
  phase: 'reveal',
  revealed: [],
  record: [...view.record, { seat, cards: [], clash: false, did: [] }],
  turns: view.turns + 1,
});

export const turnedUp = (view: View, card: string, clash: boolean): View => ({
  ...view,
  phase: 'reveal',
  revealed: [...view.revealed, card],
  reserve: Math.max(0, view.reserve - 1),
  record: tell(view, (turn) => ({ ...turn, cards: [...turn.cards, card], clash })),
});

/** The cards that were turned up are lost. */
export const lost = (view: View): View => ({
  ...view,
  phase: 'choose',
  discard: more(view.discard, view.revealed),
  revealed: [],
});

/** The cards that were turned up join the hand. */
export const kept = (view: View): View => ({
  ...view,
  ...hold(view, view.turn, [], view.revealed),
  phase: 'choose',
  revealed: [],
});

/** The discard has become the reserve. */
export const reshuffled = (view: View): View => ({
  ...view,
  reserve: view.discard.length,
  discard: [],
  reshuffles: view.reshuffles + 1,
});

/** The table after a deed, as far as the deed itself tells it. */
export function after(view: View, word: string): View {
  const seat = view.turn;
  const record = tell(view, (turn) => ({ ...turn, did: [...turn.did, word] }));
  const told: View = { ...view, record };
  const pair = readPair(word);
  if (pair !== null) {
    const cards = [...pair.hand, pair.market];
    const paid: View = {
      ...told,
      ...hold(view, seat, pair.hand, []),
      phase: 'take',
      market: less(view.market, [pair.market]),
    };
    const standing = view.boxes.find(({ colour }) => colour === pair.colour)!.pawns.length;
    if (standing === 0) return { ...paid, removed: more(view.removed, cards) };
    return {
      ...paid,
      discard: more(view.discard, cards),
      boxes: view.boxes.map((box) =>
        box.colour === pair.colour ? { ...box, pawns: box.pawns.slice(1) } : box,
      ),
      taken: change(view.taken, seat, ({ boxes, pawns }) => ({
        boxes: standing === 1 ? more(boxes, [pair.colour]) : boxes,
        pawns: more(pawns, [pair.colour]),
      })),
    };
  }
  const swap = word.startsWith('swap:') ? readSwap(word) : null;
  if (swap !== null) {
    return {
      ...told,
      ...hold(view, seat, [swap.own], [swap.other]),
      phase: 'swap',
      market: more(less(view.market, [swap.other]), [swap.own]),
    };
  }
  const paid = readMove(word)?.paid ?? readRedraw(word);
  if (paid !== null) return { ...told, ...hold(view, seat, paid, []), discard: more(view.discard, paid) };
  const trade = readTrade(word);
  if (trade !== null) {
    const given: View = { ...told, ...hold(view, seat, [trade.own], [trade.other]) };
    return {
      ...given,
      ...hold(given, trade.seat, [trade.other], [trade.own]),
      reserve: view.reserve - 1,
      unseen: view.unseen + 1,
    };
  }
  return told;
}
