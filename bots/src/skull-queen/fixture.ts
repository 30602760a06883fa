import type { Rng } from '@crossbones/core';
import { games } from '@crossbones/games';
import * as SkullQueen from '@crossbones/games/skull-queen/index';

const game = games['skull-queen'];

/** Answers so that shuffling `from` gives `to`. */
function stacked(from: readonly number[], to: readonly number[]): Rng {
  const deck = [...from];
  let last = deck.length;
  return {
    below() {
      last--;
      const at = deck.indexOf(to[last]);
      [deck[last], deck[at]] = [deck[at], deck[last]];
      return at;
    },
  };
}

const named = (codes: string): number[] => codes.split(' ').map(SkullQueen.cardNamed);

/** A table of three hands, each filled up with what is left, the lowest first; seat 0 leads. */
export function dealt(seats: 2 | 3, hands: readonly [string, string, string]): SkullQueen.State {
  const state = game.create(seats, { middle: 3 });
  game.chance(state, { below: () => seats - 1 });
  const all = SkullQueen.fullBox.cards(seats);
  const given = hands.map(named);
  const rest = all.filter((card) => !given.flat().includes(card));
  const order = given.flatMap((hand) => [...hand, ...rest.splice(0, all.length / 3 - hand.length)]);
  game.chance(state, stacked(all, order));
  return state;
}

/** Does what the words say, and fails where the rules do not allow it. */
export function act(state: SkullQueen.State, seat: number, words: string): void {
  for (const word of words.split(' ')) {
    const action = game.parse(word)!;
    const refused = game.refusal(state, seat, action);
    if (refused !== null) throw new Error(`${word}: ${JSON.stringify(refused)}`);
    game.apply(state, seat, action);
  }
}

/** The 8 on top, and every pirate in the middle. */
export const middle = 'side:front r:2 y:2 g:2 b:2';
