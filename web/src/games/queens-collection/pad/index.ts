import {
  BOXES,
  type FaultKey,
  isShelves,
  ledger,
  optionsOf,
  type Round as Written,
} from '@crossbones/games/queens-collection/ledger';
import { options } from '@crossbones/games/queens-collection/options';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Round } from './Round.js';

export const padGame: PadGame<Written> = {
  ledger,
  options,
  asked: ['mode', 'spaces'],
  Round,
  /** Boxes, pawns and cards; where all play together, how many boxes are complete. */
  cell(head, written, player) {
    if (isShelves(written)) {
      const full = written.home.filter((own) => own === optionsOf(head).spaces).length;
      return written.home.includes(null) ? null : `${full}/${BOXES}`;
    }
    const { boxes, pawns, cards } = written.hauls[player];
    return `${boxes} · ${pawns} · ${cards}`;
  },
  says({ key, args }) {
    const { faults } = padWordsOf('queens-collection');
    const number = (name: string): number => Number(args[name]);
    switch (key as FaultKey) {
      case 'pawns-differ':
        return faults['pawns-differ'](number('pawns'), number('fewest'), number('highest'));
      case 'boxes-missing':
        return faults['boxes-missing'](number('boxes'));
      case 'boxes-open':
        return faults['boxes-open'](number('count'));
      case 'not-broken-off':
        return faults['not-broken-off'];
      case 'lone-stray':
        return faults['lone-stray'];
      default:
        return faults[key as 'too-many-boxes' | 'too-many-pawns' | 'too-many-cards'](number('most'));
    }
  },
  facts: ({ players }) => players.map(() => []),
};
