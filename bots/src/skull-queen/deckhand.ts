import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Policy } from '../policy.js';

const { CARDS, COLOURS, colourOf, haunted, judge, Judgement, legal, NO_COLOUR } = SkullQueen;
const { numberOf, placeAction, SIDE, STEPS, seatAt, worthAt } = SkullQueen;

/** Numbers from here on are high, to a beginner. */
const HIGH = 7;
/** In so many of a hundred cases it does not pay attention and plays any card. */
const SLIPS = 15;

/**
 * Knows the rules and the advice of the box: many high cards, the 8 on top; all pirates in the middle. Sees what the
 * trick does as it lies, and forgets that others are still to play, that cards are to come, and what they want.
 */
export function deckhand(): Policy<SkullQueen.State> {
  const judgement = new Judgement();
  const trick = new Uint8Array(CARDS);
  const choices = new Uint16Array(CARDS);

  function place(state: SkullQueen.State, seat: number): number {
    const step = state.steps[seat];
    if (step !== 0 && step !== STEPS) return placeAction(step - 1, state.spaces >> 1);
    return SIDE + (mostlyHigh(state, seat) ? 0 : 1);
  }

  function mostlyHigh(state: SkullQueen.State, seat: number): boolean {
    let high = 0;
    for (let i = 0; i < state.cards.length; i++) {
      const card = state.cards[i];
      const held =
        (state.hands[2 * seat] & SkullQueen.lowBit(card)) |
        (state.hands[2 * seat + 1] & SkullQueen.highBit(card));
      if (held !== 0) high += numberOf[card] >= HIGH ? 1 : -1;
    }
    return high >= 0;
  }

  /** What the trick would change for the seat, were it over with this card. */
  function gain(state: SkullQueen.State, seat: number, card: number): number {
    const { played, perTrick, tricks, inTrick, leader, seats } = state;
    for (let i = 0; i < inTrick; i++) trick[i] = played[tricks * perTrick + i];
    let position = inTrick;
    // Beside the ghost one's card may count as the second, but nobody else's lies there yet.
    trick[position] = card;
    if (haunted(state)) position = 1;
    judge(trick, 0, inTrick + 1, state.centreLow, state.centreHigh, judgement);
    const mine = (at: number): boolean =>
      haunted(state) ? at === position : seatAt(at, leader, seats) === seat;
    let points = 0;
    for (let colour = 0; colour < COLOURS; colour++) {
      if (mine(judgement.up[colour])) points += change(state, seat, colour, -judgement.upBy[colour]);
      if (mine(judgement.down[colour])) points += change(state, seat, colour, judgement.downBy[colour]);
    }
    // A beginner keeps the cards without colour for a rainy day.
    return colourOf[card] === NO_COLOUR ? points - 1 : points;
  }

  function change(state: SkullQueen.State, seat: number, colour: number, by: number): number {
    const space = state.pirates[seat * COLOURS + colour];
    if (space < 0) return 0;
    const { ladders, spaces } = state;
    const side = state.side[seat];
    const after = space + by >= 0 && space + by < spaces ? worthAt(ladders, side, space + by) : 0;
    return after - worthAt(ladders, side, space);
  }

  return (state, seat, rng) => {
    if (state.phase === SkullQueen.Phase.place) return place(state, seat);
    const count = legal(state, seat, choices);
    if (rng.below(100) < SLIPS) return choices[rng.below(count)];
    let best = choices[0];
    let most = -Infinity;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      const points = gain(state, seat, choices[i]);
      if (points > most) equals = 0;
      if (points < most || rng.below(++equals) > 0) continue;
      best = choices[i];
      most = points;
    }
    return best;
  };
}
