import type { GameView } from '../view.js';

/** The rule that explains each thing that may be new to a player. */
export const topicRules = {
  place: 'S-2',
  add: 'S-3',
  bid: 'S-4',
  attempt: 'S-5',
  made: 'S-6',
  lost: 'S-8',
  out: 'S-9',
  flower: 'S-5',
  skull: 'S-5',
} as const;
export type Topic = keyof typeof topicRules;

/** What a disc is about. */
export const topicOf = (_: Pick<GameView, 'options'>, code: string): Topic =>
  code.includes('skull') ? 'skull' : 'flower';

/** What a view shows that may be new to a player, the most important now first. */
export function topicsOf({ phase, gangs }: GameView): Topic[] {
  const now = phase === 'first' || phase === 'over' || phase === 'name' ? null : phase;
  return [
    ...(gangs.some(({ out }) => out) ? ['out' as const] : []),
    ...(gangs.some(({ flower }) => flower) ? ['made' as const] : []),
    ...(now === 'loss' ? ['lost' as const] : now === null ? [] : [now]),
  ];
}
