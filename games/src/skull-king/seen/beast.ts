import type { RulingKey } from '../reasons.js';
import type { GameView } from '../view.js';

export type Beast = 'kraken' | 'whale';

/** The rulings in which a beast decides. */
const doings: { readonly [key: string]: Beast } = {
  kraken: 'kraken',
  whale: 'whale',
  'whale-alone': 'whale',
} satisfies { readonly [key in RulingKey]?: Beast };

/** The beast that decides the trick as it lies, or decided the last one while none lies there. */
export const beastIn = ({ standing }: GameView): Beast | null =>
  standing === null ? null : (doings[standing.why.key] ?? null);
