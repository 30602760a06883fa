import type { Reason } from '@crossbones/core';
import type { ReasonKey } from '../reasons.js';
import type { GameView } from '../view.js';

const because = (rule: `S-${number}`, key: ReasonKey, args: Reason['args'] = {}): Reason => ({
  rule,
  key,
  args,
});

/** What the table waits for, as the game answers a word that nobody is asked for; null where it waits for nobody. */
export function awaited({ phase, turn, challenger, bid, gangs }: GameView): Reason | null {
  const gang = turn === null ? '' : gangs[turn].name;
  switch (phase) {
    case 'place':
      return turn === null ? because('S-2', 'await-place') : because('S-2', 'await-lead', { gang });
    case 'add':
      return because('S-3', 'await-add', { gang });
    case 'bid':
      return because('S-4', 'await-bid', { gang, bid: bid ?? 0 });
    case 'attempt':
      return because('S-5', 'await-turn', { gang });
    case 'loss':
      if (turn === null) return because('S-8', 'loss-undrawn');
      return because('S-8', turn === challenger ? 'await-loss' : 'await-pick', { gang });
    case 'name':
      return because('S-9', 'await-name', { gang });
    default:
      return null;
  }
}

/** Why the challenger cannot turn a disc of this gang now, or null. */
export function pileRefusal({ challenger, gangs }: GameView, gang: number): Reason | null {
  if (gang === challenger) return because('S-5', 'own-pile');
  const { name, pile } = gangs[gang];
  return pile.includes(null) ? null : because('S-5', 'pile-spent', { gang: name });
}
