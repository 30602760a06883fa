import type { Reason } from '@crossbones/core';
import type { ReasonKey } from '../reasons.js';
import type { GameView } from '../view.js';

const PLACE_FIRST: ReasonKey = 'place-first';

/** Why a card in the viewer's hand cannot be played, or null where it can, or could once its turn has come. */
export const cardRefusal = ({ phase, unplayable }: GameView, card: string): Reason | null =>
  phase === 'place' ? { rule: 'SQ-6', key: PLACE_FIRST, args: { card } } : (unplayable[card] ?? null);
