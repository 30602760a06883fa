import { ledger, type Round as Written } from '@crossbones/games/high-card/ledger';
import { options } from '@crossbones/games/high-card/options';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Round } from './Round.js';

export const padGame: PadGame<Written> = {
  ledger,
  options,
  asked: ['rounds'],
  Round,
  cell: (_, written, player) => (written[player] === null ? null : `${written[player]}`),
  says({ key, args }) {
    const { faults } = padWordsOf('high-card');
    return key === 'same-card' ? faults['same-card'] : faults['cards-missing'](Number(args.count));
  },
  facts: ({ players }) => players.map(() => []),
};
