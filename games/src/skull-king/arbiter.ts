import {
  choice,
  either,
  type Fault,
  fail,
  fault,
  int,
  list,
  ok,
  type Reason,
  type Result,
  record,
  refined,
  text,
} from '@crossbones/core';
import { anyOptions, checkOptions } from '../field.js';
import { BLANK, cardOf, codeOf, copiesOf, faceCode, kindOf, Nature, parseFace, suits } from './cards.js';
import { decision } from './decision.js';
import { type Deck, deckOf } from './deck.js';
import { options } from './options.js';
import { because, wrong } from './reasons.js';
import { ALLIANCE } from './score.js';
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
  /** Player of the loot, then the taker. */
  readonly alliances: readonly (readonly [Player, Player])[];
  readonly led: string | null;
  readonly reasons: readonly Reason[];
}

const card = refined(text(1, 20), (code, at) => {
  if (code === 'tigress') return wrong('tigress-undecided', { at });
  return parseFace(code) === null ? wrong('unknown-card', { at, card: code }) : null;
});
const question = record(
  { players: int(2, 8), cards: list(card, 3, 8, [[]]) },
  {
    leader: int(0, 7),
    order: list(either(choice('greybeard'), int(0, 1)), 3, 3, [[]]),
    options: anyOptions,
  },
);

/** One trick laid out on the table. */
interface Trick {
  readonly deck: Deck;
  readonly faces: Uint8Array;
  readonly order: readonly Player[];
  readonly krakenLead: 'left' | 'would-have-won';
}

/** Who takes this trick, and why. Whether it could ever come to it is not asked. */
export function arbitrate(given: unknown): Result<Ruling, Fault> {
  const trick = readTrick(given);
  return trick.ok ? ok(rule(trick.value)) : trick;
}

function readTrick(given: unknown): Result<Trick, Fault> {
  const read = question.read(given, '');
  if (!read.ok) return read;
  const { players, cards } = read.value;
  const checked = checkOptions(options, read.value.options, players);
  if (!checked.ok) return checked;
  const order = orderOf(read.value);
  if (!order.ok) return order;
  const wanted = order.value.length;
  if (cards.length !== wanted)
    return fail(wrong('wants-cards', { at: 'cards', cards: wanted, got: cards.length }));
  const faces = Uint8Array.from(cards, (code) => parseFace(code)!);
  for (const [i, face] of faces.entries()) {
    const kind = kindOf(cardOf(face));
    const copies = faces.subarray(0, i + 1).filter((other) => kindOf(cardOf(other)) === kind).length;
    if (copies > copiesOf(kind))
      return fail(wrong('too-many-copies', { at: `cards[${i}]`, card: codeOf(kind), most: copiesOf(kind) }));
    if (kind >= BLANK && kind - BLANK >= checked.value.blanks.length)
      return fail(wrong('unnamed-blank', { at: `cards[${i}]`, card: codeOf(kind) }));
  }
  return ok({ deck: deckOf(checked.value), faces, order: order.value, krakenLead: checked.value.krakenLead });
}

function orderOf(given: {
  players: number;
  leader?: number;
  order?: readonly Player[];
}): Result<Player[], Fault> {
  const { players, leader, order } = given;
  if (players === 2) {
    if (order === undefined) return fail(fault('missing-field', { at: '', name: 'order' }));
    if (new Set(order).size !== 3) return fail(wrong('wants-order', { at: 'order' }));
    if (leader !== undefined && leader > 1) return fail(fault('wants-int', { at: 'leader', min: 0, max: 1 }));
    return ok([...order]);
  }
  if (order !== undefined) return fail(wrong('order-of-two', { at: 'order' }));
  if (leader === undefined) return fail(fault('missing-field', { at: '', name: 'leader' }));
  if (leader >= players) return fail(fault('wants-int', { at: 'leader', min: 0, max: players - 1 }));
  return ok(Array.from({ length: players }, (_, i) => (leader + i) % players));
}

function rule(trick: Trick): Ruling {
  const { deck, faces, order, krakenLead } = trick;
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
  let at = leadPosition(deck, faces, 0, faces.length, verdict, krakenLead);
  reasons.push(leadReason(trick, verdict, order[at]));
  if (winner === null && order[at] === 'greybeard') {
    at = afterGhost(at, order.length);
    reasons.push(because('SK-37', 'ghost-passes-lead', { seat: order[at] }));
  }
  // What Greybeard takes counts for nobody.
  const bonus = winner === 'greybeard' ? 0 : captured(deck, faces, 0, faces.length, verdict);
  if (bonus > 0) reasons.splice(-1, 0, ...bonusReasons(trick, verdict));
  const led = ledSuit(trick);
  return { winner, leads: order[at], bonus, alliances, led: led >= 0 ? suits[led] : null, reasons };
}

function ledSuit({ deck, faces }: Trick): number {
  let led: number = UNSETTLED;
  for (const face of faces) if (led === UNSETTLED) led = ledBy(deck, face);
  return led;
}

function ledReasons(trick: Trick): Reason[] {
  const { deck, faces } = trick;
  const settler = faces.find((face) => ledBy(deck, face) !== UNSETTLED);
  if (settler === undefined) return [because('SK-10', 'nothing-led')];
  const led = ledBy(deck, settler);
  return [
    because('SK-10', led >= 0 ? 'suit-led' : 'no-suit', {
      card: faceCode(settler),
      ...(led >= 0 && { suit: suits[led] }),
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

function leadReason({ order, krakenLead }: Trick, verdict: Verdict, leads: Player): Reason {
  if (isTaken(verdict)) return because('SK-8', 'taker-leads', { seat: leads });
  const owner = order[positionOf(verdict)];
  if (ruleOf(verdict) === 15) return because('SK-15', 'whale-leads', { seat: leads });
  if (krakenLead === 'would-have-won') return because('SK-14', 'would-have-led', { seat: leads });
  return because('SK-14', 'left-leads', { seat: leads, owner });
}
