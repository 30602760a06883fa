import type { GameView } from '../view.js';

/** The rule that explains each thing that may be new to a player. */
export const topicRules = {
  plank: 'SQ-6',
  follow: 'SQ-7',
  moves: 'SQ-9',
  centre: 'SQ-9',
  overboard: 'SQ-10',
  scored: 'SQ-12',
  ghost: 'SQ-13',
  number: 'SQ-9',
  eight: 'SQ-9',
  five: 'SQ-9',
  monkey: 'SQ-8',
  mate: 'SQ-8',
} as const;
export type Topic = keyof typeof topicRules;

/** What a card is about. */
export function topicOf(_: Pick<GameView, 'options'>, code: string): Topic {
  const number = Number(/(\d+)$/.exec(code)?.[1]);
  if (code === '0') return 'monkey';
  if (code === '13') return 'mate';
  return number === 8 ? 'eight' : number === 5 ? 'five' : 'number';
}

/** What a view shows that may be new to a player, the most important now first. */
export function topicsOf(view: GameView): Topic[] {
  const { phase, trick, centre, sheet, planks, announced, hand, ghost } = view;
  const playing = phase === 'play';
  const cards = [...trick.map(({ card }) => card), ...(hand ?? [])].map((code) => topicOf(view, code));
  return [
    ...(sheet.length > 0 ? ['scored' as const] : []),
    ...(phase === 'place' ? ['plank' as const] : []),
    ...(playing && planks.some(({ overboard }) => overboard.length > 0) ? ['overboard' as const] : []),
    ...(playing && announced !== null ? ['follow' as const] : []),
    ...(playing && trick.length > 1 ? ['moves' as const] : []),
    ...(playing && centre.length > 0 ? ['centre' as const] : []),
    ...(playing && ghost !== null ? ['ghost' as const] : []),
    ...(playing ? cards.filter((topic) => topic !== 'number') : []),
  ];
}
