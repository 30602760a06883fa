import { distinct, must, reason } from '@crossbones/core';
import { colouredFaces, specialFaces } from '@crossbones/games/skull-king-dice/dice';
import {
  arbitrate,
  BLACK,
  fullBox,
  KINDS,
  type Kind,
  kindOf,
  kinds,
  leads,
  NOTHING_LED,
  parseRoll,
  SIDES,
  type State,
  skullKingDice,
} from '@crossbones/games/skull-king-dice/index';
import { Phase } from '@crossbones/games/skull-king-dice/state';
import { type Answer, type Desk, type Mark, type Question, say } from '../../../arbiter/question.js';

/** Nobody ever holds more: SD-2. */
const MOST_IN_HAND = 8;

const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);
const kind = (code: string): string => code.split(':')[0];

/** The dice of the house: faces that a question names stand in place of the box's own. */
export const facesOf = ({ laid }: Question, kind: Kind): readonly string[] =>
  fullBox.dice[kind].faces.map((face, i) => laid[kind]?.[i] ?? String(face));
const rollsOf = (question: Question, kind: Kind): string[] =>
  [...new Set(facesOf(question, kind))].map((face) => `${kind}:${face}`);
const numbered = (face: string): string | number => (/^\d$/.test(face) ? Number(face) : face);

/** What a die of this kind can show at all. SD-1. */
export const sidesOf = (kind: Kind): readonly string[] =>
  (kinds.indexOf(kind) < BLACK ? specialFaces : colouredFaces).map(String);

const optionsOf = (question: Question) => ({
  scoring: question.on.includes('landlubber') ? 'landlubber' : 'standard',
  dice: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { count: fullBox.dice[kind].count, faces: facesOf(question, kind).map(numbered) },
    ]),
  ),
});
const seatAt = ({ players, lead }: Question, place: number): number => (Number(lead) + place) % players;

/** A true state of the game with these dice on the table, and the hand with whoever rolls next. */
function stateOf(question: Question): State {
  const { players, laid } = question;
  const s = skullKingDice.create(players, must(skullKingDice.options.check(optionsOf(question), players)));
  s.phase = Phase.play;
  s.round = 1;
  s.starter = s.leader = Number(question.lead);
  for (const code of laid.rolls ?? []) {
    const roll = parseRoll(code)!;
    s.rolls[s.landed++] = roll;
    if (s.led === NOTHING_LED && leads(kindOf(roll))) s.led = kindOf(roll);
  }
  s.turn = seatAt(question, s.landed);
  for (const code of laid.hand ?? []) {
    const die = kinds.indexOf(code as Kind);
    s.hands[s.turn * KINDS + die]++;
    s.held[s.turn] |= 1 << die;
  }
  return s;
}

const winnerAt = (question: Question, winner: number): (Mark | undefined)[] =>
  Array.from({ length: question.players }, (_, place) =>
    seatAt(question, place) === winner ? 'takes' : undefined,
  );

function judged(question: Question, rolls: readonly string[]): Answer {
  const asked = arbitrate({ rolls, options: optionsOf(question) });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const { winner, bonus, reasons } = asked.value;
  const seat = seatAt(question, winner);
  return {
    whole: true,
    headline: say('takes', { seat }),
    facts: [...(bonus > 0 ? [say('bonus', { points: bonus })] : []), say('leads', { seat })],
    steps: [...reasons, reason('SD-4', 'winner-starts', { seat })],
    marks: { rolls: winnerAt(question, seat) },
  };
}

function soFar(question: Question): Answer {
  const s = stateOf(question);
  const { standing } = skullKingDice.view(s, 'spectator');
  const facts = [say('plays-next', { seat: s.turn })];
  if (standing === null) {
    return { whole: false, headline: say('lay'), facts, steps: [], marks: {} };
  }
  return {
    whole: false,
    headline: say('so-far', { seat: standing.winner }),
    facts,
    steps: [standing.why],
    marks: { rolls: winnerAt(question, standing.winner) },
  };
}

function playable(question: Question): Answer {
  const hand = question.laid.hand ?? [];
  const s = stateOf(question);
  const refused = hand.map((code) => skullKingDice.refusal(s, s.turn, skullKingDice.parse(`roll:${code}`)!));
  const may = refused.filter((why) => why === null).length;
  const steps = distinct(refused.filter((why) => why !== null));
  return {
    whole: false,
    headline: say(hand.length === 0 ? 'hold' : 'may-play', { seat: s.turn, may, of: hand.length }),
    facts: [],
    steps: steps.length > 0 || hand.length === 0 ? steps : [reason('SD-6', 'all-free')],
    marks: { hand: refused.map((why): Mark => (why === null ? 'may' : 'may-not')) },
  };
}

export const desk: Desk = {
  game: 'skull-king-dice',
  asks: ['trick', 'hand'],
  crowd: [3, 6],
  switches: ['landlubber'],
  usual: { ask: 'trick', players: 4, lead: '0', laid: {}, on: [], counts: {} },
  leads: (players) => Array.from({ length: players }, (_, seat) => String(seat)),
  rows: [...kinds, 'rolls', 'hand'],
  filled: ({ ask }) => (ask === 'hand' ? ['rolls', 'hand'] : ['rolls']),
  row(question, id) {
    const hand = question.ask === 'hand';
    if (isKind(id)) return { most: SIDES, takes: (face) => sidesOf(id).includes(face), boxed: false };
    if (id === 'hand') return hand ? { most: MOST_IN_HAND, takes: isKind, boxed: true } : null;
    return {
      most: question.players - (hand ? 1 : 0),
      takes: (code) => isKind(kind(code)) && rollsOf(question, kind(code) as Kind).includes(code),
      boxed: true,
      players: Array.from({ length: question.players }, (_, place) => seatAt(question, place)),
    };
  },
  groups: (question, row) => [
    { id: 'dice', codes: row === 'hand' ? kinds : kinds.flatMap((one) => rollsOf(question, one)) },
  ],
  kind,
  copies: (_, code) => (isKind(code) ? fullBox.dice[code].count : 0),
  answer(question) {
    if (question.ask === 'hand') return playable(question);
    const rolls = question.laid.rolls ?? [];
    return rolls.length === question.players ? judged(question, rolls) : soFar(question);
  },
};
