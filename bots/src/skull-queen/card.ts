import { SkullQueen } from '@crossbones/games';
import type { Policy } from '../policy.js';
import { Drift } from './drift.js';
import { harm } from './harm.js';
import { Outlook } from './outlook.js';
import { Plank } from './plank.js';

const { CARDS, COLOURS, colourOf, haunted, Judgement, judge, legal, NO_COLOUR, numberOf, seatAt } =
  SkullQueen;

/** How far one may choose the colour that a card without one takes later. */
const CHOSEN = 0.6;

/** Values each card for what it does to its pirate now and for what the rest of its colour is left to do. */
export function cardPlay(): Policy<SkullQueen.State> {
  const outlook = new Outlook();
  const { table } = outlook;
  const drift = new Drift();
  /** What to hope for with all cards in hand, by colour, and without one of them. */
  const planks = Array.from({ length: COLOURS }, () => new Plank());
  const without = new Plank();
  const judgement = new Judgement();
  /** The trick with the card in question. */
  const trick = new Uint8Array(CARDS);
  const choices = new Uint16Array(CARDS);

  const pirate = (state: SkullQueen.State, seat: number, colour: number): number =>
    state.pirates[seat * COLOURS + colour];

  /** How likely those who are still to play in this trick play the colour, on average. */
  function follows(state: SkullQueen.State, seat: number, colour: number, announced: number): number {
    const toPlay = state.perTrick - state.inTrick - 1;
    let sum = 0;
    for (let i = 1; i <= toPlay; i++) {
      const other = haunted(state) ? 1 - seat : seatAt(state.inTrick + i, state.leader, state.seats);
      sum += table.plays(state, other, colour, announced);
    }
    return toPlay === 0 ? 0 : sum / toPlay;
  }

  /** The drift of a card played now, in a colour it has or takes, in the trick that `judgement` knows. */
  function push(state: SkullQueen.State, seat: number, card: number, colour: number): void {
    // ◆ SQ-14 A ghost without colour binds nobody, and waits for that of the player after the dealer.
    const free = haunted(state) && state.led === NO_COLOUR;
    const announced = free ? NO_COLOUR : judgement.led;
    const numbers = judgement.numbers[colour];
    const alone = (numbers & (numbers - 1)) === 0 || (free && seat !== state.leader);
    const unseen = table.unseen[colour] | (announced === colour ? table.unseen[NO_COLOUR] : 0);
    const toPlay = state.perTrick - state.inTrick - 1;
    drift.of(numberOf[card], numbers, alone, unseen, toPlay, follows(state, seat, colour, announced));
  }

  function gainOfColour(state: SkullQueen.State, seat: number, card: number): number {
    const colour = colourOf[card];
    const space = pirate(state, seat, colour);
    if (space < 0) return 0;
    const rest = table.own[colour] & ~(1 << numberOf[card]);
    outlook.hope(without, state, state.side[seat], colour, rest);
    push(state, seat, card, colour);
    return without.at(space) + without.gain(drift, space) - planks[colour].at(space);
  }

  /** What a card without colour brings when it takes any colour or, with chance `chosen`, the best one. */
  function gainSomewhere(state: SkullQueen.State, seat: number, card: number, chosen: number): number {
    let most = -Infinity;
    let sum = 0;
    drift.surely(numberOf[card] > 0);
    for (let colour = 0; colour < COLOURS; colour++) {
      const gain = planks[colour].gain(drift, pirate(state, seat, colour));
      most = Math.max(most, gain);
      sum += gain;
    }
    return most * chosen + (sum / COLOURS) * (1 - chosen);
  }

  /** Against what it may be good for later; it will have to be played some time. */
  function gainOfColourless(state: SkullQueen.State, seat: number, card: number): number {
    const later = table.held > 1 ? gainSomewhere(state, seat, card, CHOSEN) : 0;
    if (judgement.led === NO_COLOUR) return gainSomewhere(state, seat, card, 0) - later;
    push(state, seat, card, judgement.led);
    return planks[judgement.led].gain(drift, pirate(state, seat, judgement.led)) - later;
  }

  /** Looks ahead in the colours that these choices may touch. */
  function lookAhead(state: SkullQueen.State, seat: number, count: number): void {
    table.look(state, seat);
    const first = colourOf[choices[0]];
    // Cards without colour come last, so this holds only if there is a single colour to play.
    const only = first === colourOf[choices[count - 1]] && first !== NO_COLOUR;
    for (let colour = 0; colour < COLOURS; colour++) {
      if (only && colour !== first) continue;
      outlook.foresee(state, colour);
      outlook.hope(planks[colour], state, state.side[seat], colour, table.own[colour]);
    }
  }

  return (state, seat, rng) => {
    const { played, perTrick, tricks, inTrick } = state;
    const count = legal(state, seat, choices);
    if (count === 1) return choices[0];
    lookAhead(state, seat, count);
    for (let i = 0; i < inTrick; i++) trick[i] = played[tricks * perTrick + i];
    let best = choices[0];
    let most = -Infinity;
    let equals = 0;
    for (let i = 0; i < count; i++) {
      const card = choices[i];
      trick[inTrick] = card;
      judge(trick, 0, inTrick + 1, state.centreLow, state.centreHigh, judgement);
      const colourless = colourOf[card] === NO_COLOUR;
      const own = colourless ? gainOfColourless(state, seat, card) : gainOfColour(state, seat, card);
      const gain = own + harm(state, seat, judgement);
      if (gain > most) equals = 0;
      if (gain < most || rng.below(++equals) > 0) continue;
      best = card;
      most = gain;
    }
    return best;
  };
}
