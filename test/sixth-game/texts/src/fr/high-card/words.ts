import type { Words } from '../../high-card/words.js';
import { at, capital } from '../speech.js';
import { pad } from './pad.js';

const numberOf = (code: string | number): string => String(code).slice(1);
const name = (code: string | number): string => {
  const n = numberOf(code);
  return `le ${n}`;
};

export const words = {
  pad,
  reasons: {
    'game-over': () => 'Toutes les manches sont jouées.',
    'cards-not-dealt': () => 'Les cartes ne sont pas encore données.',
    'not-your-turn': ({ turn }, who) => `C’est le tour de ${who(turn)}.`,
    'not-in-hand': ({ card }) => `Tu n’as pas ${name(card)}.`,
    highest: ({ seat, card }, who) => `${capital(who(seat))} a joué la plus haute carte, ${name(card)}.`,
    'card-twice': (args) => {
      const card = numberOf(args.card);
      return `${at(args)} : il n’y a qu’un seul ${card}.`;
    },
  },
  options: { rounds: { name: 'Manches', about: 'Combien on en joue.', values: { 3: '3', 5: '5' } } },
  modes: {},
  moments: {},
  label(word) {
    const n = numberOf(word);
    return `Jouer le ${n}`;
  },
  card: name,
  suit: String,
} as const satisfies Words;
