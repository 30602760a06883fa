import { includes, type Json, type Reason, type View, type Viewer } from '@crossbones/core';
import { times } from '../list-of.js';
import { CARDS, codeOf, faceCode, Nature, suits, WORD_SIZE } from './cards.js';
import { decision } from './decision.js';
import { unplayable } from './refusal.js';
import {
  CANNONBALL,
  GHOST,
  MOST_SEATS,
  NO_CHANGE,
  NONE,
  Phase,
  type PhaseName,
  phases,
  roundsScored,
  type State,
  tricksPlayed,
} from './state.js';
import { bountyOf, isTaken, judge, ledBy, positionOf, UNSETTLED } from './trick.js';

export type Player = number | 'greybeard';
type Shot = 'grapeshot' | 'cannonball';

type TrickRecord = {
  readonly order: readonly Player[];
  readonly cards: readonly string[];
  readonly taker: Player | null;
  /** The cards in it that are worth something to its taker, if the bid holds; left out where none is. */
  readonly bounty?: readonly (readonly [card: string, points: number])[];
};

/** A power used, after so many tricks of the round. */
export type PowerRecord =
  | { readonly power: 'rosie'; readonly seat: number; readonly after: number; readonly lead: number | null }
  | {
      readonly power: 'will';
      readonly seat: number;
      readonly after: number;
      readonly drew: number;
      readonly discarded: number;
      readonly voids: readonly string[];
    }
  | {
      readonly power: 'rascal';
      readonly seat: number;
      readonly after: number;
      /** Null until it is laid. */
      readonly wager: number | null;
    }
  | { readonly power: 'juanita'; readonly seat: number; readonly after: number }
  | {
      readonly power: 'harry';
      readonly seat: number;
      readonly after: number;
      readonly change: number | null;
    };

type Common = {
  readonly seats: number;
  readonly options: State['options'];
  readonly phase: PhaseName;
  /** Counted from 1; 0 before the first deal. */
  readonly round: number;
  readonly rounds: readonly number[];
  readonly cardsDealt: number;
  readonly dealer: number | null;
  readonly leader: Player | null;
  /** Who plays in the current trick, in turn. */
  readonly order: readonly Player[];
  readonly turn: number | null;
  /** Seats that have sealed a bid or a shot. */
  readonly sealed: readonly number[];
  readonly won: readonly number[];
  readonly bonus: readonly number[];
  readonly wagers: readonly number[];
  readonly alliances: readonly (readonly [number, number])[];
  readonly led: string | null;
  readonly trick: readonly { readonly seat: Player; readonly card: string }[];
  readonly tricks: readonly TrickRecord[];
  /** The last trick that is over, even if it was in the round before. */
  readonly lastTrick: TrickRecord | null;
  /**
   * Who would take the trick as it lies, and by which rule. While none lies there: who took the last one of the round.
   */
  readonly standing: { readonly winner: Player | null; readonly why: Reason & Json } | null;
  readonly powers: readonly PowerRecord[];
  readonly voids: readonly (readonly string[])[];
  /** Earlier rounds: bid, tricks and points of each seat. */
  readonly sheet: readonly (readonly (readonly [number, number, number])[])[];
  readonly scores: readonly number[];
};

type Own = {
  readonly viewer: Viewer;
  readonly hand: readonly string[];
  /** Cards in each hand. */
  readonly cards: readonly number[];
  readonly bids: readonly (number | null)[];
  readonly shots: readonly (Shot | null)[];
  readonly undealt: number;
  readonly ghost: { readonly pile: number } | null;
  /** What Juanita showed this viewer, in no order. */
  readonly seen: readonly string[] | null;
  /** What Will's player drew and threw away, shown to that player alone. */
  readonly drawn: readonly string[] | null;
  readonly discarded: readonly string[] | null;
  readonly unplayable: { readonly [card: string]: Reason & Json };
};

export type GameView = Common & Own;

/** Everything all may know. */
export function common(s: State): Common {
  const tricks = times(tricksPlayed(s), (trick) => trickRecord(s, trick));
  return {
    seats: s.seats,
    options: s.options,
    phase: phases[s.phase],
    round: s.round + 1,
    rounds: times(s.schedule.length, (round) => s.schedule[round]),
    cardsDealt: s.dealt,
    dealer: orNull(s.dealer),
    leader: s.phase === Phase.play ? player(s, s.order[0]) : null,
    order: s.phase === Phase.play ? times(s.hands, (i) => player(s, s.order[i])) : [],
    turn: orNull(s.turn),
    sealed: perSeat(s, (seat) => seat).filter((seat) => isSealing(s) && !includes(s.waiting, seat)),
    won: perSeat(s, (seat) => s.won[seat]),
    bonus: perSeat(s, (seat) => s.bonus[seat]),
    wagers: perSeat(s, (seat) => s.wagers[seat]),
    alliances: times(s.alliances, (i) => [s.allies[i * 2], s.allies[i * 2 + 1]] as const),
    led: s.led >= 0 ? suits[s.led] : null,
    trick: times(s.inTrick, (i) => {
      const at = s.played - s.inTrick + i;
      return { seat: player(s, s.players[at]), card: faceCode(s.faces[at]) };
    }),
    tricks,
    lastTrick: tricks.at(-1) ?? trickBefore(s),
    standing: standing(s),
    powers: powerRecords(s),
    voids: perSeat(s, (seat) => voids(s, seat, s.will === seat ? s.willAt : 0, tricks.length + 1)),
    sheet: times(roundsScored(s), (round) =>
      perSeat(s, (seat) => {
        const at = round * MOST_SEATS + seat;
        return [s.sheetBids[at], s.sheetWon[at], s.points[at]] as const;
      }),
    ),
    scores: perSeat(s, (seat) => s.scores[seat]),
  };
}

/** What one viewer knows besides. Things that all know in the end, but not all at the same time, are here too. */
export function own(s: State, viewer: Viewer): Own {
  const mine = viewer === 'spectator' ? NONE : viewer;
  const shown = (phase: Phase, seat: number, choice: number): number | null =>
    choice !== NONE && (s.phase !== phase || seat === mine) ? choice : null;
  return {
    viewer,
    hand: mine === NONE ? [] : handCodes(s, mine),
    cards: perSeat(s, (seat) => handSize(s, seat)),
    bids: perSeat(s, (seat) => shown(Phase.bid, seat, s.bids[seat])),
    shots: perSeat(s, (seat) => shotName(shown(Phase.shot, seat, s.shots[seat]))),
    undealt: s.round === NONE ? 0 : s.deck.cards.length - s.top,
    ghost: isGhostly(s) ? { pile: ghostPile(s).length } : null,
    seen:
      mine !== NONE && s.juanita === mine
        ? unordered(Array.from(s.pile.subarray(s.juanitaTop, s.deck.cards.length)))
        : null,
    drawn: mine !== NONE && s.will === mine ? unordered(drawn(s)) : null,
    discarded: mine !== NONE && s.will === mine ? unordered(discarded(s)) : null,
    unplayable: mine === s.turn && mine !== NONE ? unplayableCards(s, mine) : {},
  };
}

/** `Object.assign` instead of a spread, which takes ten times as long with so many fields. */
export const view = (s: State, viewer: Viewer): GameView => Object.assign(common(s), own(s, viewer));

export function open(s: State): View {
  return Object.assign(common(s), {
    hands: perSeat(s, (seat) => handCodes(s, seat)),
    bids: perSeat(s, (seat) => orNull(s.bids[seat])),
    shots: perSeat(s, (seat) => shotName(orNull(s.shots[seat]))),
    undealt: undealt(s).map(codeOf),
    ghost: isGhostly(s) ? { pile: ghostPile(s).map(codeOf) } : null,
    seen:
      s.juanita === NONE ? null : unordered(Array.from(s.pile.subarray(s.juanitaTop, s.deck.cards.length))),
    drawn: s.will === NONE ? null : unordered(drawn(s)),
    discarded: s.will === NONE ? null : unordered(discarded(s)),
  });
}

const isSealing = (s: State): boolean => s.phase === Phase.bid || s.phase === Phase.shot;
const isGhostly = (s: State): boolean => s.hands !== s.seats;
const orNull = (number: number): number | null => (number === NONE ? null : number);
const player = (s: State, number: number): Player =>
  isGhostly(s) && number === GHOST ? 'greybeard' : number;
const shotName = (shot: number | null): Shot | null =>
  shot === null ? null : shot === CANNONBALL ? 'cannonball' : 'grapeshot';
const perSeat = <T>(s: State, of: (seat: number) => T): T[] => times(s.seats, of);

function handCards(s: State, seat: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < CARDS; card++) {
    const word = Math.min(2, Math.floor(card / WORD_SIZE));
    if ((s.held[seat * 3 + word] >> (card - word * WORD_SIZE)) & 1) cards.push(card);
  }
  return cards;
}

const handCodes = (s: State, seat: number): string[] => handCards(s, seat).map(codeOf);

function handSize(s: State, seat: number): number {
  let count = 0;
  for (let word = 0; word < 3; word++)
    for (let bits = s.held[seat * 3 + word]; bits !== 0; bits &= bits - 1) count++;
  return count;
}

const undealt = (s: State): number[] =>
  s.round === NONE ? [] : Array.from(s.pile.subarray(s.top, s.deck.cards.length));
const drawn = (s: State): number[] => Array.from(s.pile.subarray(s.willTop, s.willTop + s.willDrew));
const discarded = (s: State): number[] => Array.from(s.discards.subarray(0, s.willDiscarded));

/** ◆ SK-33 Undealt cards are shown without their order; so is whatever else came from the pile. */
const unordered = (cards: readonly number[]): string[] => cards.toSorted((a, b) => a - b).map(codeOf);

function ghostPile(s: State): number[] {
  let laid = 0;
  for (let i = 0; i < s.played; i++) if (s.players[i] === GHOST) laid++;
  return Array.from(s.pile.subarray(GHOST * s.dealt + laid, s.hands * s.dealt));
}

function trickRecord(s: State, trick: number): TrickRecord {
  const first = trick * s.hands;
  return recordOf(
    s,
    s.players.subarray(first, first + s.hands),
    s.faces.subarray(first, first + s.hands),
    s.takers[trick],
  );
}

/** The last trick of the round before. */
const trickBefore = (s: State): TrickRecord | null =>
  s.lastCount === 0
    ? null
    : recordOf(s, s.lastPlayers.subarray(0, s.lastCount), s.lastFaces.subarray(0, s.lastCount), s.lastTaker);

function recordOf(s: State, players: Uint8Array, faces: Uint8Array, taker: number): TrickRecord {
  const took = taker === NONE ? null : player(s, taker);
  // SK-38 What Greybeard takes is worth nothing to anybody.
  const bounty = took === null || took === 'greybeard' ? [] : bountyIn(s, faces);
  return {
    order: times(players.length, (i) => player(s, players[i])),
    cards: times(faces.length, (i) => faceCode(faces[i])),
    taker: took,
    ...(bounty.length === 0 ? {} : { bounty }),
  };
}

/** SK-23, SK-24, card by card. */
function bountyIn({ deck }: State, faces: Uint8Array): [card: string, points: number][] {
  const verdict = judge(deck, faces, 0, faces.length);
  const bounty: [card: string, points: number][] = [];
  for (let i = 0; i < faces.length; i++) {
    const points = bountyOf(deck, faces[i], verdict);
    if (points > 0) bounty.push([faceCode(faces[i]), points]);
  }
  return bounty;
}

function standing(s: State): Common['standing'] {
  const count = s.inTrick > 0 ? s.inTrick : Math.min(s.played, s.hands);
  if (count === 0) return null;
  const faces = s.faces.subarray(s.played - count, s.played);
  const verdict = judge(s.deck, faces, 0, count);
  const order = times(count, (i) => player(s, s.players[s.played - count + i]));
  const why = decision(s.deck, faces, order, verdict).at(-1) as Reason & Json;
  return { winner: isTaken(verdict) ? order[positionOf(verdict)] : null, why };
}

/** ◆ SK-32 A wager is laid openly; Harry's change too. Of Will's cards others see the number only. */
function powerRecords(s: State): PowerRecord[] {
  const records: PowerRecord[] = [];
  if (s.rosie !== NONE)
    records.push({ power: 'rosie', seat: s.rosie, after: s.rosieAt, lead: orNull(s.rosieNamed) });
  if (s.will !== NONE) {
    const before = voids(s, s.will, 0, s.willAt);
    records.push({
      power: 'will',
      seat: s.will,
      after: s.willAt,
      drew: s.willDrew,
      discarded: s.willDiscarded,
      voids: before,
    });
  }
  if (s.rascal !== NONE) {
    const wager = s.phase === Phase.rascal ? null : s.wagers[s.rascal];
    records.push({ power: 'rascal', seat: s.rascal, after: s.rascalAt, wager });
  }
  if (s.juanita !== NONE) records.push({ power: 'juanita', seat: s.juanita, after: s.juanitaAt });
  if (s.harry !== NONE) {
    const change = s.harryChange === NO_CHANGE ? null : s.harryChange;
    records.push({ power: 'harry', seat: s.harry, after: s.harryAt, change });
  }
  return records.sort((a, b) => a.after - b.after);
}

/** Suits a seat has shown to lack in tricks `from` … `to` − 1, by playing a number of another. */
function voids(s: State, seat: number, from: number, to: number): string[] {
  let lacking = 0;
  let led: number = UNSETTLED;
  for (let i = from * s.hands; i < Math.min(s.played, to * s.hands); i++) {
    const face = s.faces[i];
    if (i % s.hands === 0) led = UNSETTLED;
    if (
      s.players[i] === seat &&
      led >= 0 &&
      s.deck.nature[face] === Nature.number &&
      s.deck.suit[face] !== led
    )
      lacking |= 1 << led;
    if (led === UNSETTLED) led = ledBy(s.deck, face);
  }
  return suits.filter((_, suit) => (lacking >> suit) & 1);
}

function unplayableCards(s: State, seat: number): GameView['unplayable'] {
  const refused: Record<string, Reason & Json> = {};
  for (const card of handCards(s, seat)) {
    const why = unplayable(s, seat, card);
    if (why !== null) refused[codeOf(card)] = why as Reason & Json;
  }
  return refused;
}
