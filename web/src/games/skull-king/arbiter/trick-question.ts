import { trickOrder } from '@crossbones/games/skull-king/arbiter';
import { suits } from '@crossbones/games/skull-king/cards';
import { blankNatures, MOST_BLANK_VALUE } from '@crossbones/games/skull-king/options';
import type { ArbiterQuestion, TrickPlayer } from '../../../play/arbiter/question.js';

type Blank = { name: string; as: string | { suit: string; value: number } };

/** What a house card is, in one word: `pirate`, or `g15` for a number. */
export function natureOf(word: string): Blank['as'] | null {
  if (blankNatures.some((nature) => nature === word)) return word;
  const suit = suits.find((one) => word.startsWith(one));
  const [, value] = /^.(\d\d?)$/.exec(word) ?? [];
  if (suit === undefined || value === undefined || Number(value) > MOST_BLANK_VALUE) return null;
  return String(Number(value)) === value ? { suit, value: Number(value) } : null;
}

/** The options of the table that a question is asked at; names of house cards make no difference to a trick. */
const optionsOf = ({ on, laid }: ArbiterQuestion) => ({
  kraken: on.includes('kraken'),
  whale: on.includes('whale'),
  loot: on.includes('loot'),
  powers: on.includes('powers'),
  krakenLead: on.includes('would-have-won') ? 'would-have-won' : 'left',
  blanks: (laid.blanks ?? []).map((word, i): Blank => ({ name: String(i + 1), as: natureOf(word)! })),
});

/** Who plays at each place; `greybeard1` is a trick that Greybeard leads, with the second player after him. */
export const orderOf = ({ players, lead }: ArbiterQuestion): readonly TrickPlayer[] =>
  trickOrder(players, Number(lead.replace('greybeard', '')), lead.startsWith('greybeard'));

/** The table and its trick, as the arbiter of the rulebook is asked about them. */
export const trickOf = (question: ArbiterQuestion) => ({
  players: question.players,
  cards: question.laid.cards ?? [],
  ...(question.players === 2 ? { order: orderOf(question) } : { leader: Number(question.lead) }),
  options: optionsOf(question),
});
