import type { ArbiterQuestion, TrickPlayer } from '../../../play/arbiter/question.js';

type Blank = { name: string; as: string | { suit: string; value: number } };

/** What a house card is, in one word: `pirate`, or `g15` for a number. */
export function natureOf(word: string): Blank['as'] | null {
  if (word === 'escape' || word === 'pirate' || word === 'mermaid') return word;
  const [, suit, value] = /^([gypb])(\d|1[0-5])$/.exec(word) ?? [];
  return suit === undefined ? null : { suit, value: Number(value) };
}

/** The options of the table that a question is asked at; names of house cards make no difference to a trick. */
const optionsOf = ({ on, laid }: ArbiterQuestion) => ({
  kraken: on.includes('kraken'),
  whale: on.includes('whale'),
  loot: on.includes('loot'),
  krakenLead: on.includes('would-have-won') ? 'would-have-won' : 'left',
  blanks: (laid.blanks ?? []).map((word, i): Blank => ({ name: String(i + 1), as: natureOf(word)! })),
});

/** Who plays at each place: clockwise from the leader; with two players Greybeard is among them. SK-36, SK-37. */
export function orderOf({ players, lead }: ArbiterQuestion): readonly TrickPlayer[] {
  if (players > 2) return Array.from({ length: players }, (_, i) => (Number(lead) + i) % players);
  const first = Number(lead.slice(-1));
  return lead.startsWith('greybeard') ? ['greybeard', first, 1 - first] : [first, 'greybeard', 1 - first];
}

/** The table and its trick, as the arbiter of the rulebook is asked about them. */
export const trickOf = (question: ArbiterQuestion) => ({
  players: question.players,
  cards: question.laid.cards ?? [],
  ...(question.players === 2 ? { order: orderOf(question) } : { leader: Number(question.lead) }),
  options: optionsOf(question),
});
