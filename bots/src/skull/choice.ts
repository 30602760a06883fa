import { lowest } from '@crossbones/core';
import * as Skull from '@crossbones/games/skull/index';
import { LEAST_BEYOND, MOST_BEYOND, NUMBERS, OUTPUT } from './places.js';

/** What a gang may do, each with how often it should. */
export class Choice {
  readonly actions = new Uint16Array(Skull.MOST_DISCS + 3);
  readonly chances = new Float64Array(Skull.MOST_DISCS + 3);
  count = 0;

  /** From a network's answers. */
  weigh(state: Skull.State, gang: number, answers: Float32Array): void {
    this.count = 0;
    const word = Skull.OWN_WORDS * state.prefixOf[gang];
    switch (state.phase) {
      case Skull.Phase.loss:
        this.add(Skull.LOSE + Skull.FLOWER, answers[OUTPUT.loseFlower]);
        this.add(Skull.LOSE + Skull.SKULL, answers[OUTPUT.loseSkull]);
        break;
      case Skull.Phase.bid:
        this.add(Skull.PASS, answers[OUTPUT.pass]);
        this.addNumbers(state, gang, answers, Skull.RAISE - Skull.LEAST_RAISE);
        break;
      default:
        if (Skull.mayPlace(state, gang, false)) this.add(word + Skull.FLOWER, answers[OUTPUT.flower]);
        if (Skull.mayPlace(state, gang, true)) this.add(word + Skull.SKULL, answers[OUTPUT.skull]);
        if (state.phase === Skull.Phase.add) this.addNumbers(state, gang, answers, Skull.CHALLENGE - 1);
    }
    this.normalise();
  }

  private addNumbers(state: Skull.State, gang: number, answers: Float32Array, word: number): void {
    const { bid, table } = state;
    const most = mayBidAll(state, gang) ? table : table - 1;
    for (let discs = bid + 1; discs <= most; discs++) {
      const above = discs - bid - 1;
      const below = table - discs;
      if (above >= NUMBERS && below >= NUMBERS) continue;
      const beyond = Math.min(Math.max(discs - state.pile[gang], LEAST_BEYOND), MOST_BEYOND) - LEAST_BEYOND;
      let answer = answers[OUTPUT.beyondPile + beyond];
      if (above < NUMBERS) answer += answers[OUTPUT.aboveBid + above];
      if (below < NUMBERS) answer += answers[OUTPUT.belowTable + below];
      this.add(word + discs, answer);
    }
  }

  private add(action: number, answer: number): void {
    this.actions[this.count] = action;
    this.chances[this.count++] = answer;
  }

  private normalise(): void {
    const { chances, count } = this;
    let most = chances[0];
    for (let i = 1; i < count; i++) most = Math.max(most, chances[i]);
    let sum = 0;
    for (let i = 0; i < count; i++) {
      chances[i] = Math.exp(chances[i] - most);
      sum += chances[i];
    }
    for (let i = 0; i < count; i++) chances[i] /= sum;
  }
}

/** A bid of the whole table turns every own disc first: with a skull of one's own there it is lost for certain. */
function mayBidAll(state: Skull.State, gang: number): boolean {
  const sister = (gang + state.seats) % state.gangs;
  return state.skull[gang] < 0 && (state.each === 1 || state.skull[sister] < 0);
}

/** The gang that its seat is asked for. */
export const gangAsked = (state: Skull.State, seat: number): number =>
  state.phase === Skull.Phase.place ? lowest(Skull.sealing(state, seat)) : state.turn;
