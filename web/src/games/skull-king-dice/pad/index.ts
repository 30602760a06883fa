import { fullBox } from '@crossbones/games/skull-king-dice/dice';
import { type FaultKey, ledger, type Round as Written } from '@crossbones/games/skull-king-dice/ledger';
import { optionsOf } from '@crossbones/games/skull-king-dice/options';
import { bonusFor } from '@crossbones/games/skull-king-dice/score';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Round } from './Round.js';

export const padGame: PadGame<Written> = {
  ledger,
  options: optionsOf(fullBox),
  asked: ['scoring'],
  Round,
  cell(_, written, player) {
    const { bid, won } = written[player];
    if (bid === null) return null;
    return won === null ? `${bid}` : `${won}/${bid}`;
  },
  says(fault) {
    const { faults } = padWordsOf('skull-king-dice');
    const key = fault.key as FaultKey;
    return key === 'too-many-spoils' ? faults[key] : faults[key](Number(fault.args.count));
  },
  facts: (_, __, written) =>
    written.map(({ bid, won, pirates, kings }) => {
      const made = Number(bid === won);
      const zero = Number(bid === 0);
      return [
        { key: 'bids', value: 1 },
        { key: 'made', value: made },
        { key: 'zeros', value: zero },
        { key: 'zerosMade', value: zero * made },
        { key: 'tricks', value: won ?? 0 },
        { key: 'bonus', value: made * bonusFor(pirates, kings) },
      ];
    }),
};
