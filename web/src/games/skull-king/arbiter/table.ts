import { must } from '@crossbones/core';
import { hold } from '@crossbones/games/skull-king/hand';
import {
  GHOST,
  ledBy,
  Phase,
  parseCard,
  playedFace,
  type State,
  skullKing,
  UNSETTLED,
} from '@crossbones/games/skull-king/index';
import type { Player, Question } from '../../../arbiter/question.js';

type Blank = { name: string; as: string | { suit: string; value: number } };

/** What a house card is, in one word: `pirate`, or `g15` for a number. */
export function natureOf(word: string): Blank['as'] | null {
  if (word === 'escape' || word === 'pirate' || word === 'mermaid') return word;
  const [, suit, value] = /^([gypb])(\d|1[0-5])$/.exec(word) ?? [];
  return suit === undefined ? null : { suit, value: Number(value) };
}

/** The options of the table that a question is asked at; names of house cards make no difference to a trick. */
export const optionsOf = ({ on, laid }: Question) => ({
  kraken: on.includes('kraken'),
  whale: on.includes('whale'),
  loot: on.includes('loot'),
  krakenLead: on.includes('would-have-won') ? 'would-have-won' : 'left',
  blanks: (laid.blanks ?? []).map((word, i): Blank => ({ name: String(i + 1), as: natureOf(word)! })),
});

/** Who plays at each place: clockwise from the leader; with two players Greybeard is among them. SK-36, SK-37. */
export function orderOf({ players, lead }: Question): readonly Player[] {
  if (players > 2) return Array.from({ length: players }, (_, i) => (Number(lead) + i) % players);
  const first = Number(lead.slice(-1));
  return lead.startsWith('greybeard') ? ['greybeard', first, 1 - first] : [first, 'greybeard', 1 - first];
}

const handOf = (player: Player): number => (player === 'greybeard' ? GHOST : Number(player));

/** A true state of the game with this trick on the table, and the hand with whoever plays next. */
export function stateOf(question: Question): State {
  const { players, laid } = question;
  const s = skullKing.create(players, must(skullKing.options.check(optionsOf(question), players)));
  const order = orderOf(question).map(handOf);
  const faces = (laid.cards ?? []).map((code) => playedFace(skullKing.parse(code)!));
  s.phase = Phase.play;
  s.round = 0;
  s.dealer = 0;
  s.dealt = s.schedule[0];
  s.order.set(order);
  for (const face of faces) {
    s.faces[s.played] = face;
    s.players[s.played] = order[s.played];
    s.played++;
    if (s.led === UNSETTLED) s.led = ledBy(s.deck, face);
  }
  s.inTrick = s.played;
  s.turn = order[s.played] ?? order[0];
  const copies = new Map<string, number>();
  for (const code of laid.hand ?? []) {
    const nth = copies.get(code) ?? 0;
    copies.set(code, nth + 1);
    hold(s.held, s.turn, parseCard(code)! + nth);
  }
  return s;
}
