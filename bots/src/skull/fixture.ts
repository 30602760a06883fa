import * as Skull from '@crossbones/games/skull/index';

const game = Skull.skull;

/** Four at the table, seat 0 first, a flower from everybody; moves are written as `seat word`. */
export function after(...moves: string[]): Skull.State {
  const state = game.create(4, game.options.defaults);
  game.chance(state, { below: () => 0 });
  for (const move of ['1 flower', '2 flower', '3 flower', '0 flower', ...moves]) {
    const [seat, word] = move.split(' ');
    game.apply(state, Number(seat), game.parse(word)!);
  }
  return state;
}

/** What that seat is asked there. */
export const asked = (state: Skull.State, seat: number) => ({
  game,
  seats: state.seats,
  options: state.options,
  seat,
  view: game.view(state, seat),
});
