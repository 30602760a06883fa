import { must } from '@crossbones/core';
import { arbitrate } from '@crossbones/games/high-card/arbiter';
import { codes } from '@crossbones/games/high-card/cards';
import { type Answer, type ArbiterQuestion, type Desk, say } from '../../../play/arbiter/question.js';

function answer({ players, laid }: ArbiterQuestion): Answer {
  const cards = laid.cards ?? [];
  const whole = cards.length === players;
  if (cards.length < 2) return { whole, headline: say('lay'), facts: [], steps: [], marks: {} };
  const { winner, reasons } = must(arbitrate({ cards }));
  return {
    whole,
    headline: say(whole ? 'takes' : 'so-far', { seat: winner }),
    facts: [],
    steps: reasons,
    marks: { cards: cards.map((_, seat) => (seat === winner ? 'takes' : undefined)) },
  };
}

export const desk: Desk = {
  game: 'high-card',
  asks: ['trick'],
  crowd: [2, 4],
  switches: [],
  usual: { ask: 'trick', players: 3, lead: '', laid: {}, on: [], counts: {} },
  leads: () => [],
  rows: ['cards'],
  filled: () => ['cards'],
  row: ({ players }) => ({
    most: players,
    takes: (code) => codes.includes(code),
    boxed: true,
    players: Array.from({ length: players }, (_, seat) => seat),
  }),
  groups: () => [{ id: 'cards', codes }],
  kind: (code) => code,
  copies: () => 1,
  answer,
};
