import { must } from '@crossbones/core';
import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';

const { faceOf, kindOf, KINDS, kinds, parseRoll, Phase, ROLL, SIDES, skullKingDice: game } = SkullKingDice;
type DiceTable = SkullKingDice.DiceTable;
type State = SkullKingDice.State;

const { dice } = game.options.defaults;

/** Yellow dice turned into pirates, kings without a flag, and numbers up to nine. */
export const wild: DiceTable = {
  ...dice,
  'skull-king': { count: 4, faces: Array<'skull'>(6).fill('skull') },
  pirate: { ...dice.pirate, count: 8 },
  red: { count: 8, faces: [9, 'flag', 9, 'flag', 8, 1] },
  yellow: { ...dice.yellow, count: 0 },
};

/** A round with these dice behind the screens, before the bids; the first seat starts. */
export function dealt(hands: readonly string[]): State {
  const state = game.create(hands.length, must(game.options.check({}, hands.length)));
  state.leader = 0;
  state.starter = 0;
  state.phase = Phase.bid;
  state.owing = (1 << hands.length) - 1;
  for (const [seat, hand] of hands.entries()) {
    const held = hand.split(' ');
    state.round = held.length;
    for (const die of held) {
      const kind = kinds.indexOf(die as SkullKingDice.Kind);
      state.hands[seat * KINDS + kind]++;
      state.held[seat] |= 1 << kind;
      state.bag[kind]--;
    }
  }
  return state;
}

/** The same round after these bids and rolls. */
export function rolled(from: State, bids: readonly number[], rolls = ''): State {
  const state = game.create(from.seats, from.options);
  game.copy(from, state);
  for (const [seat, bid] of bids.entries()) game.apply(state, seat, bid);
  for (const word of rolls.split(' ').filter((each) => each !== '')) {
    const roll = parseRoll(word)!;
    const kind = kindOf(roll);
    game.apply(state, state.turn, ROLL + kind);
    const side = state.faces.subarray(kind * SIDES, (kind + 1) * SIDES).indexOf(faceOf(roll));
    game.chance(state, { below: () => side });
  }
  return state;
}
