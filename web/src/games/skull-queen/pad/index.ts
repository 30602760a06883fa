import {
  type FaultKey,
  ledger,
  spaceWorth,
  type Round as Written,
} from '@crossbones/games/skull-queen/ledger';
import { options } from '@crossbones/games/skull-queen/options';
import { OVERBOARD, UNPLACED } from '@crossbones/games/skull-queen/score';
import type { PadGame } from '../../../play/pad/pad-game.js';
import { padWordsOf } from '../../../play/pad/pad-words.js';
import { Round } from './Round.js';

export const padGame: PadGame<Written> = {
  ledger,
  options,
  asked: ['middle'],
  Round,
  /** What each pirate costs; a pirate in the sea is a dash. */
  cell(head, written, player) {
    const { side, pirates } = written[player];
    if (side === null || pirates.includes(UNPLACED)) return null;
    return pirates.map((space) => (space === OVERBOARD ? '–' : spaceWorth(head, side, space))).join(' ');
  },
  says({ key, args }, { players }) {
    const { faults } = padWordsOf('skull-queen');
    return faults[key as FaultKey](players[Number(args.player)], Number(args.count));
  },
  facts: ({ players }) => players.map(() => []),
};
