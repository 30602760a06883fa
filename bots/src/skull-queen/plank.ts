import * as SkullQueen from '@crossbones/games/skull-queen/index';
import type { Drift } from './drift.js';
import { GROUPS, hopesOf, openHopesOf, PARTS, STEPS_FAR } from './hopes.js';

const { SPACES } = SkullQueen;

/** Sea on either side, as far as the longest way goes. */
const SEA = 2;
/** The back is the front turned round, and so is all that was learned of it. */
const MIRRORED = 1;
const WIDE = SPACES + 2 * SEA;
/** Each part of a space that was learned is parted again, with hopes in between. */
const FINER = 3;
const FINE = PARTS * FINER;
const REACH = STEPS_FAR * FINER;
const CARDS = 15;
/** Of few cards each counts; of many it does not matter. */
const groupOf = Uint8Array.from({ length: CARDS }, (_, held) =>
  held <= 1 ? 0 : held <= 3 ? 1 : held <= 5 ? 2 : held <= 8 ? 3 : 4,
);

/** What a pirate may hope for on each space, by side, cards held, and how far its cards still push it up and down. */
export class Plank {
  readonly hopes = new Float32Array(2 * GROUPS * (REACH + 1) * (REACH + 1) * WIDE);
  /** As others see it, who do not know the cards. */
  readonly open = new Float32Array(2 * CARDS * WIDE);

  constructor(ladders: Uint8Array) {
    const learned = hopesOf(ladders);
    for (let side = 0; side < 2; side++) {
      for (let group = 0; group < GROUPS; group++)
        for (let up = 0; up <= REACH; up++)
          for (let down = 0; down <= REACH; down++) {
            const at = this.at(side, group, up, down);
            for (let space = 0; space < SPACES; space++)
              this.hopes[at + space] =
                side === MIRRORED
                  ? between(learned, group, down, up, SPACES - 1 - space)
                  : between(learned, group, up, down, space);
          }
      const open = openHopesOf(ladders);
      for (let held = 0; held < CARDS; held++)
        for (let space = 0; space < SPACES; space++)
          this.open[this.openRow(side, held) + space] =
            open[held * SPACES + (side === MIRRORED ? SPACES - 1 - space : space)];
    }
  }

  private at(side: number, group: number, up: number, down: number): number {
    return (((side * GROUPS + group) * (REACH + 1) + up) * (REACH + 1) + down) * WIDE + SEA;
  }

  /** Where the hopes for such pushes begin, the top space first. */
  row(side: number, up: number, down: number, held: number): number {
    const u = Math.min(REACH, Math.max(0, Math.floor(up * FINE + 0.5)));
    const d = Math.min(REACH, Math.max(0, Math.floor(down * FINE + 0.5)));
    return this.at(side, groupOf[held], u, d);
  }

  openRow(side: number, held: number): number {
    return (side * CARDS + held) * WIDE + SEA;
  }

  /** The space with the highest hopes. */
  best(row: number): number {
    let best = 0;
    for (let space = 1; space < SPACES; space++)
      if (this.hopes[row + space] > this.hopes[row + best]) best = space;
    return best;
  }

  /** What a card with this drift changes for a pirate on this space. */
  gain({ up, upTwo, down, downTwo }: Drift, row: number, space: number): number {
    const { hopes } = this;
    const at = row + space;
    return (
      up * hopes[at - 1] +
      upTwo * hopes[at - 2] +
      down * hopes[at + 1] +
      downTwo * hopes[at + 2] -
      (up + upTwo + down + downTwo) * hopes[at]
    );
  }
}

/** Between the four parts that lie around, each by its nearness. */
function between(learned: Float32Array, group: number, up: number, down: number, space: number): number {
  const size = STEPS_FAR + 1;
  const u = Math.min(STEPS_FAR - 1, Math.floor(up / FINER));
  const d = Math.min(STEPS_FAR - 1, Math.floor(down / FINER));
  const fu = up / FINER - u;
  const fd = down / FINER - d;
  const at = (i: number, k: number): number =>
    learned[((group * size + u + i) * size + d + k) * SPACES + space];
  return (1 - fu) * ((1 - fd) * at(0, 0) + fd * at(0, 1)) + fu * ((1 - fd) * at(1, 0) + fd * at(1, 1));
}

const planks: (Plank | undefined)[] = [];

/** The same for all players of a table with such planks, which differ in the middle only. */
export function plankOf(ladders: Uint8Array): Plank {
  const middle = ladders[SPACES >> 1];
  planks[middle] ??= new Plank(ladders);
  return planks[middle];
}
