import type { Reason } from '@crossbones/core';
import type { ReasonKey } from '../reasons.js';

/** What a card of a trick does, or would do. */
export interface Mark {
  readonly way: 'up' | 'down';
  readonly by: 1 | 2;
  /** It is the highest or lowest, but moves nobody. */
  readonly idle: boolean;
}

const marks: { readonly [key: string]: Mark } = {
  up: { way: 'up', by: 1, idle: false },
  'up-two': { way: 'up', by: 2, idle: false },
  'up-nobody': { way: 'up', by: 1, idle: true },
  'up-ghost': { way: 'up', by: 1, idle: true },
  down: { way: 'down', by: 1, idle: false },
  'down-two': { way: 'down', by: 2, idle: false },
  'down-nobody': { way: 'down', by: 1, idle: true },
  'down-ghost': { way: 'down', by: 1, idle: true },
} satisfies { readonly [key in ReasonKey]?: Mark };

/** What the card that a reason speaks of does; null where the reason speaks of something else. */
export const markOf = ({ key }: Pick<Reason, 'key'>): Mark | null => marks[key] ?? null;
