import * as SkullKing from '@crossbones/games/skull-king/index';
import { Scratch } from '../instant.js';
import { weighBids } from './bid.js';
import { weighPlays } from './card.js';
import { tricksAtSight } from './deckhand.js';
import { Lookout } from './lookout.js';

const { cardOf, ESCAPE, LEAD, ledBy, NONE, Phase, playedFace, SHOT, skullKing, UNSETTLED, WORD_SIZE } =
  SkullKing;

/** How many points of promise make a choice e times as likely: people differ from the bosun's rules of thumb. */
const DOUBT = { bid: 6, play: 8 };
/** How likely any choice is, whatever it promises. */
const WHIM = 0.08;
/** How often a bid may be a beginner's, and how much less likely it is with every trick off what meets the eye. */
const BEGINNER = 0.3;
const OFF_BY_ONE = 0.45;

/** The action that plays each face; alike cards are played as the first of them. */
const playOf = new Uint16Array(SkullKing.natures.length);
for (let action = SHOT + 2; action < LEAD; action++) playOf[playedFace(action)] = action;
for (let face = 1; face < playOf.length; face++) if (playOf[face] === 0) playOf[face] = playOf[face - 1];

/** The chance of a beginner's bid by how far it is off. */
const atSight = Float64Array.from(
  { length: 20 },
  (_, off) => (OFF_BY_ONE ** off * (1 - OFF_BY_ONE)) / (1 + OFF_BY_ONE),
);

/**
 * Goes through the round once more in a world that may be: how likely is it that the others, holding what they hold
 * there, bid and played as they did?
 */
export class Logbook {
  private readonly lookout = new Lookout();
  private readonly scratch = new Scratch<SkullKing.State>();

  /** The likelihood of all that the seat saw the others do. */
  likely(world: SkullKing.State, seat: number): number {
    if (world.phase <= Phase.bid) return 1;
    const then = this.scratch.of(skullKing, world.seats, world.options);
    turnBack(world, then);
    let likely = 1;
    for (let other = 0; other < world.seats; other++) {
      if (other !== seat) likely *= this.bids(then, other);
    }
    return world.phase === Phase.shot ? likely : likely * this.plays(world, then, seat);
  }

  private bids(then: SkullKing.State, seat: number): number {
    const bid = then.bids[seat];
    weighBids(this.lookout, then, seat);
    const sound = chosen(this.lookout.worths, then.dealt + 1, bid, DOUBT.bid);
    return (1 - BEGINNER) * sound + BEGINNER * atSight[Math.abs(bid - tricksAtSight(then, seat))];
  }

  private plays(world: SkullKing.State, then: SkullKing.State, seat: number): number {
    let likely = 1;
    then.phase = Phase.play;
    for (let i = 0; i < world.played; i++) {
      if (i % world.hands === 0) startTrick(world, then, i / world.hands);
      const player = world.players[i];
      const face = world.faces[i];
      if (player < world.seats) {
        if (player !== seat) likely *= this.play(then, player, face);
        take(then.held, player, cardOf(face));
      }
      if (then.led === UNSETTLED) then.led = ledBy(then.deck, face);
      then.played++;
      then.inTrick++;
    }
    return likely;
  }

  private play(then: SkullKing.State, player: number, face: number): number {
    const { legal, worths } = this.lookout;
    then.turn = player;
    const count = weighPlays(this.lookout, then, player);
    if (count === 1) return 1;
    const action = playOf[face];
    let choice = 0;
    while (choice < count - 1 && legal[choice] !== action) choice++;
    return chosen(worths, count, choice, DOUBT.play);
  }
}

/** The table as it was when the bids were asked for, but with the bids on it. */
function turnBack(world: SkullKing.State, then: SkullKing.State): void {
  skullKing.copy(world, then);
  for (let i = 0; i < world.played; i++) {
    if (world.players[i] < world.seats) give(then.held, world.players[i], cardOf(world.faces[i]));
  }
  if (world.will !== NONE) {
    for (let i = 0; i < world.willDrew; i++) take(then.held, world.will, world.pile[world.willTop + i]);
    for (let i = 0; i < world.willDiscarded; i++) give(then.held, world.will, world.discards[i]);
  }
  if (world.harry !== NONE && world.harryChange >= -1) then.bids[world.harry] -= world.harryChange;
  then.phase = Phase.bid;
  then.played = then.inTrick = then.alliances = 0;
  then.led = UNSETTLED;
  then.won.fill(0);
  then.bonus.fill(0);
  then.wagers.fill(0);
  then.will = then.juanita = NONE;
}

/** What came about between two tricks: the taker's trick, Will's cards, Harry's change. */
function startTrick(world: SkullKing.State, then: SkullKing.State, trick: number): void {
  const { hands } = world;
  const taker = trick === 0 ? NONE : world.takers[trick - 1];
  if (taker >= 0 && taker < world.seats) then.won[taker]++;
  if (world.will !== NONE && world.willAt === trick) {
    for (let i = 0; i < world.willDrew; i++) give(then.held, world.will, world.pile[world.willTop + i]);
    for (let i = 0; i < world.willDiscarded; i++) take(then.held, world.will, world.discards[i]);
    then.will = world.will;
  }
  if (world.harry !== NONE && world.harryAt === trick) then.bids[world.harry] = world.bids[world.harry];
  then.inTrick = 0;
  then.led = UNSETTLED;
  const first = trick * hands;
  const whole = first + hands <= world.played;
  for (let i = 0; i < hands; i++) then.order[i] = whole ? world.players[first + i] : world.order[i];
}

/** The chance of a choice made by one who rather takes what promises more. */
function chosen(worths: Float64Array, count: number, choice: number, doubt: number): number {
  let most = worths[0];
  for (let i = 1; i < count; i++) if (worths[i] > most) most = worths[i];
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((worths[i] - most) / doubt);
  return ((1 - WHIM) * Math.exp((worths[choice] - most) / doubt)) / sum + WHIM / count;
}

const wordOf = (card: number): number => (card < WORD_SIZE ? 0 : card < ESCAPE ? 1 : 2);
const bitOf = (card: number): number => 1 << (card < ESCAPE ? card % WORD_SIZE : card - ESCAPE);

function give(held: Int32Array, seat: number, card: number): void {
  held[seat * 3 + wordOf(card)] |= bitOf(card);
}

function take(held: Int32Array, seat: number, card: number): void {
  held[seat * 3 + wordOf(card)] &= ~bitOf(card);
}
