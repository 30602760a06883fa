import type { Game } from '@crossbones/core';
import * as SkullQueen from '@crossbones/games/skull-queen/index';

const { COLOURS, highBit, judge, Judgement, lowBit, Phase, seatAt, SPACES } = SkullQueen;

/** What all have seen of the round so far: who played what, and where each pirate may have been placed. */
export class Memory {
  /** A bit for each space, by seat and colour: who fell overboard may have come from several. */
  readonly starts: Uint8Array;
  /** The cards each seat has played, two words a seat. */
  private readonly gone: Int32Array;
  private centreLow = 0;
  private centreHigh = 0;
  private leader = 0;

  constructor(
    private readonly game: Game<SkullQueen.State>,
    state: SkullQueen.State,
  ) {
    this.starts = new Uint8Array(state.seats * COLOURS);
    this.gone = new Int32Array(2 * state.seats);
    if (state.phase === Phase.place) return;
    this.gather(state);
    this.retrace(state);
  }

  private gather(state: SkullQueen.State): void {
    const { played, perTrick, tricks, seats, leaders } = state;
    this.centreLow = state.centreLow | state.goneLow;
    this.centreHigh = state.centreHigh | state.goneHigh;
    this.leader = leaders[0];
    for (let i = 0; i < tricks * perTrick + state.inTrick; i++) {
      this.centreLow &= ~lowBit(played[i]);
      this.centreHigh &= ~highBit(played[i]);
      const seat = seatAt(i % perTrick, leaders[Math.floor(i / perTrick)], seats);
      if (seat < 0) continue;
      this.gone[2 * seat] |= lowBit(played[i]);
      this.gone[2 * seat + 1] |= highBit(played[i]);
    }
  }

  /** Lets a pirate start from every space and keeps those that lead to where it is. */
  private retrace(state: SkullQueen.State): void {
    const { seats, played, perTrick, tricks, leaders } = state;
    const judgement = new Judgement();
    const now = Int8Array.from({ length: seats * COLOURS * SPACES }, (_, i) => i % SPACES);
    const move = (seat: number, colour: number, by: number): void => {
      if (seat < 0) return;
      const from = (seat * COLOURS + colour) * SPACES;
      for (let i = from; i < from + SPACES; i++) {
        if (now[i] < 0) continue;
        now[i] += by;
        if (now[i] >= SPACES) now[i] = -1;
      }
    };
    let low = this.centreLow;
    let high = this.centreHigh;
    for (let trick = 0; trick < tricks; trick++) {
      judge(played, trick * perTrick, perTrick, low, high, judgement);
      for (let colour = 0; colour < COLOURS; colour++) {
        move(seatAt(judgement.up[colour], leaders[trick], seats), colour, -judgement.upBy[colour]);
        move(seatAt(judgement.down[colour], leaders[trick], seats), colour, judgement.downBy[colour]);
      }
      low = judgement.centreLow;
      high = judgement.centreHigh;
    }
    for (let i = 0; i < now.length; i++) {
      const at = Math.floor(i / SPACES);
      const is = state.pirates[at];
      if (now[i] === is || (now[i] < 0 && is < 0)) this.starts[at] |= 1 << (i % SPACES);
    }
  }

  /** A world as it was when all had placed and nobody had played. */
  rewind(world: SkullQueen.State, into: SkullQueen.State): void {
    this.game.copy(world, into);
    for (let i = 0; i < this.gone.length; i++) into.hands[i] |= this.gone[i];
    for (let i = 0; i < this.starts.length; i++) into.pirates[i] = 31 - Math.clz32(this.starts[i]);
    into.voids.fill(0);
    into.sealed.fill(-1);
    into.centreLow = this.centreLow;
    into.centreHigh = this.centreHigh;
    into.goneLow = 0;
    into.goneHigh = 0;
    into.tricks = 0;
    into.inTrick = 0;
    into.led = SkullQueen.NO_COLOUR;
    into.leader = this.leader;
    into.waiting = 1 << this.leader;
  }
}
