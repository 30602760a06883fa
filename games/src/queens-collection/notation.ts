import * as A from './actions.js';
import { COLOURS, codes, colours, JOKER, KINDS, kindOf, kinds } from './cards.js';

const pairWords: readonly string[] = Array.from({ length: A.PAIRS }, (_, pair) => {
  const hand = codes(A.pairFromHand[pair]).join('+');
  return `pair:${hand}/${kinds[A.pairFromMarket[pair]]}=${colours[A.pairColour[pair]]}`;
});

const redrawWords: readonly string[] = Array.from(A.redrawn, (pile) => `redraw:${codes(pile).join('+')}`);

const plainWords = ['reveal', 'stop', 'done', 'skip'] as const;

const listed = new Map<string, number>([
  ...plainWords.map((word, i) => [word, i] as const),
  ...pairWords.map((word, i) => [word, A.PAIR + i] as const),
  ...redrawWords.map((word, i) => [word, A.REDRAW + i] as const),
]);

export function print(action: number): string {
  if (action < A.PAIR) return plainWords[action];
  if (action < A.SWAP) return pairWords[action - A.PAIR];
  if (action < A.PARTNER) return `swap:${twoCards(action - A.SWAP)}`;
  if (action < A.MOVE_COLOURS) return `partner:${twoCards(action - A.PARTNER)}`;
  if (action < A.MOVE_TWINS) {
    const duo = Math.floor((action - A.MOVE_COLOURS) / A.ORDERED);
    const boxes = (action - A.MOVE_COLOURS) % A.ORDERED;
    const [one, other] = [colours[A.duoFirst[duo]], colours[A.duoSecond[duo]]];
    return `move:${one}+${other}:${colours[A.orderedFirst[boxes]]}/${one}-${colours[A.orderedSecond[boxes]]}/${other}`;
  }
  if (action < A.REDRAW) {
    const cards = Math.floor((action - A.MOVE_TWINS) / A.EXCHANGES);
    const exchange = (action - A.MOVE_TWINS) % A.EXCHANGES;
    const boxes = Math.floor(exchange / A.ORDERED);
    const pawns = exchange % A.ORDERED;
    const paid = cards === JOKER ? 'joker' : `${colours[cards]}+${colours[cards]}`;
    const one = `${colours[A.duoFirst[boxes]]}/${colours[A.orderedFirst[pawns]]}`;
    return `move:${paid}:${one}-${colours[A.duoSecond[boxes]]}/${colours[A.orderedSecond[pawns]]}`;
  }
  if (action < A.TRADE) return redrawWords[action - A.REDRAW];
  const trade = action - A.TRADE;
  const seat = Math.floor((trade % A.TRADE_STEP) / KINDS);
  return `trade:${kinds[Math.floor(trade / A.TRADE_STEP)]}/${seat}:${kinds[trade % KINDS]}`;
}

const twoCards = (index: number): string => `${kinds[Math.floor(index / KINDS)]}/${kinds[index % KINDS]}`;

const card = '(c[1-8]|joker)';
const colour = '(c[1-8])';
const swapForm = new RegExp(`^(swap|partner):${card}/${card}$`);
const tradeForm = new RegExp(`^trade:${card}/([0-3]):${card}$`);
const moveForm = new RegExp(`^move:(?:${colour}\\+${colour}|joker):${colour}/${colour}-${colour}/${colour}$`);

export function parse(word: string): number | null {
  const known = listed.get(word);
  if (known !== undefined) return known;
  const swap = swapForm.exec(word);
  if (swap !== null) {
    return (swap[1] === 'swap' ? A.SWAP : A.PARTNER) + kindOf(swap[2]) * KINDS + kindOf(swap[3]);
  }
  const trade = tradeForm.exec(word);
  if (trade !== null) {
    return A.TRADE + kindOf(trade[1]) * A.TRADE_STEP + Number(trade[2]) * KINDS + kindOf(trade[3]);
  }
  const move = moveForm.exec(word);
  if (move === null) return null;
  const [, one, other, ...places] = move;
  const [box, pawn, otherBox, otherPawn] = places.map(kindOf);
  if (box === otherBox || pawn === otherPawn) return null;
  if (one !== other) {
    const first = kindOf(one);
    const second = kindOf(other);
    if (first > second || pawn !== first || otherPawn !== second) return null;
    return (
      A.MOVE_COLOURS + A.duoOf[first * COLOURS + second] * A.ORDERED + A.orderedOf[box * COLOURS + otherBox]
    );
  }
  // Any two pawns: one word a swap, the lower box first.
  if (box > otherBox) return null;
  const cards = one === undefined ? JOKER : kindOf(one);
  const boxes = A.duoOf[box * COLOURS + otherBox];
  return A.MOVE_TWINS + cards * A.EXCHANGES + boxes * A.ORDERED + A.orderedOf[pawn * COLOURS + otherPawn];
}
