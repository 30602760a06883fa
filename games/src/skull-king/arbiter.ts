import {
  choice,
  distinct,
  either,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  type Reason,
  type Result,
  reason,
  record,
  refined,
  text,
} from '@crossbones/core';
import { anyOptions, checkOptions } from '../field.js';
import {
  BLANK,
  cardOf,
  codeOf,
  copiesOf,
  faceCode,
  fullBox,
  HARRY,
  kindOf,
  Nature,
  parseCard,
  parseFace,
  ROSIE,
  suits,
} from './cards.js';
import { decision } from './decision.js';
import { type Deck, deckOf } from './deck.js';
import { hold } from './hand.js';
import { playOf } from './notation.js';
import { type GameOptions, options } from './options.js';
import { because, wrong } from './reasons.js';
import { refusal } from './refusal.js';
import { ALLIANCE } from './score.js';
import { MOST_SEATS, Phase, State } from './state.js';
import {
  afterGhost,
  captured,
  charactersCount,
  fourteen,
  isTaken,
  judge,
  leadPosition,
  ledBy,
  positionOf,
  ruleOf,
  UNSETTLED,
  type Verdict,
} from './trick.js';
import type { Player } from './view.js';

export interface Ruling {
  /** Who takes the trick, or null. */
  readonly winner: Player | null;
  readonly leads: Player;
  readonly bonus: number;
  /** The player of the loot, then the player who took it. */
  readonly alliances: readonly (readonly [Player, Player])[];
  readonly led: string | null;
  readonly reasons: readonly Reason[];
  /** What the pirate who took the trick does, where powers are played. */
  readonly power: Reason | null;
}

/** Who would take a trick of which some cards are still to be played. */
interface SoFar {
  /** Who would take it as it lies, or null. */
  readonly winner: Player | null;
  readonly next: Player;
  /** By which rule; null while no card lies there. */
  readonly why: Reason | null;
}

/** Which cards of a hand whoever plays next may play. */
interface Playable {
  readonly next: Player;
  /** By place in the hand: why the card may not be played, null where it may; empty for Greybeard, who holds none. */
  readonly refused: readonly (Reason | null)[];
  /** Each of these reasons once; or why all cards may be played. */
  readonly reasons: readonly Reason[];
}

/** SK-4: nobody ever holds more. */
export const MOST_HELD = 14;

const card = refined(text(1, 20), (code, at) => {
  if (code === 'tigress') return wrong('tigress-undecided', { at });
  return parseFace(code) === null ? wrong('unknown-card', { at, card: code }) : null;
});
const held = refined(text(1, 20), (code, at) =>
  parseCard(code) === null ? wrong('unknown-card', { at, card: code }) : null,
);
const players = int(2, MOST_SEATS);
const table = {
  leader: int(0, MOST_SEATS - 1),
  order: list(either(choice('greybeard'), int(0, 1)), 3, 3, [[]]),
  options: anyOptions,
};
const questions = {
  trick: record({ players, cards: list(card, 3, 8, [[]]) }, table),
  part: record({ players, cards: list(card, 0, 8, [[]]) }, table),
  hand: record({ players, cards: list(card, 0, 8, [[]]), hand: list(held, 0, MOST_HELD, [[]]) }, table),
};

/** What any of these questions says. */
interface Asked {
  readonly players: number;
  readonly cards: readonly string[];
  readonly hand?: readonly string[];
  readonly leader?: number;
  readonly order?: readonly Player[];
  readonly options?: unknown;
}

/** One trick laid out on the table, or part of one. */
interface Trick {
  readonly options: GameOptions;
  readonly deck: Deck;
  readonly faces: Uint8Array;
  /** Who plays at each place. */
  readonly order: readonly Player[];
}

/** Who takes this trick, and why. Whether such a trick could arise is not checked. */
export function arbitrate(given: unknown): Result<Ruling, Fault> {
  const read = questions.trick.read(given, '');
  const trick = read.ok ? trickOf(read.value, true) : read;
  return trick.ok ? ok(rule(trick.value)) : trick;
}

/** Who has this trick before its last card is there, and who plays next. */
export function soFar(given: unknown): Result<SoFar, Fault> {
  const read = questions.part.read(given, '');
  const trick = read.ok ? trickOf(read.value, false) : read;
  if (!trick.ok) return trick;
  const { deck, faces, order } = trick.value;
  const next = order[faces.length];
  if (faces.length === 0) return ok({ winner: null, next, why: null });
  const verdict = judge(deck, faces, 0, faces.length);
  const why = decision(deck, faces, order, verdict).at(-1)!;
  return ok({ winner: isTaken(verdict) ? order[positionOf(verdict)] : null, next, why });
}

/** Which cards of this hand may be played next to this trick, and why the others may not. */
export function playable(given: unknown): Result<Playable, Fault> {
  const read = questions.hand.read(given, '');
  if (!read.ok) return read;
  const trick = trickOf(read.value, false);
  if (!trick.ok) return trick;
  const { order, faces } = trick.value;
  const next = order[faces.length];
  if (next === 'greybeard') return ok({ next, refused: [], reasons: [reason('SK-36', 'greybeard-turns')] });
  const hand = read.value.hand.map((code) => parseCard(code)!);
  const s = stateOf(trick.value, read.value.players, next, hand);
  const refused = hand.map((one) => refusal(s, next, playOf(one)));
  const reasons = distinct(refused.filter((why) => why !== null));
  const free = reasons.length === 0 && hand.length > 0;
  return ok({ next, refused, reasons: free ? [reason('SK-11', 'all-free')] : reasons });
}

function trickOf(asked: Asked, whole: boolean): Result<Trick, Fault> {
  const checked = checkOptions(options, asked.options, asked.players);
  if (!checked.ok) return checked;
  const order = orderOf(asked);
  if (!order.ok) return order;
  const wanted = order.value.length;
  const got = asked.cards.length;
  if (whole && got !== wanted) return fail(wrong('wants-cards', { at: 'cards', cards: wanted, got }));
  if (!whole && got >= wanted) return fail(fault('wants-list', { at: 'cards', min: 0, max: wanted - 1 }));
  const strange = strangeCard(asked, checked.value);
  if (strange !== null) return fail(strange);
  const faces = Uint8Array.from(asked.cards, (code) => parseFace(code)!);
  return ok({ options: checked.value, deck: deckOf(checked.value), faces, order: order.value });
}

/** The first card that the box does not hold, or not so often. */
function strangeCard({ cards, hand = [] }: Asked, { blanks }: GameOptions): Fault | null {
  const lies = [
    ...cards.map((code, i) => ({ card: cardOf(parseFace(code)!), at: `cards[${i}]` })),
    ...hand.map((code, i) => ({ card: parseCard(code)!, at: `hand[${i}]` })),
  ];
  const copies = new Map<number, number>();
  for (const { card, at } of lies) {
    const kind = kindOf(card);
    const count = (copies.get(kind) ?? 0) + 1;
    copies.set(kind, count);
    if (count > copiesOf(kind))
      return wrong('too-many-copies', { at, card: codeOf(kind), most: copiesOf(kind) });
    if (kind - BLANK >= blanks.length) return wrong('unnamed-blank', { at, card: codeOf(kind) });
  }
  return null;
}

/** As much of a state as decides which cards of this hand may be played to this trick. */
function stateOf(trick: Trick, seats: number, next: number, hand: readonly number[]): State {
  const s = new State(seats, trick.options, fullBox);
  s.phase = Phase.play;
  s.turn = next;
  s.led = ledSuit(trick);
  const copies = new Map<number, number>();
  for (const card of hand) {
    const nth = copies.get(card) ?? 0;
    copies.set(card, nth + 1);
    hold(s.held, next, card + nth);
  }
  return s;
}

function orderOf(given: Asked): Result<readonly Player[], Fault> {
  const { players, leader, order } = given;
  if (players === 2) {
    if (order === undefined) return fail(fault('missing-field', { at: '', name: 'order' }));
    if (new Set(order).size !== 3) return fail(wrong('wants-order', { at: 'order' }));
    if (leader !== undefined && leader > 1) return fail(fault('wants-int', { at: 'leader', min: 0, max: 1 }));
    return ok(order);
  }
  if (order !== undefined) return fail(wrong('order-of-two', { at: 'order' }));
  if (leader === undefined) return fail(fault('missing-field', { at: '', name: 'leader' }));
  if (leader >= players) return fail(fault('wants-int', { at: 'leader', min: 0, max: players - 1 }));
  return ok(trickOrder(players, leader));
}

/**
 * Who plays at each place of a trick. With two players `leader` is the first of the two, and Greybeard comes before or
 * after them. SK-36, SK-37.
 */
export function trickOrder(players: number, leader: number, ghostLeads = false): readonly Player[] {
  if (players > 2) return Array.from({ length: players }, (_, i) => (leader + i) % players);
  return ghostLeads ? ['greybeard', leader, 1 - leader] : [leader, 'greybeard', 1 - leader];
}

function rule(trick: Trick): Ruling {
  const { deck, faces, order, options } = trick;
  const verdict = judge(deck, faces, 0, faces.length);
  const winner = isTaken(verdict) ? order[positionOf(verdict)] : null;
  const reasons = [...ledReasons(trick), ...decision(deck, faces, order, verdict)];
  const alliances: [Player, Player][] = [];
  for (const [i, face] of faces.entries()) {
    if (deck.nature[face] !== Nature.loot) continue;
    const looter = order[i];
    if (winner === null || !charactersCount(verdict) || winner === 'greybeard' || looter === 'greybeard') {
      reasons.push(
        because(winner === 'greybeard' || looter === 'greybeard' ? 'SK-38' : 'SK-25', 'no-alliance', {
          seat: looter,
        }),
      );
    } else if (looter === winner) reasons.push(because('SK-25', 'own-loot', { seat: looter }));
    else {
      alliances.push([looter, winner]);
      reasons.push(because('SK-25', 'alliance', { seat: looter, winner, points: ALLIANCE }));
    }
  }
  let at = leadPosition(deck, faces, 0, faces.length, verdict, options.krakenLead);
  reasons.push(leadReason(trick, verdict, order[at]));
  if (winner === null && order[at] === 'greybeard') {
    at = afterGhost(at, order.length);
    reasons.push(because('SK-37', 'ghost-passes-lead', { seat: order[at] }));
  }
  // What Greybeard takes counts for nobody.
  const bonus = winner === 'greybeard' ? 0 : captured(deck, faces, 0, faces.length, verdict);
  if (bonus > 0) reasons.splice(-1, 0, ...bonusReasons(trick, verdict));
  const led = ledSuit(trick);
  const power = powerOf(trick, verdict);
  return { winner, leads: order[at], bonus, alliances, led: led >= 0 ? suits[led] : null, reasons, power };
}

/** SK-30 to SK-34, in the order of the box. Whether this was the round's last trick is not checked. */
function powerOf({ faces, order, options }: Trick, verdict: Verdict): Reason | null {
  if (!options.powers || !isTaken(verdict)) return null;
  const at = positionOf(verdict);
  const seat = order[at];
  if (seat === 'greybeard' || faces[at] < ROSIE || faces[at] > HARRY) return null;
  return reason(`SK-${30 + faces[at] - ROSIE}`, `power-${codeOf(faces[at])}`, { seat });
}

function ledSuit({ deck, faces }: Trick): number {
  let led: number = UNSETTLED;
  for (const face of faces) if (led === UNSETTLED) led = ledBy(deck, face);
  return led;
}

function ledReasons(trick: Trick): Reason[] {
  const { deck, faces } = trick;
  const at = faces.findIndex((face) => ledBy(deck, face) !== UNSETTLED);
  if (at < 0) return [because('SK-10', 'nothing-led')];
  const led = ledBy(deck, faces[at]);
  return [
    because('SK-10', led >= 0 ? 'suit-led' : 'no-suit', {
      card: faceCode(faces[at]),
      ...(led >= 0 && { suit: suits[led] }),
      // Escapes and loot before that card decided nothing.
      ...(at > 0 && { after: faceCode(faces[at - 1]) }),
    }),
  ];
}

function bonusReasons({ deck, faces }: Trick, verdict: Verdict): Reason[] {
  const reasons: Reason[] = [];
  let captures = captured(deck, faces, 0, faces.length, verdict);
  for (const face of faces) {
    const points = fourteen(deck, face);
    if (points > 0) reasons.push(because('SK-23', 'fourteen', { card: faceCode(face), points }));
    captures -= points;
  }
  if (captures > 0)
    reasons.push(
      because('SK-24', 'captures', { card: faceCode(faces[positionOf(verdict)]), points: captures }),
    );
  return reasons;
}

function leadReason({ order, options }: Trick, verdict: Verdict, leads: Player): Reason {
  if (isTaken(verdict)) return because('SK-8', 'taker-leads', { seat: leads });
  const owner = order[positionOf(verdict)];
  if (ruleOf(verdict) === 15) return because('SK-15', 'whale-leads', { seat: leads });
  if (options.krakenLead === 'would-have-won') return because('SK-14', 'would-have-led', { seat: leads });
  return because('SK-14', 'left-leads', { seat: leads, owner });
}
