import { Deal, type HiddenHand } from '../deal.js';
import { cardOf, codeOf, kindOf, suits } from './cards.js';
import type { State } from './state.js';
import type { GameView } from './view.js';

/**
 * One way in which Will's two cards may have gone: so many kept, thrown away or played since. The unseen cards then
 * belong to hands with different voids: a void shown before the draw says nothing of the cards drawn. Equal cards of
 * Will's player are weighed as if they could be told apart, which is slightly wrong where two are hidden there.
 */
export interface DrawCase {
  readonly weight: number;
  /** Cards in the others' hands by seat, then in Greybeard's pile. */
  readonly sizes: readonly number[];
  readonly keptDealt: number;
  readonly thrownDealt: number;
  readonly keptDrawn: number;
  readonly thrownDrawn: number;
  /** Cards played since the draw that were drawn for certain, and those of which `alsoDrawn` more were. */
  readonly surelyDrawn: readonly number[];
  readonly maybeDrawn: readonly number[];
  readonly alsoDrawn: number;
  /** Lays the cards out in the order above: hands, kept and thrown of the dealt, kept and thrown of the drawn, undealt. */
  readonly out: Uint8Array;
  readonly parts: readonly { readonly deal: Deal; readonly out: Uint8Array }[];
}

interface Table {
  readonly view: GameView;
  readonly base: State;
  readonly unseen: readonly number[];
  readonly others: readonly HiddenHand[];
}

export function drawCases(table: Table): DrawCase[] {
  const { view, base } = table;
  const shown = view.seen === null ? null : stillShown(view, base);
  if (!hidesDraw(table))
    return [caseOf(table, { shown, gone: [], maybe: [], also: 0, kept: 0, thrown: 0, weight: 1 })!];
  const since: number[] = [];
  for (let i = base.willAt * base.hands; i < base.played; i++) {
    if (base.players[i] === base.will) since.push(cardOf(base.faces[i]));
  }
  const histories =
    shown !== null && base.juanitaTop <= base.willTop
      ? identified(table, shown, since)
      : guessed(table, since).map((history) => ({ ...history, shown }));
  const cases: DrawCase[] = [];
  for (const history of histories) {
    const left = base.willDrew - history.gone.length - history.also;
    for (let thrown = 0; thrown <= Math.min(left, base.willDiscarded); thrown++) {
      const found = caseOf(table, { ...history, kept: left - thrown, thrown });
      if (found !== null) cases.push(found);
    }
  }
  return cases;
}

interface History {
  readonly shown: readonly string[] | null;
  readonly gone: readonly number[];
  readonly maybe: readonly number[];
  readonly also: number;
  readonly weight: number;
}

/** Whether cards were drawn for Will by somebody else than the viewer. */
const hidesDraw = ({ view, base }: Table): boolean => base.willDrew > 0 && base.will !== view.viewer;

/**
 * Which of the cards played since were drawn: those that a void forbids to have been dealt, and maybe others. Of more
 * than were drawn nothing comes.
 */
function guessed({ view, base }: Table, since: readonly number[]): Omit<History, 'shown'>[] {
  const lacked = willVoids(view);
  const impossible = (card: number): boolean => lacked.includes(suits[base.deck.suit[card]]);
  const gone = since.filter(impossible);
  const maybe = since.filter((card) => !impossible(card));
  const histories: Omit<History, 'shown'>[] = [];
  for (let also = 0, weight = 1; also <= maybe.length; also++) {
    histories.push({ gone, maybe, also, weight });
    weight = (weight * (maybe.length - also)) / (also + 1);
  }
  return histories;
}

/**
 * The same for a viewer who saw the undealt cards before the draw: a card played since was drawn if it was among
 * them, but of several alike the viewer cannot tell. Each choice counts for the ways to tell the alike cards apart.
 */
function identified({ base, unseen }: Table, shown: readonly string[], since: readonly number[]): History[] {
  const count = (codes: readonly string[], code: string): number =>
    codes.filter((other) => other === code).length;
  const deck = Array.from(base.deck.cards, codeOf);
  const dark = unseen.map(codeOf);
  const histories: History[] = [];
  const consider = (gone: readonly number[]): void => {
    const drawn = gone.map(codeOf);
    let weight = 1;
    for (const code of new Set(since.map(codeOf))) {
      const among = count(shown, code);
      const apart = count(deck, code) - among;
      const known = count(deck, code) - count(dark, code) - count(drawn, code);
      weight *= falling(among, count(drawn, code)) * falling(apart, known);
    }
    if (weight > 0) histories.push({ shown: without(shown, drawn), gone, maybe: [], also: 0, weight });
  };
  consider([]);
  since.forEach((card, i) => {
    consider([card]);
    for (const other of since.slice(i + 1)) consider([card, other]);
  });
  return histories;
}

function falling(n: number, k: number): number {
  let product = 1;
  for (let i = 0; i < k; i++) product *= Math.max(0, n - i);
  return product;
}

/** Codes less some of them. */
function without(codes: readonly string[], gone: readonly string[]): string[] {
  const rest = [...codes];
  for (const code of gone) rest.splice(rest.indexOf(code), 1);
  return rest;
}

/** The cards Juanita showed the viewer, less those the viewer itself drew from among them since. */
function stillShown(view: GameView, base: State): string[] {
  const drewFromThem = base.will === view.viewer && base.juanitaTop <= base.willTop;
  return without(view.seen!, drewFromThem ? view.drawn! : []);
}

const willVoids = (view: GameView): readonly string[] => {
  for (const record of view.powers) if (record.power === 'will') return record.voids;
  return [];
};

export const suitSet = (letters: readonly string[]): number =>
  suits.reduce((set, suit, i) => (letters.includes(suit) ? set | (1 << i) : set), 0);

function caseOf(table: Table, history: History & { kept: number; thrown: number }): DrawCase | null {
  const { view, base, unseen, others } = table;
  const { shown, kept, thrown } = history;
  const isHidden = hidesDraw(table);
  const held = isHidden ? view.cards[base.will] : 0;
  const threw = isHidden ? base.willDiscarded : 0;
  if (kept > held) return null;
  const before = suitSet(willVoids(view));
  const since = isHidden ? suitSet(view.voids[base.will]) : 0;
  const dealtHands: HiddenHand[] = [
    ...others,
    { size: held - kept, forbidden: before | since },
    { size: threw - thrown, forbidden: before },
  ];
  const drawnHands: HiddenHand[] = [
    { size: kept, forbidden: since },
    { size: thrown, forbidden: 0 },
    { size: view.undealt, forbidden: 0 },
  ];
  const suitOf = (card: number): number => base.deck.suit[card];
  const hands = [...dealtHands, ...drawnHands];
  // The cards that Juanita showed are in the undealt pile, or were drawn from it after she had shown them.
  const first =
    shown === null ? hands.length : base.juanitaTop <= base.willTop ? dealtHands.length : hands.length - 1;
  const { claimed, rest } = claimAll(unseen.map(kindOf), shown ?? []);
  const out = new Uint8Array(unseen.length);
  const split = hands.slice(0, first).reduce((sum, { size }) => sum + size, 0);
  const parts = [{ deal: new Deal(rest, suitOf, hands.slice(0, first)), out: out.subarray(0, split) }];
  if (shown !== null)
    parts.push({ deal: new Deal(claimed, suitOf, hands.slice(first)), out: out.subarray(split) });
  const weight = parts.reduce((product, { deal }) => product * deal.ways, history.weight);
  if (weight === 0) return null;
  return {
    weight,
    sizes: others.map(({ size }) => size),
    keptDealt: held - kept,
    thrownDealt: threw - thrown,
    keptDrawn: kept,
    thrownDrawn: thrown,
    surelyDrawn: history.gone,
    maybeDrawn: history.maybe,
    alsoDrawn: history.also,
    out,
    parts,
  };
}

/** Parts the unseen cards into those with the given codes and the rest. */
function claimAll(
  unseen: readonly number[],
  codes: readonly string[],
): { claimed: number[]; rest: number[] } {
  const rest = [...unseen];
  const claimed = codes.map((code) => {
    const at = rest.findIndex((card) => codeOf(card) === code);
    if (at < 0) throw new Error(`${code} was shown undealt and is not unseen`);
    return rest.splice(at, 1)[0];
  });
  return { claimed, rest };
}
