import { oddsOf } from '@crossbones/bots/skull-king-dice/odds';
import { FastRng } from '@crossbones/core';
import { skullKingDice } from '@crossbones/games/skull-king-dice/index';

type View = Parameters<typeof skullKingDice.sampler>[0];

/** What the dice behind a screen promise, asked in any world that the view leaves open. */
export function odds(view: View, seat: number): ReturnType<typeof oddsOf> {
  const world = skullKingDice.create(view.seats, view.options);
  skullKingDice.sampler(view).into(world, new FastRng('odds'));
  return oddsOf(world, seat);
}
