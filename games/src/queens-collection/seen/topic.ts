import type { GameView } from '../view.js';

/** The rule that says more of whatever may be new to somebody. */
export const topicRules = {
  reveal: 'QC-3',
  choose: 'QC-5',
  swap: 'QC-7',
  scored: 'QC-10',
  together: 'QC-15',
  'last-turns': 'QC-16',
  card: 'QC-5',
  joker: 'QC-5',
  'card-together': 'QC-15',
  'joker-together': 'QC-15',
} as const;
export type Topic = keyof typeof topicRules;

/** What a card is about. */
export function topicOf({ options }: Pick<GameView, 'options'>, code: string): Topic {
  const card = code === 'joker' ? 'joker' : 'card';
  return options.mode === 'cooperative' ? `${card}-together` : card;
}

/** What a view shows that may be new to somebody, what matters most now first. */
export function topicsOf(view: GameView): Topic[] {
  const { phase, turn, viewer, sheet, hands, market, lastTurns, options } = view;
  const mine = turn === viewer;
  // Who only watches has no seat, and no hand.
  const held = hands[Number(viewer)] ?? [];
  if (options.mode === 'cooperative')
    return [...(lastTurns > 0 ? ['last-turns' as const] : []), ...(mine ? ['together' as const] : [])];
  return [
    ...(sheet.length > 0 ? ['scored' as const] : []),
    ...(mine && phase === 'reveal' ? ['reveal' as const] : []),
    ...(mine && phase === 'choose' ? ['choose' as const, 'swap' as const] : []),
    ...([...held, ...market].includes('joker') ? ['joker' as const] : []),
  ];
}
