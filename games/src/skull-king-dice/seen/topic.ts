import type { GameView } from '../view.js';

/** The rule that explains each thing that may be new to a player. */
export const topicRules = {
  bid: 'SD-3',
  trick: 'SD-5',
  follow: 'SD-6',
  scored: 'SD-8',
  coloured: 'SD-1',
  flag: 'SD-7',
  'skull-king': 'SD-7',
  pirate: 'SD-7',
  mermaid: 'SD-7',
} as const;
export type Topic = keyof typeof topicRules;

/** What a die is about, by its kind, or by its kind and face. */
export function topicOf(_: Pick<GameView, 'options'>, code: string): Topic {
  const [kind, face] = code.split(':');
  if (face === 'flag') return 'flag';
  return kind === 'skull-king' || kind === 'pirate' || kind === 'mermaid' ? kind : 'coloured';
}

/** What a view shows that may be new to a player, the most important now first. */
export function topicsOf(view: GameView): Topic[] {
  const { phase, trick, led, sheet, hand } = view;
  const dice = [...trick.map(({ roll }) => roll), ...(hand ?? [])].map((code) => topicOf(view, code));
  return [
    ...(sheet.length > 0 ? ['scored' as const] : []),
    ...(phase === 'bid' ? ['bid' as const] : []),
    ...(phase === 'play' && trick.length > 0 ? ['trick' as const] : []),
    ...(phase === 'play' && led !== null && (hand?.length ?? 0) > 1 ? ['follow' as const] : []),
    ...(phase === 'play' ? dice : []),
  ];
}
