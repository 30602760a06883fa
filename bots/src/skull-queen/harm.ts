import { SkullQueen } from '@crossbones/games';
import { inARow } from './table.js';

const { COLOURS, haunted, seatAt, worthAt } = SkullQueen;

/** How much a loss of all others counts against as large a gain of one's own. */
const SPITE = 0.8;
/** How likely each player to come leaves a move as it stands. */
const STANDS = 0.6;

/** What the trick as it lies costs the others; beside the ghost nobody else has shown a card yet. */
export function harm(state: SkullQueen.State, seat: number, judgement: SkullQueen.Judgement): number {
  if (haunted(state)) return 0;
  const { leader, seats } = state;
  let points = 0;
  for (let colour = 0; colour < COLOURS; colour++) {
    const up = seatAt(judgement.up[colour], leader, seats);
    if (up >= 0 && up !== seat) points += loss(state, up, colour, -judgement.upBy[colour]);
    const down = seatAt(judgement.down[colour], leader, seats);
    if (down >= 0 && down !== seat) points += loss(state, down, colour, judgement.downBy[colour]);
  }
  return (points * SPITE * inARow(STANDS, state.perTrick - state.inTrick - 1)) / (seats - 1);
}

function loss(state: SkullQueen.State, seat: number, colour: number, by: number): number {
  const from = state.pirates[seat * COLOURS + colour];
  if (from < 0) return 0;
  const { ladders, spaces } = state;
  const side = state.side[seat];
  return worthAt(ladders, side, from) - (from + by < spaces ? worthAt(ladders, side, from + by) : 0);
}
