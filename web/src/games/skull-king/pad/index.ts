import type { Fault } from '@crossbones/core';
import { bonusOf, type FaultKey, ledger } from '@crossbones/games/skull-king/ledger';
import { options } from '@crossbones/games/skull-king/options';
import { bidOf, type Written } from '@crossbones/games/skull-king/written';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Round } from './Round.js';

export const padGame: PadGame<Written> = {
  ledger,
  options,
  asked: ['schedule', 'scoring', 'cannonball', 'kraken', 'whale', 'loot', 'powers', 'blanks'],
  Round,
  cell(_, { lines }, player) {
    const line = lines[player];
    if (line.bid === null) return null;
    return line.won === null ? `${bidOf(line)}` : `${line.won}/${bidOf(line)}`;
  },
  says(fault: Fault, { players }) {
    const { faults } = padWordsOf('skull-king');
    const { count = 0, player = 0, cards = 0 } = fault.args;
    const key = fault.key as FaultKey;
    const name = players[Number(player)];
    switch (key) {
      case 'bids-missing':
      case 'tricks-missing':
      case 'too-many-tricks':
      case 'too-few-tricks':
        return faults[key](Number(count));
      case 'spoils-without-trick':
      case 'power-without-trick':
        return faults[key](name);
      case 'bid-out-of-range':
        return faults[key](name, Number(cards));
      default:
        return faults[key];
    }
  },
  facts: (_, __, { lines }) =>
    lines.map((line) => {
      const bid = bidOf(line);
      const made = Number(bid === line.won);
      const zero = Number(bid === 0);
      return [
        { key: 'bids', value: 1 },
        { key: 'made', value: made },
        { key: 'zeros', value: zero },
        { key: 'zerosMade', value: zero * made },
        { key: 'tricks', value: line.won ?? 0 },
        { key: 'bonus', value: made * bonusOf(line) },
      ];
    }),
};
