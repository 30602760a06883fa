import type { Words } from '../../high-card/words.js';
import { at, capital } from '../speech.js';
import { pad } from './pad.js';

const numberOf = (code: string | number): string => String(code).slice(1);
const name = (code: string | number): string => {
  const n = numberOf(code);
  return `die ${n}`;
};

export const words = {
  pad,
  reasons: {
    'game-over': () => 'Alle Runden sind gespielt.',
    'cards-not-dealt': () => 'Die Karten sind noch nicht ausgeteilt.',
    'not-your-turn': ({ turn }, who) => `${capital(who(turn))} ist an der Reihe.`,
    'not-in-hand': ({ card }) => `Du hast ${name(card)} nicht.`,
    highest: ({ seat, card }, who) => `${capital(who(seat))} hat die höchste Karte gespielt, ${name(card)}.`,
    'card-twice': (args) => {
      const card = numberOf(args.card);
      return `${at(args)}: Es gibt nur eine ${card}.`;
    },
  },
  options: { rounds: { name: 'Runden', about: 'Wie viele gespielt werden.', values: { 3: '3', 5: '5' } } },
  modes: {},
  moments: {},
  label(word) {
    const n = numberOf(word);
    return `Die ${n} spielen`;
  },
  card: name,
  suit: String,
} as const satisfies Words;
