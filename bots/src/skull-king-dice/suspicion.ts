import * as SkullKingDice from '@crossbones/games/skull-king-dice/index';
import { blankForecast, forecast } from './forecast.js';
import { overFaces } from './outlook.js';
import { firstAndLast } from './showing.js';
import { foresee, worth } from './worth.js';

const { KINDS, kindOf, MOST_ROUNDS, NOT_BID } = SkullKingDice;
type State = SkullKingDice.State;

/** How many points worse a bid may look to its bidder and still be made, more or less. */
const LENIENCE = 9;

/** What a bid tells of the dice behind a screen: they are likely such that the bid looked good. */
export class Suspicion {
  private readonly strength = new Float64Array(KINDS);
  private readonly chances = new Float64Array(MOST_ROUNDS);
  private readonly tricks = new Float64Array(MOST_ROUNDS + 1);
  private readonly dealt = new Uint8Array(KINDS);
  private readonly crowd = blankForecast();
  private readonly counts = new Float64Array(KINDS);
  private options: object | null = null;
  private seats = 0;

  /** How likely the bids seen are with the dice of this world, from 0 to 1; the seat's own says nothing. */
  likely(world: State, seat: number): number {
    this.know(world);
    let product = 1;
    for (let other = 0; other < world.seats; other++)
      if (other !== seat && world.bids[other] !== NOT_BID) product *= this.bidding(world, other);
    return product;
  }

  private bidding(world: State, seat: number): number {
    const { dealt, chances, tricks, strength } = this;
    const { round } = world;
    for (let kind = 0; kind < KINDS; kind++) dealt[kind] = world.hands[seat * KINDS + kind];
    for (let trick = 0; trick < world.trick; trick++) {
      const now = trick + 1 === world.trick;
      const landed = now ? world.landed : world.seats;
      const leader = now ? world.leader : world.leaders[trick];
      const place = (seat - leader + world.seats) % world.seats;
      if (place < landed) dealt[kindOf(world.rolls[trick * world.seats + place])]++;
    }
    let dice = 0;
    for (let kind = 0; kind < KINDS; kind++)
      for (let i = 0; i < dealt[kind]; i++) chances[dice++] = strength[kind];
    foresee(chances, dice, tricks);
    let sum = 0;
    let own = 0;
    let most = -Infinity;
    for (let bid = 0; bid <= round; bid++) {
      const points = worth(tricks, dice, world.options.scoring, round, bid, 0, 0);
      if (points > most) {
        sum *= Math.exp((most - points) / LENIENCE);
        own *= Math.exp((most - points) / LENIENCE);
        most = points;
      }
      const weight = Math.exp((points - most) / LENIENCE);
      sum += weight;
      if (bid === world.bids[seat]) own = weight;
    }
    return own / sum;
  }

  /** How strong each kind is against anybody's dice. */
  private know(world: State): void {
    if (this.options === world.options && this.seats === world.seats) return;
    this.options = world.options;
    this.seats = world.seats;
    this.counts.set(world.counts);
    forecast(this.counts, world.faces, world.seats - 1, this.crowd);
    for (let kind = 0; kind < KINDS; kind++)
      this.strength[kind] = overFaces(world, kind, firstAndLast, 0, this.crowd) / 2;
  }
}
