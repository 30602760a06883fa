import type { Words } from '../../high-card/words.js';
import { at, capital } from '../speech.js';
import { pad } from './pad.js';

const numberOf = (code: string | number): string => String(code).slice(1);
const name = (code: string | number): string => {
  const n = numberOf(code);
  return `the ${n}`;
};

export const words = {
  pad,
  reasons: {
    'game-over': () => 'All rounds are played; the game is over.',
    'cards-not-dealt': () => 'The cards are not dealt yet.',
    'not-your-turn': ({ turn }, who) => `It is ${who(turn)}’s turn.`,
    'not-in-hand': ({ card }) => `You do not hold ${name(card)}.`,
    highest: ({ seat, card }, who) => `${capital(who(seat))} has played the highest card, ${name(card)}.`,
    'card-twice': (args) => {
      const card = numberOf(args.card);
      return `${at(args)}: there is only one ${card}.`;
    },
  },
  options: { rounds: { name: 'Rounds', about: 'How many are played.', values: { 3: '3', 5: '5' } } },
  modes: {},
  moments: {},
  label(word) {
    const n = numberOf(word);
    return `Play the ${n}`;
  },
  card: name,
  suit: String,
} as const satisfies Words;
