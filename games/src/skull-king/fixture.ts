import { type Fault, includes, must, type Options, type Reason, type Rng } from '@crossbones/core';
import { codeOf } from './cards.js';
import { skullKing } from './index.js';
import type { State } from './state.js';
import { open, view } from './view.js';

/** A generator that makes the shuffle end in the order wanted, and draws `dealer` for the first dealer. */
class Rigged implements Rng {
  private current: number[];

  constructor(
    cards: Uint8Array,
    private readonly wanted: readonly number[],
  ) {
    this.current = Array.from(cards);
  }

  below(n: number): number {
    const i = n - 1;
    const j = this.current.indexOf(this.wanted[i]);
    [this.current[i], this.current[j]] = [this.current[j], this.current[i]];
    return j;
  }
}

export interface Setting {
  readonly hands: readonly (readonly string[])[];
  /** Top first; cards that are not named follow in any order. */
  readonly undealt?: readonly string[];
  readonly options?: Options;
  readonly dealer?: number;
}

/** A table with chosen hands, played by words. With two hands and a pile the third is Greybeard's. */
export class Scene {
  readonly state: State;

  constructor(setting: Setting) {
    const { hands, undealt = [], options = {} } = setting;
    const seats = hands.length === 3 && setting.options?.two === true ? 2 : hands.length;
    const { two: _, ...given } = options;
    const dealt = hands[0].length;
    const checked = must(skullKing.options.check({ schedule: [dealt, 1], ...given }, seats));
    this.state = skullKing.create(seats, checked);
    skullKing.chance(this.state, { below: () => setting.dealer ?? seats - 1 });
    const free = Array.from(this.state.deck.cards);
    const claim = (code: string): number => {
      const at = free.findIndex((card) => codeOf(card) === code);
      if (at < 0) throw new Error(`no ${code} left`);
      return free.splice(at, 1)[0];
    };
    const wanted = [...hands.flat().map(claim), ...undealt.map(claim)];
    skullKing.chance(this.state, new Rigged(this.state.deck.cards, [...wanted, ...free]));
  }

  refusal(seat: number, word: string): Reason | null {
    return skullKing.refusal(this.state, seat, skullKing.parse(word)!);
  }

  act(seat: number, word: string): this {
    const refused: Fault | null = this.refusal(seat, word);
    if (refused !== null) throw new Error(`${seat} ${word}: ${JSON.stringify(refused)}`);
    skullKing.apply(this.state, seat, skullKing.parse(word)!);
    return this;
  }

  bid(...bids: number[]): this {
    bids.forEach((bid, seat) => {
      this.act(seat, `bid:${bid}`);
    });
    return this;
  }

  /** Plays each word by the player whose turn it is. */
  play(...words: string[]): this {
    for (const word of words) this.act(this.turn, word);
    return this;
  }

  get turn(): number {
    return this.actors.length === 1 ? this.actors[0] : -1;
  }

  get actors(): number[] {
    const set = skullKing.actors(this.state);
    return Array.from({ length: this.state.seats }, (_, seat) => seat).filter((seat) => includes(set, seat));
  }

  legal(seat: number): string[] {
    const buffer = new Uint16Array(skullKing.actions);
    return Array.from(buffer.subarray(0, skullKing.legal(this.state, seat, buffer)), skullKing.print);
  }

  get open() {
    return open(this.state) as ReturnType<typeof view> & {
      hands: string[][];
      undealt: string[];
      ghost: { pile: string[] };
    };
  }

  seen(seat: number | 'spectator') {
    return view(this.state, seat);
  }
}
