import { must } from '@crossbones/core';
import { catalogue } from '@crossbones/games/catalogue';
import {
  arbitrate,
  playable as playableNow,
  soFar as standing,
  trickOrder,
} from '@crossbones/games/skull-king-dice/arbiter';
import {
  BLACK,
  colouredFaces,
  fullBox,
  type Kind,
  kinds,
  MOST_ROUNDS,
  SIDES,
  specialFaces,
} from '@crossbones/games/skull-king-dice/dice';
import {
  type Answer,
  type ArbiterQuestion,
  type Desk,
  type Mark,
  say,
} from '../../../play/arbiter/question.js';

const isKind = (word: string): word is Kind => (kinds as readonly string[]).includes(word);
const kind = (code: string): string => code.split(':')[0];

/** The sides of a die: those that the question names, or else those of the box. */
export const facesOf = ({ laid }: ArbiterQuestion, kind: Kind): readonly string[] =>
  fullBox.dice[kind].faces.map((face, i) => laid[kind]?.[i] ?? String(face));
const rollsOf = (question: ArbiterQuestion, kind: Kind): string[] =>
  [...new Set(facesOf(question, kind))].map((face) => `${kind}:${face}`);
const numbered = (face: string): string | number => (/^\d$/.test(face) ? Number(face) : face);

/** All that a die of this kind can show. SD-1. */
export const sidesOf = (kind: Kind): readonly string[] =>
  (kinds.indexOf(kind) < BLACK ? specialFaces : colouredFaces).map(String);

const optionsOf = (question: ArbiterQuestion) => ({
  scoring: question.on.includes('landlubber') ? 'landlubber' : 'standard',
  dice: Object.fromEntries(
    kinds.map((kind) => [
      kind,
      { count: fullBox.dice[kind].count, faces: facesOf(question, kind).map(numbered) },
    ]),
  ),
});
const orderOf = ({ players, lead }: ArbiterQuestion) => trickOrder(players, Number(lead));

/** The table and its dice, as the arbiter of the rulebook is asked about them. */
const trickOf = (question: ArbiterQuestion) => ({
  rolls: question.laid.rolls ?? [],
  options: optionsOf(question),
});

const nextOf = (question: ArbiterQuestion): number => orderOf(question)[(question.laid.rolls ?? []).length];

const winnerAt = (question: ArbiterQuestion, winner: number): (Mark | undefined)[] =>
  orderOf(question).map((_, place) => (place === winner ? 'takes' : undefined));

function judged(question: ArbiterQuestion): Answer {
  const { winner, bonus, reasons, starts } = must(arbitrate(trickOf(question)));
  const seat = orderOf(question)[winner];
  return {
    whole: true,
    headline: say('takes', { seat }),
    facts: [...(bonus > 0 ? [say('bonus', { points: bonus })] : []), say('leads', { seat })],
    steps: [...reasons, { ...starts, args: { seat } }],
    marks: { rolls: winnerAt(question, winner) },
  };
}

function soFar(question: ArbiterQuestion): Answer {
  const { winner, why } = must(standing(trickOf(question)));
  const facts = [say('plays-next', { seat: nextOf(question) })];
  if (winner === null || why === null)
    return { whole: false, headline: say('lay'), facts, steps: [], marks: {} };
  const seat = orderOf(question)[winner];
  return {
    whole: false,
    headline: say('so-far', { seat }),
    facts,
    steps: [why],
    marks: { rolls: winnerAt(question, winner) },
  };
}

function playable(question: ArbiterQuestion): Answer {
  const hand = question.laid.hand ?? [];
  const { refused, reasons: steps } = must(playableNow({ ...trickOf(question), hand }));
  const may = refused.filter((why) => why === null).length;
  return {
    whole: false,
    headline: say(hand.length === 0 ? 'hold' : 'may-play', { seat: nextOf(question), may, of: hand.length }),
    facts: [],
    steps,
    marks: { hand: refused.map((why): Mark => (why === null ? 'may' : 'may-not')) },
  };
}

export const desk: Desk = {
  game: 'skull-king-dice',
  asks: ['trick', 'hand'],
  crowd: catalogue['skull-king-dice'].seats,
  switches: ['landlubber'],
  usual: { ask: 'trick', players: 4, lead: '0', laid: {}, on: [], counts: {} },
  leads: (players) => Array.from({ length: players }, (_, seat) => String(seat)),
  rows: [...kinds, 'rolls', 'hand'],
  filled: ({ ask }) => (ask === 'hand' ? ['rolls', 'hand'] : ['rolls']),
  row(question, id) {
    const hand = question.ask === 'hand';
    if (isKind(id)) return { most: SIDES, takes: (face) => sidesOf(id).includes(face), boxed: false };
    if (id === 'hand') return hand ? { most: MOST_ROUNDS, takes: isKind, boxed: true } : null;
    return {
      most: question.players - (hand ? 1 : 0),
      takes: (code) => isKind(kind(code)) && rollsOf(question, kind(code) as Kind).includes(code),
      boxed: true,
      players: orderOf(question),
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
    return rolls.length === question.players ? judged(question) : soFar(question);
  },
};
