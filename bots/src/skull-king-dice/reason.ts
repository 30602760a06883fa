import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { bidReason, type Reasons, trickReason } from '../reason.js';
import { oddsOf } from './odds.js';

const { Phase } = SkullKingDice;

const readBid = (word: string): number => Number(word.slice('bid:'.length));

/** What speaks for a bid, and for a die. */
export const reasons: Reasons<SkullKingDice.State> = ({ game, seat }, world) => {
  if (world.phase === Phase.bid) {
    const tricks = oddsOf(world, seat).reduce((sum, { bid, chance }) => sum + bid * chance, 0);
    return ({ action }) => bidReason(readBid(game.print(action)), tricks);
  }
  const need = world.bids[seat] - world.won[seat];
  const standing = { need, left: world.round - world.trick + 1, what: 'die' } as const;
  // A die is thrown: nothing is certain of it.
  return ({ hints }) => trickReason(hints, standing, null);
};
